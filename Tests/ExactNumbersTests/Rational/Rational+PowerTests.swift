import TestSupport
import Testing

@testable import ExactNumbers

struct RationalPowerTests {
  @Test(arguments: seeds)
  func `Powers of one base add their exponents, and powers of powers multiply them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (x, y) = (generator.nonzeroRational(), generator.nonzeroRational())
      let a = Int.random(in: -9...9, using: &generator)
      let b = Int.random(in: -9...9, using: &generator)
      #expect(x.raised(to: a + b) == x.raised(to: a) * x.raised(to: b))
      #expect(x.raised(to: a * b) == x.raised(to: a).raised(to: b))
      #expect((x * y).raised(to: a) == x.raised(to: a) * y.raised(to: a))
      #expect(x.raised(to: -a) * x.raised(to: a) == 1)
    }
  }

  @Test(arguments: seeds)
  func `The power of 0 is 1 and each next one is a factor more`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let x = generator.rational()
      var product: Rational = 1
      for exponent in 0...8 {
        #expect(x.raised(to: exponent) == product)
        product = product * x
      }
    }
  }

  @Test(arguments: seeds)
  func `A power is in lowest terms with a positive denominator`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let x = generator.nonzeroRational()
      let power = x.raised(to: .random(in: -9...9, using: &generator))
      let again = Rational(numerator: power.numerator, denominator: power.denominator)
      #expect(again == power)
      #expect(power.description == again.description)
    }
  }

  @Test(arguments: seeds)
  func `The bound of the bits is a bound and at most about twice the length`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let x = generator.nonzeroRational()
      let exponent = Int.random(in: -40...40, using: &generator)
      let power = x.raised(to: exponent)
      let bits = max(power.numeratorBits, power.denominatorBits)
      #expect((bits...2 * bits).contains(x.bitsRaised(to: exponent)), "\(x)^\(exponent)")
    }
  }

  @Test(arguments: [
    (2, 10, "1024"), (-2, 3, "-8"), (-2, -3, "-1/8"), (-2, -2, "1/4"), (2, -1, "1/2"),
    (0, 0, "1"), (0, 5, "0"), (0, Int.max, "0"), (1, Int.max, "1"), (1, Int.min, "1"),
    (-1, Int.max, "-1"), (-1, Int.min, "1"), (-1, 0, "1"), (10, 20, "100000000000000000000"),
  ])
  func `Signs follow the exponent`(base: Int, exponent: Int, power: String) {
    #expect(Rational(base).raised(to: exponent).description == power)
  }

  @Test(arguments: [
    (0, Int.max, 1), (1, Int.max, 1), (-1, Int.min, 1), (2, 0, 1), (3, 1, 2), (3, -10, 20),
    (2, Int.max, Int.max), (2, Int.min, Int.max), (2, Int.max / 2, Int.max - 1),
  ])
  func `Sizes beyond all numbers are known at once`(base: Int, exponent: Int, bits: Int) {
    #expect(Rational(base).bitsRaised(to: exponent) == bits)
  }

  @Test func `The longer part counts`() {
    #expect(Rational(numerator: 1, denominator: 100).bitsRaised(to: 3) == 21)
    #expect(Rational(numerator: 100, denominator: 3).bitsRaised(to: -3) == 21)
  }

  @Test func `A power of a million digits takes a fraction of a second`() {
    let clock = ContinuousClock()
    let start = clock.now
    let power = Rational(numerator: 2, denominator: 3).raised(to: -2_000_000)
    #expect(clock.now - start < .seconds(2))
    #expect(power.numeratorBits == 3_169_926)
    #expect(power.denominatorBits == 2_000_001)
  }

  @Test func `A negative power of zero is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Rational(0).raised(to: -1)
    }
  }
}
