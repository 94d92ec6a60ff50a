import Testing

@testable import ExactNumbers

@Suite struct `Decimal expansions` {
  private func expansion(_ digits: String, isComplete: Bool = true) -> DecimalExpansion {
    DecimalExpansion(
      isNegative: false, digits: Array(digits.utf8), power: 0, isComplete: isComplete)
  }

  @Test(arguments: [
    ("14142", 3, "141", 0), ("14152", 3, "142", 0), ("1415", 3, "142", 0), ("12049", 3, "12", 0),
    ("19999", 3, "2", 0), ("99999", 3, "1", 1), ("99949", 3, "999", 0), ("10004", 4, "1", 0),
    ("96", 1, "1", 1),
  ])
  func `a rounding is decided by the next digit and carries`(
    digits: String, count: Int, rounded: String, power: Int
  ) {
    let decimal = expansion(digits).rounded(toDigits: count)
    #expect(decimal.digits == rounded)
    #expect(decimal.power == power)
    #expect(!decimal.isExact)
  }

  @Test func `a rounding is exact if only zeros are dropped`() {
    #expect(expansion("1500").rounded(toDigits: 2).isExact)
    #expect(expansion("1500").rounded(toDigits: 3).isExact)
    #expect(!expansion("1500").rounded(toDigits: 1).isExact)
    #expect(!expansion("1501").rounded(toDigits: 3).isExact)
    #expect(!expansion("1500", isComplete: false).rounded(toDigits: 2).isExact)
  }
}
