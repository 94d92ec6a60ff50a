import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Small fractions` {
  private static let edges = [
    0, 1, -1, 2, -2, 3, 7, 10, 1 << 31, -(1 << 31), 3_037_000_499, 3_037_000_500, Int.max - 1,
    Int.max, Int.min + 1, Int.min, 1 << 62, 1_000_000_000_000_000_000,
  ]

  /// The number in GMP's form, whatever its size.
  private func large(_ number: Rational) -> Rational { Rational(form: .large(number.storage)) }

  @Test(arguments: edges)
  func `results agree with GMP at the limits of Int`(first: Int) {
    for second in Self.edges {
      for denominator in [1, 3, -7, Int.max, Int.min, 1 << 40] {
        let a = Rational(numerator: first, denominator: denominator)
        let b = Rational(numerator: second, denominator: 6)
        #expect(a + b == large(a) + large(b))
        #expect(a - b == large(a) - large(b))
        #expect(a * b == large(a) * large(b))
        #expect(-a == -large(a))
        #expect(a.magnitude == (a.isNegative ? -large(a) : a))
        #expect((a < b) == (large(a) < large(b)))
        #expect(a.divided(by: b) == large(a).divided(by: large(b)))
      }
    }
  }

  @Test func `results agree with GMP for random numbers`() {
    for var generator in cases(1000) {
      let (a, b) = (generator.rational(), generator.rational())
      #expect(a + b == large(a) + large(b))
      #expect(a * b == large(a) * large(b))
      #expect((a < b) == (large(a) < large(b)))
    }
  }

  @Test(arguments: edges)
  func `a number that fits is small, however it was computed`(number: Int) {
    let huge = Rational(Int.max) * Rational(Int.max) * Rational(Int.max)
    let back = Rational(number) + huge - huge
    #expect(back == Rational(number) && back.hashValue == Rational(number).hashValue)
    if case .large = back.form { #expect(number == .min) }
    #expect(back.wholeValue == number)
  }
}

@Suite struct `The storage of rational numbers` {
  private static let huge = powerOfTen(40)

  @Test func `a copy shares its memory, a result has its own`() {
    let number = Self.huge
    let copy = number
    let sum = number + 0
    #expect(copy.storage === number.storage && sum.storage !== number.storage)
    #expect(sum == number)
  }

  @Test func `memory is released with the last copy`() {
    var number: Rational? = Rational(7) + Self.huge
    weak let storage = number?.storage
    var copy = number
    number = nil
    #expect(storage != nil)
    #expect(copy == Self.huge + 7)
    copy = nil
    #expect(storage == nil)
  }
}
