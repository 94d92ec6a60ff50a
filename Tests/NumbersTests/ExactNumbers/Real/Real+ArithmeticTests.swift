import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Arithmetic of real numbers` {
  private let budget = Budget(bits: 1_000)

  @Test func `real numbers satisfy the field axioms`() throws {
    for var generator in cases(80) {
      let numbers = try (0..<3).map { _ in try generator.sum().real(budget) }
      let (a, b, c) = (numbers[0], numbers[1], numbers[2])
      let sum = try a.adding(b, budget)
      #expect(try sum.subtracting(b, budget) == a && sum == b.adding(a, budget))
      #expect(try a.subtracting(a, budget) == 0 && a.negated(budget).negated(budget) == a)
      let product = try a.multiplied(by: b, budget)
      #expect(try product == b.multiplied(by: a, budget))
      let left = try sum.multiplied(by: c, budget)
      let right = try a.multiplied(by: c, budget).adding(b.multiplied(by: c, budget), budget)
      #expect(try left.subtracting(right, budget) == 0)
      guard b != 0 else { continue }
      #expect(try product.divided(by: b, budget).subtracting(a, budget) == 0)
    }
  }

  @Test func `rational operands give rational results`() throws {
    for var generator in cases(400) {
      let (a, b) = (generator.rational(), generator.rational())
      #expect(try Real(a).adding(Real(b), budget).rational == a + b)
      #expect(try Real(a).subtracting(Real(b), budget).rational == a - b)
      #expect(try Real(a).multiplied(by: Real(b), budget).rational == a * b)
      #expect(try Real(a).negated(budget).rational == -a)
      guard !b.isZero else { continue }
      #expect(try Real(a).divided(by: Real(b), budget).rational == a.divided(by: b))
    }
  }

  @Test func `division by zero throws, as does a divisor that may be zero`() throws {
    let pi = try Real.pi(budget)
    #expect(throws: RealError.divisionByZero) { try pi.divided(by: 0, budget) }
    #expect(throws: RealError.divisionByZero) { try Real(1).divided(by: 0, budget) }
    let zero = try pi.subtracting(pi, budget)
    #expect(throws: RealError.divisionByZero) { try pi.divided(by: zero, budget) }
    let unknown = try ("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try pi.divided(by: unknown, budget) }
  }

  @Test func `zero divided by any number is zero`() throws {
    // The reciprocal of the product exceeds the limit of terms.
    let divisor: Formula = """
      sqrt(1+sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)+sqrt(13)+sqrt(17)+sqrt(19)+sqrt(23)) \
      * sqrt(2+sqrt(29)+sqrt(31)+sqrt(37)+sqrt(41)+sqrt(43)+sqrt(47)+sqrt(53)+sqrt(59)+sqrt(61))
      """
    let real = try divisor.real(budget)
    #expect(real.closedForm.reciprocal == nil)
    #expect(try Real(0).divided(by: real, budget) == 0)
    #expect(try Real(1).divided(by: real, budget).sign(budget) == 1)
  }
}

extension SeededGenerator {
  fileprivate mutating func sum() -> Formula {
    let summands: [Formula] = [
      "sqrt(2)", "sqrt(3)", "sqrt(6)", "pi", "e", "ln(2)", "ln(3)", "sin(1)", "cos(1)", "1",
      "cbrt(2)",
    ]
    var sum: Formula = "0"
    for _ in 0..<integer(1...3) {
      sum = .sum(sum, .product(.number(fraction(-9...9, over: 1...5)), pick(summands)))
    }
    return sum
  }
}

@Suite struct `Powers of real numbers` {
  private let budget = Budget(bits: 100_000)

  @Test func `the power of a root is the number`() throws {
    for var generator in cases(120) {
      let number = Real(generator.nonzeroRational())
      let degree = generator.integer(2...9)
      if number.rational?.isNegative == true, degree.isMultiple(of: 2) {
        #expect(throws: RealError.outsideDomain) { try number.root(degree, budget) }
      } else {
        let root = try number.root(degree, budget)
        #expect(try root.raised(to: Real(Rational(degree)), budget) == number)
      }
    }
  }

  @Test func `multiplying powers adds their exponents`() throws {
    for var generator in cases(80) {
      let base = try Real(generator.dyadic().magnitude + 1).adding(.pi(budget), budget)
      let exponents = try (0..<2).map { _ in
        let part = Real(generator.fraction(-6...6, over: 1...3))
        let root = try Real(2).root(2, budget)
        return Bool.random(using: &generator) ? part : try root.multiplied(by: part, budget)
      }
      let product = try base.raised(to: exponents[0], budget)
        .multiplied(by: base.raised(to: exponents[1], budget), budget)
      let power = try base.raised(to: exponents[0].adding(exponents[1], budget), budget)
      let difference = try product.divided(by: power, budget).subtracting(1, budget)
      let distance = try difference.constructive(budget).interval(precision: 500, budget: budget)
      #expect(distance.contains(0))
    }
  }
}
