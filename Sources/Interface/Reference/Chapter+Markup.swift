import CalculatorViewModel
import ExactNumbers
import Quantities
import Words

/// A table in a chapter, derived from the calculator; text refers to it by its name in braces.
private enum DerivedTable: String {
  case options, examples
  case functions, synonyms, clashes, forms
  case units, metricPrefixes, binaryPrefixes, currencySigns, currencies, standards
  case keys, commands, pageKeys, plotKeys, formulaKeys, tapeKeys, layouts

  func blocks(in words: ReferenceWording) -> [Block] {
    switch self {
    case .options: [.options(in: words)]
    case .examples: [.examples(Example.all(in: words))]
    case .functions: [.functions(in: words)]
    case .synonyms: [.synonyms(in: words)]
    case .clashes: [.clashes(in: words)]
    case .forms: [.forms(in: words)]
    case .units: Block.units(in: words)
    case .metricPrefixes: [.prefixes(UnitPrefix.metric, of: .si, in: words)]
    case .binaryPrefixes: [.prefixes(UnitPrefix.binary, of: .iec, in: words)]
    case .currencySigns: [.currencySigns(in: words)]
    case .currencies: [.currencies(in: words)]
    case .standards: [.standards(in: words)]
    case .keys: [.keys(Help(words.words).keypad)]
    case .commands: [.keys(Help(words.words).lines(of: .commands))]
    case .pageKeys: [.keys(Help(words.words).lines(of: KeyTable.page))]
    case .plotKeys: [.keys(Help(words.words).lines(of: KeyTable.plot))]
    case .formulaKeys: [.keys(Help(words.words).lines(of: .formula))]
    case .tapeKeys: [.keys(Help(words.words).lines(of: .tape))]
    case .layouts: [.layouts(in: words)]
    }
  }
}

extension Chapter {
  /// Parses the text of a chapter, whose blocks are separated by empty lines.
  ///
  /// ```text
  /// # Heading
  ///
  /// A paragraph with `code`.
  ///
  /// x^y, x**y :: The meaning of two spellings;
  ///   a line that continues it is indented.
  /// $TERM :: The meaning of a variable of the environment.
  ///
  /// * An item of a list.
  ///
  /// {functions}
  /// ```
  init(_ title: String, text: String, in words: ReferenceWording) {
    self.init(title: title, blocks: text.split(on: "\n\n").flatMap { Block.blocks(in: $0, words) })
  }
}

extension Block {
  fileprivate static func blocks(in text: String, _ words: ReferenceWording) -> [Block] {
    if text.first == "#" { return [.heading(String(text.dropFirst(2)))] }
    if text.first == "{" {
      guard let table = DerivedTable(rawValue: String(text.dropFirst().dropLast())) else {
        preconditionFailure("no table \(text)")
      }
      return table.blocks(in: words)
    }
    let items = items(of: text)
    if text.first == "*" { return [.list(items.map { InlineText(String($0.dropFirst(2))) })] }
    let rows = items.map { $0.split(on: " :: ") }
    guard rows.allSatisfy({ $0.count == 2 }) else {
      return [.paragraph(InlineText(items.joined(separator: " ")))]
    }
    return [
      .definitions(
        rows.map { row in
          let isVariable = row[0].first == "$"
          let spellings = (isVariable ? String(row[0].dropFirst()) : row[0]).split(on: ", ")
          return Definition(
            isVariable ? .variables(spellings) : .code(spellings), InlineText(row[1]))
        })
    ]
  }

  /// The lines of a block, each joined with the indented ones below it.
  private static func items(of text: String) -> [String] {
    text.split(separator: "\n").reduce(into: []) { items, line in
      if line.hasPrefix("  "), !items.isEmpty {
        items[items.count - 1] += line.dropFirst()
      } else {
        items.append(String(line))
      }
    }
  }
}
