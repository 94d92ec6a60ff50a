import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Engine

/// The tables of `Tests/Goldens/Tables`: what the language makes of inputs.
@Suite("A table") struct TableTests {
  private static let names = goldenNames(in: "Tables")

  /// The lines of all tables, with their outcomes.
  static let lines = names.flatMap { goldenText("Tables/\($0)").split(separator: "\n") }

  @Test(arguments: names)
  func `has the values and errors that were recorded`(name: String) throws {
    try expectTables("Tables/\(name)", usual: TableReading.exact) { $0.outcome(of: $1) }
  }

  @Test func `is there for every concern of the language`() {
    #expect(Self.names.count > 10)
  }
}

/// What a table tells of its inputs.
enum TableReading: String, CaseIterable {
  /// The value as a fraction.
  case exact
  /// The value with 12 digits, as a pipe prints it.
  case printed
  case tokens
  /// The value where the locale has a decimal comma.
  case comma
  /// The name, the value and the comment of a line.
  case parts
  /// The value on 22 November 2026 in Paris.
  case time
  /// The value in French, where the result and every name are 7.
  case french
  /// The value of the last of several lines, which are separated by bars.
  case lines
  /// The calculator after presses.
  case keys
  /// The calculator after presses that follow a formula and a bar.
  case presses
  /// The text that shows, which is read as the same tokens.
  case shown
  /// A line of the tape as it is written again, in which the first entry is named.
  case kept
  /// The value with 34 digits, behind `=` if it is exact.
  case measured

  func outcome(of text: String) -> String {
    CoreTests.outcome { () throws(EvaluationError) in
      switch self {
      case .exact: return CoreTests.outcome(text, rates: .madeUp)
      case .printed: return try Formula(text).evaluated().value.printed()
      case .tokens: return try Formula(text, in: AnswerScope()).expression.text { _ in 1 }
      case .comma: return CoreTests.outcome(text, in: CommaScope())
      case .parts: return try Formula(text, in: AnswerScope(answer: nil)).parts
      case .time:
        return try Formula(text, in: TimeScope()).evaluated(ties: { _ in 7 }).value.printed()
      case .french:
        let scope = FrenchScope(names: ["total"])
        return CoreTests.outcome(text, in: scope, answer: 7, commaIsPoint: true)
      case .lines:
        let tape = try Tape(text.split(separator: "|").map(String.init))
        guard let last = tape.ids.last else { return "" }
        guard let value = tape.value(of: last) else { return tape.outcome(of: last).text }
        return value.shortText + (value.uncertaintyText(in: .ascii).map { " \($0)" } ?? "")
      case .keys: return Story(text).description
      case .shown:
        let expression = try Formula(text, in: TestScope()).expression
        let shown = ExpressionText(expression, point: ".", ties: TestScope()).text
        let isSame = try Formula(shown, in: TestScope()).expression == expression
        return shown + (isSame ? "" : " | other tokens")
      case .kept:
        guard let change = TapeChange(text: text) else { return "ignored" }
        let written = change.text { $0 == id(1) ? "rent" : nil }
        return written + (TapeChange(text: written) == change ? "" : " | another change")
      case .measured: return try Formula(text).evaluated().value.written()
      case .presses:
        let parts = text.split(separator: "|", maxSplits: 1).map { $0.filter { $0 != " " } }
        return try Story(formula: parts[0], parts.count > 1 ? parts[1] : "").description
      }
    }
  }
}

extension Quantity {
  /// The value with 12 digits.
  func printed(in style: NumberStyle = .ascii) -> String {
    let formed = try? FormedQuantity(self, in: .decimal, Budget())
    return (try? formed?.text(digits: 12, in: style, Budget()).text) ?? "no text"
  }
}

extension Formula {
  fileprivate var parts: String {
    get throws(EvaluationError) {
      let value = try evaluated().value.number.shortText
      return (name.map { "\($0) = " } ?? "") + value + (comment.map { " # \($0)" } ?? "")
    }
  }
}
