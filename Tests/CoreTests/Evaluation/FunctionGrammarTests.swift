import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The grammar of functions` {
  @Test(arguments: [
    ("2pi", "2*pi"), ("2√3", "2*sqrt(3)"), ("3deg", "1.5° * 2"),
    ("2π√3", "2*pi*sqrt(3)"), ("2e pi", "2*e*pi"), ("pi^2e", "(pi^2)*e"),
    ("2pi^2", "2*(pi^2)"), ("(2)pi", "2*pi"), ("3!e", "6*e"),
    ("2sin(1)cos(1)", "2*sin(1)*cos(1)"), ("sin(1)2", "2*sin(1)"), ("-2pi", "-(2*pi)"),
    ("2ln(2)^2", "2*(ln(2)^2)"), ("e e", "e^2"), ("exp(1)°", "exp(1)*1°"),
    ("2^-2pi", "(2^-2)*pi"), ("-e^2", "-(e^2)"), ("2°!×0", "0"), ("tau", "2pi"),
  ])
  func `constants, functions and roots multiply adjacent operands`(
    text: String, product: String
  ) throws {
    guard text != "2°!×0" else {
      #expect(outcome(text) == "factorialOfFraction 0..<4")
      return
    }
    try expectSame(text, product)
  }

  /// The lines of all tables.
  private static let lines = TableTests.lines

  @Test(arguments: [
    ("ln(tanh(10^5))", "-2exp(-2*10^5)"), ("ln(tanh(√10^11))", "-2exp(-2√10^11)"),
    ("ln(tanh(99))", "-2atanh(exp(-198))"), ("ln(tanh(6*10^6))", "-2exp(-12*10^6)"),
    ("ln(tanh(1))", "-2atanh(exp(-2))"),
  ])
  func `a logarithm of a number next to 1 has all its digits`(text: String, same: String) {
    #expect(outcome(text) == outcome(same) && outcome(text).hasPrefix("≈"), "\(outcome(text))")
  }

  @Test(arguments: Function.allCases.filter { !$0.isRandom })
  func `each function is tried`(function: Function) {
    #expect(
      Self.lines.contains { $0.contains(function.name + "(") },
      "add an expression with \(function.name) to a table")
  }

  @Test(arguments: Constant.allCases)
  func `each constant is tried`(constant: Constant) {
    let isTried = Self.lines.contains { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "π" }
      return constant.spellings.contains { words.contains(Substring($0)) }
    }
    #expect(isTried, "add an expression with \(constant.name) to a table")
  }

  @Test(arguments: [
    ("sin(pi/2", "sin(pi/2)"), ("max(1;2", "max(1;2)"), ("sqrt(sqrt(16", "2"), ("2(sqrt(4", "4"),
    ("max(1;min(2;3", "2"), ("√(4", "2"), ("sqrt((4", "2"), ("max((1;2", nil),
    ("1+abs(-2", "3"),
  ])
  func `functions that are open at the end are closed there`(text: String, closed: String?) throws {
    if let closed {
      try expectSame(text, closed)
    } else {
      #expect(outcome(text) == "straySeparator 6..<7")
    }
  }

  @Test func `functions nest as deeply as parentheses`() throws {
    let count = 10_000 * caseFactor
    let deep = String(repeating: "abs(", count: count) + "-7"
    #expect(outcome(deep) == "7")
    #expect(outcome(deep + String(repeating: ")", count: count)) == "7")
    #expect(outcome(String(repeating: "√", count: count) + "1") == "1")
    #expect(outcome(String(repeating: "max(1;", count: count) + "2") == "2")
    #expect(outcome("max(" + String(repeating: "1;", count: count) + "2)") == "2")
    let expression = try Formula("abs(abs(1))").expression
    #expect(throws: EvaluationError(.tooLong, at: 1..<2)) {
      try expression.evaluated(within: Limits(nesting: 1))
    }
  }

  @Test func `the values of percentages in arguments are kept, also irrational ones`() throws {
    let formula = try Formula("max(200 + 10%; √2 + 10%)")
    let percentages = try formula.evaluated().percentages
    #expect(percentages.map(\.token) == [4, 10])
    #expect(percentages.map(\.value.number.shortText) == ["20", "≈0.141421356237"])
  }

  @Test(arguments: seeds)
  func `an argument has the value that it has in parentheses`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let inner = generator.expression(depth: 2)
      let alone = outcome("(" + inner + ")")
      guard !alone.contains(" ") else { continue }
      for text in ["min(\(inner))", "max(\(inner);\(inner))", "min(\(inner)"] {
        #expect(outcome(text) == alone, "\(text)")
      }
    }
  }
}
