import CalculatorViewModel
import Reference
import Screen
import Words

struct HelpText {
  private let words: Wording
  private let reference: ReferenceWording

  private static let columns = 80

  /// The column at which the meanings of options start.
  private static let margin = 26

  private static let longestOutput = 20

  init(_ language: Language) { (words, reference) = (language.words, language.reference) }

  static func hasTopic(_ name: String) -> Bool { Topic(rawValue: name) != nil }

  func text(on names: [String]) throws(UsageError) -> String {
    guard !names.isEmpty else { return options }
    var chapters: [String] = []
    for name in names {
      guard let topic = Topic(rawValue: name) else { throw .unknownTopic(name) }
      chapters.append(PlainText(columns: Self.columns).text(of: topic.chapter(in: reference)))
    }
    return chapters.joined(separator: "\n")
  }

  func text(of error: UsageError) -> String {
    if case .unknownTopic = error {
      let topics = Topic.allCases.map(\.rawValue).joined(separator: ", ")
      return words.report(words.phrase(error)) + "\n"
        + text(PlainText(columns: Self.columns).wrap(reference.topics(topics)))
    }
    return words.report(words.phrase(error) + words.moreHelp) + "\n"
  }

  private var options: String {
    let help = reference.help
    let sections = [
      wrapped(help.overview), wrapped(help.discussion),
      help.topics + "\n"
        + table(Topic.allCases.map { ($0.rawValue, reference.entry(of: $0).summary) }),
      help.examples + "\n" + table(examples), usage(help.usage),
      help.arguments + "\n" + entry("<\(reference.name(of: .expression))>", help.expression),
      help.options + "\n"
        + CommandLineOption.allCases.map { entry(term(of: $0), meaning(of: $0)) }.joined(),
    ]
    return sections.joined(separator: "\n")
  }

  private var examples: [(String, String)] {
    Example.all(in: reference).compactMap { example in
      guard example.output.joined().count <= Self.longestOutput else { return nil }
      return (
        example.command,
        example.output.isEmpty ? reference.help.keypad : reference.prints(example.output)
      )
    }
  }

  private func term(of option: CommandLineOption) -> String {
    option.text(value: option.placeholder.map(reference.name))
  }

  private func meaning(of option: CommandLineOption) -> String {
    let values = option.value.words
    return reference.summary(of: option)
      + (values.isEmpty ? "" : " (\(reference.help.values)\(values.joined(separator: ", ")))")
  }

  private func usage(_ title: String) -> String {
    let name = "countonme "
    let indent = String(repeating: " ", count: title.count)
    let columns = Self.columns - title.count - name.count
    let lines = reference.usage.flatMap { parts in
      Help.wrap(parts, columns: columns).enumerated().map { index, line in
        (index == 0 ? name : String(repeating: " ", count: name.count)) + line
      }
    }
    return text(lines.enumerated().map { ($0 == 0 ? title : indent) + $1 })
  }

  private func entry(_ term: String, _ meaning: String) -> String {
    var lines = lines(of: meaning, indent: Self.margin)
    let term = "  " + term
    if term.count < Self.margin, let first = lines.first {
      lines[0] = term + first.dropFirst(term.count)
    } else {
      lines.insert(term, at: 0)
    }
    return text(lines)
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.padded(after: width + 2) + $1 + "\n" }.joined()
  }

  private func wrapped(_ text: String) -> String { self.text(lines(of: text)) }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func lines(of text: String, indent: Int = 0) -> [String] {
    PlainText(columns: Self.columns).wrap(InlineText(words: text), indent: indent)
  }
}
