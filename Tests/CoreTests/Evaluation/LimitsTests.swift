import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `The limits` {
  @Test(arguments: [
    ("999×999=", 100, "showing 999 × 999 = 998001"),
    ("1+9999×9999=", 100, "failed 1 + 9999 × 9999: tooLarge at 2..<11"),
    ("1÷9999÷9999=", 100, "failed 1 ÷ 9999 ÷ 9999: tooLarge at 0..<11"),
    ("1+234", 3, "entering 1 + 234"),
    ("1+2345", 3, "entering 1 + 234 | refused: numberTooLong at 2..<5"),
  ])
  func `make a larger result an error, and refuse more digits`(
    keys: String, digits: Int, outcome: String
  ) {
    #expect(Story(keys, limits: Limits(bits: 20, digits: digits)).description == outcome)
  }

  @Test func `allow 200,000 terms`() throws {
    var expression = Expression([.number(.zero)])
    for _ in 0..<200_000 { expression.tokens += [.binary(.add), .number(NumberLiteral(.two))] }
    #expect(try expression.evaluated().value == 400_000)
  }

  @Test func `allow powers near 1 with too long fractions`() {
    #expect(outcome("(-1-10^-30)^(10^30+1)") == "≈-2.71828182846")
  }

  @Test func `allow 50,000 nested parentheses, and no more than stated`() throws {
    let deep = String(repeating: "(", count: 50_000) + "7" + String(repeating: ")", count: 50_000)
    #expect(outcome(deep) == "7")
    #expect(outcome(String(repeating: "(", count: 50_000)).hasPrefix("emptyParentheses"))
    #expect(outcome(String(repeating: "-(", count: 50_000) + "7") == "7")
    #expect(outcome(String(repeating: "2^(", count: 20_000) + "0").hasPrefix("tooLarge"))
    let expression = try Formula("((1))").expression
    #expect(throws: EvaluationError(.tooLong, at: 1..<2)) {
      try expression.evaluated(in: EvaluationContext(within: Limits(nesting: 1)))
    }
  }

  @Test func `allow 100,000 terms in a text, and no more tokens than stated`() throws {
    #expect(outcome("1" + String(repeating: "+1", count: 99_999)) == "100000")
    let expression = try Formula("1+2+3").expression
    #expect(throws: EvaluationError(.tooLong, at: 3..<5)) {
      try expression.evaluated(in: EvaluationContext(within: Limits(tokens: 3)))
    }
  }

  @Test func `include a way to cancel an evaluation`() throws {
    let formula = try Formula("3^1000000" + String(repeating: "*3^1000", count: 20) + "+1")
    var questions = 0
    #expect(throws: EvaluationError.self) {
      try formula.evaluated(
        in: EvaluationContext(
          unless: Cancellation {
            questions += 1
            return questions == 2
          }))
    }
    #expect(questions == 2)
  }
}
