import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `A number in parts` {
  private let budget = Budget()
  private static let feet = ([12] as [Real], ["ft", "in"])
  private static let hours = ([60, 60] as [Real], ["h", "min", "s"])

  private func unit(_ names: [String]) -> (Int, String) -> String {
    { part, digits in (digits == "1" ? " one " : " ") + names[part] }
  }

  private func text(
    _ number: Real, _ units: (ratios: [Real], names: [String]), fitting width: Int = 40,
    significantDigits: Int = 15
  ) throws -> String? {
    let names = units.names
    return try MixedParts(number, ratios: units.ratios, budget).text(
      fitting: width, significantDigits: significantDigits, in: NumberStyle(), budget,
      unit: { " " + names[$0] + ($1 == "1" ? "!" : "") }
    ).map { ($0.isExact ? "= " : "≈ ") + $0.text }
  }

  /// The number of the last unit that a text of parts writes.
  private func total(_ text: String, _ names: [String], _ ratios: [Int]) throws -> Rational {
    var words = text.split(separator: " ")
    let isNegative = words[0].hasPrefix("−")
    if isNegative { words[0].removeFirst() }
    var total: Rational = 0
    for index in stride(from: 0, to: words.count, by: 2) {
      let part = try #require(names.firstIndex(of: words[index + 1].description))
      let number = try #require(DecimalLiteral(String(words[index]).utf8)).value
      total = total + number * Rational(ratios[part...].reduce(1, *))
    }
    return isNegative ? -total : total
  }

  @Test(arguments: seeds)
  func `adds up to the number, and fits its width`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["d", "h", "min", "s"]
    for _ in 0..<150 {
      let number = generator.rational()
      let width = Int.random(in: 10...60, using: &generator)
      let parts = try MixedParts(Real(number), ratios: [24, 60, 60], budget)
      #expect(zip(parts.wholes.dropFirst(), [24, 60] as [Rational]).allSatisfy { $0 < $1 })
      guard
        let text = try parts.text(
          fitting: width, significantDigits: 15, in: NumberStyle(), budget,
          unit: { part, _ in " " + names[part] })
      else { continue }
      #expect(text.text.count <= width)
      guard !text.text.contains("^") else { continue }
      let total = try total(text.text, names, [24, 60, 60])
      let exact = number * 86_400
      #expect(text.isExact == (total == exact), "\(number): \(text.text)")
      #expect((total - exact).magnitude <= 1, "\(number): \(text.text)")
    }
  }

  @Test(
    arguments: [
      (59, 10, "= 5 ft 10.8 in"), (-59, 10, "= −5 ft 10.8 in"), (6, 1, "= 6 ft"),
      (1, 2, "= 6 in"), (13, 12, "= 1 ft! 1 in!"), (0, 1, "= 0 ft"),
      (1, 7, "≈ 1.71428571428571 in"), (100, 7, "≈ 14 ft 3.428571428571 in"),
    ])
  func `of feet and inches`(numerator: Int, denominator: Int, expected: String) throws {
    let number = Real(Rational(numerator: numerator, denominator: denominator))
    #expect(try text(number, Self.feet) == expected)
  }

  @Test(
    arguments: [
      (10, 3, "= 3 h 20 min"), (3_605, 3_600, "= 1 h! 5 s"),
      (3_661, 3_600, "= 1 h! 1 min! 1 s!"), (-1, 3_600, "= −1 s!"),
    ])
  func `of hours, minutes and seconds`(numerator: Int, denominator: Int, expected: String) throws {
    let number = Real(Rational(numerator: numerator, denominator: denominator))
    #expect(try text(number, Self.hours) == expected)
  }

  @Test func `carries where its last part is rounded to one of the part before`() throws {
    let almost = Real(2 - Rational(numerator: 1, denominator: 60) * Rational(10).raised(to: -30))
    #expect(try text(almost, ([60], ["h", "min"])) == "≈ 2 h 0 min")
    #expect(try text(almost, Self.hours) == "≈ 2 h 0 s")
    let day = Real(1 - Rational(10).raised(to: -30))
    #expect(try text(day, ([24, 60, 60], ["d", "h", "min", "s"])) == "≈ 1 d! 0 s")
    #expect(
      try text(almost, ([60], ["h", "min"]), fitting: 60)
        == "= 1 h! 59.999999999999999999999999999999 min")
  }

  @Test func `is rounded to what fits`() throws {
    let number = Real(Rational(numerator: 100, denominator: 7))
    #expect(try text(number, Self.feet, fitting: 16) == "≈ 14 ft 3.42857 in")
    #expect(try text(number, Self.feet, fitting: 10) == "≈ 14 ft 3 in")
    #expect(try text(number, Self.feet, fitting: 9) == nil)
    #expect(try text(number, Self.feet, significantDigits: 4) == "≈ 14 ft 3.4 in")
    #expect(try text(number, Self.feet, significantDigits: 2) == nil)
    #expect(try text(0, Self.feet, fitting: 0) == nil)
    #expect(try text(0, Self.feet, fitting: 3) == nil)
    #expect(try text(Real(Rational(10).raised(to: -40)), Self.feet, fitting: 9) == nil)
  }

  @Test func `may be irrational`() throws {
    let pi = try Real.pi(budget)
    #expect(try text(pi, Self.hours) == "≈ 3 h 8 min 29.7335529233 s")
    let full = try #require(
      try MixedParts(pi.negated(budget), ratios: [60], budget).text(
        digits: 5, in: .tested, budget, unit: unit(["h", "min"])))
    #expect(full.text == "−3 h 8.4955… min" && !full.isExact)
    let turns = try MixedParts(1, ratios: [pi], budget)
    #expect(turns.wholes == [1] && turns.last == 0)
  }

  @Test func `in full has all digits`() throws {
    let number = Real(5 + Rational(numerator: 1, denominator: 12) * Rational(2).raised(to: -40))
    let full = try #require(
      try MixedParts(number, ratios: [12], budget).text(
        digits: 5, in: .groupedByComma, budget, unit: unit(["ft", "in"])))
    #expect(full.text == "5 ft 0.0000000000009094947017729282379150390625 in" && full.isExact)
    let whole = try #require(
      try MixedParts(1_234, ratios: [12], budget).text(
        digits: 5, in: .groupedByComma, budget, unit: unit(["ft", "in"])))
    #expect(whole.text == "1234 ft" && whole.isExact)
  }

  @Test(
    arguments: [
      (59, 10, "5 ft 10 4/5 in"), (-59, 10, "−5 ft 10 4/5 in"), (1, 16, "3/4 in"),
      (-1, 16, "−3/4 in"), (5, 1, "5 ft"), (11, 2, "5 ft 6 in"), (0, 1, "0 ft"),
      (1, 12, "1 one in"),
    ])
  func `ends in a fraction`(numerator: Int, denominator: Int, expected: String) throws {
    let number = Real(Rational(numerator: numerator, denominator: denominator))
    let parts = try MixedParts(number, ratios: [12], budget)
    #expect(parts.mixedText(in: .tested, unit: unit(["ft", "in"])) == expected)
    let pi = try MixedParts(.pi(budget), ratios: [12], budget)
    #expect(pi.mixedText(in: .tested, unit: unit(["ft", "in"])) == nil)
  }
}
