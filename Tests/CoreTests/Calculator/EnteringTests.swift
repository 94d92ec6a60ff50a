import Testing

@testable import CalculatorCore

@Suite struct `The calculator while an expression is entered` {
  @Test(arguments: [
    ("", "entering "), ("7", "entering 7"), ("78", "entering 78"), ("007", "entering 7"),
    ("00", "entering 0"), ("0.07", "entering 0.07"), ("2+05", "entering 2 + 5"),
    ("-0", "entering ~ 0"), ("-07", "entering ~ 7"), ("100", "entering 100"),
  ])
  func `extends the number by a digit, which replaces a lone zero`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    (".", "entering 0."), ("5.", "entering 5."), ("5.2", "entering 5.2"),
    ("2+.5", "entering 2 + 0.5"), ("-.5", "entering ~ 0.5"), ("2.5+3.", "entering 2.5 + 3."),
    ("5..", "entering 5. | refused: secondPoint at 0..<2"),
    ("2+5.2.", "entering 2 + 5.2 | refused: secondPoint at 2..<5"),
  ])
  func `adds one point to a number, and a zero before a leading point`(keys: String, state: String)
  {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("5+", "entering 5 +"), ("5+-", "entering 5 -"), ("5+×", "entering 5 ×"),
    ("5-+", "entering 5 +"), ("5--", "entering 5 -"), ("5×÷", "entering 5 ÷"),
    ("+", "entering 0 +"), ("×", "entering 0 ×"), ("÷", "entering 0 ÷"),
    ("5.+", "entering 5 +"), ("5.-", "entering 5 -"), ("2×5.÷", "entering 2 × 5 ÷"),
  ])
  func `adds an operator to a number, to the zero that is shown, or in place of an operator`(
    keys: String, state: String
  ) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("-", "entering ~"), ("--", "entering ~"), ("-+", "entering 0 +"), ("-×", "entering 0 ×"),
    ("5×-", "entering 5 × ~"), ("5÷-", "entering 5 ÷ ~"), ("5×--", "entering 5 -"),
    ("5×-+", "entering 5 +"), ("5÷-×", "entering 5 ×"), ("5×-3", "entering 5 × ~ 3"),
  ])
  func
    `takes a minus where a number may begin as a sign, and replaces it together with its operator`(
      keys: String, state: String
    )
  {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("=", "entering "), ("2+3=", "showing 2 + 3 = 5"),
    ("2+=", "entering 2 + | refused: missingOperand at 1..<2"),
    ("2×-=", "entering 2 × ~ | refused: missingOperand at 2..<3"),
    ("-=", "entering ~ | refused: missingOperand at 0..<1"),
    ("5=", "entering 5 | refused: nothingToCalculate"),
    ("-5=", "entering ~ 5 | refused: nothingToCalculate"),
    ("5.=", "entering 5. | refused: nothingToCalculate"),
    ("2+5.=", "showing 2 + 5 = 7"), ("6÷0=", "failed 6 ÷ 0: divisionByZero at 1..<3"),
  ])
  func `evaluates a complete expression after equals, and refuses an incomplete one`(
    keys: String, state: String
  ) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("C", "entering "), ("123C", "entering "), ("123+C", "entering 123"),
    ("12+345C", "entering 12 +"), ("5×-C", "entering 5 ×"), ("5×-CC", "entering 5"),
    ("5+C3", "entering 53"), ("A", "entering "), ("12+3A", "entering "),
  ])
  func `removes the last element by C, and all of them by AC`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("<", "entering "), ("123<", "entering 12"), ("1<", "entering "), (".<", "entering "),
    ("2.5<", "entering 2."), ("2+<", "entering 2"), ("5×-<", "entering 5 ×"),
    ("2+34<<", "entering 2 +"),
  ])
  func `removes the last character by Backspace`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("(", "entering ("), ("((", "entering ( ("), ("2(", "entering 2 ("), ("2.(", "entering 2 ("),
    ("2+(", "entering 2 + ("), ("(2)(", "entering ( 2 ) ("), ("(2.)", "entering ( 2 )"),
    (")", "entering  | refused: noOpenParenthesis"),
    ("2)", "entering 2 | refused: noOpenParenthesis"),
    ("(2))", "entering ( 2 ) | refused: noOpenParenthesis"),
    ("()", "entering ( | refused: emptyParentheses at 0..<1"),
    ("(2+)", "entering ( 2 + | refused: missingOperand at 2..<3"),
    ("(-", "entering ( ~"), ("(--", "entering ( ~"), ("2+(-3)", "entering 2 + ( ~ 3 )"),
    ("(+", "entering ( | refused: missingOperand at 0..<1"),
    ("(-×", "entering ( ~ | refused: missingOperand at 1..<2"),
  ])
  func `opens parentheses where an operand may begin or multiply, and closes open ones`(
    keys: String, state: String
  ) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("2×(3+4=", "showing 2 × ( 3 + 4 ) = 14"), ("((2=", "showing ( ( 2 ) ) = 2"),
    ("1÷(2-2=", "failed 1 ÷ ( 2 - 2 ): divisionByZero at 1..<7"),
    ("(=", "entering ( | refused: missingOperand at 0..<1"),
  ])
  func `closes open parentheses at equals`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("2^", "entering 2 ^"), ("2^-", "entering 2 ^ ~"), ("2^-+", "entering 2 +"),
    ("^", "entering 0 ^"), ("2+^", "entering 2 ^"), ("2^-1=", "showing 2 ^ ~ 1 = 1/2"),
  ])
  func `takes a sign before an exponent`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: [
    ("5!", "entering 5 !"), ("5.!", "entering 5 !"), ("5%%", "entering 5 % %"),
    ("!", "entering 0 !"), ("%", "entering 0 %"), ("(2)!", "entering ( 2 ) !"),
    ("5+!", "entering 5 + | refused: missingOperand at 1..<2"),
    ("(%", "entering ( | refused: missingOperand at 0..<1"),
    ("5!7", "entering 5 ! | refused: missingOperator at 1..<2"),
    ("5%.", "entering 5 % | refused: missingOperator at 1..<2"),
    ("(5)7", "entering ( 5 ) | refused: missingOperator at 2..<3"),
    ("5!=", "showing 5 ! = 120"), ("200+10%=", "showing 200 + 10 % = 220"),
  ])
  func `adds percent and factorial after an operand`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test func `refuses digits beyond the limit`() {
    let limits = Limits(bits: 1000, digits: 3)
    #expect(
      Story("1+234", limits: limits).description == "entering 1 + 234")
    #expect(
      Story("1+2345", limits: limits).description
        == "entering 1 + 234 | refused: numberTooLong at 2..<5")
  }
}
