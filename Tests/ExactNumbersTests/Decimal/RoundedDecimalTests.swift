import Testing

@testable import ExactNumbers

struct RoundedDecimalTests {
  @Test func `Zero is a single digit without a sign`() {
    let zero = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: true)
    #expect(RoundedDecimal.zero == zero)
    #expect(Rational(0).rounded(toSignificantDigits: 3) == zero)
    #expect(Rational(0).exactDecimal(atMost: 1) == zero)
  }
}
