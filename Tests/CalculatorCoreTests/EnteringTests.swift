import Testing

@testable import CalculatorCore

/// What each press means while an expression is being typed.
@Suite struct EnteringTests {
  @Test(
    "a digit extends the number, and a lone zero makes way for it",
    arguments: [
      ("", "entering "), ("7", "entering 7"), ("78", "entering 78"), ("007", "entering 7"),
      ("00", "entering 0"), ("0.07", "entering 0.07"), ("2+05", "entering 2 + 5"),
      ("-0", "entering ~ 0"), ("-07", "entering ~ 7"), ("100", "entering 100"),
    ])
  func digit(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "a point can be added once to a number, with a zero before it where none was typed",
    arguments: [
      (".", "entering 0."), ("5.", "entering 5."), ("5.2", "entering 5.2"),
      ("2+.5", "entering 2 + 0.5"), ("-.5", "entering ~ 0.5"), ("2.5+3.", "entering 2.5 + 3."),
      ("5..", "entering 5. | refused: secondPoint at 0..<1"),
      ("2+5.2.", "entering 2 + 5.2 | refused: secondPoint at 2..<3"),
    ])
  func point(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "an operator follows a number, replaces an operator, and takes the zero of the screen",
    arguments: [
      ("5+", "entering 5 +"), ("5+-", "entering 5 -"), ("5+×", "entering 5 ×"),
      ("5-+", "entering 5 +"), ("5--", "entering 5 -"), ("5×÷", "entering 5 ÷"),
      ("+", "entering 0 +"), ("×", "entering 0 ×"), ("÷", "entering 0 ÷"),
      ("5.+", "entering 5 +"), ("5.-", "entering 5 -"), ("2×5.÷", "entering 2 × 5 ÷"),
    ])
  func binary(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "a minus where a number may begin is a sign, and is replaced together with its operator",
    arguments: [
      ("-", "entering ~"), ("--", "entering ~"), ("-+", "entering 0 +"), ("-×", "entering 0 ×"),
      ("5×-", "entering 5 × ~"), ("5÷-", "entering 5 ÷ ~"), ("5×--", "entering 5 -"),
      ("5×-+", "entering 5 +"), ("5÷-×", "entering 5 ×"), ("5×-3", "entering 5 × ~ 3"),
    ])
  func sign(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "equals calculates what is complete and refuses what is not",
    arguments: [
      ("=", "entering "), ("2+3=", "showing 2 + 3 = 5"),
      ("2+=", "entering 2 + | refused: missingOperand at 1..<2"),
      ("2×-=", "entering 2 × ~ | refused: missingOperand at 2..<3"),
      ("-=", "entering ~ | refused: missingOperand at 0..<1"),
      ("5=", "entering 5 | refused: nothingToCalculate"),
      ("-5=", "entering ~ 5 | refused: nothingToCalculate"),
      ("5.=", "entering 5. | refused: nothingToCalculate"),
      ("2+5.=", "showing 2 + 5 = 7"), ("6÷0=", "failed 6 ÷ 0: divisionByZero at 1..<3"),
    ])
  func equals(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "C removes the last element and AC all of them",
    arguments: [
      ("C", "entering "), ("123C", "entering "), ("123+C", "entering 123"),
      ("12+345C", "entering 12 +"), ("5×-C", "entering 5 ×"), ("5×-CC", "entering 5"),
      ("5+C3", "entering 53"), ("A", "entering "), ("12+3A", "entering "),
    ])
  func clear(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "backspace removes the last character",
    arguments: [
      ("<", "entering "), ("123<", "entering 12"), ("1<", "entering "), (".<", "entering 0"),
      ("2.5<", "entering 2."), ("2+<", "entering 2"), ("5×-<", "entering 5 ×"),
      ("2+34<<", "entering 2 +"),
    ])
  func backspace(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "parentheses open where an operand may begin or multiply, and close where they are open",
    arguments: [
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
  func parentheses(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "parentheses left open are closed by equals",
    arguments: [
      ("2×(3+4=", "showing 2 × ( 3 + 4 ) = 14"), ("((2=", "showing ( ( 2 ) ) = 2"),
      ("1÷(2-2=", "failed 1 ÷ ( 2 - 2 ): divisionByZero at 1..<7"),
      ("(=", "entering ( | refused: missingOperand at 0..<1"),
    ])
  func openParentheses(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "a power is an operator whose exponent may have a sign",
    arguments: [
      ("2^", "entering 2 ^"), ("2^-", "entering 2 ^ ~"), ("2^-+", "entering 2 +"),
      ("^", "entering 0 ^"), ("2+^", "entering 2 ^"), ("2^-1=", "showing 2 ^ ~ 1 = 1/2"),
    ])
  func power(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "percent and factorial follow an operand",
    arguments: [
      ("5!", "entering 5 !"), ("5.!", "entering 5 !"), ("5%%", "entering 5 % %"),
      ("!", "entering 0 !"), ("%", "entering 0 %"), ("(2)!", "entering ( 2 ) !"),
      ("5+!", "entering 5 + | refused: missingOperand at 1..<2"),
      ("(%", "entering ( | refused: missingOperand at 0..<1"),
      ("5!7", "entering 5 ! | refused: missingOperator at 1..<2"),
      ("5%.", "entering 5 % | refused: missingOperator at 1..<2"),
      ("(5)7", "entering ( 5 ) | refused: missingOperator at 2..<3"),
      ("5!=", "showing 5 ! = 120"), ("200+10%=", "showing 200 + 10 % = 220"),
    ])
  func postfix(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test("an expression by itself is emptied by AC, and equals changes nothing in it")
  func pressesOnExpressions() throws {
    let expression = Story("2+3").calculator.expression
    #expect(try expression.applying(.equals, within: .standard) == expression)
    #expect(try expression.applying(.allClear, within: .standard).isEmpty)
  }

  @Test("a number takes no more digits than the limit")
  func longNumber() {
    let limits = Limits(bits: 1000, digits: 3)
    #expect(
      Story("1+234", limits: limits).description == "entering 1 + 234")
    #expect(
      Story("1+2345", limits: limits).description
        == "entering 1 + 234 | refused: numberTooLong at 2..<3")
  }
}
