import CalculatorCore
import ExactNumbers
import Previews
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

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
    ("-exp(100)", "≈ −2.6881171418×10⁴³", "−exp(100)"),
    ("exp(-100)", "≈ 3.720075976×10⁻⁴⁴", "exp(−100)"),
  ])
  func `the formula line shows their live values`(
    text: String, result: String?, expression: String
  ) {
    var session = Session("②")
    session.type(text)
    #expect(session.expression == text)
    #expect(session.message?.hasPrefix("Radians") ?? true)
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
    ("π+foo", "“foo” is unknown.", 2..<5), ("π+foo(1)", "There is no function “foo”.", 2..<5),
    ("π+flor", "“flor” is unknown; perhaps “floor” is meant.", 2..<6),
    ("π√x", "“x” is unknown.", 2..<3),
    ("0.1(6)", "Write 0.1*(6) or 0.1(6)…: both can be meant.", 0..<6),
    ("1>2", "Comparisons are not calculated; << and >> shift bits.", 1..<2),
    ("\\frac{1}{2}", "Write a/b, sqrt(x) or a*b; LaTeX is not read.", 0..<1),
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
    var session = Session("②")
    session.type(text)
    #expect(session.message == nil)
    session.type("⏎")
    #expect(session.message == message)
    #expect(session.state.expression.mark == mark && session.cursor == mark.lowerBound)
    session.type([.right])
    #expect(session.message == nil && session.state.expression.mark == nil)
  }

  @Test func `a result continues as the exact number`() {
    var session = Session("②sqrt(2)⏎*")
    #expect(session.expression == "ans ×")
    session.type("3=")
    #expect(session.expression == "ans × 3" && session.result == "≈ 4.24264068711929")
    session.type("/3=^2=")
    #expect(session.expression == "ans^2" && session.result == "= 2")
    session.type("②")
    #expect(session.expression == "@2^2" && session.result == "= 2")
    session.type("+ans⏎")
    #expect(session.result == "= 4")
  }

  @Test func `a number that may be zero is shown with the number of its zero digits`() {
    var session = Session("②")
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
    var session = Session("②")
    session.type(text)
    session.type("⏎")
    #expect(session.expression == expression)
  }

  @Test func `a number that turns out too large for digits shows that`() {
    var session = Session("②")
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
    var session = Session("②")
    session.type(text + "⏎")
    for columns in 0...30 {
      session.resize(columns: columns)
      let result = session.result ?? ""
      #expect(result == "…" || (result.count <= columns && "=≈".contains(result.prefix(1))))
    }
    #expect(session.result != "…")
  }

  @Test func `a formula with functions is also edited key by key`() {
    var session = Session("②max(1;sqrt(16))⏎")
    #expect(session.expression == "max(1; sqrt(16))" && session.result == "= 4")
    session.type("⌫⌫⌫")
    #expect(session.expression == "max(1; sqrt(16" && session.result == "= 4")
    session.type("⌫+8")
    #expect(session.expression == "max(1; sqrt(1 + 8" && session.result == "= 3")
    session.type("⌦")
    #expect(session.expression == "max(1; sqrt(1 +" && session.result == nil)
    session.type("⌦⌦⌦")
    #expect(session.expression == "max(1;" && session.result == nil)
    session.type("=")
    #expect(session.message == "A number is missing after ;.")
    #expect(session.state.expression.mark == 5..<6)
    session.type("5=")
    #expect(session.expression == "max(1; 5)" && session.result == "= 5")
  }

  @Test func `where the comma is the decimal point the semicolon separates`() {
    var session = Session("②", point: ",")
    session.type("max(1,5;√2)⏎")
    #expect(session.expression == "max(1,5; √2)" && session.result == "= 1,5")
    session.type("②")
    #expect(session.expression == "max(1,5; √2)" && session.result == "= 1,5")
    session.type([.control("u")])
    session.type("π⏎")
    #expect(session.result == "≈ 3,14159265358979")
  }
}

/// The law that what keys mean depends on their sequence, and not on the time.
@Suite struct `A stream of keys` {
  /// The words that are typed straight away, besides single keys.
  ///
  /// No key is about what is under way, such as Ctrl-C and a copy.
  private static let words =
    Vocabulary.names + [
      "SIN", "Tau", "isl", "uva", "VAT", "Tc", "2×", "3+", "1/3=", "⎋③", "≡th", "quit",
    ]
  private static let keys = "0123456789.+-*/%()==⏎⏎⏎⎋⎋⎋⌫⌦↑←␣⇥⑧⑧③③⑥④②ax"
  private static let others = "abdehjklmnoprswzABCDEGHIJKLMNOPQRSUVWXZπ√°#;_²<?"

  /// Lines that give names.
  private static let names = "isle=5⏎⎋uva=3⏎⎋vat=isle⏎⎋tc=6⏎"

  private func keys(_ count: Int, _ random: inout SeededGenerator) -> [Key] {
    var keys = Bool.random(using: &random) ? Self.names.map(Key.init(notation:)) : []
    let count = count + keys.count
    while keys.count < count {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<17: keys += Self.keys.randomElement(using: &random).map { [Key(notation: $0)] } ?? []
      case 17..<19:
        let word = Self.words.randomElement(using: &random) ?? ""
        keys += word.prefix(Int.random(in: 1...3, using: &random)).map(Key.init(notation:))
      default: keys += Self.others.randomElement(using: &random).map { [.character($0)] } ?? []
      }
    }
    return keys
  }

  /// What is seen after keys between which time passes.
  private func result(
    of keys: [Key], between: (inout Paced) -> Void
  ) -> Paced {
    var paced = Paced()
    for key in keys {
      paced.send(.key(key))
      between(&paced)
    }
    paced.settle()
    return paced
  }

  @Test(arguments: seeds)
  func `means the same at any speed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let keys = keys(Int.random(in: 1...40, using: &random), &random)
      let slow = result(of: keys) { $0.settle() }
      for other in [result(of: keys) { _ in }, result(of: keys) { $0.pass(&random) }] {
        #expect(other.model.viewState == slow.model.viewState, "\(keys)")
        #expect(other.model.tape.changes == slow.model.tape.changes)
        #expect(other.model.keypad.display == slow.model.keypad.display)
      }
    }
  }

  @Test func `of very many keys means the same at once as typed slowly`() {
    var random = SeededGenerator(seed: 10)
    let keys = keys(300 * caseFactor, &random)
    let slow = result(of: keys) { $0.settle() }
    let fast = result(of: keys) { _ in }
    #expect(fast.model.viewState == slow.model.viewState)
    #expect(fast.model.tape.changes == slow.model.tape.changes)
  }
}
