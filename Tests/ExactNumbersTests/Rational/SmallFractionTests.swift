import TestSupport
import Testing

@testable import ExactNumbers

/// Small numbers are calculated by the machine, and must agree with GMP at every edge.
struct SmallFractionTests {
  private static let edges = [
    0, 1, -1, 2, -2, 3, 7, 10, 1 << 31, -(1 << 31), 3_037_000_499, 3_037_000_500, Int.max - 1,
    Int.max,
    Int.min + 1, Int.min, 1 << 62, 1_000_000_000_000_000_000,
  ]

  /// The number as GMP keeps it, whatever its size.
  private func large(_ number: Rational) -> Rational { Rational(form: .large(number.storage)) }

  @Test(arguments: edges)
  func `Results are those of GMP, at the edges of the machine's numbers`(first: Int) {
    for second in Self.edges {
      for denominator in [1, 3, -7, Int.max, Int.min, 1 << 40] {
        let (a, b) = (
          Rational(numerator: first, denominator: denominator),
          Rational(numerator: second, denominator: 6)
        )
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

  @Test(arguments: seeds)
  func `Results are those of GMP, for numbers of any kind`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (a, b) = (generator.rational(), generator.rational())
      #expect(a + b == large(a) + large(b))
      #expect(a * b == large(a) * large(b))
      #expect((a < b) == (large(a) < large(b)))
    }
  }

  @Test(arguments: edges)
  func `A number is small whenever it has room, however it came about`(number: Int) {
    let huge = Rational(Int.max) * Rational(Int.max) * Rational(Int.max)
    let back = Rational(number) + huge - huge
    #expect(back == Rational(number))
    #expect(back.hashValue == Rational(number).hashValue)
    if case .large = back.form { #expect(number == .min) }
    #expect(back.wholeValue == number)
  }

  @Test func `Parts that do not fit are told one by one`() {
    let huge = Rational(Int.max) * Rational(Int.max)
    let half = huge * Rational(numerator: 1, denominator: 2)
    #expect(huge.wholeValue == nil)
    #expect(half.wholeValue == nil)
    #expect(half.denominatorValue == 2)
    #expect(Rational(1).divided(by: huge)?.denominatorValue == nil)
  }

  @Test(arguments: [
    (0, 1, "0"), (-12, 1, "-12"), (1, 2, "0.5"), (-25, 2, "-12.5"), (1, 8, "0.125"),
    (1, 1000, "0.001"), (-1, 80, "-0.0125"), (7, 1_000_000_000_000_000_000, "0.000000000000000007"),
    (Int.max, 10, "922337203685477580.7"), (1, 1 << 18, "0.000003814697265625"),
  ])
  func `Finite decimals are written in full`(numerator: Int, denominator: Int, text: String) {
    #expect(SmallFraction(numerator, dividedBy: denominator)?.finiteText == text)
  }

  @Test(arguments: [(1, 3), (1, 1 << 19), (Int.max, 1 << 18), (1, 7_000_000_000)])
  func `What has no short form is left to others`(numerator: Int, denominator: Int) {
    #expect(SmallFraction(numerator, dividedBy: denominator)?.finiteText == nil)
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(
      number.asciiText(significantDigits: 34) == large(number).asciiText(significantDigits: 34))
  }
}
