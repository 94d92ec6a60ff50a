import Testing

@testable import ExactNumbers

@Suite struct `The decimal scanner` {
  private func scanner(_ text: String) -> DecimalScanner {
    var scanner = DecimalScanner()
    let goesOn = text.utf8.allSatisfy { scanner.take($0) }
    #expect(goesOn)
    return scanner
  }

  @Test(arguments: [
    ("0", 0, 0, 0), ("007", 7, 1, 0), ("1.50", 150, 3, -2), ("0.001", 1, 1, -3),
    ("12e3", 12, 2, 3), ("1.2e-3", 12, 2, -4), ("0.0", 0, 0, -1),
    ("123456789012345678", 123_456_789_012_345_678, 18, 0),
  ])
  func `the scanner collects number, digits and exponent`(
    text: String, number: Int, digits: Int, exponent: Int
  ) {
    let scanner = scanner(text)
    #expect(scanner.isAtEnd)
    #expect(scanner.number == number)
    #expect(scanner.significantDigits == digits)
    #expect(scanner.exponent == exponent)
  }

  @Test(arguments: ["", ".", "1_", "1e", "1e-", "1e+"])
  func `incomplete numbers are not at their end`(text: String) {
    #expect(!scanner(text).isAtEnd)
  }
}
