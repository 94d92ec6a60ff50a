import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

@Suite("Derivatives and integrals")
struct CalculusTests {
  /// None has a `w` in its name.
  private static let functions = [
    "exp(w)", "ln(w^2 + 2)", "log(w^2 + 2)", "log2(w^2 + 3)", "sin(w)", "cos(3w)", "tan(w/9)",
    "asin(w/9)", "acos(w/9)", "atan(w)", "sinh(w)", "cosh(w)", "tanh(w)", "asinh(w)",
    "acosh(w^2 + 2)", "atanh(w/9)", "erf(w)", "erfc(w)", "sqrt(w^2 + 1)", "cbrt(w^2 + 1)",
    "root(w^2 + 1; 5)", "abs(w - 20)", "(w^2 + 1)^(w/3)", "sec(w/9)", "acot(w)", "hypot(w; 2)",
    "w^5 - w", "1/(w^2 + 1)", "2^w", "gamma(w + 9)", "max(w; -20)", "normcdf(w)",
  ]

  private static func expression(_ random: inout SeededGenerator) -> String {
    let (first, second) = (random.pick(functions), random.pick(functions))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "(\(first)) * (\(second))"
    case 1: return "(\(first)) / (2 + (\(second))^2)"
    case 2: return "(\(first)) - 3 (\(second))"
    default: return first.replacing("w", with: "((\(second))/4)")
    }
  }

  /// A call within the body, the point or the bounds of others.
  private static func nested(
    _ random: inout SeededGenerator, depth: Int, in names: [String] = []
  ) -> String {
    guard depth > 0 else { return random.pick(names + ["2", "3"]) }
    let name = random.pick(["x", "y", "z"])
    let body = nested(&random, depth: depth - 1, in: names + [name])
    let (first, last) = (
      nested(&random, depth: depth - 1, in: names), nested(&random, depth: depth - 1, in: names)
    )
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "derivative(\(body); \(name) = \(first))"
    case 1: return "integral(\(body); \(name) = \(first) to \(last))"
    case 2: return "solve(\(name) + \(first) = \(last))"
    case 3: return "solve(\(body) = \(name); \(name) = \(first) to \(last))"
    case 4: return "sum(\(name) = \(first) to \(last); \(body))"
    default: return "max(\(first); \(last))"
    }
  }

  @Test(arguments: 0..<2 * UInt64(caseFactor))
  func `nest in bodies, points and bounds, and end in a value or an error`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var values = 0
    for _ in 0..<150 {
      let text = Self.nested(&random, depth: Int.random(in: 1...2, using: &random))
      if (try? Formula(text).evaluated()) != nil { values += 1 }
    }
    #expect(values > 20)
  }

  private func value(_ text: String) throws -> Real { try Formula(text).evaluated().value.number }

  /// The error is the squared distance times the third derivative.
  @Test func `a derivative is the slope between close numbers`() throws {
    var random = SeededGenerator(seed: 3)
    let step = "10^-20"
    var count = 0
    for _ in 0..<60 * caseFactor {
      let text = Self.expression(&random)
      let number = "(\(random.integer(-24...24))/8)"
      let around = ["\(number) + \(step)", "\(number) - \(step)"].map {
        text.replacing("w", with: "(\($0))")
      }
      let slope = "((\(around[0])) - (\(around[1])))/(2 * \(step))"
      guard let scale = try? value("10^-20 * (1 + abs(\(slope)))") else { continue }
      let difference = try value("abs(derivative(\(text); w = \(number)) - \(slope))")
      count += 1
      #expect(try difference.compare(scale, Budget()) < 0, "\(text) at \(number)")
    }
    #expect(count > 40)
  }

  @Test(arguments: [
    "exp(w)", "ln(w^2 + 2)", "sin(w)", "tan(w/9)", "atan(w)", "cosh(w)", "asinh(w)", "erf(w)",
    "cbrt(w^2 + 1)", "abs(w - 20)", "w^5 - w", "1/(w^2 + 1)", "2^w", "max(w; -20)",
  ])
  func `the integral of a derivative is a difference`(text: String) throws {
    var random = SeededGenerator(seed: 4)
    let ends = (0..<2).map { _ in "(\(random.integer(-16...16))/8)" }
    let integral = "integral(derivative(\(text); w = t); t = \(ends[0]) to \(ends[1]))"
    let values = ends.map { text.replacing("w", with: $0) }
    // No digits tell a difference of equal numbers from 0.
    let error = try value("1 + \(integral) - ((\(values[1])) - (\(values[0])))")
    #expect(try error.compare(value("1 - 10^-30"), Budget()) > 0, "\(integral)")
    #expect(try error.compare(value("1 + 10^-30"), Budget()) < 0, "\(integral)")
  }

  @Test(arguments: [
    "w^5 - w", "exp(2w)", "cos(3w)", "w * exp(w)", "ln(w + 3)", "sqrt(w + 3)", "1/(w + 3)",
    "1/(w + 3)^2", "exp(-w^2)", "(w + 3)^(1/3)", "log(w + 3)", "2^w",
  ])
  func `the derivative of an integral up to a number is the function`(text: String) throws {
    var random = SeededGenerator(seed: 6)
    let (start, end) = (random.integer(-16...16), random.integer(-16...16))
    let integral = "integral(\(text); w = \(start)/8 to v)"
    let value = text.replacing("w", with: "(\(end)/8)")
    let error = try self.value("1 + derivative(\(integral); v = \(end)/8) - (\(value))")
    #expect(try error.compare(self.value("1 - 10^-30"), Budget()) > 0, "\(integral)")
    #expect(try error.compare(self.value("1 + 10^-30"), Budget()) < 0, "\(integral)")
  }

  @Test(arguments: [
    "abs(x - 0.3) * exp(-x)", "abs(x^2 - 2) * exp(-x)", "abs(sin(9x))", "max(x; 1 - x)/(2 + x)",
    "abs(1/(x + 3) - 1/4)", "abs(abs(x) - 1)", "sqrt(abs(x - 1))", "abs(x - 1)^1.5", "floor(2x)",
    "x * sign(x - 1/3)", "min(x; x^2; 1)", "abs(x - 1)/(x^2 + 1)",
  ])
  func `an integral is the sum of its two parts`(text: String) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2 {
      let ends = (0..<3).map { _ in random.integer(-16...32) }.sorted()
      let parts = [(0, 2), (0, 1), (1, 2)].map { first, last in
        "integral(\(text); x = (\(ends[first])/8) to (\(ends[last])/8))"
      }
      let sum = try value("1 + \(parts[0]) - \(parts[1]) - \(parts[2])")
      #expect(try sum.compare(value("1 - 10^-30"), Budget()) > 0, "\(parts[0])")
      #expect(try sum.compare(value("1 + 10^-30"), Budget()) < 0, "\(parts[0])")
    }
  }

  private static func sum(_ range: ClosedRange<Int>, _ term: (Int) -> String) -> String {
    range.map(term).joined(separator: " + ")
  }

  @Test(arguments: [
    ("sin(x)/x", sum(0...90) { "(-1)^\($0)/(\(2 * $0 + 1) * \(2 * $0 + 1)!)" }),
    ("(1 - cos(x))/x^2", sum(0...90) { "(-1)^\($0)/(\(2 * $0 + 1) * \(2 * $0 + 2)!)" }),
    ("(e^x - 1 - x)/(2x)", sum(2...180) { "1/(2 * \($0) * \($0)!)" }),
    ("e^sin(x)", "integral(e^sin(x); x = 0 to 1/3) + integral(e^sin(x); x = 1/3 to 1)"),
  ])
  func `three hundred digits of an integral are found`(text: String, value: String) throws {
    let error = try self.value("1 + integral(\(text); x = 0 to 1) - (\(value))")
    #expect(try error.compare(self.value("1 - 10^-300"), Budget()) > 0)
    #expect(try error.compare(self.value("1 + 10^-300"), Budget()) < 0)
  }
}
