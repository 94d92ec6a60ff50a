import Testing

@testable import ExactNumbers

@Suite struct `An abbreviated number` {
  private static let notation = FormNotation(
    decimal: DecimalNotation(),
    words: FactorWords(
      prime: "", negativePrime: "", unfactored: "", unfactoredDigits: { _ in nil }))

  private func text(_ number: Real, digits: Int = 6) throws -> String {
    try number.abbreviation(digits: digits, in: Self.notation, Budget())
  }

  @Test func `has its first digits, and an ellipsis where others follow`() throws {
    let root = try Real(2).root(2, Budget())
    #expect(try text(root) == "1.41421…")
    #expect(try text(root, digits: 3) == "1.41…")
    #expect(try text(Real(Rational(numerator: -2, denominator: 3))) == "−0.666666…")
    #expect(try text(Real(Rational(numerator: 1, denominator: 8))) == "0.125")
    #expect(try text(1_234_567) == "1.23456…×10^6")
    #expect(try text(123_456) == "123456")
    #expect(try text(1_200_000_000) == "1200000000")
    #expect(try text(120_000_000_000_000) == "1.2×10^14")
    #expect(
      try text(Real(Rational(numerator: 1, denominator: 30_000_000))) == "3.33333…×10^−8")
  }
}
