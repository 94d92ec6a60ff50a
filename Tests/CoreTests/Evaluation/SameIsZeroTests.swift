import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The difference of equals is zero` {
  private let budget = Budget()

  private func value(_ text: String) -> Real? { try? Formula(text).evaluated().value.number }

  private func expectSame(_ text: String) throws {
    guard let first = value(text), let second = value(text) else { return }
    #expect(first == second, "\(text)")
    #expect(first.hashValue == second.hashValue, "\(text)")
    #expect(try first.subtracting(second, budget) == 0, "\(text)")
    #expect(try first.compare(second, budget) == 0, "\(text)")
    #expect(outcome("(\(text))-(\(text))").hasPrefix("0"), "\(text)")
    #expect(value("max(\(text);\(text))") == first, "\(text)")
    #expect(value("min(\(text);\(text))") == first, "\(text)")
    // A number not told from zero divides nothing, not even itself.
    if let sign = try? first.sign(budget), sign != 0, value("1/(\(text))") != nil {
      #expect(outcome("(\(text))/(\(text))") == "1", "\(text)")
      #expect(outcome("mod(\(text);\(text))").hasPrefix("0"), "\(text)")
    }
  }

  @Test(arguments: Array(1...6 * UInt64(caseFactor)))
  func `for every expression of the grammar that has a value`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for depth in [1, 2, 3, 4] {
      for _ in 0..<10 { try expectSame(generator.expression(depth: depth)) }
    }
  }

  @Test(arguments: [
    "exp(tanh(1))", "exp(1/(e+1))", "floor(10^40*pi)+pi", "mod(exp(50);pi)", "2^√2^√3", "sin(1)^pi",
    "(pi^e)^√(2+√3)", "tanh(tan(ln(7)))", "round(e^20)/√(1+sin(2))", "asin(tanh(254225))",
    "1-tanh(10^20)", "√(1-tanh(10^20))", "cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2",
    "sin(1)cos(2)tan(3)sinh(4)cosh(5)tanh(6)exp(√7)", "(1+√2+√3+√5+√7+√11)^40",
  ])
  func `for numbers of all kinds`(text: String) throws {
    #expect(value(text) != nil)
    try expectSame(text)
  }

  @Test func `for chains beyond the limits of closed forms`() throws {
    for step in ["sin(", "√(1+", "exp(sin(1+", "ln(2+", "2^(1/", "tanh(1+pi*"] {
      try expectSame(
        String(repeating: step, count: 150) + "√2"
          + String(repeating: ")", count: 150 * step.count { $0 == "(" }))
    }
    try expectSame((1...60).map { "√\($0)sin(\($0))" }.joined(separator: "+"))
    try expectSame((1...60).map { "(√\($0)+sin(\($0)))" }.joined(separator: "*"))
  }
}
