import Reference
import Words

/// Formats chapters in mdoc(7).
enum Mdoc {
  /// In characters.
  private static let widestIndent = 20

  /// The longest meaning in a compact list, in characters.
  private static let longestCompact = 60

  static func lines(of chapter: Chapter, isSubsection: Bool) -> [String] {
    let title = chapter.title
    var lines = [isSubsection ? ".Ss \(escaped(title))" : ".Sh \(escaped(title.uppercased()))"]
    for block in chapter.blocks {
      if case .paragraph = block, let last = lines.last, !last.hasPrefix(".S") {
        lines.append(".Pp")
      }
      lines += Self.lines(of: block)
    }
    return lines
  }

  private static func lines(of block: Block) -> [String] {
    switch block {
    case .paragraph(let text): lines(of: text)
    case .heading(let title): [".Ss \(escaped(title))"]
    case .definitions(let definitions): lines(of: definitions)
    case .list(let items): [".Bl -bullet"] + items.flatMap { [".It"] + lines(of: $0) } + [".El"]
    case .examples(let examples):
      examples.flatMap { example in
        [".Pp"] + lines(of: example.summary) + display(["$ " + example.command] + example.output)
      }
    }
  }

  private static func display(_ lines: [String]) -> [String] {
    [".Bd -literal -offset indent"] + lines.map { escaped($0, isCode: true) } + [".Ed"]
  }

  /// A list of terms; compact if all meanings are short.
  private static func lines(of definitions: [Definition]) -> [String] {
    let indent = min(definitions.map(\.term.text.count).max() ?? 0, widestIndent)
    let isCompact = definitions.allSatisfy { $0.meaning.text.count <= longestCompact }
    var lines = [".Bl -tag -width \(indent)n" + (isCompact ? " -compact" : "")]
    for definition in definitions {
      lines.append(".It " + macro(for: definition.term))
      lines += Self.lines(of: definition.meaning)
    }
    return lines + [".El"]
  }

  private static func macro(for term: Term) -> String {
    switch term {
    case .name(let name): return "Ic " + argument(name)
    case .code(let forms): return forms.map { "Ic " + argument($0) }.joined(separator: " , ")
    case .function(let name, let parameters): return "Fn \(name) " + argument(parameters)
    case .option(let option, let value):
      let letter = option.letter.map { "Fl \($0) , " } ?? ""
      let value = value.map { " Ar \($0)" } ?? ""
      return letter + "Fl -\(option.name)" + value
    case .variables(let names): return names.map { "Ev \($0)" }.joined(separator: " , ")
    }
  }

  /// Text as lines: a macro per piece of code, and a line per sentence.
  static func lines(of text: InlineText) -> [String] {
    var lines: [String] = []
    // Text that touches code shares the line of its macro, without a space.
    var opening = ""
    for (index, span) in text.spans.enumerated() {
      switch span {
      case .words(var words):
        if index > 0 {
          let closing = words.prefix { $0 != " " }
          words.removeFirst(closing.count)
          lines[lines.count - 1] += arguments(closing: closing)
        }
        if index < text.spans.count - 1 {
          opening = String(words.reversed().prefix { $0 != " " }.reversed())
          words.removeLast(opening.count)
        }
        lines += sentences(words)
      case .code(let code):
        lines.append(
          "." + macro(for: code, behind: opening, before: text.spans.dropFirst(index + 1).first))
        opening = ""
      }
    }
    return lines
  }

  private static func macro(
    for code: Code, behind opening: String, before next: InlineText.Span?
  ) -> String {
    var (name, arguments) = macro(for: code)
    if name == "Ql", case .words(let words) = next, !isPunctuation(words.prefix { $0 != " " }) {
      // Text after `Ql` on its line would be inside the quotation marks.
      (name, arguments) = ("So", ["Li"] + arguments + ["Sc"])
    }
    guard opening.allSatisfy({ "([".contains($0) }) else {
      return (["No", argument(opening), "Ns", name] + arguments).joined(separator: " ")
    }
    return ([name] + opening.map(String.init) + arguments).joined(separator: " ")
  }

  /// The macro arguments for text that touches code: punctuation, or text after `Ns`.
  private static func arguments(closing: Substring) -> String {
    isPunctuation(closing) ? closing.map { " \($0)" }.joined() : " Ns " + escaped(String(closing))
  }

  private static func isPunctuation(_ text: Substring) -> Bool {
    text.allSatisfy { ".,:;?!)]".contains($0) }
  }

  private static func sentences(_ words: String) -> [String] {
    words.replacing(". ", with: ".\n").split(separator: "\n").compactMap { sentence in
      let text = sentence.split(separator: " ").joined(separator: " ")
      return text.isEmpty ? nil : escaped(text)
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

  static func argument(_ text: String) -> String {
    let escaped = escaped(text, isCode: true).replacing("\"", with: "\\(dq")
    // A short argument may read as punctuation or a macro.
    let isPlain = text.count > 3 || text.allSatisfy { $0.isASCII && $0.isLowercase }
    let argument = isPlain || escaped.hasPrefix("\\&") ? escaped : "\\&" + escaped
    return argument.contains(" ") ? "\"\(argument)\"" : argument
  }

  /// Escapes text for roff and its output devices; code keeps hyphens and quotation marks.
  static func escaped(_ text: String, isCode: Bool = false) -> String {
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
    case "\u{A0}", "\u{202F}": return "\\~"
    case _ where scalar.isASCII || isLatin(scalar): return String(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
      return "\\[u\(zeros)\(digits)]"
    }
  }

  /// Whether a scalar is a Latin-1 letter, which every output device has.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x100 && scalar.properties.isAlphabetic
  }
}
