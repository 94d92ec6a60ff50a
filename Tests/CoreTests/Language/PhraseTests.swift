import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `A phrase` {
  private static let phrases = [TableReading.exact, .french].flatMap { reading in
    TableTests.rows(of: "Phrase", with: reading).compactMap { row in
      row.outcome.wholeMatch(of: /phrase\((.*)\) 0\.\.<\d+/).map {
        (row.input, String($0.1), reading == .french ? TextLanguage.french : .english)
      }
    }
  }

  @Test(arguments: phrases)
  func `is written as readable input, also after a name`(
    spoken: String, written: String, language: TextLanguage
  ) throws {
    let scope = TimeScope(language: language)
    _ = try Formula(written, in: scope)
    // A label is a name already.
    guard !written.contains("="), !written.contains("#") else { return }
    let expected = "phrase(\(written)) 4..<\(4 + spoken.utf8.count)"
    #expect(outcome("b = \(spoken) # b", in: scope) == expected)
  }
}
