import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `An explanation` {
  /// Its steps, each as its depth, its operation with the operands' values, and its value.
  private func steps(_ text: String, rent: Quantity? = nil) throws -> [String] {
    let origin = EntryID(writer: 5, number: 5)
    let scope = AnswerScope(answer: rent.map { _ in origin })
    let explanation = try Formula(text, in: scope).explained(ties: { _ in rent })
    return explanation.steps.map { step in
      let values = step.operands.map { explanation.steps[$0].value.number.shortText }
      let isTie = explanation.origin(of: step) != nil
      let named =
        isTie ? "ans" : explanation.operation(of: step).source { values[Int($0.number)] }
      let whole = step.whole.map { " of \($0.number.shortText)" } ?? ""
      return "\(step.depth) \(named)\(whole) = \(step.value.number.shortText)"
    }
  }

  private func parenthesized(_ text: String) throws -> String {
    try Formula(text).explained().parenthesized.source { _ in "?" }
  }

  @Test(arguments: seeds)
  func `has the value of the expression, and so has the expression with all parentheses`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = [
        generator.expression(depth: Int.random(in: 0...4, using: &generator)),
        generator.formula(pieces: 7),
      ].randomElement(using: &generator)
      guard let text, let formula = try? Formula(text) else { continue }
      let explanation = formula.explained()
      guard let evaluation = try? formula.evaluated() else {
        #expect(explanation.outcome.value == nil)
        continue
      }
      let value = evaluation.value.number.shortText
      #expect(explanation.outcome.value?.number.shortText == value, "\(text)")
      if let first = explanation.steps.first, explanation.steps.filter({ $0.depth == 0 }).count == 1
      {
        let isWhole = first.node == formula.tree.root
        #expect(!isWhole || first.value.number.shortText == value, "\(text)")
      }
      let again = try explanation.parenthesized.explained()
      #expect(again.outcome.value?.number.shortText == value, "\(text)")
      #expect(
        again.steps.map(\.value.number.shortText)
          == explanation.steps.map(\.value.number.shortText), "\(text)")
      #expect(again.steps.map(\.depth) == explanation.steps.map(\.depth), "\(text)")
      #expect(again.parenthesized == explanation.parenthesized, "\(text)")
    }
  }

  @Test(arguments: [
    ("2+3*4^2", ["0 2 + 48 = 50", "1 3 * 16 = 48", "2 4^2 = 16"]),
    ("(1+2)(3+4)", ["0 3 * 7 = 21", "1 1 + 2 = 3", "1 3 + 4 = 7"]),
    ("200+10%", ["0 200 + 20 = 220", "1 10% of 200 = 20"]),
    ("200+-(5+5)%", ["0 200 + -20 = 180", "1 -10% of 200 = -20", "2 5 + 5 = 10"]),
    ("50*10%", ["0 50 * 1/10 = 5", "1 10% = 1/10"]),
    ("max(1+2;3;((4*5)))", ["0 max(3; 3; 20) = 20", "1 1 + 2 = 3", "1 4 * 5 = 20"]),
    ("-(2+3)!", ["0 5! = 120", "1 2 + 3 = 5"]), ("√(√16)", ["0 √4 = 2", "1 √16 = 4"]),
    ("2*(3+4", ["0 2 * 7 = 14", "1 3 + 4 = 7"]), ("2pi", ["0 2 * pi = ≈6.28318530718"]),
    ("-5", []), ("((5))", []),
  ])
  func `is a tree of operations on values`(text: String, expected: [String]) throws {
    #expect(try steps(text) == expected)
  }

  @Test func `has a step for what is tied to an entry`() throws {
    #expect(try steps("-ans*2", rent: 850) == ["0 -850 * 2 = -1700", "1 ans = 850"])
    #expect(try steps("ans", rent: 850) == ["0 ans = 850"])
  }

  @Test(arguments: [
    ("2+3*4^2", "2 + (3 * (4^2))"), ("2^3^2", "2^(3^2)"), ("-3^2*-4", "-(3^2) * -4"),
    ("-2^2", "-(2^2)"), ("10-3-2", "(10 - 3) - 2"), ("2(3+4)pi", "(2 * (3 + 4)) * pi"),
    ("-5!+2^3!+4!*2", "(-(5!) + (2^(3!))) + (4! * 2)"), ("5!%", "(5!)%"), ("√9!", "√(9!)"),
    ("200+10%-5%", "(200 + 10%) - 5%"), ("200+-10%*2", "200 + (-(10%) * 2)"),
    ("2√16", "2 * (√16)"), ("max(1+2;3)/2", "max(1 + 2; 3) / 2"), ("(2+3)*4", "(2 + 3) * 4"),
    ("max(5!;30°)", "max(5!; 30°)"), ("5!", "5!"), ("(1/(2-2))", "(1 / (2 - 2))"),
  ])
  func `writes parentheses around every operation`(text: String, expected: String) throws {
    #expect(try parenthesized(text) == expected)
  }

  @Test func `goes as far as the operation that fails`() throws {
    let explanation = try Formula("7*(2+3)+1/(4-4)").explained()
    #expect(
      explanation.outcome == .failure(EvaluationError(.divisionByZero, at: 9..<15)))
    #expect(explanation.steps.map(\.value) == [35, 5, 0])
    #expect(explanation.steps.map(\.depth) == [0, 1, 0])
  }

  @Test func `takes deep nesting and long chains`() throws {
    let depth = 10_000 * caseFactor
    let nested =
      String(repeating: "(1+", count: depth) + "1" + String(repeating: ")", count: depth)
    let formula = try Formula(nested)
    let explanation = formula.explained()
    #expect(explanation.outcome.value == Quantity(Real(Rational(depth + 1))))
    #expect(explanation.steps.count == depth)
    #expect(explanation.steps.last?.depth == depth - 1)
    #expect(explanation.parenthesized == formula.expression)
    let chain = try Formula("1" + String(repeating: "+1", count: depth)).explained()
    #expect(chain.steps.count == depth)
    #expect(chain.parenthesized.tokens.count == 2 * depth + 1 + 2 * (depth - 1))
  }

  @Test func `has a greatest length`() throws {
    let long = try Formula("1" + String(repeating: "+1", count: Explanation.longest / 2))
    #expect(
      long.explained().outcome == .failure(EvaluationError(.tooLong, at: 0..<1_000_001)))
  }

  @Test func `has no value without the entries that it is tied to`() throws {
    let formula = try Formula("2 + ans", in: AnswerScope())
    #expect(formula.explained().outcome == .failure(EvaluationError(.brokenTie, at: 4..<7)))
    #expect(
      try formula.expression.explained().outcome
        == .failure(EvaluationError(.brokenTie, at: 2..<3)))
  }
}
