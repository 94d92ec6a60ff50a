import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Text of rational numbers` {
  @Test(arguments: seeds)
  func `a text fits its width, reads back, and is marked exact if it is`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.rational()
      let width = Int.random(in: 1...60, using: &generator)
      let digits = Int.random(in: 1...20, using: &generator)
      guard let text = number.text(fitting: width, significantDigits: digits) else {
        #expect(width < 12, "\(number) has a form of one digit in \(width) columns")
        continue
      }
      #expect(text.text.count <= width)
      let value = try #require(read(text.text), "\(text.text) is well formed")
      #expect(text.isExact == (value == number))
      #expect((value.isNegative, value.isZero) == (number.isNegative, number.isZero))
    }
  }

  @Test(arguments: seeds)
  func `an exact text reads back as the same number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let number = Rational(
        numerator: generator.rational().numerator,
        denominator: .power(10, Int.random(in: 0...30, using: &generator)))
      let text = try #require(number.text(fitting: 1000))
      #expect(text.isExact)
      #expect(read(text.text) == number)
    }
  }

  @Test(arguments: [
    ("0", 1, "0"), ("14.0", 4, "14"), ("0.50000", 9, "0.5"), ("1234567890123456789", 19, ""),
    ("12345678901234567890.5", 22, ""), ("0.0000000000000000001", 21, "1×10⁻¹⁹"),
    ("0.00000001", 20, "1×10⁻⁸"), ("0.0000001", 20, ""), ("0.00000001234567890123456789", 40, ""),
    ("10000000000000000000000000000000000000000", 40, "1×10⁴⁰"),
    ("10000000000000000000000000000000000000000", 41, ""),
    ("12300000000000000000000", 12, "1.23×10²²"), ("0.000000000125", 12, "1.25×10⁻¹⁰"),
    ("123450000000000000000000000000000", 11, "1.2345×10³²"),
  ])
  func `numbers that fit are shown in full`(decimal: String, width: Int, shown: String) throws {
    let number = try #require(Rational(decimal: decimal))
    let expected = shown.isEmpty ? decimal : shown
    guard expected.count <= width else {
      #expect(number.text(fitting: width)?.isExact == false)
      return
    }
    #expect(number.text(fitting: width) == NumberText(expected, isExact: true))
  }

  @Test(arguments: [
    (1, 3, 30, "0.333333333333333"), (2, 3, 30, "0.666666666666667"), (2, 3, 5, "0.667"),
    (1, 3000, 30, "0.000333333333333333"), (1, 30_000_000, 40, "3.33333333333333×10⁻⁸"),
    (1, 3_000_000, 40, "0.000000333333333333333"), (1, 3_000_000, 15, "3.33333333×10⁻⁷"),
    (100, 3, 4, "33.3"), (100, 3, 3, "33"), (100, 3, 2, "33"), (2000, 3, 3, "667"),
    (1_000_000, 3, 4, nil), (1_000_000, 3, 6, "333333"), (1_000_000_000, 3, 7, "3.3×10⁸"),
    (1_000_000_000, 3, 6, "3×10⁸"), (1_000_000_000, 3, 5, "3×10⁸"), (1_000_000_000, 3, 4, nil),
    (2, 3, 1, nil), (1, 3, 2, nil), (29999, 30000, 5, "1"), (29999, 30000, 6, "1"),
    (29999, 30000, 7, "0.99997"), (299_999, 30000, 6, "10"), (299_999, 30000, 7, "9.99997"),
    (29_999_999, 30000, 4, "1000"), (Int.max, 3, 40, "3.07445734561826×10¹⁸"),
    (91, 99_999_999, 7, "9×10⁻⁷"), (91, 99_999_999, 6, "9×10⁻⁷"),
    (96, 999_999_999, 8, "9.6×10⁻⁸"), (99_999_997, 1_000_000_000_000_003, 9, "0.0000001"),
    (1, 7, 0, nil), (1, 7, -3, nil),
  ])
  func `numbers that do not fit are rounded`(
    numerator: Int, denominator: Int, width: Int, shown: String?
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    let expected = shown.map { NumberText($0, isExact: false) }
    #expect(number.text(fitting: width) == expected)
    let negative = shown.map { NumberText("−" + $0, isExact: false) }
    if width > 0 {
      #expect((-number).text(fitting: width + 1) == negative)
    }
  }

  @Test func `known zeros are shown, unknown digits never padded`() throws {
    let number = try #require(Rational(decimal: "100.00000000000000000001"))
    #expect(number.text(fitting: 20)?.text == "100")
    let large = try #require(Rational(decimal: "1000000000000000.5"))
    #expect(large.text(fitting: 16)?.text == "1×10¹⁵")
    #expect(large.text(fitting: 16, significantDigits: 16)?.text == "1000000000000001")
  }

  @Test func `a power of ten that does not fit gives nil`() {
    #expect(powerOfTen(67).text(fitting: 5) == nil)
    #expect(powerOfTen(67).text(fitting: 6)?.text == "1×10⁶⁷")
  }

  @Test func `the style is used in text`() {
    var style = NumberStyle.ascii
    style.point = ","
    let number = Rational(numerator: -1, denominator: 3)
    #expect(number.text(fitting: 6, in: style)?.text == "-0,333")
    let small = number * powerOfTen(-20)
    #expect(small.text(fitting: 9, in: style)?.text == "-3,33e-21")
  }

  @Test func `a number of a million bits is laid out`() {
    let number = Rational(numerator: .power(3, 630_000), denominator: .power(7, 350_000))
    #expect(number.text(fitting: 80)?.text.hasSuffix("×10⁴⁸⁰²") == true)
  }
}

@Suite struct `ASCII text of rational numbers` {
  @Test(arguments: seeds)
  func `exact texts read back equal, rounded ones within half a unit`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let divisor = Bool.random(using: &generator) ? 1 : generator.nonzeroRational()
      let number = try #require(generator.rational().divided(by: divisor))
      let digits = Int.random(in: 1...50, using: &generator)
      let text = number.text(digits: digits)
      let value = try #require(readASCII(text.text), "\(text.text) is well formed")
      #expect(text.isExact == (value == number))
      #expect(text.isExact == (number.decimalFactors != nil))
      guard !text.isExact else { continue }
      let unit = powerOfTen(number.expansion(digits: 1).power - digits + 1)
      // A number without a finite decimal form is never exactly half a unit away.
      #expect((value - number).magnitude * 2 < unit)
      #expect(value.isNegative == number.isNegative)
    }
  }

  @Test(arguments: seeds)
  func `a text has the documented form`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let shift = powerOfTen(.random(in: -20...20, using: &generator))
      let number = (generator.nonzeroRational() * shift).divided(by: 7) ?? 0
      let digits = Int.random(in: 1...12, using: &generator)
      let text = number.text(digits: digits)
      let mantissa = text.text.prefix { $0 != "e" }
      #expect(text.text.allSatisfy { "0123456789.e-".contains($0) })
      #expect(!text.isExact || !mantissa.contains(".") || !mantissa.hasSuffix("0"))
      #expect(!mantissa.hasSuffix("."))
      guard !text.isExact else { continue }
      let power = number.rounded(toSignificantDigits: digits).power
      #expect(text.text.contains("e") == !(-7..<max(digits - 1, 1)).contains(power))
      // Of a rounded number all digits are there.
      let count = mantissa.drop { "-0.".contains($0) }.count(where: \.isWholeNumber)
      #expect(count == digits)
    }
  }

  @Test(arguments: [
    (1, 3, 0, 5, "0.33333"), (2, 3, 0, 5, "0.66667"), (-2, 3, 0, 1, "-0.7"), (100, 3, 0, 3, "33.3"),
    (100, 3, 0, 2, "3.3e1"), (1000, 3, 0, 2, "3.3e2"), (10, 3, 0, 1, "3"), (100, 3, 0, 1, "3e1"),
    (1, 3, -6, 3, "0.000000333"), (1, 3, -7, 3, "3.33e-8"), (1, 3, -20, 3, "3.33e-21"),
    (1, 3, 50, 3, "3.33e49"), (-1, 3, 50, 3, "-3.33e49"), (2, 3, -7, 3, "6.67e-8"),
    (29999, 30000, 0, 3, "1.00"), (29999, 3, 0, 4, "1.000e4"), (29999, 3, 0, 5, "9999.7"),
    (29999, 3, -11, 4, "0.0000001000"), (1, 7, 0, 34, "0.1428571428571428571428571428571429"),
    (9_000_001, 9, 0, 7, "1.000000e6"), (9_000_001, 9, 0, 8, "1000000.1"),
    (100_010, 99, 0, 6, "1010.20"),
  ])
  func `numbers without a finite form are rounded`(
    numerator: Int, denominator: Int, shift: Int, digits: Int, text: String
  ) {
    let number = Rational(numerator: numerator, denominator: denominator) * powerOfTen(shift)
    let expected = NumberText(text, isExact: false)
    #expect(number.text(digits: digits) == expected)
  }

  @Test(arguments: [
    "0", "7", "-7", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "0.5", "-0.5", "12.5", "123456789012345678901234567890.125", "-0.00000000000000000000000000001",
    "100000000000000000000000000000000000000000", "0.1234567890123456789012345678901234567890123",
  ])
  func `numbers with a finite form are written in full`(text: String) {
    let isNegative = text.hasPrefix("-")
    let magnitude = Rational(decimal: isNegative ? text.dropFirst() : text[...]) ?? 0
    let expected = NumberText(text, isExact: true)
    #expect((isNegative ? -magnitude : magnitude).text(digits: 3) == expected)
  }

  @Test func `a hundred thousand digits of a repeating decimal are correct`() {
    let text = Rational(numerator: 1, denominator: 7).text(digits: 120_000)
    #expect(text.text == "0." + String(repeating: "142857", count: 20_000))
    #expect(!text.isExact)
  }

  @Test func `a million digits and a million decimal places are written`() {
    let numbers: [(number: Rational, count: Int)] = [
      (Rational(3).raised(to: 2_000_000), 954_243), (Rational(2).raised(to: -1_000_000), 1_000_002),
      (Rational(5).raised(to: -1_000_000), 1_000_002),
      (Rational(-10).raised(to: -999_999), 1_000_002), (Rational(3).raised(to: -2_000_000), 17),
    ]
    for (number, count) in numbers {
      #expect(number.text(digits: 8).text.utf8.count == count)
    }
  }

  /// The number that a text stands for, read as `DecimalLiteral` with a sign.
  private func readASCII(_ text: String) -> Rational? {
    guard text.hasPrefix("-") else { return Rational(decimal: text) }
    return Rational(decimal: text.dropFirst()).map { -$0 }
  }
}

@Suite struct `Text of real numbers` {
  private let budget = Budget(bits: 1_000)

  @Test(arguments: seeds)
  func `a text differs from the number by less than one unit of its last digit`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(budget), real.rational == nil,
        let plain = try? formula.constructive(budget).interval(precision: 1_500, budget: budget)
      else { continue }
      let digits = Int.random(in: 1...100, using: &generator)
      guard let text = try? real.text(digits: digits, in: .ascii, budget) else { continue }
      #expect(!text.isExact)
      let isNegative = text.text.hasPrefix("-")
      let magnitude = try #require(
        Rational(decimal: isNegative ? text.text.dropFirst() : text.text[...]))
      let value = isNegative ? -magnitude : magnitude
      let unit = powerOfTen(magnitude.expansion(digits: 1).power - digits + 1)
      // The number lies between one unit below and one unit above.
      #expect(
        !(plain.upper < BigFloat(value - unit, precision: 2_000, rounding: .down)), "\(formula)")
      #expect(
        !(BigFloat(value + unit, precision: 2_000, rounding: .up) < plain.lower), "\(formula)")
    }
  }

  @Test(arguments: seeds)
  func `a text fits its width and is close to the number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(budget), real.rational == nil,
        let plain = try? formula.constructive(budget).interval(precision: 1_500, budget: budget),
        !plain.containsZero
      else { continue }
      let width = Int.random(in: 0...40, using: &generator)
      guard let text = try real.text(fitting: width, budget) else { continue }
      #expect(text.text.count <= width && !text.isExact)
      let value = try #require(read(text.text))
      // At least the first digit is correct.
      let bounds = [value.scaled(1, 2), value.scaled(3, 2)]
      let near = Interval(bounds[value.isNegative ? 1 : 0], bounds[value.isNegative ? 0 : 1])
      #expect(plain.overlaps(near), "\(text.text)")
    }
  }

  @Test(arguments: [
    ("pi" as Formula, 20, "3.14159265358979"), ("pi", 6, "3.1416"), ("pi", 1, "3"), ("pi", 0, nil),
    ("-pi", 1, nil), ("-pi", 2, "−3"), ("exp(100)", 20, "2.6881171418161×10⁴³"),
    ("exp(-100)", 11, "3.72×10⁻⁴⁴"), ("exp(100)", 6, "3×10⁴³"), ("exp(100)", 5, nil),
    ("sqrt(2)^2", 20, "2"), ("1000*sqrt(2)", 4, "1414"),
    ("1/3", 5, "0.333"),
  ])
  func `numbers are laid out to their width`(formula: Formula, width: Int, text: String?) throws {
    let real = try formula.real(budget)
    #expect(try real.text(fitting: width, budget)?.text == text)
  }

  @Test(arguments: [
    ("pi" as Formula, 1, "3", false), ("pi", 5, "3.1416", false), ("1/3", 5, "0.33333", false),
    ("sqrt(2)^2", 5, "2", true), ("10000*pi", 3, "3.14e4", false),
    ("-pi/10^9", 4, "-3.142e-9", false),
    ("0.25+sqrt(2)-sqrt(2)", 1, "0.25", true), ("1-10^(-50)*pi", 10, "1.000000000", false),
    ("10-10^(-50)*pi", 10, "10.00000000", false), ("1+10^(-50)*pi", 10, "1.000000000", false),
  ])
  func `numbers are written in ASCII`(
    formula: Formula, digits: Int, text: String, isExact: Bool
  ) throws {
    let real = try formula.real(budget)
    let expected = NumberText(text, isExact: isExact)
    #expect(try real.text(digits: digits, in: .ascii, budget) == expected)
  }

  @Test func `a number that cannot be told from zero is not written`() throws {
    let zero = try ("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try zero.text(digits: 5, in: .ascii, budget)
    }
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try zero.text(fitting: 9, budget)
    }
  }
}

extension Rational {
  /// The product with a fraction, rounded down to 500 bits.
  fileprivate func scaled(_ numerator: Int, _ denominator: Int) -> BigFloat {
    BigFloat(
      self * Rational(numerator: numerator, denominator: denominator), precision: 500,
      rounding: .down)
  }
}

/// Compares the layout with a model that tries every rounding and chooses as documented.
@Suite struct `The layout of rounded numbers` {
  @Test(arguments: seeds)
  func `the form with the most digits is chosen`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let number = generator.scaledNumber()
      let digits = [1, 2, 5, 15].randomElement(using: &generator) ?? 15
      for width in 1...24 {
        let text = number.expansion(digits: min(width, digits)).text(
          exponentStep: nil, fitting: width, significantDigits: digits, in: NumberStyle())
        let model = Model(number: number, width: width, digits: digits)
        #expect(text?.text == model.text, "\(number) in \(width) with \(digits)")
      }
    }
  }
}

extension SeededGenerator {
  /// A number with a magnitude for which every form occurs.
  fileprivate mutating func scaledNumber() -> Rational {
    let digits = nonzeroRational().rounded(toSignificantDigits: .random(in: 1...30, using: &self))
    let power = powerOfTen(.random(in: -14...18, using: &self) - digits.power)
    let tail = Bool.random(using: &self) ? powerOfTen(-40) : 0
    return digits.value * power + tail
  }
}

private struct Model {
  let number: Rational
  let width: Int
  let digits: Int

  var text: String? {
    let plain = (0...40).reversed().lazy.compactMap(plain).first
    let scientific = (1...digits).reversed().lazy.compactMap(scientific).first
    guard let plain else { return scientific }
    guard let scientific else { return plain }
    return count(plain) >= count(scientific) ? plain : scientific
  }

  private func plain(places: Int) -> String? {
    guard number.expansion(digits: 1).power + places >= 0,
      let (text, power, count) = form(place: -places), (-7..<digits).contains(power),
      count <= digits
    else { return nil }
    let zeros = String(repeating: "0", count: max(0, max(-power, power + 1 - text.count)))
    let padded = power < 0 ? zeros + text : text + zeros
    let fraction = padded.dropFirst(max(power, 0) + 1)
    let point = fraction.isEmpty ? "" : "."
    return fitting(padded.prefix(max(power, 0) + 1) + point + fraction)
  }

  private func scientific(count: Int) -> String? {
    let power = number.expansion(digits: 1).power
    guard let (text, shownPower, _) = form(place: power - count + 1) else { return nil }
    let point = text.count > 1 ? "." : ""
    let exponent = Superscript.text(shownPower)
    return fitting(text.prefix(1) + point + text.dropFirst() + "×10" + exponent)
  }

  private func fitting(_ text: some StringProtocol) -> String? {
    let signed = (number.isNegative ? "−" : "") + text
    return signed.count <= width ? signed : nil
  }

  /// The significant digits of the number rounded to a power of ten; nil if that is zero.
  private func form(place: Int) -> (text: String, power: Int, count: Int)? {
    let units = number.magnitude * powerOfTen(-place) + Rational(numerator: 1, denominator: 2)
    let whole = units.numerator.quotient(dividingBy: units.denominator).quotient.description
    guard whole != "0" else { return nil }
    var text = Substring(whole)
    while text.hasSuffix("0") { text.removeLast() }
    return (String(text), whole.count - 1 + place, text.count)
  }

  /// The number of significant digits in a text, without trailing zeros of an integer.
  private func count(_ text: String) -> Int {
    let mantissa = text.firstRange(of: "×").map { text[..<$0.lowerBound] } ?? text[...]
    var digits = mantissa.filter { ("0"..."9").contains($0) }.drop { $0 == "0" }
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.count
  }
}

@Suite struct `A number in full` {
  private let budget = Budget()

  private func full(
    _ value: Real, _ form: NumberForm = .decimal, digits: Int = 50
  ) throws -> NumberText {
    let formed = try #require(try FormedNumber(value, in: form, budget))
    return try formed.text(digits: digits, in: .tested, budget)
  }

  @Test func `has its last digit`() throws {
    let power = try full(Real(Rational(2).raised(to: 100_000)))
    #expect(power.text.count == 30_103 && power.text.hasSuffix("89883109376"))
    #expect(power.isExact)
    #expect(try full(Real(Rational(2).raised(to: -1_000))).text.count == 1_002)
    #expect(try full(0).text == "0")
    #expect(
      try full(Real(Rational(2).raised(to: 100)), .scientific).text
        == "1.267650600228229401496703205376×10³⁰")
  }

  @Test func `without an end has the digits that were asked for, each of them true`() throws {
    let pi = try Real.pi(budget)
    let short = try full(pi, digits: 20)
    #expect(short.text == "3.1415926535897932384…" && !short.isExact)
    let long = try full(pi, digits: 2_000).text
    #expect(long.hasPrefix("3.14159265358979323846264338327950288") && long.count == 2_002)
    for digits in stride(from: 3, to: 1_500, by: 97) {
      let text = try full(pi, digits: digits).text
      #expect(long.hasPrefix(text.dropLast()), "digits never change when more are asked for")
    }
    let third = Real(Rational(numerator: -200, denominator: 3))
    #expect(try full(third, digits: 6).text == "−66.6666…")
    #expect(try full(third, digits: 1).text == "−66.6…")
  }

  @Test func `has a power of ten where the point is far away, or the form asks for it`() throws {
    let third = Rational(numerator: 1, denominator: 3)
    #expect(try full(Real(third * powerOfTen(-8)), digits: 4).text == "3.333…×10⁻⁹")
    #expect(try full(Real(third * powerOfTen(-6)), digits: 4).text == "0.0000003333…")
    #expect(try full(Real(third * powerOfTen(9)), digits: 4).text == "3.333…×10⁸")
    #expect(try full(Real(third * powerOfTen(1_500)), digits: 2_000).text.hasSuffix("…×10¹⁴⁹⁹"))
    #expect(try full(Real(third), .engineering, digits: 5).text == "333.33…×10⁻³")
    #expect(try full(.pi(budget), .scientific, digits: 5).text == "3.1415…")
  }
}

@Suite struct `An abbreviated number` {
  private func text(_ number: Real, digits: Int = 6) throws -> String {
    try number.abbreviation(digits: digits, in: NumberStyle(), Budget())
  }

  @Test func `has its first digits, and an ellipsis where others follow`() throws {
    let root = try Real(2).root(2, Budget())
    #expect(try text(root) == "1.41421…")
    #expect(try text(root, digits: 3) == "1.41…")
    #expect(try text(Real(Rational(numerator: -2, denominator: 3))) == "−0.666666…")
    #expect(try text(Real(Rational(numerator: 1, denominator: 8))) == "0.125")
    #expect(try text(1_234_567) == "1.23456…×10⁶")
    #expect(try text(123_456) == "123456")
    #expect(try text(1_200_000_000) == "1200000000")
    #expect(try text(120_000_000_000_000) == "1.2×10¹⁴")
    #expect(
      try text(Real(Rational(numerator: 1, denominator: 30_000_000))) == "3.33333…×10⁻⁸")
  }
}
