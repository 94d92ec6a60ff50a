import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Intervals` {
  @Test(arguments: seeds)
  func `the interval of a rational number contains it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.rational()
      let precision = Int.random(in: 2...500, using: &generator)
      let interval = Interval(number, precision: precision)
      #expect(interval.contains(number))
      #expect(number.isZero || interval.accuracy >= precision - 3)
      #expect(interval.sign == (number.isZero ? 0 : number.isNegative ? -1 : 1))
      #expect(!(interval.width < BigFloat(0)))
    }
  }

  @Test(arguments: seeds)
  func `an intersection contains what both intervals contain`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.rational()
      let first = generator.interval(holding: number)
      let second = generator.interval(holding: number)
      let both = first.intersection(second)
      #expect(both.contains(number))
      #expect(first.contains(both) && second.contains(both))
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
    #expect(interval.sign == sign)
    #expect(interval.containsZero == containsZero)
  }

  @Test func `the bounds are ordered by magnitude`() {
    let above = Interval(BigFloat(2), BigFloat(9)).byMagnitude
    #expect(above.inner == BigFloat(2) && above.outer == BigFloat(9))
    let below = Interval(BigFloat(-9), BigFloat(-2)).byMagnitude
    #expect(below.inner == BigFloat(-2) && below.outer == BigFloat(-9))
  }

  @Test func `the accuracy counts the leading bits that are known`() {
    // The width is a thousandth of the number.
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
