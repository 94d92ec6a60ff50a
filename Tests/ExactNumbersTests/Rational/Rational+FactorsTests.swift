import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Factors of rational numbers` {
  @Test(arguments: seeds)
  func `the product of the factors is the number`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = generator.nonzeroRational().magnitude
      let factors = number.factors
      let product = factors.reduce(Rational(1)) { $0 * $1.base.raised(to: $1.exponent) }
      #expect(product == number)
      #expect(factors.allSatisfy { $0.base.isWhole && $0.base > 1 && $0.exponent != 0 })
    }
  }

  @Test(arguments: seeds)
  func `equal numbers have equal factors, and powers multiply the exponents`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let number = Rational(Int.random(in: 1...Int.max, using: &generator))
      let degree = Int.random(in: 1...13, using: &generator)
      let power = number.raised(to: degree)
      #expect(Set(power.factors) == Set(number.factors.map { $0.raised(to: degree) }))
    }
  }

  @Test(arguments: [
    (1, 1, ""), (2, 1, "2^1"), (1, 2, "2^-1"), (360, 1, "2^3 3^2 5^1"), (8, 27, "2^3 3^-3"),
    (997, 1, "997^1"), (1_009, 1, "1009^1"), (1_018_081, 1, "1009^2"),
    (1_009, 1_013, "1009^1 1013^-1"),
    // A product of large primes stays one factor.
    (1_022_117, 1, "1022117^1"),
  ])
  func `small primes are found, and the rest as a power`(
    numerator: Int, denominator: Int, factors: String
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    let text = number.factors.map { "\($0.base)^\($0.exponent)" }.joined(separator: " ")
    #expect(text == factors)
  }

  @Test func `very long numbers are divided by the first primes only`() {
    let rest = Rational(10_007).raised(to: 2_000)
    let number = rest * Rational(2).raised(to: 5) * 17
    let factors = Set(number.factors)
    #expect(factors == [.init(base: 2, exponent: 5), .init(base: rest * 17, exponent: 1)])
  }
}

extension Rational.Factor {
  fileprivate func raised(to degree: Int) -> Rational.Factor {
    Rational.Factor(base: base, exponent: exponent * degree)
  }
}
