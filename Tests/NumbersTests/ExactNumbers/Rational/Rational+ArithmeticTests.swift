import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Arithmetic of rational numbers` {
  @Test func `addition and multiplication are commutative, associative and distributive`() {
    for var generator in cases(200) {
      let (a, b, c) = (generator.rational(), generator.rational(), generator.rational())
      #expect(a + b == b + a && a * b == b * a)
      #expect((a + b) + c == a + (b + c))
      #expect((a * b) * c == a * (b * c))
      #expect(a * (b + c) == a * b + a * c)
    }
  }

  @Test func `zero and one are neutral, and every operation has its inverse`() {
    for var generator in cases(200) {
      let (a, b) = (generator.rational(), generator.rational())
      let divisor = generator.nonzeroRational()
      #expect(a + 0 == a && a * 1 == a && a * 0 == 0)
      #expect(a + -a == 0 && -(-a) == a)
      #expect(!a.magnitude.isNegative && a.magnitude == (a.isNegative ? -a : a))
      #expect(a - b == a + -b && (a - b) + b == a)
      #expect(a.divided(by: b - b) == nil)
      #expect((a * divisor).divided(by: divisor) == a)
      #expect(a.divided(by: divisor).map { $0 * divisor } == a)
    }
  }

  @Test func `sums that binary floating point gets wrong are exact`() throws {
    let tenth = try #require(Rational(decimal: "0.1"))
    let fifth = try #require(Rational(decimal: "0.2"))
    #expect(tenth + fifth == Rational(decimal: "0.3"))
    let third = try #require(Rational(1).divided(by: 3))
    #expect(third * 3 == 1)
    #expect(Rational(9_999_999_999_999_999) - 9_999_999_999_999_998 == 1)
  }
}

@Suite struct `Powers of rational numbers` {
  @Test func `products of powers add exponents, and powers of powers multiply them`() {
    for var generator in cases(200) {
      let (x, y) = (generator.nonzeroRational(), generator.nonzeroRational())
      let (a, b) = (generator.integer(-9...9), generator.integer(-9...9))
      #expect(x.raised(to: a + b) == x.raised(to: a) * x.raised(to: b))
      #expect(x.raised(to: a * b) == x.raised(to: a).raised(to: b))
      #expect((x * y).raised(to: a) == x.raised(to: a) * y.raised(to: a))
      #expect(x.raised(to: -a) * x.raised(to: a) == 1)
      // In lowest terms with a positive denominator.
      let power = x.raised(to: a)
      let again = Rational(numerator: power.numerator, denominator: power.denominator)
      #expect(again == power && again.description == power.description)
    }
  }

  @Test func `the power to 0 is 1, and each next power multiplies by the base`() {
    for var generator in cases(100) {
      let x = generator.rational()
      var product: Rational = 1
      for exponent in 0...8 {
        #expect(x.raised(to: exponent) == product)
        product = product * x
      }
    }
  }

  @Test func `the bound of the bits is at most about twice the length`() {
    for var generator in cases(200) {
      let x = generator.nonzeroRational()
      let exponent = generator.integer(-40...40)
      let power = x.raised(to: exponent)
      let bits = max(power.numeratorBits, power.denominatorBits)
      #expect((bits...2 * bits).contains(x.bitsRaised(to: exponent)), "\(x)^\(exponent)")
    }
  }

  @Test func `the longer part decides the bound`() {
    #expect(Rational(numerator: 1, denominator: 100).bitsRaised(to: 3) == 21)
    #expect(Rational(numerator: 100, denominator: 3).bitsRaised(to: -3) == 21)
  }

  @Test func `a power of a million digits is computed`() {
    let power = Rational(numerator: 2, denominator: 3).raised(to: -2_000_000)
    #expect((power.numeratorBits, power.denominatorBits) == (3_169_926, 2_000_001))
  }

  @Test func `a negative power of zero traps`() async {
    await #expect(processExitsWith: .failure) { _ = Rational(0).raised(to: -1) }
  }
}

@Suite struct `Roots of rational numbers` {
  @Test func `the root of a power is the base, and a neighbour of the power has none`() {
    for var generator in cases(200) {
      let base = generator.rational().magnitude
      let degree = generator.integer(1...9)
      let power = base.raised(to: degree)
      #expect(power.exactRoot(degree) == base)
      // Perfect powers of one degree of at least 2 differ by more than 1.
      if base.isWhole, base > 0, degree > 1 { #expect((power + 1).exactRoot(degree) == nil) }
      if base > 0, degree > 1 { #expect((power * 2).exactRoot(degree) == nil) }
    }
  }

  @Test func `a root has the number as its power`() {
    for var generator in cases(600) {
      let number = generator.fraction(0...300, over: 1...30)
      let degree = generator.integer(1...4)
      if let root = number.exactRoot(degree) {
        #expect(root.raised(to: degree) == number && !root.isNegative)
      } else {
        let candidates = (0...17).flatMap { numerator in
          (1...5).map { Rational(numerator: numerator, denominator: $0) }
        }
        #expect(!candidates.contains { $0.raised(to: degree) == number })
      }
    }
  }

  @Test func `roots of a million digits are found or rejected`() {
    let power = Rational(3).raised(to: 2_000_000)
    #expect(power.exactRoot(2) == Rational(3).raised(to: 1_000_000))
    #expect(power.exactRoot(2_000_000) == 3)
    #expect((power + 1).exactRoot(2) == nil && (power + 1).exactRoot(3) == nil)
  }

  @Test func `a degree below 1 or a negative number traps`() async {
    await #expect(processExitsWith: .failure) { _ = Rational(4).exactRoot(0) }
    await #expect(processExitsWith: .failure) { _ = Rational(-8).exactRoot(3) }
  }
}
