import CalculatorViewModel
import ExactNumbers
import Words

/// The chapters of a manual by topic, as written.
///
/// A chapter begins with its topic, title and summary. Empty lines separate its blocks.
///
/// ```text
/// ## numbers :: Numbers :: how numbers are written, and ans
///
/// A paragraph with `code` and a list, {forms}.
///
/// # Heading
///
/// x^y, x**y :: The meaning of two spellings;
///   a line that continues it is indented.
/// $TERM :: The meaning of a variable of the environment.
///
/// * An item of a list.
///
/// {functions}
/// ```
struct Manual: Sendable {
  let chapters: [String: (title: String, summary: String, blocks: [String])]

  init(_ text: String) {
    chapters = Dictionary(
      uniqueKeysWithValues: "\n\n\(text)".split(on: "\n\n## ").dropFirst().map { chapter in
        let blocks = chapter.split(on: "\n\n")
        let heading = blocks[0].split(on: " :: ")
        return (heading[0], (heading[1], heading[2], Array(blocks.dropFirst())))
      })
  }
}

extension Topic {
  package func chapter(in words: ReferenceWording) -> Chapter {
    let entry = words.entry(of: self)
    return Chapter(title: entry.title, blocks: entry.blocks.flatMap { Block.blocks(in: $0, words) })
  }
}

extension Block {
  fileprivate static func blocks(in text: String, _ words: ReferenceWording) -> [Block] {
    if text.first == "#" { return [.heading(String(text.dropFirst(2)))] }
    if text.first == "{", text.last == "}" {
      return table(String(text.dropFirst().dropLast()), in: words)
    }
    let rows = rows(of: text)
    if text.first == "*" { return [.list(rows.map { words.inline(String($0[0].dropFirst(2))) })] }
    guard rows.allSatisfy({ $0.count == 2 }) else {
      return [.paragraph(words.inline(rows.joined().joined(separator: " ")))]
    }
    return [
      .definitions(
        rows.map { row in
          let isVariable = row[0].first == "$"
          let spellings = (isVariable ? String(row[0].dropFirst()) : row[0]).split(on: ", ")
          return Definition(
            isVariable ? .variables(spellings) : .code(spellings), words.inline(row[1]))
        })
    ]
  }

  /// The lines of a block as terms and meanings, each joined with the indented lines below it.
  static func rows(of text: String) -> [[String]] {
    let items = text.split(separator: "\n").reduce(into: [String]()) { items, line in
      if line.hasPrefix("  "), !items.isEmpty {
        items[items.count - 1] += line.dropFirst()
      } else {
        items.append(String(line))
      }
    }
    return items.map { $0.split(on: " :: ") }
  }

  /// A table derived from the calculator; text refers to it by its name in braces.
  private static func table(_ name: String, in words: ReferenceWording) -> [Block] {
    let help = Help(words.words)
    return switch name {
    case "options": [.options(in: words)]
    case "examples": [.examples(Example.all(in: words))]
    case "functions": [.functions(in: words)]
    case "synonyms": [.synonyms(in: words)]
    case "clashes": [.clashes(in: words)]
    case "forms": [.forms(in: words)]
    case "units": units(in: words)
    case "standards": [.standards(in: words)]
    case "keys": [.keys(help.keypad)]
    case "commands": [.keys(help.lines(of: .commands))]
    case "pageKeys": [.keys(help.lines(of: KeyTable.page))]
    case "plotKeys": [.keys(help.lines(of: KeyTable.plot))]
    case "formulaKeys": [.keys(help.lines(of: .formula))]
    case "tapeKeys": [.keys(help.lines(of: .tape))]
    case "layouts": [.layouts(in: words)]
    default: preconditionFailure("no table \(name)")
    }
  }
}
