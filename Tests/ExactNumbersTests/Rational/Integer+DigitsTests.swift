import Testing

@testable import ExactNumbers

@Suite struct `Digits of integers` {
  @Test(arguments: [
    "0", "7", "10", "99", "18446744073709551616", "340282366920938463463374607431768211456",
  ])
  func `digits that are read are written again`(text: String) {
    #expect(Integer(digits: Array(text.utf8)).description == text)
    #expect(Integer(digits: Array(text.utf8)).digits == Array(text.utf8))
    #expect(Integer(digits: Array("00\(text)".utf8)).description == text)
  }

  @Test func `a negative number is written with a hyphen`() {
    #expect(Rational(-120).numerator.description == "-120")
  }
}
