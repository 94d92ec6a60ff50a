import Reference

extension Mdoc {
  /// Text as lines: a macro for each piece of code, and a line for each sentence.
  static func lines(of text: InlineText) -> [String] {
    var lines: [String] = []
    // Punctuation beside code is an argument of its macro, so that no space separates them.
    var opening = ""
    for (index, span) in text.spans.enumerated() {
      switch span {
      case .words(var words):
        if index > 0 {
          let closing = words.prefix { $0 != " " }
          words.removeFirst(closing.count)
          lines[lines.count - 1] += closing.map { " \($0)" }.joined()
        }
        if index < text.spans.count - 1 {
          opening = String(words.reversed().prefix { $0 != " " }.reversed())
          words.removeLast(opening.count)
        }
        lines += sentences(words)
      case .code(let code):
        let (name, arguments) = macro(for: code)
        lines.append((["." + name] + opening.map(String.init) + arguments).joined(separator: " "))
        opening = ""
      }
    }
    return lines
  }

  private static func sentences(_ words: String) -> [String] {
    words.replacing(". ", with: ".\n").split(separator: "\n").compactMap { sentence in
      let text = sentence.split(separator: " ").joined(separator: " ")
      return text.isEmpty ? nil : escaped(text, isCode: false)
    }
  }

  private static func macro(for code: Code) -> (name: String, arguments: [String]) {
    switch code.kind {
    case .program: ("Nm", [])
    case .option: ("Fl", [String(code.text.dropFirst())])
    case .variable: ("Ev", [code.text])
    case .literal: ("Ql", [argument(code.text)])
    }
  }

  /// Text as one argument of a macro.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text, isCode: true).replacing("\"", with: "\\(dq")
    // A short argument could be punctuation or a macro itself.
    let isPlain = text.count > 3 || text.allSatisfy { $0.isASCII && $0.isLowercase }
    let argument = isPlain || escaped.hasPrefix("\\&") ? escaped : "\\&" + escaped
    return argument.contains(" ") ? "\"\(argument)\"" : argument
  }

  /// Text in which everything is escaped that has a meaning in roff, or that its output devices
  /// replace by other characters.
  ///
  /// - Parameter isCode: whether hyphens and quotation marks have to stay as they are.
  static func escaped(_ text: String, isCode: Bool) -> String {
    let escaped = text.unicodeScalars.map { Self.escaped($0, isCode: isCode) }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ scalar: Unicode.Scalar, isCode: Bool) -> String {
    switch scalar {
    case "\\": return "\\e"
    case "-" where isCode: return "\\-"
    case "'" where isCode: return "\\(aq"
    case "`" where isCode: return "\\(ga"
    case "^": return "\\(ha"
    case "~": return "\\(ti"
    case _ where scalar.isASCII: return String(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
      return "\\[u\(zeros)\(digits)]"
    }
  }
}
