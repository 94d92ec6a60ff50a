import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `An explanation` {
  @Test func `has the value of the expression, also with all parentheses`() throws {
    for var generator in cases(400) {
      let depth = generator.integer(0...4)
      let text = generator.pick([generator.expression(depth: depth), generator.formula(pieces: 7)])
      guard let formula = try? Formula(text) else { continue }
      let explanation = formula.explained()
      guard let evaluation = try? formula.evaluated() else {
        #expect(explanation.outcome.value == nil)
        continue
      }
      let value = evaluation.value.number.shortText
      #expect(explanation.outcome.value?.number.shortText == value, "\(text)")
      let outermost = explanation.steps.filter { $0.depth == 0 }
      if outermost.count == 1, outermost[0].node == formula.tree.root {
        #expect(outermost[0].value.number.shortText == value, "\(text)")
      }
      let again = try explanation.parenthesized.explained()
      #expect(again.outcome.value?.number.shortText == value, "\(text)")
      let steps = [again, explanation].map {
        $0.steps.map { [$0.value.number.shortText, "\($0.depth)"] }
      }
      #expect(steps[0] == steps[1], "\(text)")
      #expect(again.parenthesized == explanation.parenthesized, "\(text)")
    }
  }

  @Test func `handles deep nesting and long chains`() throws {
    let depth = 10_000 * caseFactor
    let nested = String(repeating: "(1+", count: depth) + "1" + String(repeating: ")", count: depth)
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

  @Test func `has a maximum length`() throws {
    let long = try Formula("1" + String(repeating: "+1", count: Explanation.longest / 2))
    #expect(long.explained().outcome == .failure(EvaluationError(.tooLong, at: 0..<1_000_001)))
  }

  @Test func `has no value without its tied entries`() throws {
    let formula = try Formula("2 + ans", in: AnswerScope())
    #expect(formula.explained().outcome == .failure(EvaluationError(.brokenTie, at: 4..<7)))
    #expect(
      try formula.expression.explained().outcome
        == .failure(EvaluationError(.brokenTie, at: 2..<3)))
  }
}
