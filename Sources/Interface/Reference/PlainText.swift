import CalculatorViewModel

/// A format for chapters as plain text; only examples exceed the columns.
package struct PlainText: Hashable, Sendable {
  package var columns: Int

  private static let indent = 2

  /// The widest term with its meaning on the same line.
  private static let widestTerm = 22

  package init(columns: Int = 80) { self.columns = columns }

  package func text(of chapter: Chapter) -> String {
    let blocks = chapter.blocks.map { lines(of: $0).joined(separator: "\n") }
    return ([chapter.title.uppercased()] + blocks).joined(separator: "\n\n") + "\n"
  }

  package func wrap(_ text: InlineText, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return Help.wrap(words(of: text), columns: columns - indent).map { margin + $0 }
  }

  private func lines(of block: Block) -> [String] {
    switch block {
    case .paragraph(let text): return wrap(text, indent: Self.indent)
    case .heading(let title): return [title]
    case .definitions(let definitions): return lines(of: definitions)
    case .list(let items): return items.flatMap(lines(ofItem:))
    case .examples(let examples): return Array(examples.map(lines(of:)).joined(separator: [""]))
    }
  }

  private func lines(ofItem item: InlineText) -> [String] {
    wrap(item, indent: Self.indent + 2).enumerated().map { index, line in
      index == 0 ? "  - " + line.dropFirst(Self.indent + 2) : line
    }
  }

  private func lines(of example: Example) -> [String] {
    wrap(example.summary, indent: Self.indent)
      + ["    $ " + example.command] + example.output.map { "    " + $0 }
  }

  private func lines(of definitions: [Definition]) -> [String] {
    let widths = definitions.map(\.term.text.count).filter { $0 <= Self.widestTerm }
    let margin = Self.indent + (widths.max() ?? Self.widestTerm) + 2
    return definitions.flatMap { definition in
      let term = String(repeating: " ", count: Self.indent) + definition.term.text
      var lines = wrap(definition.meaning, indent: margin)
      guard term.count + 2 <= margin else { return [term] + lines }
      lines[0] = term + lines[0].dropFirst(term.count)
      return lines
    }
  }

  /// The parts between which lines may break; code stays whole.
  private func words(of text: InlineText) -> [String] {
    var words = [""]
    for span in text.spans {
      switch span {
      case .words(let part):
        let parts = part.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        words[words.count - 1] += parts[0]
        words += parts.dropFirst()
      case .code(let code):
        words[words.count - 1] += code.kind == .literal ? "‘\(code.text)’" : code.text
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
