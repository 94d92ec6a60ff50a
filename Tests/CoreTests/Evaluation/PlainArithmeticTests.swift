import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `Plain arithmetic` {
  private static let pieces = [
    "0", "7", "10", "12", "25", "2026", "1234", "999999999999", "0.5", "3.25", "2.", ".5", "007",
    "1.2.3",
    "+", "-", "*", "/", "+", "-", "*", "/", " + ", " - ", " * ", " / ", "(", ")", "(", ")", " ",
    "-",
  ]

  @Test(arguments: 0..<20)
  func `has the value of the language, without a choice`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<400 * caseFactor {
      let length = generator.integer(1...9)
      let line = (0..<length).map { _ in generator.pick(Self.pieces) }.joined()
      let text = Array(line.utf8)[...]
      guard let value = PlainArithmetic.value(of: text) else { continue }
      count += 1
      let formula = try Formula(text)
      #expect(try formula.evaluated().value == Quantity(Real(value)), "\(line)")
      #expect(formula.choices(in: text).isEmpty && formula.definition == nil, "\(line)")
    }
    #expect(count > 15 * caseFactor)
  }

  @Test func `leaves other lines to the language`() {
    let deep = String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65)
    let lines = [
      "", " ", "+1", "1+", "1 2", "(1", "1)", "2(3)", "(1)(2)", "1/0", "1,5", "2^3", "5!", "1e3",
      "2026-12-25", "25/12/2026", "1/2/3", "007", "1.", ".5", "1.2.3", "--5", "3 1/2", "x", "0x10",
      "12345678901234567890", deep, String(repeating: "9999999999*", count: 200) + "1",
    ]
    for line in lines {
      #expect(PlainArithmetic.value(of: Array(line.utf8)[...]) == nil, "\(line)")
    }
  }

  @Test func `reads signs, points, blanks and parentheses`() {
    let lines: [(String, Rational)] = [
      (" 1 + 2 * 3 ", 7), ("-(2 - 5) * -4", -12),
      ("0.1+0.2", Rational(numerator: 3, denominator: 10)),
      ("10 - 5 - 2", 3), ("8/4*2", 4), ("((7))", 7),
    ]
    for (line, value) in lines {
      #expect(PlainArithmetic.value(of: Array(line.utf8)[...]) == value, "\(line)")
    }
  }
}
