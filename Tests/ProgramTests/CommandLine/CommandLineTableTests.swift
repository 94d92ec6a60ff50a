import ExactNumbers
import TestSupport
import Testing
import Words

@testable import countonme

private enum CommandLineReading: String {
  /// The options and words of arguments, separated by spaces, and the first error.
  case arguments
  /// The options of a file in the home `/home/ada`, and its problems.
  case file
  case locale

  func outcome(of input: String) -> String {
    switch self {
    case .arguments:
      let arguments = input.split(separator: " ", omittingEmptySubsequences: false)
      let line = CommandLineReader(arguments.map { $0 == "''" ? "" : String($0) })
      return "\(line.options.map(\.text)) \(line.words)" + (line.error.map(told) ?? "")
    case .file:
      let text = input.replacing("\\n", with: "\n").replacing("\\r", with: "\r")
        .replacing("\\t", with: "\t").replacing("\\u{FEFF}", with: "\u{FEFF}")
      let read = OptionsText(Array(text.utf8), home: "/home/ada")
      return "\(read.options.map(\.text))"
        + read.problems.map { " | line \($0.line)" + told($0.error) }.joined()
    case .locale:
      var variables: [Substring: String] = [:]
      for part in input.split(separator: " ") {
        let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        variables[sides[0]] = String(sides[1])
      }
      return "\(Language { variables[$0[...]] })"
    }
  }

  private func told(_ error: UsageError) -> String {
    " | \(Language.english.words.phrase(error)) | \(Language.french.words.phrase(error))"
  }
}

extension GivenOption {
  fileprivate var text: String {
    guard let value else { return "--\(option.name)" }
    let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || "/.,:-_+%@".contains($0) }
    return "--\(option.name) " + (isPlain ? value : "\"\(value)\"")
  }
}

@Suite struct `A table of command lines` {
  @Test(arguments: goldenNames(in: "Tables/Program")) func `holds`(name: String) throws {
    try expectTables("Tables/Program/\(name)", usual: CommandLineReading.arguments) {
      $0.outcome(of: $1)
    }
  }
}
