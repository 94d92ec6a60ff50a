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

  private static let pieces =
    Language.names.map { Language.functionNames.contains($0) ? $0 + "(" : $0 }
    + [
      "0", "7", "12.50", ".5", "5.", "1_000", "1e-3", "2E5", "1.2.3", "π", "√", "°", "x", ";", "(",
      ")", "+", "-", "×", "÷", "^", "!", "%", "(", ")", "-",
    ]

  @Test("any formula, printed and read again, is the same tokens", arguments: 0..<40)
  func roundTripOfFormulas(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let source = generator.text(of: Self.pieces, atMost: 10)
      for isComma in [false, true] {
        // Glued names may be none.
        guard let formula = try? Formula(source, answer: 3, commaIsPoint: isComma) else { continue }
        let text = ExpressionText(formula.expression, point: isComma ? "," : ".").text
        let again = try Formula(text, answer: 3, commaIsPoint: isComma)
        #expect(again.expression == formula.expression, "seed \(seed): \(source) as \(text)")
      }
    }
  }

  @Test("every token stands behind every other and is read as itself")
  func pairs() throws {
    for left in Self.pieces {
      for right in Self.pieces {
        guard let formula = try? Formula(left + " " + right, answer: 3) else { continue }
        let text = ExpressionText(formula.expression, point: ".").text
        #expect(try Formula(text, answer: 3).expression == formula.expression, "\(text)")
        #expect(!text.contains("  ") && text.first != " " && text.last != " ", "“\(text)”")
      }
    }
  }

  @Test("the columns of tokens are those where they stand")
  func columns() throws {
    let formula = try Formula("2sin(30°)+max(√π;-1e-3)")
    let text = ExpressionText(formula.expression, point: ",", notes: [3: "= 0,5"])
    let pieces = formula.expression.tokens.indices.map { index in
      let columns = text.columns(of: index..<index + 1)
      return String(Array(text.text)[columns])
    }
    #expect(text.text == "2 sin(30° (= 0,5)) + max(√pi; −1e-3)")
    #expect(
      pieces == ["2", "sin(", "30", "°", ")", "+", "max(", "√", "pi", ";", "−", "1e-3", ")"])
  }

  @Test(
    "sums and products stand apart, all else close",
    arguments: [
      ("1+2*-3", "1 + 2 × −3"), ("2^-3", "2^−3"), ("-(1+2)!%", "−(1 + 2)!%"),
      ("2(3)(4)", "2(3)(4)"),
      ("2ans", "2 ans"), ("ans ans", "ans ans"), ("(2)3", "(2) 3"), ("+5", "+5"),
      ("1e-3/4", "1e-3 ÷ 4"), ("2pi", "2 pi"), ("2π", "2 pi"), ("2√3", "2 √3"), ("√-3", "√−3"),
      ("√√3^2", "√√3^2"), ("2sin(30deg)", "2 sin(30°)"), ("max(1,2;-3)", "max(1; 2; −3)"),
      ("sin(1)cos(2)", "sin(1) cos(2)"), ("pi(2)", "pi(2)"), ("30°!%", "30°!%"), ("2^pi", "2^pi"),
      ("2^sin(1)", "2^sin(1)"), ("2^-√4", "2^−√4"), ("-e", "−e"), ("log2 (8)", "log2(8)"),
      ("pi e tau", "pi e tau"), ("1+√2", "1 + √2"), ("max(1+2;3*4)", "max(1 + 2; 3 × 4)"),
    ])
  func spaces(source: String, text: String) throws {
    #expect(ExpressionText(try Formula(source, answer: 1).expression, point: ".").text == text)
  }
}
