import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `The evaluation of a formula` {
  @Test func `keeps the values of percentages unless they are not wanted`() throws {
    let formula = try Formula("200 + 10% − 50% * 2")
    let half = Real(Rational(numerator: 1, denominator: 2))
    #expect(try formula.evaluated().percentages.map(\.token) == [3, 6])
    #expect(try formula.evaluated().percentages.map(\.value.number) == [20, half])
  }

  @Test(arguments: [
    ("", "missingOperand 0..<1"), ("2+", "missingOperand 1..<2"),
    ("*2", "missingLeftOperand 0..<1"),
    ("2+*3", "missingLeftOperand 2..<3"), ("2 3", "missingOperator 2..<3"),
    ("2 .5", "missingOperator 2..<4"), ("()", "emptyParentheses 0..<2"),
    ("2*(", "emptyParentheses 2..<3"), ("( )+1", "emptyParentheses 0..<3"),
    ("2)", "noOpenParenthesis 1..<2"), ("(2+)", "missingOperand 2..<3"),
    ("2^", "missingOperand 1..<2"),
    ("!", "missingLeftOperand 0..<1"),
    ("%5", "missingLeftOperand 0..<1"), ("1÷0", "divisionByZero 1..<4"),
    ("1+8/0*3", "divisionByZero 3..<5"), ("1/(2-2)", "divisionByZero 1..<7"),
    ("1 / (2-2) + 1", "divisionByZero 2..<9"), ("2 ? 3", "unknownCharacter 2..<3"),
    ("2 日 3", "unknownName() 2..<5"), ("2*foo", "unknownName() 2..<5"),
    ("1,5", "commaInNumber(1.5) 0..<3"),
    ("ans", "noAnswer 0..<3"), ("2\u{0}", "unknownCharacter 1..<2"),
  ])
  func `reports errors with their kind and place`(text: String, error: String) {
    #expect(outcome(text) == error)
  }
}
