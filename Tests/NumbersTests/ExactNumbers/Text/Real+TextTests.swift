import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Text of rational numbers` {
  @Test func `a text fits its width, reads back, and is marked exact if it is`() throws {
    for var generator in cases(600) {
      let number = generator.rational()
      let (width, digits) = (generator.integer(1...60), generator.integer(1...20))
      guard let text = number.text(fitting: width, in: NumberStyle(significantDigits: digits))
      else {
        #expect(width < 12, "\(number) has a form of one digit in \(width) columns")
        continue
      }
      #expect(text.text.count <= width)
      let value = try #require(read(text.text), "\(text.text) is well formed")
      #expect(text.isExact == (value == number))
      #expect((value.isNegative, value.isZero) == (number.isNegative, number.isZero))
    }
  }

  @Test func `an exact text reads back as the same number`() throws {
    for var generator in cases(200) {
      let number = Rational(
        numerator: generator.rational().numerator,
        denominator: .power(10, generator.integer(0...30)))
      let text = try #require(number.text(fitting: 1000))
      #expect(text.isExact && read(text.text) == number)
    }
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
  @Test func `exact texts read back equal, rounded ones within half a unit`() throws {
    for var generator in cases(400) {
      let divisor = Bool.random(using: &generator) ? 1 : generator.nonzeroRational()
      let number = try #require(generator.rational().divided(by: divisor))
      let digits = generator.integer(1...50)
      let text = number.text(digits: digits)
      let value = try #require(readASCII(text.text), "\(text.text) is well formed")
      #expect(text.isExact == (value == number) && text.isExact == (number.decimalFactors != nil))
      guard !text.isExact else { continue }
      let unit = powerOfTen(number.expansion(digits: 1).power - digits + 1)
      // Without a finite decimal form, it is never exactly half a unit away.
      #expect((value - number).magnitude * 2 < unit)
      #expect(value.isNegative == number.isNegative)
    }
  }

  @Test func `a text has the documented form`() throws {
    for var generator in cases(400) {
      let shift = powerOfTen(.random(in: -20...20, using: &generator))
      let number = (generator.nonzeroRational() * shift).divided(by: 7) ?? 0
      let digits = generator.integer(1...12)
      let text = number.text(digits: digits)
      let mantissa = text.text.prefix { $0 != "e" }
      #expect(text.text.allSatisfy { "0123456789.e-".contains($0) })
      #expect(!text.isExact || !mantissa.contains(".") || !mantissa.hasSuffix("0"))
      #expect(!mantissa.hasSuffix("."))
      guard !text.isExact else { continue }
      let power = number.rounded(toSignificantDigits: digits).power
      #expect(text.text.contains("e") == !(-7..<max(digits - 1, 1)).contains(power))
      let count = mantissa.drop { "-0.".contains($0) }.count(where: \.isWholeNumber)
      #expect(count == digits)
    }
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
    for (number, count) in numbers { #expect(number.text(digits: 8).text.utf8.count == count) }
  }

  /// The number of a text, read as `DecimalLiteral` with a sign.
  private func readASCII(_ text: String) -> Rational? {
    guard text.hasPrefix("-") else { return Rational(decimal: text) }
    return Rational(decimal: text.dropFirst()).map { -$0 }
  }
}

@Suite struct `Text of real numbers` {
  private let budget = Budget(bits: 1_000)

  @Test func `a text differs from the number by less than one unit in its last digit`() throws {
    for var generator in cases(120) {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(budget), real.rational == nil,
        let plain = try? formula.constructive(budget).interval(precision: 1_500, budget: budget)
      else { continue }
      let digits = generator.integer(1...100)
      guard let text = try? real.text(digits: digits, in: .ascii, budget) else { continue }
      #expect(!text.isExact)
      let isNegative = text.text.hasPrefix("-")
      let magnitude = try #require(
        Rational(decimal: isNegative ? text.text.dropFirst() : text.text[...]))
      let value = isNegative ? -magnitude : magnitude
      let unit = powerOfTen(magnitude.expansion(digits: 1).power - digits + 1)
      #expect(
        !(plain.upper < BigFloat(value - unit, precision: 2_000, rounding: .down)), "\(formula)")
      #expect(
        !(BigFloat(value + unit, precision: 2_000, rounding: .up) < plain.lower), "\(formula)")
    }
  }

  @Test func `a text fits its width and is close to the number`() throws {
    for var generator in cases(120) {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(budget), real.rational == nil,
        let plain = try? formula.constructive(budget).interval(precision: 1_500, budget: budget),
        !plain.containsZero
      else { continue }
      let width = generator.integer(0...40)
      guard let text = try real.text(fitting: width, budget) else { continue }
      #expect(text.text.count <= width && !text.isExact)
      let value = try #require(read(text.text))
      let bounds = [value.scaled(1, 2), value.scaled(3, 2)]
      let near = Interval(bounds[value.isNegative ? 1 : 0], bounds[value.isNegative ? 0 : 1])
      #expect(plain.overlaps(near), "\(text.text)")
    }
  }

  @Test func `a number indistinguishable from zero is not written`() throws {
    let zero = try ("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try zero.text(digits: 5, in: .ascii, budget)
    }
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try zero.text(fitting: 9, budget) }
  }
}

extension Rational {
  fileprivate func scaled(_ numerator: Int, _ denominator: Int) -> BigFloat {
    BigFloat(
      self * Rational(numerator: numerator, denominator: denominator), precision: 500,
      rounding: .down)
  }
}

/// Compares the layout with a model that tries every rounding and applies the documented choice.
@Suite struct `The layout of rounded numbers` {
  @Test func `the form with the most digits is chosen`() {
    for var generator in cases(20) {
      let number = generator.scaledNumber()
      let digits = generator.pick([1, 2, 5, 15])
      for width in 1...24 {
        let text = number.expansion(digits: min(width, digits)).text(
          exponentStep: nil, fitting: width, in: NumberStyle(significantDigits: digits))
        let model = Model(number: number, width: width, digits: digits)
        #expect(text?.text == model.text, "\(number) in \(width) with \(digits)")
      }
    }
  }
}

extension SeededGenerator {
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

  /// The significant digits, rounded to a power of ten; nil if that is zero.
  private func form(place: Int) -> (text: String, power: Int, count: Int)? {
    let units = number.magnitude * powerOfTen(-place) + .half
    let whole = units.numerator.quotient(dividingBy: units.denominator).quotient.description
    guard whole != "0" else { return nil }
    var text = Substring(whole)
    while text.hasSuffix("0") { text.removeLast() }
    return (String(text), whole.count - 1 + place, text.count)
  }

  /// The number of significant digits, without trailing zeros of an integer.
  private func count(_ text: String) -> Int {
    let mantissa = text.firstRange(of: "×").map { text[..<$0.lowerBound] } ?? text[...]
    var digits = mantissa.filter { ("0"..."9").contains($0) }.drop { $0 == "0" }
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.count
  }
}

@Suite struct `A number in full` {
  private let budget = Budget()

  private func full(_ value: Real, digits: Int = 50) throws -> NumberText {
    try NumberWriter(decimal: value).text(digits: digits, in: .tested, budget)
  }

  @Test func `has its last digit`() throws {
    let power = try full(Real(Rational(2).raised(to: 100_000)))
    #expect(power.text.count == 30_103 && power.text.hasSuffix("89883109376") && power.isExact)
    #expect(try full(Real(Rational(2).raised(to: -1_000))).text.count == 1_002)
    let third = Real(Rational(numerator: 1, denominator: 3) * powerOfTen(1_500))
    #expect(try full(third, digits: 2_000).text.hasSuffix("…×10¹⁴⁹⁹"))
  }

  @Test func `without an end has the requested digits, all true`() throws {
    let pi = try Real.pi(budget)
    let long = try full(pi, digits: 2_000).text
    #expect(long.hasPrefix("3.14159265358979323846264338327950288") && long.count == 2_002)
    for digits in stride(from: 3, to: 1_500, by: 97) {
      let text = try full(pi, digits: digits).text
      #expect(long.hasPrefix(text.dropLast()), "digits never change when more are asked for")
    }
  }
}

@Suite struct `An abbreviated number` {
  private func text(_ number: Real, digits: Int = 6) throws -> String {
    try number.abbreviation(digits: digits, in: NumberStyle(), Budget())
  }

  @Test func `has its first digits, and an ellipsis if others follow`() throws {
    let root = try Real(2).root(2, Budget())
    #expect(try text(root) == "1.41421…")
    #expect(try text(root, digits: 3) == "1.41…")
    #expect(try text(Real(Rational(numerator: -2, denominator: 3))) == "−0.666666…")
    #expect(try text(Real(Rational(numerator: 1, denominator: 8))) == "0.125")
    #expect(try text(1_234_567) == "1.23456…×10⁶")
    #expect(try text(123_456) == "123456")
    #expect(try text(1_200_000_000) == "1200000000")
    #expect(try text(120_000_000_000_000) == "1.2×10¹⁴")
    #expect(try text(Real(Rational(numerator: 1, denominator: 30_000_000))) == "3.33333…×10⁻⁸")
  }
}
