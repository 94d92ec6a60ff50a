import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Intervals` {
  @Test func `the interval of a rational number contains it`() {
    for var generator in cases(600) {
      let number = generator.rational()
      let precision = generator.integer(2...500)
      let interval = Interval(number, precision: precision)
      #expect(interval.contains(number))
      #expect(number.isZero || interval.accuracy >= precision - 3)
      #expect(interval.sign == (number.isZero ? 0 : number.isNegative ? -1 : 1))
      #expect(!(interval.width < BigFloat(0)))
    }
  }

  @Test func `an intersection contains what both intervals contain`() {
    for var generator in cases(600) {
      let number = generator.rational()
      let first = generator.interval(holding: number)
      let second = generator.interval(holding: number)
      let both = first.intersection(second)
      #expect(both.contains(number) && first.contains(both) && second.contains(both))
    }
  }

  @Test(arguments: [
    (-2, -1, -1, false), (-2, 0, nil, true), (-2, 3, nil, true), (0, 0, 0, true),
    (0, 3, nil, true), (1, 3, 1, false),
  ])
  func `the sign is known if all numbers have the same`(
    lower: Int, upper: Int, sign: Int?, containsZero: Bool
  ) {
    let interval = Interval(BigFloat(lower), BigFloat(upper))
    #expect(interval.sign == sign && interval.containsZero == containsZero)
  }

  @Test func `the bounds are ordered by magnitude`() {
    let above = Interval(BigFloat(2), BigFloat(9)).byMagnitude
    #expect(above.inner == BigFloat(2) && above.outer == BigFloat(9))
    let below = Interval(BigFloat(-9), BigFloat(-2)).byMagnitude
    #expect(below.inner == BigFloat(-2) && below.outer == BigFloat(-9))
  }

  @Test func `the accuracy counts the known leading bits`() {
    #expect(Interval(BigFloat(1024), BigFloat(1025)).accuracy == 9)
    #expect(Interval(BigFloat(5), BigFloat(5)).accuracy == .max)
    #expect(Interval(BigFloat(1), BigFloat(1_000_000)).accuracy == 0)
    #expect(Interval(BigFloat(1), .infinity(negative: false)).accuracy == 0)
    #expect(Interval(BigFloat(-1), BigFloat(1)).accuracy == 0)
    #expect(Interval.line.accuracy == 0)
  }

  @Test func `the exponent bounds all magnitudes`() {
    #expect(Interval(BigFloat(-7), BigFloat(3)).exponent == 3)
    #expect(Interval(BigFloat(-7), BigFloat(8)).exponent == 4)
    #expect(Interval(BigFloat(0), BigFloat(0)).exponent == .min)
    #expect(Interval.line.exponent == .max)
  }
}

@Suite struct `Interval arithmetic` {
  @Test func `interval arithmetic contains the results of its numbers`() {
    for var generator in cases(1000) {
      let (first, second) = (generator.rational(), generator.rational())
      let left = generator.interval(holding: first)
      let right = generator.interval(holding: second)
      let precision = generator.integer(2...200)
      #expect((-left).contains(-first) && left.magnitude.contains(first.magnitude))
      #expect(left.adding(right, precision: precision).contains(first + second))
      #expect(left.multiplied(by: right, precision: precision).contains(first * second))
      if let quotient = first.divided(by: second) {
        #expect(left.divided(by: right, precision: precision).contains(quotient))
      }
      let exponent = generator.integer(first.isZero ? 0...5 : -5...5)
      #expect(left.raised(to: exponent, precision: precision).contains(first.raised(to: exponent)))
    }
  }

  @Test func `narrow intervals give narrow results`() {
    for var generator in cases(400) {
      let (first, second) = (generator.nonzeroRational(), generator.nonzeroRational())
      let (left, right) = (Interval(first, precision: 200), Interval(second, precision: 200))
      #expect(left.multiplied(by: right, precision: 200).accuracy > 190)
      #expect(left.divided(by: right, precision: 200).accuracy > 190)
      #expect(left.raised(to: -3, precision: 200).accuracy > 190)
      #expect(left.magnitude.adding(right.magnitude, precision: 200).accuracy > 190)
    }
  }

  @Test func `dividing by an interval that contains zero gives the line`() {
    let wide = Interval(BigFloat(0), BigFloat(1))
    for divisor in [wide, -wide, Interval(BigFloat(-1), BigFloat(1)), Interval(exactly: 0)] {
      let quotient = Interval(exactly: 1).divided(by: divisor, precision: 64)
      #expect(quotient.lower.isInfinite && quotient.upper.isInfinite && quotient.sign == nil)
    }
  }

  @Test func `undefined bounds give the line`() {
    let product = Interval(exactly: 0).multiplied(by: .line, precision: 64)
    #expect(product.lower.isInfinite && product.upper.isInfinite)
    let sum = Interval(BigFloat.infinity(negative: false), .infinity(negative: false))
      .adding(.line, precision: 64)
    #expect(sum.lower.isInfinite && sum.upper.isInfinite)
  }

  @Test func `even powers are not negative, odd powers keep the sign`() {
    let both = Interval(BigFloat(-3), BigFloat(2))
    let square = both.raised(to: 2, precision: 64)
    #expect(square.lower == BigFloat(0) && square.upper == BigFloat(9))
    let cube = both.raised(to: 3, precision: 64)
    #expect(cube.lower == BigFloat(-27) && cube.upper == BigFloat(8))
    #expect(both.raised(to: -1, precision: 64).lower.isInfinite)
    // `-Int.min` overflows.
    #expect(Interval(exactly: 1).raised(to: .min, precision: 64).contains(1))
  }
}

@Suite struct `Big floats` {
  @Test func `a rational number lies between its two roundings`() {
    for var generator in cases(600) {
      let number = generator.rational()
      let precision = generator.integer(1...400)
      let lower = BigFloat(number, precision: precision, rounding: .down)
      let upper = BigFloat(number, precision: precision, rounding: .up)
      #expect(Interval(lower, upper).contains(number))
      #expect(lower == upper || lower.next == upper)
      #expect(lower.sign <= upper.sign)
    }
  }

  @Test func `the floor is that of the rational number`() {
    for var generator in cases(600) {
      let number = generator.dyadic(below: 1_000)
      let exact = BigFloat(number, precision: 300, rounding: .down)
      #expect(Rational(numerator: exact.floor, denominator: Integer(1)) == number.floor)
    }
  }

  @Test func `infinite numbers and zero have extreme exponents`() {
    let (below, above) = (BigFloat.infinity(negative: true), BigFloat.infinity(negative: false))
    #expect(below.isInfinite && above.isInfinite && !BigFloat(1).isInfinite)
    #expect(below.sign == -1 && above.sign == 1 && BigFloat(0).sign == 0)
    #expect(below < BigFloat(.min) && BigFloat(.max) < above)
    #expect(above.exponent == .max && BigFloat(0).exponent == .min)
    #expect(BigFloat(1).exponent == 1 && BigFloat(-4).exponent == 3 && BigFloat(7).exponent == 3)
    #expect(BigFloat(0).isZero && !above.isZero && !above.isUndefined)
  }

  @Test func `Int values are converted exactly`() {
    for value in [Int.min, -1, 0, 1, Int.max] {
      #expect(Interval(BigFloat(value), BigFloat(value)).contains(Rational(value)))
    }
  }
}

extension SeededGenerator {
  /// An exact binary floating-point number of at most 200 bits.
  mutating func dyadic(below limit: Int = 40) -> Rational {
    let (bits, scale) = (integer(0...60), pick([0, 0, 0, 90]))
    return Rational(integer(-limit << 40...limit << 40))
      * Rational(2).raised(to: -40 - min(bits, 10) - scale)
  }

  /// An interval around a number: narrow, wide, or with a bound of zero, infinity or the number.
  mutating func interval(holding number: Rational) -> Interval {
    Interval(bound(of: number, .down), bound(of: number, .up))
  }

  private mutating func bound(of number: Rational, _ direction: RoundingDirection) -> BigFloat {
    let isDown = direction == .down
    func rounded(_ value: Rational) -> BigFloat {
      BigFloat(value, precision: 300, rounding: direction)
    }
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return .infinity(negative: isDown)
    case 1 where number.isNegative != isDown: return BigFloat(0)
    case 2: return rounded(number)
    case 3: return rounded(isDown ? number - 1 : number + 1)
    case 4:
      return rounded(isDown ? number * 3 - 7 : number * 3 + 7).farther(than: number, direction)
    default:
      let distance = Rational(2).raised(to: .random(in: -250...3, using: &self))
      return rounded(isDown ? number - distance : number + distance)
    }
  }
}

extension BigFloat {
  /// The number itself if it is beyond `number` in the direction; otherwise `number`, rounded.
  fileprivate func farther(than number: Rational, _ direction: RoundingDirection) -> BigFloat {
    let other = BigFloat(number, precision: 300, rounding: direction)
    return (self < other) == (direction == .down) ? self : other
  }
}

extension Interval {
  /// Creates the interval of one number, which must fit 300 bits.
  init(exactly number: Rational) {
    let value = BigFloat(number, precision: 300, rounding: .down)
    self.init(value, value)
  }

  func contains(_ number: Rational) -> Bool {
    // The bounds have fewer bits, so rounding does not move the number across one.
    let rounded = Interval(number, precision: 20_000)
    return !(rounded.upper < lower) && !(upper < rounded.lower)
  }

  func contains(_ other: Interval) -> Bool { !(other.lower < lower) && !(upper < other.upper) }

  func overlaps(_ other: Interval) -> Bool { !(upper < other.lower) && !(other.upper < lower) }
}

extension BigFloat {
  static func == (left: BigFloat, right: BigFloat) -> Bool { !(left < right) && !(right < left) }
}
