import CalculatorCore
import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorViewModel

/// What is typed key by key and what is read from text are one language.
@Suite struct ExpressionTextTests {
  @Test(
    "an expression typed key by key, printed and read again, is the same tokens",
    arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let presses: [Press] =
      Digit.allCases.map(Press.digit) + BinaryOperator.allCases.map(Press.binary)
      + PostfixOperator.allCases.map(Press.postfix)
      + [.point, .open, .close, .open, .close, .equals, .backspace, .clear]
    var calculator = Calculator(limits: Limits(bits: 2000))
    for _ in 0..<40 {
      // Refused presses are part of what people do.
      try? calculator.apply(presses.randomElement(using: &generator) ?? .equals)
      let expression = calculator.expression
      for point: Character in [".", ","] {
        let text = ExpressionText(expression, point: point).text
        let formula = try Formula(text, answer: expression.answer, commaIsPoint: point == ",")
        #expect(formula.expression == expression, "seed \(seed): \(text)")
      }
    }
  }

  @Test(
    "sums and products stand apart, all else close",
    arguments: [
      ("1+2*-3", "1 + 2 × −3"), ("2^-3", "2^−3"), ("-(1+2)!%", "−(1 + 2)!%"),
      ("2(3)(4)", "2(3)(4)"),
      ("2ans", "2 ans"), ("ans ans", "ans ans"), ("(2)3", "(2) 3"), ("+5", "+5"),
      ("1e-3/4", "1e-3 ÷ 4"),
    ])
  func spaces(source: String, text: String) throws {
    #expect(ExpressionText(try Formula(source, answer: 1).expression, point: ".").text == text)
  }
}
