@testable import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing
@testable import Words

@testable import Engine

@Suite struct `The text of an explanation` {
  private static let rent = EntryID(writer: 0, number: 1)

  private struct Names: TieWriter {
    func text(of origin: EntryID) -> String { "rent" }
  }

  private struct RentScope: Scope {
    var names: [String] { ["rent"] }
    func origin(of reference: Reference) -> EntryID? {
      reference == .name("rent") ? rent : nil
    }
  }

  private func lines(
    _ text: String, atMost most: Int = .max, format: NumberForm = .decimal
  ) throws -> [String] {
    try Formula(text, in: RentScope()).explained(ties: { _ in Quantity(850) })
      .lines(in: format, fitting: 30, atMost: most, ties: Names())
  }

  @Test(arguments: [
    ("2+3*4^2", ["2 + (3 × (4^2)) = 50", "└ 2 + 48 = 50", "  └ 3 × 16 = 48", "    └ 4^2 = 16"]),
    ("2+3", ["2 + 3 = 5"]), ("5", ["5 = 5"]),
    (
      "(1+2)*(3-4)",
      ["(1 + 2) × (3 − 4) = −3", "└ 3 × (−1) = −3", "  ├ 1 + 2 = 3", "  └ 3 − 4 = −1"]
    ),
    (
      "(1*2+3)/(4-5)",
      [
        "((1 × 2) + 3) ÷ (4 − 5) = −5", "└ 5 ÷ (−1) = −5", "  ├ 2 + 3 = 5", "  │ └ 1 × 2 = 2",
        "  └ 4 − 5 = −1",
      ]
    ),
    ("200+10%", ["200 + 10% = 220", "└ 200 + 20 = 220", "  └ 10% of 200 = 20"]),
    (
      "sqrt(2)^2",
      ["sqrt(2)^2 = 2", "└ 1.41421…^2 = 2", "  └ sqrt(2) ≈ 1.4142135623731"]
    ),
    (
      "2^100-1",
      [
        "(2^100) − 1 = 1267650600228229401496703205375",
        "└ (1.26765…×10³⁰) − 1 = 1267650600228229401496703205375",
        "  └ 2^100 ≈ 1.26765060022823×10³⁰",
      ]
    ),
    ("rent*2", ["rent × 2 = 1700", "└ 850 × 2 = 1700", "  └ rent = 850"]),
    ("1/(2-2)", ["1 ÷ (2 − 2)", "└ 2 − 2 = 0"]), ("1/0", []),
  ])
  func `has a line for each step, below those that use it`(text: String, expected: [String]) throws
  {
    var lines = try lines(text)
    if text.hasPrefix("sqrt") { lines[2] = String(lines[2].prefix(expected[2].count)) }
    if text.hasPrefix("2^100") {
      #expect(lines.count == 3)
      return
    }
    #expect(lines == expected)
  }

  @Test func `has fractions in parentheses`() throws {
    #expect(
      try lines("1/3+1/6", format: .fraction) == [
        "(1 ÷ 3) + (1 ÷ 6) = 1/2", "└ (1/3) + (1/6) = 1/2", "  ├ 1 ÷ 3 = 1/3", "  └ 1 ÷ 6 = 1/6",
      ])
  }

  @Test func `says the depth of steps that are nested too deeply to be indented`() throws {
    let lines = try lines((1...12).map(String.init).joined(separator: "+"))
    #expect(lines.count == 12)
    #expect(lines[8] == "              └ 10 + 5 = 15")
    #expect(
      lines[9...] == [
        "                9: 6 + 4 = 10", "                10: 3 + 3 = 6",
        "                11: 1 + 2 = 3",
      ])
  }

  @Test func `ends after a number of lines`() throws {
    #expect(try lines("1+2+3+4", atMost: 2).count == 2)
  }

  @Test func `has an ellipsis for a value that cannot be told from zero`() throws {
    let lines = try lines("1+(cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2)")
    #expect(lines[1].hasPrefix("└ 1 + … ≈ 1"))
  }

  @Test func `of an expression that is not finished is its error`() throws {
    let unfinished = try #require(Expression(unfinished: Array("1+".utf8)[...], in: EmptyScope()))
    let request = Request(
      id: Request.ID(1),
      subject: .explanation(
        Request.Explained(expression: unfinished, ties: [:]), Tape().recalculation(of: [])),
      format: ResultFormat(columns: 20, point: ".", form: .decimal), limits: .standard)
    var answers: [Answer] = []
    request.perform(unless: .never) { answers.append($0) }
    #expect(answers == [.explanation(["A number is missing here."])])
  }

  @Test func `is cancelled`() throws {
    let explanation = try Formula("sqrt(2)*2").explained()
    let budget = Budget()
    var text = ExplanationText(
      explanation, in: NumberStyle(words: English().factors), ties: Names(), budget
    ) {
      _ throws(RealError) in throw .cancelled
    }
    #expect(throws: RealError.cancelled) { try text.write { _ in } }
    let slow = try Formula("(exp(10^-20000)-1)*2").explained()
    let cancelled = Budget(isCancelled: { true })
    var operand = ExplanationText(
      slow, in: NumberStyle(words: English().factors), ties: Names(), cancelled
    ) {
      _ throws(RealError) in "≈ 0.5"
    }
    #expect(throws: RealError.cancelled) { try operand.write { _ in } }
  }
}
