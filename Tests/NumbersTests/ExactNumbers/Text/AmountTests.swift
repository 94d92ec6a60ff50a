import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `An amount of money` {
  private let budget = Budget()

  @Test func `is never shown as zero, and is at most half a cent or half a tenth away`() throws {
    for var generator in cases(400) {
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
}

@Suite struct `A number rounded to decimal places` {
  private let budget = Budget()

  @Test func `is the nearest decimal with that many places`() throws {
    for var generator in cases(400) {
      let number = generator.rational()
      let places = generator.integer(0...20)
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
