import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore

/// The typed language: what is read, what it is worth, and which bytes are to blame.
@Suite struct FormulaTests {
  @Test(
    "precedence and associativity",
    arguments: [
      ("2+3*4", "14"), ("2*3+4", "10"), ("10-4-3", "3"), ("100/10/2", "5"), ("2^3^2", "512"),
      ("-2^2", "-4"), ("(-2)^2", "4"), ("2^-1", "1/2"), ("2^-2^2", "1/16"), ("2*-3^2", "-18"),
      ("2^3!", "64"), ("-3!", "-6"), ("3!!", "720"), ("2(3)", "6"), ("(2)(3)", "6"),
      ("1/2(4)", "2"), ("2(3)^2", "18"), ("(2)3", "6"), ("3!2", "12"), ("-(2)(3)", "-6"),
      ("+5", "5"), ("2--3", "5"), ("2-+3", "-1"), ("2*+3", "6"), ("((2", "2"), ("2*(3+4", "14"),
    ])
  func precedence(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(
    "operators have many spellings, and spaces mean nothing",
    arguments: [
      ("2×3", "6"), ("2·3", "6"), ("2x3", "6"), ("6÷3", "2"), ("6:3", "2"), ("5−3", "2"),
      (" 2 + 3 ", "5"), ("2\t*\t3\r", "6"), ("2\u{A0}+\u{2009}3", "5"), ("\u{FEFF}2+3", "5"),
    ])
  func spellings(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(
    "numbers",
    arguments: [
      ("1.5e-3", "3/2000"), ("2E3", "2000"), ("1_000_000", "1000000"), (".5", "1/2"), ("5.", "5"),
      ("1e+2", "100"), ("0007", "7"), ("1.2.3", "malformedNumber 0..<5"),
      ("1__0", "malformedNumber 0..<4"), ("1_", "malformedNumber 0..<2"),
      (".", "malformedNumber 0..<1"), ("2+1._5", "malformedNumber 2..<6"),
      ("1e5.5", "missingOperator 3..<5"), ("2e", "≈5.43656365692"),
      ("1e999999999999999999999", "tooLarge 0..<23"), ("1e-999999999", "tooLarge 0..<12"),
    ])
  func numbers(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(
    "a percentage in a sum is that part of what stands before it, elsewhere hundredths",
    arguments: [
      ("200+10%", "220"), ("200-10%", "180"), ("100+50+10%", "165"), ("50%", "1/2"),
      ("200*10%", "20"), ("200+10%*2", "1001/5"), ("200+2*10%", "1001/5"), ("200+(10%)", "2001/10"),
      ("200+-10%", "180"), ("10%^2", "1/100"), ("200+10%%", "1001/5"), ("(100+100)+10%", "220"),
      ("10%+10%", "11/100"), ("200/10%", "2000"),
    ])
  func percent(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test("what percentages came to is told, by their tokens")
  func percentages() throws {
    let formula = try Formula("200 + 10% − 50% * 2")
    let half = Real(Rational(numerator: 1, denominator: 2))
    #expect(try formula.evaluated().percentages == [3: 20, 6: half])
    #expect(try formula.evaluated(notesPercentages: false).percentages.isEmpty)
  }

  @Test(
    "powers are exact where the result is a fraction",
    arguments: [
      ("0^0", "1"), ("0^5", "0"), ("0^-1", "divisionByZero 0..<4"), ("0^(1/2)", "0"),
      ("0^(-1/2)", "divisionByZero 0..<8"), ("1^(10^30)", "1"), ("(-1)^(10^30)", "1"),
      ("(-1)^(10^30+1)", "-1"), ("4^(3/2)", "8"), ("4^0.5", "2"), ("(8/27)^(2/3)", "4/9"),
      ("4^-0.5", "1/2"), ("2^0.5", "≈1.41421356237"),
      ("(-8)^(1/3)", "rootOfNegative 0..<10"), ("2^(1/10^40)", "≈1"),
      ("1^0.3", "1"), ("2^10", "1024"), ("(2/3)^-2", "9/4"),
    ])
  func powers(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(
    "factorials take whole numbers from 0",
    arguments: [
      ("0!", "1"), ("5!", "120"), ("20!", "2432902008176640000"),
      ("2.5!", "factorialOfFraction 0..<4"),
      ("(-1)!", "factorialOfFraction 0..<5"), ("3.0!", "6"),
    ])
  func factorials(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(
    "errors say what is wrong, and where",
    arguments: [
      ("", "missingOperand 0..<1"), ("2+", "missingOperand 1..<2"), ("*2", "missingOperand 0..<1"),
      ("2+*3", "missingOperand 2..<3"), ("2 3", "missingOperator 2..<3"),
      ("2 .5", "missingOperator 2..<4"), ("()", "emptyParentheses 0..<2"),
      ("2*(", "emptyParentheses 2..<3"), ("( )+1", "emptyParentheses 0..<3"),
      ("2)", "noOpenParenthesis 1..<2"), ("(2+)", "missingOperand 2..<3"),
      ("--2", "missingOperand 1..<2"), ("2^", "missingOperand 1..<2"),
      ("!", "missingOperand 0..<1"),
      ("%5", "missingOperand 0..<1"), ("1÷0", "divisionByZero 1..<4"),
      ("1+8/0*3", "divisionByZero 3..<5"), ("1/(2-2)", "divisionByZero 1..<7"),
      ("1 / (2-2) + 1", "divisionByZero 2..<9"), ("2 & 3", "unknownCharacter 2..<3"),
      ("2 日 3", "unknownCharacter 2..<5"), ("2*foo", "unknownName(floor) 2..<5"),
      ("1,5", "straySeparator 1..<2"),
      ("ans", "noAnswer 0..<3"), ("2\u{0}", "unknownCharacter 1..<2"),
    ])
  func errors(text: String, error: String) {
    #expect(outcome(text) == error)
  }

  @Test("bytes that are not UTF-8 are an error at their place")
  func invalidText() {
    #expect(throws: EvaluationError(.invalidText, at: 2..<3)) {
      try Formula([0x32, 0x2B, 0xFF, 0x33][...])
    }
  }

  @Test(
    "ans is the previous result",
    arguments: [
      ("ans", "1/3"), ("ans*3", "1"), ("2ans", "2/3"), ("2xans", "2/3"), ("ans ans", "1/9"),
    ])
  func answer(text: String, value: String) {
    #expect(outcome(text, answer: Real(Rational(numerator: 1, denominator: 3))) == value)
  }

  @Test("where the comma is the decimal point both are read")
  func comma() throws {
    #expect(try Formula("1,5+0.5", commaIsPoint: true).evaluated().value == 2)
    #expect(throws: EvaluationError(.malformedNumber, at: 0..<5)) {
      try Formula("1,5,2", commaIsPoint: true).evaluated()
    }
  }

  @Test(
    "what is too large is an error at once",
    arguments: [
      "9^9^9^9", "10^10^10", "1e999999999*1e999999999", "(10^6)!", "2^(10^9)", "(1/2)^(10^9)",
      "10^-999999999999", "(10^100)!", "2^(10^100)",
    ])
  func tooLarge(text: String) {
    #expect(outcome(text).hasPrefix("tooLarge"))
  }

  @Test("two hundred thousand parentheses are an answer, more than the limit an error")
  func nesting() throws {
    let deep = String(repeating: "(", count: 200_000) + "7" + String(repeating: ")", count: 200_000)
    #expect(outcome(deep) == "7")
    #expect(outcome(String(repeating: "(", count: 200_000)).hasPrefix("emptyParentheses"))
    #expect(outcome(String(repeating: "-(", count: 200_000) + "7") == "7")
    #expect(outcome(String(repeating: "2^(", count: 50_000) + "0").hasPrefix("tooLarge"))
    let formula = try Formula("((1))")
    #expect(throws: EvaluationError(.tooLong, at: 1..<2)) {
      try formula.evaluated(within: Limits(nesting: 1))
    }
  }

  @Test("a million terms are an answer, more tokens than the limit an error")
  func length() throws {
    #expect(outcome("1" + String(repeating: "+1", count: 999_999)) == "1000000")
    #expect(throws: EvaluationError(.tooLong, at: 3..<5)) {
      try Formula("1+2+3").evaluated(within: Limits(tokens: 3))
    }
  }

  @Test("a calculation can be stopped")
  func interruption() throws {
    let formula = try Formula(
      "3^1000000" + String(repeating: "*3^1000", count: 20) + "+1")
    var questions = 0
    #expect(throws: EvaluationError.self) {
      try formula.evaluated(
        unless: Interruption {
          questions += 1
          return questions == 2
        })
    }
    #expect(questions == 2)
  }
}
