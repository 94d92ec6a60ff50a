import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Rounded decimals` {
  @Test func `zero is a single digit without a sign`() {
    let zero = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: true)
    #expect(RoundedDecimal.zero == zero)
    #expect(Rational(0).rounded(toSignificantDigits: 3) == zero)
    #expect(Rational(0).exactDecimal(atMost: 1) == zero)
  }

  private func decimal(_ digits: String, _ power: Int, isNegative: Bool = false) -> RoundedDecimal {
    RoundedDecimal(isNegative: isNegative, digits: digits, power: power, isExact: true)
  }

  @Test(arguments: [
    ("0", 0, "0", "0×10^0"), ("5", 0, "5", "5×10^0"), ("15", 0, "1.5", "1.5×10^0"),
    ("15", 1, "15", "1.5×10^1"), ("15", 3, "1500", "1.5×10^3"), ("15", -1, "0.15", "1.5×10^−1"),
    ("15", -4, "0.00015", "1.5×10^−4"), ("12345", 2, "123.45", "1.2345×10^2"),
    ("1", 12, "1000000000000", "1×10^12"), ("1", -1, "0.1", "1×10^−1"),
  ])
  func `a decimal has a plain and a scientific form`(
    digits: String, power: Int, plain: String, scientific: String
  ) {
    let notation = DecimalNotation()
    for sign in ["", "−"] {
      let decimal = decimal(digits, power, isNegative: sign == "−")
      #expect(decimal.plainText(in: notation) == sign + plain)
      #expect(decimal.plainWidth(in: notation) == sign.count + plain.count)
      #expect(decimal.scientificText(in: notation) == sign + scientific)
    }
  }

  @Test func `the notation is used for plain and scientific form`() {
    let notation = DecimalNotation(minus: "-", point: ",", timesTenToThe: "e")
    let decimal = decimal("125", -2, isNegative: true)
    #expect(decimal.plainText(in: notation) == "-0,0125")
    #expect(decimal.scientificText(in: notation) == "-1,25e-2")
  }

  @Test(arguments: seeds)
  func `both forms read back as the number, and the width is that of the plain form`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let rounded = generator.rational().rounded(toSignificantDigits: 8)
      let plain = rounded.plainText(in: DecimalNotation())
      #expect(read(plain) == rounded.value)
      #expect(read(rounded.scientificText(in: DecimalNotation())) == rounded.value)
      #expect(rounded.plainWidth(in: DecimalNotation()) == plain.count)
    }
  }
}
