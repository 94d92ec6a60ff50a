import TestSupport
import Testing

@testable import ExactNumbers

struct RealArithmeticTests {
  private let effort = Effort(bits: 1_000)

  @Test(arguments: seeds)
  func `Real numbers are a field`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let (a, b, c) = try (
        generator.sum().real(effort), generator.sum().real(effort), generator.sum().real(effort)
      )
      let sum = try a.adding(b, effort)
      #expect(try sum.subtracting(b, effort) == a)
      #expect(try a.subtracting(a, effort) == 0)
      #expect(try a.negated(effort).negated(effort) == a)
      #expect(try sum == b.adding(a, effort))
      let product = try a.multiplied(by: b, effort)
      #expect(try product == b.multiplied(by: a, effort))
      let left = try sum.multiplied(by: c, effort)
      let right = try a.multiplied(by: c, effort).adding(b.multiplied(by: c, effort), effort)
      #expect(try left.subtracting(right, effort) == 0)
      guard b != 0 else { continue }
      #expect(try product.divided(by: b, effort).subtracting(a, effort) == 0)
    }
  }

  @Test(arguments: seeds)
  func `Rational numbers are calculated as such`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b) = (generator.rational(), generator.rational())
      #expect(try Real(a).adding(Real(b), effort).rational == a + b)
      #expect(try Real(a).subtracting(Real(b), effort).rational == a - b)
      #expect(try Real(a).multiplied(by: Real(b), effort).rational == a * b)
      #expect(try Real(a).negated(effort).rational == -a)
      guard !b.isZero else { continue }
      #expect(try Real(a).divided(by: Real(b), effort).rational == a.divided(by: b))
    }
  }

  @Test func `Nothing is divided by zero, nor by what cannot be told from it`() throws {
    let pi = try Real.pi(effort)
    #expect(throws: RealError.divisionByZero) { try pi.divided(by: 0, effort) }
    #expect(throws: RealError.divisionByZero) { try Real(1).divided(by: 0, effort) }
    let zero = try pi.subtracting(pi, effort)
    #expect(throws: RealError.divisionByZero) { try pi.divided(by: zero, effort) }
    let unknown = try ("sin(2) - 2*sin(1)*cos(1)" as Formula).real(effort)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try pi.divided(by: unknown, effort) }
  }

  @Test func `Zero divided by anything is zero`() throws {
    // The reciprocal of the product has too many terms.
    let divisor: Formula = """
      sqrt(1+sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)+sqrt(13)+sqrt(17)+sqrt(19)+sqrt(23)) \
      * sqrt(2+sqrt(29)+sqrt(31)+sqrt(37)+sqrt(41)+sqrt(43)+sqrt(47)+sqrt(53)+sqrt(59)+sqrt(61))
      """
    let real = try divisor.real(effort)
    #expect(real.closedForm.reciprocal == nil)
    #expect(try Real(0).divided(by: real, effort) == 0)
    #expect(try Real(1).divided(by: real, effort).sign(effort) == 1)
  }
}

extension SeededGenerator {
  /// A sum of square roots, π, e, logarithms and sines.
  fileprivate mutating func sum() -> Formula {
    let summands: [Formula] = [
      "sqrt(2)", "sqrt(3)", "sqrt(6)", "pi", "e", "ln(2)", "ln(3)", "sin(1)", "cos(1)", "1",
      "cbrt(2)",
    ]
    var sum: Formula = "0"
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let factor = Rational(
        numerator: .random(in: -9...9, using: &self), denominator: .random(in: 1...5, using: &self))
      guard let summand = summands.randomElement(using: &self) else { continue }
      sum = .sum(sum, .product(.number(factor), summand))
    }
    return sum
  }
}
