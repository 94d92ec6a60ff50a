import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Decimal literals` {
  @Test func `a literal is its digits times its power of ten`() throws {
    for var generator in cases(400) {
      let (whole, fraction) = (generator.digits(1...60), generator.digits(0...60))
      let exponent = generator.integer(-99...99)
      let digits = Rational(numerator: Integer(digits: whole + fraction), denominator: Integer(1))
      let mark = Bool.random(using: &generator) ? "e" : "E"
      let sign = exponent > 0 && Bool.random(using: &generator) ? "+" : ""
      let text = "\(String(whole)).\(String(fraction))\(mark)\(sign)\(exponent)"
      let literal = try #require(DecimalLiteral(text.utf8))
      #expect(literal.value == digits * powerOfTen(exponent - fraction.count), "\(text)")
      // The parts are in lowest terms without a greatest common divisor.
      let (numerator, denominator) = (literal.value.numerator, literal.value.denominator)
      #expect(Rational(numerator: numerator, denominator: denominator) == literal.value, "\(text)")
    }
  }

  @Test func `the bound of the bits is an upper bound, and close if nothing cancels`() throws {
    for var generator in cases(400) {
      let digits = generator.digits(1...60) + [UInt8(ascii: "7")]
      let exponent = generator.integer(-400...400)
      let literal = try #require(DecimalLiteral("\(String(digits))e\(exponent)".utf8))
      let bits = max(literal.value.numeratorBits, literal.value.denominatorBits)
      #expect((bits...bits + bits / 50 + 8).contains(literal.bits), "\(String(digits))e\(exponent)")
    }
  }

  @Test func `underscores and leading or trailing zeros do not change the value`() throws {
    for var generator in cases(400) {
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

  @Test(arguments: [
    "1e999999999", "1e-999999999", "1e99999999999999999999999999", "1e-99999999999999999999999999",
    "9" + String(repeating: "0", count: 40) + "e9223372036854775807", "0.001e-9223372036854775808",
    "12345678901234567890e72057594037927936",
  ])
  func `numbers too large for memory report their size without being built`(text: String) throws {
    #expect(try #require(DecimalLiteral(text.utf8)).bits > 3_000_000_000)
  }

  @Test(arguments: ["\0", "1\0", "1\n"])
  func `control characters are rejected`(text: String) {
    #expect(DecimalLiteral(text.utf8) == nil)
  }

  @Test func `zero has one bit whatever its exponent`() throws {
    #expect(try #require(DecimalLiteral("0.00e-999999999999999999".utf8)).bits == 1)
  }

  @Test func `300,000 digits are read back as written`() throws {
    let digits = String(repeating: "1234567890", count: 30_000)
    let whole = try #require(DecimalLiteral(digits.utf8)).value
    let fraction = try #require(DecimalLiteral("0.\(digits)".utf8)).value
    #expect(whole.description == digits)
    #expect(fraction * powerOfTen(300_000) == whole)
  }

  @Test func `two million digits and a million decimal places are converted`() throws {
    let fives = String(repeating: "5", count: 2_000_000)
    let literals = try [
      #require(DecimalLiteral(fives.utf8)), #require(DecimalLiteral(".\(fives)".utf8)),
      #require(DecimalLiteral("1e1000000".utf8)), #require(DecimalLiteral("1e-1000000".utf8)),
    ]
    #expect(literals.allSatisfy { !$0.value.isZero })
  }
}

extension SeededGenerator {
  fileprivate mutating func digits(_ count: ClosedRange<Int>) -> [UInt8] {
    let digits = pick(["0123456789", "0005", "0248"])
    return (0..<integer(count)).map { _ in pick(digits.utf8) }
  }
}

extension String {
  fileprivate init(_ digits: [UInt8]) { self.init(decoding: digits, as: UTF8.self) }
}
