import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Decimal literals` {
  @Test(arguments: seeds)
  func `a literal is its digits times its power of ten`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (whole, fraction) = (generator.digits(1...60), generator.digits(0...60))
      let exponent = Int.random(in: -99...99, using: &generator)
      let digits = Rational(numerator: Integer(digits: whole + fraction), denominator: Integer(1))
      let mark = Bool.random(using: &generator) ? "e" : "E"
      let sign = exponent > 0 && Bool.random(using: &generator) ? "+" : ""
      let text = "\(String(whole)).\(String(fraction))\(mark)\(sign)\(exponent)"
      let literal = try #require(DecimalLiteral(text.utf8))
      #expect(literal.value == digits * powerOfTen(exponent - fraction.count), "\(text)")
      // The parts are in lowest terms although no greatest common divisor was computed.
      let (numerator, denominator) = (literal.value.numerator, literal.value.denominator)
      #expect(Rational(numerator: numerator, denominator: denominator) == literal.value, "\(text)")
    }
  }

  @Test(arguments: seeds)
  func `the bound of the bits is an upper bound, and close if nothing cancels`(seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let digits = generator.digits(1...60) + [UInt8(ascii: "7")]
      let exponent = Int.random(in: -400...400, using: &generator)
      let literal = try #require(DecimalLiteral("\(String(digits))e\(exponent)".utf8))
      let bits = max(literal.value.numeratorBits, literal.value.denominatorBits)
      #expect((bits...bits + bits / 50 + 8).contains(literal.bits), "\(String(digits))e\(exponent)")
    }
  }

  @Test(arguments: seeds)
  func `underscores and leading or trailing zeros do not change the value`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let digits = generator.digits(1...40).map { String(Unicode.Scalar($0)) }
      let underscored = digits.dropFirst().reduce(digits[0]) {
        $0 + (Bool.random(using: &generator) ? "_" : "") + $1
      }
      let plain = try #require(DecimalLiteral(digits.joined().utf8)).value
      #expect(DecimalLiteral(underscored.utf8)?.value == plain)
      #expect(DecimalLiteral("000_0\(underscored).00".utf8)?.value == plain)
      #expect(DecimalLiteral("0.\(underscored)000e\(digits.count)".utf8)?.value == plain)
    }
  }

  @Test(
    arguments: [
      ("1.5e-3", 3, 2000), ("2E10", 20_000_000_000, 1), ("1e0", 1, 1), ("1e-0", 1, 1),
      ("5.e2", 500, 1), (".5E+1", 5, 1), ("1_000.000_5", 2_000_001, 2000),
      ("1e1_0", 10_000_000_000, 1),
      ("0e999999999999999999999", 0, 1), ("0.000e-99999999999999999999", 0, 1),
      ("999999999999999999", 999_999_999_999_999_999, 1), ("1e18", 1_000_000_000_000_000_000, 1),
      ("1000000000000000000", 1_000_000_000_000_000_000, 1), ("50000000000000000000e-20", 1, 2),
      ("0.0000000000000000250e17", 5, 2),
      ("12345678901234567890e-19", 1_234_567_890_123_456_789, Int(1e18)),
      ("312500000000000000000e-20", 25, 8), ("1e-18", 1, Int(1e18)),
    ])
  func `digits, point, exponent and underscores are read`(
    text: String, numerator: Int, denominator: Int
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(DecimalLiteral(text.utf8)?.value == number)
  }

  @Test(arguments: [
    "", ".", "..", "1.2.3", "1..2", "_", "_1", "1_", "1__0", "1_.5", "1._5", "1_e5", "1e_5",
    "1e5_", "1e", "1e+", "1e-", "1e+-5", "1e5.", "1e5.0", "1e5e5", "e5", ".e5", "1.e", "-1", "+1",
    "1-", "1+2", "1.-2", "1e5-1", " 1", "1 ", "1,5", "0x1", "1/3", "a", "\0", "1\0", "1\n", "٣",
    "½",
    "−1", "1\u{301}",
  ])
  func `anything else is rejected`(text: String) {
    #expect(DecimalLiteral(text.utf8) == nil)
  }

  @Test(arguments: [
    "1e999999999", "1e-999999999", "1e99999999999999999999999999", "1e-99999999999999999999999999",
    "9" + String(repeating: "0", count: 40) + "e9223372036854775807", "0.001e-9223372036854775808",
    "12345678901234567890e72057594037927936",
  ])
  func `numbers too large for memory report their size without being built`(text: String) throws {
    #expect(try #require(DecimalLiteral(text.utf8)).bits > 3_000_000_000)
  }

  @Test func `zero has one bit whatever its exponent`() throws {
    #expect(try #require(DecimalLiteral("0.00e-999999999999999999".utf8)).bits == 1)
  }

  @Test func `300,000 digits are read back as they were written`() throws {
    let digits = String(repeating: "1234567890", count: 30_000)
    let whole = try #require(DecimalLiteral(digits.utf8)).value
    let fraction = try #require(DecimalLiteral("0.\(digits)".utf8)).value
    #expect(whole.description == digits)
    #expect(fraction * powerOfTen(300_000) == whole)
  }

  @Test func `two million digits are read`() throws {
    let digits = String(repeating: "7", count: 2_000_000)
    let literal = try #require(DecimalLiteral(digits.utf8))
    #expect(literal.bits > 6_600_000)
  }

  @Test func `a million digits and a million decimal places are converted`() throws {
    let fives = String(repeating: "5", count: 1_000_000)
    let literals = try [
      #require(DecimalLiteral(fives.utf8)), #require(DecimalLiteral(".\(fives)".utf8)),
      #require(DecimalLiteral("1e1000000".utf8)), #require(DecimalLiteral("1e-1000000".utf8)),
    ]
    #expect(literals.allSatisfy { !$0.value.isZero })
  }
}

extension SeededGenerator {
  /// Digits in ASCII, often with factors of ten.
  fileprivate mutating func digits(_ count: ClosedRange<Int>) -> [UInt8] {
    let alphabet = [Array("0123456789".utf8), Array("0005".utf8), Array("0248".utf8)]
    let digits = alphabet.randomElement(using: &self) ?? []
    let count = Int.random(in: count, using: &self)
    return (0..<count).compactMap { _ in digits.randomElement(using: &self) }
  }
}

extension String {
  fileprivate init(_ digits: [UInt8]) {
    self.init(decoding: digits, as: UTF8.self)
  }
}

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
