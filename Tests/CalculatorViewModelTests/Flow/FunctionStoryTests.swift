import CalculatorCore
import ExactNumbers
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// Functions on the formula line and on the keypad.
@Suite struct `Functions on the screen` {
  /// A number that is zero, which its closed form does not prove.
  private static let hiddenZero = "cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2"

  @Test(arguments: [
    ("sin(30°)", "= 0.5", "sin(30°)"), ("sin(30", "≈ −0.988031624092862", "sin(30)"),
    ("sin(", nil, "sin("), ("sin", nil, "sin"), ("√2", "≈ 1.4142135623731", "√2"),
    ("2pi", "≈ 6.28318530717959", "2 pi"), ("π", "≈ 3.14159265358979", "pi"),
    ("sqrt(2)^2", "= 2", "sqrt(2)^2"), ("max(1,2", "= 2", "max(1; 2)"), ("max(1;", nil, "max(1;"),
    ("log2(8)", "= 3", "log2(8)"), ("e", "≈ 2.71828182845905", "e"), ("tan(90°)", nil, "tan(90°)"),
    ("1/(\(hiddenZero))", nil, ""), ("5 mod", nil, ""),
    ("-exp(100)", "≈ −2.688117142×10^43", "−exp(100)"),
    ("exp(-100)", "≈ 3.720075976×10^−44", "exp(−100)"),
  ])
  func `the formula line shows their live values`(
    text: String, result: String?, expression: String
  ) {
    var session = Session("i")
    session.type(text)
    #expect(session.expression == text && session.message == nil)
    #expect(session.result == result)
    #expect(session.state.result?.tone == (result == nil ? nil : .live))
    guard result != nil else { return }
    session.type("⏎")
    #expect(session.expression == expression && session.cursor == nil)
    #expect(session.result == result && session.state.result?.tone == .final)
  }

  @Test(arguments: [
    ("1+ln(0)", "ln takes numbers greater than 0.", 2..<7),
    ("√(1-π)×2", "sqrt takes numbers of at least 0.", 0..<6),
    ("π+foo", "Unknown name; the nearest one is “floor”.", 2..<5),
    ("π√x", "Unknown name; the nearest one is “e”.", 2..<3),
    ("1+mod(5)", "mod takes two arguments: mod(a;b).", 2..<8),
    ("sin * 30", "sin takes one argument: sin(x).", 0..<3),
    ("30°;2", "Only arguments of a function are separated.", 3..<4),
    ("2π(", "There is nothing between the parentheses.", 2..<3),
    ("1/(\(hiddenZero))", "The divisor may be zero: 0 to 1,000 digits.", 1..<39),
    ("floor(\(hiddenZero))", "A whole number to 1,000 digits, but may be more or less.", 0..<42),
  ])
  func `an error is marked at its place, with the cursor there`(
    text: String, message: String, mark: Range<Int>
  ) {
    var session = Session("i")
    session.type(text)
    #expect(session.message == nil)
    session.type("⏎")
    #expect(session.message == message)
    #expect(session.state.expression.mark == mark && session.cursor == mark.lowerBound)
    session.type([.right])
    #expect(session.message == nil && session.state.expression.mark == nil)
  }

  @Test func `a result continues as the exact number`() {
    var session = Session("isqrt(2)⏎*")
    #expect(session.expression == "ans ×")
    session.type("3=")
    #expect(session.expression == "ans × 3" && session.result == "≈ 4.24264068711929")
    session.type("/3=^2=")
    #expect(session.expression == "ans^2" && session.result == "= 2")
    session.type("i")
    #expect(session.expression == "line 3^2" && session.result == "= 2")
    session.type("+ans⏎")
    #expect(session.result == "= 4")
  }

  @Test func `a number that may be zero is shown with the number of its zero digits`() {
    var session = Session("i")
    session.type(Self.hiddenZero)
    #expect(session.result == "≈ 0 to 1,000 digits" && session.state.result?.tone == .live)
    session.type("⏎")
    #expect(session.result == "≈ 0 to 1,000 digits" && session.state.result?.tone == .final)
    session.resize(columns: 19)
    #expect(session.result == "≈ 0 to 1,000 digits" && session.message == nil)
    session.resize(columns: 18)
    #expect(session.result == "…" && session.message == nil)
    session.type("*0=")
    #expect(session.result == "= 0")
  }

  @Test(arguments: [
    ("√2+10%", "√2 + 10% (≈ 0.14142135623731)"), ("pi%", "pi% (≈ 0.0314159265358979)"),
    ("max(200+10%;π+50%)", "max(200 + 10% (= 20); pi + 50% (≈ 1.5707963267949))"),
    ("\(hiddenZero)+10%", "cos(pi ÷ 7) − cos(2 pi ÷ 7) + cos(3 pi ÷ 7) − 1 ÷ 2 + 10%"),
  ])
  func `the values of percentages are noted for any numbers`(text: String, expression: String) {
    var session = Session("i")
    session.type(text)
    session.type("⏎")
    #expect(session.expression == expression)
  }

  @Test func `a number that turns out too large for digits shows that`() {
    var session = Session("i")
    session.type("((2^3000+π)-2^3000)^3000000")
    #expect(session.result == "number too large" && session.state.result?.tone == .live)
    session.type("⏎")
    #expect(session.result == "number too large" && session.state.result?.tone == .final)
    session.resize(columns: 15)
    #expect(session.result == "…")
  }

  @Test(arguments: [
    "sqrt(2)", "-pi", "exp(100)", "exp(-100)", "-exp(-1000)", "sin(30°)", "10^30*pi", hiddenZero,
    "-1/3", "exp(20)", "pi/10^7",
  ])
  func `a result fits any pane, and is never cut off silently`(text: String) {
    var session = Session("i")
    session.type(text + "⏎")
    for columns in 0...30 {
      session.resize(columns: columns)
      let result = session.result ?? ""
      #expect(result == "…" || (result.count <= columns && "=≈".contains(result.prefix(1))))
    }
    #expect(session.result != "…")
  }

  @Test func `a formula with functions is also edited key by key`() {
    var session = Session("imax(1;sqrt(16))⏎")
    #expect(session.expression == "max(1; sqrt(16))" && session.result == "= 4")
    session.type("⌫⌫⌫")
    #expect(session.expression == "max(1; sqrt(16" && session.result == "= 4")
    session.type("⌫+8")
    #expect(session.expression == "max(1; sqrt(1 + 8" && session.result == "= 3")
    session.type("c")
    #expect(session.expression == "max(1; sqrt(1 +" && session.result == nil)
    session.type("ccc")
    #expect(session.expression == "max(1;" && session.result == nil)
    session.type("=")
    #expect(session.message == "An operator is missing its number.")
    #expect(session.state.expression.mark == 5..<6)
    session.type("5=")
    #expect(session.expression == "max(1; 5)" && session.result == "= 5")
  }

  @Test func `where the comma is the decimal point the semicolon separates`() {
    var session = Session("i", point: ",")
    session.type("max(1,5;√2)⏎")
    #expect(session.expression == "max(1,5; √2)" && session.result == "= 1,5")
    session.type("i")
    #expect(session.expression == "max(1,5; √2)" && session.result == "= 1,5")
    session.type([.control("u")])
    session.type("π⏎")
    #expect(session.result == "≈ 3,14159265358979")
  }
}
