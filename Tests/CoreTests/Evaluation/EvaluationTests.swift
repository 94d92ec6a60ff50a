import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `The evaluation of a formula` {
  @Test(arguments: [
    ("2+3*4", "14"), ("2*3+4", "10"), ("10-4-3", "3"), ("100/10/2", "5"), ("2^3^2", "512"),
    ("-2^2", "-4"), ("(-2)^2", "4"), ("2^-1", "1/2"), ("2^-2^2", "1/16"), ("2*-3^2", "-18"),
    ("2^3!", "64"), ("-3!", "-6"), ("3!!", "3"), ("2(3)", "6"), ("(2)(3)", "6"),
    ("1/2(4)", "2"), ("2(3)^2", "18"), ("(2)3", "6"), ("3!*2", "12"), ("-(2)(3)", "-6"),
    ("+5", "5"), ("2--3", "5"), ("2-+3", "-1"), ("2*+3", "6"), ("((2", "2"), ("2*(3+4", "14"),
  ])
  func `follows precedence and associativity`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("200+10%", "220"), ("200-10%", "180"), ("100+50+10%", "165"), ("50%", "1/2"),
    ("200*10%", "20"), ("200+10%*2", "1001/5"), ("200+2*10%", "1001/5"), ("200+(10%)", "2001/10"),
    ("200+-10%", "180"), ("10%^2", "1/100"), ("200+10%%", "1001/5"), ("(100+100)+10%", "220"),
    ("10%+10%", "11/100"), ("200/10%", "2000"),
  ])
  func `takes a percentage in a sum of the left operand, and elsewhere of 1`(
    text: String, value: String
  ) {
    #expect(outcome(text) == value)
  }

  @Test func `keeps the values of percentages unless they are not wanted`() throws {
    let formula = try Formula("200 + 10% − 50% * 2")
    let half = Real(Rational(numerator: 1, denominator: 2))
    #expect(try formula.evaluated().percentages.map(\.token) == [3, 6])
    #expect(try formula.evaluated().percentages.map(\.value.number) == [20, half])
  }

  @Test(arguments: [
    ("0^0", "1"), ("0^5", "0"), ("0^-1", "divisionByZero 0..<4"), ("0^(1/2)", "0"),
    ("0^(-1/2)", "divisionByZero 0..<8"), ("1^(10^30)", "1"), ("(-1)^(10^30)", "1"),
    ("(-1)^(10^30+1)", "-1"), ("4^(3/2)", "8"), ("4^0.5", "2"), ("(8/27)^(2/3)", "4/9"),
    ("4^-0.5", "1/2"), ("2^0.5", "≈1.41421356237"),
    ("(-8)^(1/3)", "rootOfNegative 0..<10"), ("2^(1/10^40)", "≈1"),
    ("1^0.3", "1"), ("2^10", "1024"), ("(2/3)^-2", "9/4"),
  ])
  func `gives exact powers if they are fractions`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("0!", "1"), ("5!", "120"), ("20!", "2432902008176640000"),
    ("2.5!", "factorialOfFraction 0..<4"),
    ("(-1)!", "factorialOfFraction 0..<5"), ("3.0!", "6"),
  ])
  func `takes factorials of whole numbers that are not negative`(text: String, value: String) {
    #expect(outcome(text) == value)
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
