import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `An amount of money` {
  private let budget = Budget()

  private func amount(
    _ numerator: Int, _ denominator: Int = 1, places: Int = 2, fitting width: Int = 40
  ) throws -> NumberText? {
    let number = Real(Rational(numerator: numerator, denominator: denominator))
    return try FormedNumber(decimal: number, places: .ofMoney(places))
      .text(fitting: width, in: .groupedByComma, budget)
  }

  @Test(arguments: seeds)
  func `is never shown as zero, and is at most half a cent or half a tenth of it away`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = generator.rational()
      guard let text = try Real(number).rounded(to: .ofMoney(2), digits: 80, budget) else {
        continue
      }
      let digits = text.plainText(in: .ascii).drop { $0 == "-" }
      let value = try #require(DecimalLiteral(String(digits).utf8)).value
      #expect(value.isZero == number.isZero, "\(number)")
      let distance = (value - number.magnitude).magnitude
      #expect(
        distance <= Rational(numerator: 1, denominator: 200)
          && distance * 20 <= max(number.magnitude, Rational(numerator: 1, denominator: 10)),
        "\(number) is \(digits)")
      #expect(text.isExact == (distance == 0))
    }
  }

  @Test(
    arguments: [
      (23, 1, "= 23.00"), (0, 1, "= 0.00"), (-5, 2, "= −2.50"), (100, 3, "≈ 33.33"),
      (-1, 8, "≈ −0.13"), (61, 10_000, "= 0.0061"), (1, 163, "≈ 0.0061"), (1, 20, "= 0.05"),
      (601, 10_000, "≈ 0.06"), (999, 10_000, "≈ 0.10"), (1_234_567, 1, "= 1,234,567.00"),
      (1, 1_000_000_000, "= 1×10⁻⁹"),
    ])
  func `has two decimals`(numerator: Int, denominator: Int, expected: String) throws {
    let text = try #require(try amount(numerator, denominator))
    #expect((text.isExact ? "= " : "≈ ") + text.text == expected)
  }

  @Test(arguments: [(1_000, 1, "= 1,000"), (100, 3, "≈ 33"), (16, 3, "≈ 5.3"), (5, 1, "= 5")])
  func `of a currency without cents has none`(
    numerator: Int, denominator: Int, expected: String
  ) throws {
    let text = try #require(try amount(numerator, denominator, places: 0))
    #expect((text.isExact ? "= " : "≈ ") + text.text == expected)
  }

  @Test func `that is too wide loses its separators and then its cents`() throws {
    #expect(try amount(1_234_567, fitting: 12)?.text == "1,234,567.00")
    #expect(try amount(1_234_567, fitting: 11)?.text == "1234567.00")
    #expect(try amount(1_234_567, fitting: 9)?.text == "1,234,567")
    #expect(try amount(1_234_567, fitting: 0) == nil)
    #expect(
      try FormedNumber(decimal: Real(Rational(10).raised(to: 60)), places: .ofMoney(2))
        .text(fitting: 20, in: .tested, budget)?.text == "1×10⁶⁰")
  }

  @Test func `has a unit`() throws {
    let third = FormedNumber(
      decimal: Real(Rational(numerator: 100, denominator: 3)), places: .ofMoney(2))
    #expect(try third.text(fitting: 9, in: .tested, unit: " EUR", budget)?.text == "33.33 EUR")
    #expect(try third.text(fitting: 8, in: .tested, unit: " EUR", budget)?.text == "33.3 EUR")
    #expect(try third.text(fitting: 4, in: .tested, unit: " EUR", budget) == nil)
  }

  @Test func `in full has all its digits`() throws {
    func full(_ number: Rational) throws -> String {
      try FormedNumber(decimal: Real(number), places: .ofMoney(2))
        .text(digits: 6, in: .tested, budget).text
    }
    #expect(try full(23) == "23.00")
    #expect(try full(Rational(numerator: 1, denominator: 8)) == "0.125")
    #expect(try full(Rational(numerator: 100, denominator: 3)) == "33.3333…")
    #expect(try full(Rational(10).raised(to: 60)).count == 64)
  }

  @Test func `is written for other programs`() throws {
    func text(_ number: Rational) throws -> NumberText? {
      try FormedNumber(decimal: Real(number), places: .ofMoney(2))
        .text(digits: 34, in: .ascii, unit: " EUR", budget)
    }
    #expect(try text(23) == NumberText("23.00 EUR", isExact: true))
    #expect(
      try text(Rational(numerator: -100, denominator: 3))
        == NumberText("-33.33 EUR", isExact: false))
    let large = Rational(10).raised(to: 60)
    #expect(try text(large)?.text == large.description + ".00 EUR")
    #expect(
      try text(large * Rational(numerator: 1, denominator: 3))?.text
        == "3.333333333333333333333333333333333e59 EUR")
  }

  @Test func `may be irrational`() throws {
    let amount = FormedNumber(decimal: try .pi(budget), places: .ofMoney(2))
    #expect(try amount.text(fitting: 20, in: .tested, budget)?.text == "3.14")
    #expect(try amount.text(digits: 5, in: .tested, budget).text == "3.1415…")
  }
}

@Suite struct `A number rounded to decimal places` {
  private let budget = Budget()

  @Test(arguments: seeds)
  func `is the nearest decimal with so many places`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = generator.rational()
      let places = Int.random(in: 0...20, using: &generator)
      let unit = Rational(10).raised(to: -places)
      let rounded = try Real(number).rounded(toPlaces: places, budget)
      let text = rounded.plainText(in: .ascii, places: places)
      let sign: Rational = rounded.isNegative ? -1 : 1
      let value =
        try #require(DecimalLiteral(text.drop { $0 == "-" }.description.utf8)).value * sign
      let distance = (value - number).magnitude
      #expect(distance + distance <= unit, "\(number) to \(places) places is \(text)")
      #expect(rounded.isExact == (value == number))
      let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(fraction == places, "\(text)")
    }
  }

  @Test(
    arguments: [
      (1, 2, 0, "1"), (-1, 2, 0, "-1"), (49, 100, 0, "0"), (-49, 100, 0, "0"), (1, 200, 2, "0.01"),
      (1, 2_000, 2, "0"), (999, 1_000, 2, "1"), (0, 1, 2, "0"), (99_996, 10_000, 3, "10"),
    ])
  func `is rounded half away from zero`(
    numerator: Int, denominator: Int, places: Int, expected: String
  ) throws {
    let number = Real(Rational(numerator: numerator, denominator: denominator))
    let rounded = try number.rounded(toPlaces: places, budget)
    #expect(rounded.plainText(in: .ascii) == expected)
    #expect(rounded.isZero == (expected == "0"))
  }

  @Test func `may be irrational`() throws {
    let pi = try Real.pi(budget)
    #expect(try pi.rounded(toPlaces: 4, budget).plainText(in: .ascii) == "3.1416")
    #expect(try !pi.rounded(toPlaces: 4, budget).isExact)
    let small = try pi.divided(by: 1_000, budget)
    #expect(try small.rounded(toPlaces: 2, budget) == .nothing)
    #expect(try small.rounded(toPlaces: 1, budget) == .nothing)
  }
}
