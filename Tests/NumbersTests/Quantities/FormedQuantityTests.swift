import ExactNumbers
import Quantities
import TestSupport
import Testing

@Suite struct `A quantity as text` {
  private let budget = Budget()

  /// A unit as a product of named units; `+` is between parts.
  private static func unit(_ text: String) throws -> Unit {
    let parts = try text.split(separator: "+").map { part in
      Unit(
        try part.split(separator: "*").map { factor in
          let words = factor.split(separator: "^")
          let match = try #require(UnitTable.unit(named: String(words[0])))
          let exponent = words.count > 1 ? try #require(Int(words[1])) : 1
          return Unit.Factor(match.definition, prefix: match.prefix, exponent: exponent)
        })
    }
    return parts.count == 1 ? parts[0] : Unit(parts: parts)
  }

  private func quantity(_ numerator: Int, _ denominator: Int, _ unit: String) throws -> Quantity {
    Quantity(Real(Rational(numerator: numerator, denominator: denominator)), try Self.unit(unit))
  }

  private func text(
    _ quantity: Quantity, _ form: NumberForm = .decimal, fitting width: Int = 40,
    units: UnitSigns = .symbols
  ) throws -> String? {
    try FormedQuantity(quantity, in: form, budget)
      .text(fitting: width, in: .ascii(units: units), budget)
      .map { ($0.isExact ? "= " : "~ ") + $0.text }
  }

  @Test(
    arguments: [
      (5, 4, "km", "= 1.25 km"), (1, 3, "km", "~ 0.333333333333333 km"), (1, 1, "week", "= 1 week"),
      (2, 1, "week", "= 2 weeks"), (3, 2, "week", "= 1.5 weeks"), (-1, 1, "week", "= -1 week"),
      (30, 1, "deg", "= 30°"), (20, 1, "degC", "= 20 °C"), (9, 1, "m*s^-2", "= 9 m/s²"),
      (23, 1, "EUR", "= 23.00 EUR"), (100, 3, "USD", "~ 33.33 USD"), (100, 3, "JPY", "~ 33 JPY"),
      (1659, 1000, "EUR*L^-1", "= 1.659 EUR/L"), (2, 1, "EUR^2", "= 2 EUR²"),
      (59, 10, "ft+in", "= 5 ft 10.8 in"), (10, 3, "h+min", "= 3 h 20 min"),
      (7, 1, "week+day", "= 7 weeks"), (1, 1, "week+day", "= 1 week"),
    ] as [(Int, Int, String, String)])
  func `is a number with its unit`(
    numerator: Int, denominator: Int, unit: String, expected: String
  ) throws {
    #expect(try text(try quantity(numerator, denominator, unit)) == expected)
  }

  @Test(
    arguments: [
      (NumberForm.fraction, 1, 3, "km", "= 1/3 km", "1/3 km"),
      (.mixed, 7, 3, "km", "= (2+1/3) km", "(2+1/3) km"),
      (.scientific, 1500, 1, "km", "= 1.5e3 km", "1.5e3 km"),
      (.factors, 12, 1, "km", "= 2^2 * 3 km", "2^2 * 3 km"),
      (.factors, 12, 1, "deg", "= (2^2 * 3)°", "(2^2 * 3)°"),
      (.fraction, -1, 3, "deg", "= (-1/3)°", "(-1/3)°"),
      (.hexadecimal, 255, 1, "km", "= 0xFF km", "0xFF km"),
      (.hexadecimal, 1, 2, "km", "= 0.5 km", "0.5 km"),
      (.fraction, 59, 10, "ft+in", "= 59/10 ft", "59/10 ft"),
      (.mixed, 5, 2, "ft+in", "= 2 ft 6 in", "2 ft 6 in"),
      (.factors, 12, 1, "degC", "= (2^2 * 3) °C", "(2^2 * 3) °C"),
      (.fraction, 1, 3, "degC", "= 1/3 °C", "1/3 °C"),
      (.repeating, 1, 3, "EUR", "= 0.(3)... EUR", "0.(3)... EUR"),
    ])
  func `has the form of its number`(
    form: NumberForm, numerator: Int, denominator: Int, unit: String, expected: String,
    ascii: String
  ) throws {
    let quantity = try quantity(numerator, denominator, unit)
    #expect(try text(quantity, form) == expected)
    let formed = try FormedQuantity(quantity, in: form, budget)
    #expect(formed.form == (form.fits(quantity.number) ? form : .decimal))
    #expect(
      try formed.text(digits: 34, in: .ascii, budget)
        == NumberText(ascii, isExact: true))
    #expect(try formed.text(digits: 9, in: .symbols, budget).text == ascii)
  }

  @Test func `in parts has a mixed number at its end, or for other programs as a whole`() throws {
    let formed = try FormedQuantity(try quantity(59, 10, "ft+in"), in: .mixed, budget)
    var notation = NumberStyle.symbols
    notation.mixedSeparator = " "
    #expect(try formed.text(fitting: 14, in: notation, budget)?.text == "5 ft 10 4/5 in")
    #expect(try formed.text(fitting: 13, in: notation, budget)?.text == "5 ft 10.8 in")
    #expect(try formed.text(digits: 9, in: notation, budget).text == "5 ft 10 4/5 in")
    #expect(try formed.text(digits: 9, in: .ascii, budget).text == "(5+9/10) ft")
  }

  @Test func `is a word where another unit has its symbol`() throws {
    #expect(try text(try quantity(5, 1, "kilotonne")) == "= 5 kilotonnes")
    #expect(try text(try quantity(5, 1, "kt")) == "= 5 kn")
  }

  @Test func `without a unit is its number`() throws {
    let third = try FormedQuantity(
      Quantity(Real(Rational(numerator: 1, denominator: 3))), in: .fraction, budget)
    #expect(try third.text(fitting: 3, in: .symbols, budget)?.text == "1/3")
    #expect(try third.text(digits: 3, in: .symbols, budget).text == "1/3")
    #expect(try third.text(digits: 3, in: .ascii, budget).text == "1/3")
  }

  @Test func `never loses its unit`() throws {
    let third = try quantity(1, 3, "km")
    #expect(try text(third, fitting: 8) == "~ 0.333 km")
    #expect(try text(third, fitting: 4) == nil)
    #expect(try text(try quantity(100, 7, "ft+in"), fitting: 10) == "~ 14 ft 3 in")
    #expect(try text(try quantity(100, 7, "ft+in"), fitting: 8) == "~ 14.29 ft")
  }

  @Test func `in degrees has a power of ten in parentheses`() throws {
    let large = Quantity(Real(Rational(10).raised(to: 30)), try Self.unit("deg"))
    let formed = try FormedQuantity(large, in: .decimal, budget)
    let notation = NumberStyle()
    #expect(try formed.text(fitting: 9, in: notation, budget)?.text == "(1×10³⁰)°")
    #expect(try formed.text(fitting: 8, in: notation, budget) == nil)
    let third = Quantity(
      Real(Rational(10).raised(to: 30) * Rational(numerator: 1, denominator: 3)),
      try Self.unit("deg"))
    let full = try FormedQuantity(third, in: .decimal, budget)
      .text(digits: 5, in: notation, budget)
    #expect(full.text == "(3.3333…×10²⁹)°")
  }

  @Test(
    arguments: [
      ("degC", "degC"), ("ohm", "ohm"), ("µs", "us"), ("kΩ", "kohm"), ("m^2", "m^2"),
      ("kg*m*s^-2", "kg*m/s^2"), ("deg", "deg"), ("angstrom", "angstrom"), ("km", "km"),
      ("week", "weeks"),
    ])
  func `can be all ASCII`(unit: String, expected: String) throws {
    #expect(try text(try quantity(5, 1, unit), units: .ascii) == "= 5 \(expected)")
  }

  @Test func `has its unit in every notation for other programs`() throws {
    let formed = try FormedQuantity(try quantity(5, 1, "µs"), in: .decimal, budget)
    #expect(try formed.text(digits: 9, in: .ascii, budget).text == "5 µs")
    #expect(try formed.text(digits: 9, in: .ascii(units: .ascii), budget).text == "5 us")
    #expect(try formed.number.text(digits: 9, in: .ascii, budget).text == "5")
  }

  @Test func `with a period that is too long is rounded`() throws {
    let formed = try FormedQuantity(try quantity(1, 1_000_171, "km"), in: .repeating, budget)
    #expect(
      try formed.text(digits: 4, in: .ascii, budget)
        == NumberText("0.0000009998 km", isExact: false))
  }

  @Test func `is an amount in full where it is wanted`() throws {
    let amount = try quantity(100, 3, "EUR")
    let formed = try FormedQuantity(amount, in: .decimal, roundsAmounts: false, budget)
    #expect(try formed.text(digits: 5, in: .ascii, budget).text == "33.333 EUR")
    #expect(
      try FormedQuantity(decimal: amount).text(digits: 5, in: .symbols, budget).text
        == "33.333... EUR")
    #expect(
      try FormedQuantity(decimal: amount).text(fitting: 9, in: .symbols, budget)?.text
        == "33.33 EUR")
  }

  @Test func `is divided into parts as far as that is proven`() throws {
    let pi = Quantity(try .pi(budget), try Self.unit("h+min+s"))
    let formed = try FormedQuantity(pi, in: .decimal, budget)
    #expect(try formed.text(fitting: 40, in: .symbols, budget)?.text == "3 h 8 min 29.7335529233 s")
    #expect(
      try formed.text(digits: 5, in: .symbols, budget).text == "3 h 8 min 29.733... s")
    #expect(
      try formed.text(digits: 8, in: .ascii, budget)
        == NumberText("3 h 8 min 29.734 s", isExact: false))
    #expect(
      try formed.text(digits: 3, in: .ascii, budget)
        == NumberText("3.14 h", isExact: false))
    // cos(π/7) − cos(2π/7) + cos(3π/7) is 1/2, which nothing here proves.
    var doubtful: Real = Real(Rational(numerator: 1, denominator: 2))
    for (index, sign) in [1, -1, 1].enumerated() {
      let angle = try Real.pi(budget).multiplied(
        by: Real(Rational(numerator: index + 1, denominator: 7)), budget)
      doubtful = try angle.applying(.cosine, budget)
        .multiplied(by: Real(integerLiteral: sign), budget).adding(doubtful, budget)
    }
    let text = try FormedQuantity(
      Quantity(doubtful, try Self.unit("h+min")), in: .decimal, budget)
    #expect(try text.text(fitting: 9, in: .symbols, budget)?.text == "1 h")
    #expect(throws: RealError.cancelled) {
      let root = try Real(2).root(2, budget)
      _ = try FormedQuantity(
        Quantity(
          root.multiplied(by: Real(Rational(10).raised(to: 9_999)), budget),
          try Self.unit("h+min")), in: .decimal, Budget(isCancelled: { true }))
    }
  }

  @Test
  func `of two currencies or of angles with and without pi is not divided, or by their ratio`()
    throws
  {
    #expect(try text(try quantity(5, 2, "EUR+USD")) == "= 2.5 EUR")
    #expect(try text(try quantity(1, 1, "turn+rad")) == "= 1 turn")
    let turns = try quantity(5, 4, "turn+rad")
    #expect(try text(turns) == "~ 1 turn 1.57079632679490 rad")
  }

  @Test func `has the factors that are known`() throws {
    let twelve = try quantity(12, 1, "km")
    let formed = try FormedQuantity(twelve, in: .factors, budget)
    let factors = try #require(formed.factors)
    let again = FormedQuantity(twelve, factors: factors)
    #expect(again.form == .factors && again.factors == factors)
    #expect(try again.text(fitting: 20, in: .symbols, budget)?.text == "2^2 * 3 km")
    #expect(try FormedQuantity(try quantity(5, 2, "ft+in"), in: .decimal, budget).factors == nil)
  }

  @Test(
    arguments: [
      (5, 1, "km", "5 km"), (1, 3, "km", nil), (10, 3, "h+min", "3 h 20 min"),
      (23, 1, "EUR", "23.00 EUR"), (1, 8, "EUR", "0.125 EUR"), (100, 3, "EUR", nil),
      (1, 7, "h+min", nil),
    ] as [(Int, Int, String, String?)])
  func `is short where its digits are few`(
    numerator: Int, denominator: Int, unit: String, expected: String?
  ) throws {
    let quantity = try quantity(numerator, denominator, unit)
    #expect(quantity.shortText(fitting: 20, in: .ascii) == expected)
  }

  @Test func `has a short text only with a unit, and if it is rational`() throws {
    #expect(Quantity(5).shortText(fitting: 20, in: .ascii) == nil)
    let pi = Quantity(try .pi(budget), try Self.unit("km"))
    #expect(pi.shortText(fitting: 20, in: .ascii) == nil)
  }
}

extension NumberStyle {
  /// ASCII with an ellipsis and the symbols of units.
  fileprivate static let symbols: NumberStyle = {
    var style = NumberStyle.ascii(units: .symbols)
    style.ellipsis = "..."
    return style
  }()
}
