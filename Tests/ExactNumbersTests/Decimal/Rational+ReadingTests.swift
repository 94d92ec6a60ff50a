import ExactNumbers
import Testing

struct RationalReadingTests {
  @Test(arguments: [
    ("0", 0, 1), ("12", 12, 1), ("007", 7, 1), ("2.50", 5, 2), ("0.", 0, 1), (".5", 1, 2),
    ("5.", 5, 1), ("0.1", 1, 10), ("000.000", 0, 1), (".125", 1, 8),
    ("9223372036854775807", Int.max, 1), ("1_000e-2", 10, 1),
    ("0.0000000000000001", 1, 10_000_000_000_000_000),
  ])
  func `A decimal in any kind of string is read`(text: String, numerator: Int, denominator: Int) {
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(Rational(decimal: text) == number)
    #expect(Rational(decimal: "<\(text)>".dropFirst().dropLast()) == number)
  }

  @Test(arguments: [
    "", ".", "..", "1.2.3", "1..2", "-1", "+1", "−1", " 1", "1 ", "1e", "1,5", "1_", "0x1",
    "1/3",
    "a", "٣", "½", "1\u{301}", "\0", "1\0", "1\n",
  ])
  func `Anything else is refused`(text: String) {
    #expect(Rational(decimal: text) == nil)
  }

  @Test func `Numbers of 300,000 digits are read in bounded time`() throws {
    let digits = String(repeating: "1234567890", count: 30_000)
    let clock = ContinuousClock()
    let start = clock.now
    let whole = try #require(Rational(decimal: digits))
    let fraction = try #require(Rational(decimal: "0." + digits))
    #expect(clock.now - start < .seconds(3))
    #expect(whole.description == digits)
    #expect(fraction * powerOfTen(300_000) == whole)
  }
}
