import Reference

/// Chapters in mdoc, the language of manual pages. (mdoc(7))
enum Mdoc {
  /// The widest indentation of a list of terms, in characters.
  private static let widestIndent = 20

  /// The longest meaning that a list without blank lines has, in characters.
  private static let longestCompact = 60

  /// The lines of a chapter under the heading of a section or a subsection.
  static func lines(of chapter: Chapter, isSubsection: Bool) -> [String] {
    var lines = [
      isSubsection
        ? ".Ss \(escaped(chapter.title, isCode: false))"
        : ".Sh \(escaped(chapter.title.uppercased(), isCode: false))"
    ]
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
    case .heading(let title): [".Ss \(escaped(title, isCode: false))"]
    case .definitions(let definitions): lines(of: definitions)
    case .list(let items):
      [".Bl -bullet"] + items.flatMap { [".It"] + lines(of: $0) } + [".El"]
    case .literal(let lines): display(lines)
    case .examples(let examples):
      examples.flatMap { example in
        [".Pp"] + lines(of: example.summary) + display(["$ " + example.command] + example.output)
      }
    }
  }

  private static func display(_ lines: [String]) -> [String] {
    [".Bd -literal -offset indent"] + lines.map { escaped($0, isCode: true) } + [".Ed"]
  }

  /// A list of terms and their meanings; compact where all meanings are short.
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
    case .keys(let name), .name(let name): return "Ic " + argument(name)
    case .code(let forms): return forms.map { "Ic " + argument($0) }.joined(separator: " , ")
    case .function(let name, let parameters): return "Fn \(name) " + argument(parameters)
    case .option(let option, let value):
      let letter = option.letter.map { "Fl \($0) , " } ?? ""
      let value = value.map { " Ar \($0)" } ?? ""
      return letter + "Fl -\(option.name)" + value
    case .variables(let names): return names.map { "Ev \($0)" }.joined(separator: " , ")
    }
  }
}
