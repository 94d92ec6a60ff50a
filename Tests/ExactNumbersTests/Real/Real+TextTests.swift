import TestSupport
import Testing

@testable import ExactNumbers

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
      guard let text = try? real.asciiText(significantDigits: digits, budget) else { continue }
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
      guard let text = try real.decimalText(fitting: width, budget) else { continue }
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
    ("-pi", 1, nil), ("-pi", 2, "−3"), ("exp(100)", 20, "2.688117141816×10^43"),
    ("exp(-100)", 12, "3.72×10^−44"), ("exp(100)", 7, "3×10^43"), ("exp(100)", 6, nil),
    ("sqrt(2)^2", 20, "2"), ("1000*sqrt(2)", 4, "1414"),
    ("1/3", 5, "0.333"),
  ])
  func `numbers are laid out to their width`(formula: Formula, width: Int, text: String?) throws {
    let real = try formula.real(budget)
    #expect(try real.decimalText(fitting: width, budget)?.text == text)
  }

  @Test(arguments: [
    ("pi" as Formula, 1, "3", false), ("pi", 5, "3.1416", false), ("1/3", 5, "0.33333", false),
    ("sqrt(2)^2", 5, "2", true), ("10000*pi", 3, "3.14e4", false),
    ("-pi/10^9", 4, "-3.142e-9", false),
    ("0.25+sqrt(2)-sqrt(2)", 1, "0.25", true), ("1-10^(-50)*pi", 10, "1", false),
    ("10-10^(-50)*pi", 10, "10", false), ("1+10^(-50)*pi", 10, "1", false),
  ])
  func `numbers are written in ASCII`(
    formula: Formula, digits: Int, text: String, isExact: Bool
  ) throws {
    let real = try formula.real(budget)
    let expected = DecimalText(text: text, isExact: isExact)
    #expect(try real.asciiText(significantDigits: digits, budget) == expected)
  }

  @Test func `a number that cannot be told from zero is not written`() throws {
    let zero = try ("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try zero.asciiText(significantDigits: 5, budget)
    }
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try zero.decimalText(fitting: 9, budget)
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
