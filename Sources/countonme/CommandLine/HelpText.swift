import ArgumentParser
import Reference

/// The help on the command line beyond the options.
enum HelpText {
  /// The widest line of the help, in columns.
  private static let columns = 80

  /// The longest output that an example shows beside its command, in characters.
  private static let longestOutput = 20

  /// The topics and the examples, as a part of `--help`.
  static var sections: String {
    let topics = Topic.allCases.map { ($0.rawValue, $0.summary) }
    let examples = Example.all.compactMap { example -> (String, String)? in
      let output = example.output.joined(separator: " and ")
      guard output.count <= longestOutput else { return nil }
      return (example.command, output.isEmpty ? "the keypad" : "prints " + output)
    }
    return "TOPICS, for 'countonme --help <topic>':\n" + table(topics) + "\n\nEXAMPLES:\n"
      + table(examples)
  }

  /// The topics that arguments ask for: what follows `--help` or `-h`, where nothing else is an
  /// option.
  ///
  /// - Returns: nil when the arguments ask for something else.
  static func topics(in arguments: [String]) -> [String]? {
    let topics = arguments.dropFirst()
    guard ["--help", "-h"].contains(arguments.first), !topics.isEmpty,
      !topics.contains(where: { $0.hasPrefix("-") })
    else { return nil }
    return Array(topics)
  }

  /// The chapters on topics, as text.
  ///
  /// - Throws: an error that lists the topics when one of the names is none of them.
  static func chapters(on names: [String]) throws(ValidationError) -> String {
    var chapters: [String] = []
    for name in names {
      guard let topic = Topic(rawValue: name) else { throw unknownTopic(name) }
      chapters.append(PlainText(columns: columns).text(of: topic.chapter))
    }
    return chapters.joined(separator: "\n")
  }

  private static func unknownTopic(_ name: String) -> ValidationError {
    let topics = Topic.allCases.map(\.rawValue).joined(separator: ", ")
    let lines = PlainText(columns: columns).wrap(InlineText("The topics are: \(topics)."))
    return ValidationError(
      (["There is no help on '\(name)'."] + lines).joined(separator: "\n"))
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { term, meaning in
      "  " + term + String(repeating: " ", count: width + 2 - term.count) + meaning
    }
    .joined(separator: "\n")
  }
}
