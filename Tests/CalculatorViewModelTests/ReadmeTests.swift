import Foundation
import TestSupport
import Testing

@testable import CalculatorViewModel

/// The README says what the calculator does.
@Suite struct ReadmeTests {
  @Test("the tables of keys and names in the README are those of the help", arguments: [0, 1, 2])
  func keys(chapter: Int) throws {
    let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let table = Help.chapters[chapter].lines.map { "| \(cell($0.keys)) | \($0.meaning) |" }
    #expect(
      readme.contains("| --- | --- |\n" + table.joined(separator: "\n") + "\n\n"),
      "the table should be:\n\(table.joined(separator: "\n"))")
  }

  /// Each key as code; words between keys stay words.
  private func cell(_ keys: String) -> String {
    keys.split(separator: " ").map { $0 == "to" ? "to" : "`\($0)`" }.joined(separator: " ")
  }
}
