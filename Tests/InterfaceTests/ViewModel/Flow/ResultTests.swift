import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing

/// Output is valid input.
@Suite struct `A printed quantity` {
  private static let signs: [UnitSigns] = [.plain, .ascii, .symbols]
  private let budget = Budget()

  /// Units whose names have another meaning before a sign or an exponent, or end in a digit.
  private static let clashing: Set = ["min", "lb", "NPR", "IRR", "g0"]

  /// A random product of powers of units; one in three is a single unit.
  private func unit(_ generator: inout SeededGenerator) -> Unit {
    var factors: [Unit.Factor] = []
    let count = Int.random(in: 1...3, using: &generator)
    for _ in 0..<count {
      guard let definition = UnitTable.definitions.randomElement(using: &generator),
        count == 1 || definition.dimension[.angle] == 0, !Self.clashing.contains(definition.symbol),
        !factors.contains(where: { $0.definition.dimension == definition.dimension })
      else { continue }
      if count > 1, case .points = definition.scale { continue }
      let prefixes = (UnitPrefix.metric + UnitPrefix.binary).filter {
        definition.prefixes.contains($0)
      }
      let exponents = count == 1 ? [1] : [1, 1, 2, 3, -1, -2]
      factors.append(
        Unit.Factor(
          definition,
          prefix: Bool.random(using: &generator) ? prefixes.randomElement(using: &generator) : nil,
          exponent: exponents.randomElement(using: &generator) ?? 1))
    }
    return factors.isEmpty ? unit(&generator) : Unit(factors)
  }

  private func number(_ generator: inout SeededGenerator) -> Rational {
    let numerator = Int.random(in: -2_000...2_000, using: &generator)
    let denominator = [1, 1, 2, 3, 7, 10, 1_000].randomElement(using: &generator) ?? 1
    return Rational(numerator: numerator, denominator: denominator)
  }

  private func expectReadBack(_ quantity: Quantity, _ form: NumberForm, _ units: UnitSigns) throws {
    let formed = try QuantityWriter(quantity, in: form, roundsAmounts: false, budget)
    let text = try formed.text(digits: 34, in: .ascii(units: units), budget)
    guard text.isExact, formed.form != .repeating else { return }
    do {
      let read = try Formula(text.text).evaluated().value
      var arithmetic = QuantityArithmetic(budget)
      let converted = try arithmetic.converted(read, to: quantity.unit)
      #expect(converted.number == quantity.number, "\(text.text) is \(read)")
    } catch { Issue.record("\(text.text): \(error)") }
  }

  @Test(arguments: 0..<6 * UInt64(caseFactor))
  func `reads back as the same quantity in every form`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let quantity = Quantity(Real(number(&generator)), unit(&generator))
      for form in NumberForm.allCases where form.fits(quantity.number) {
        for units in Self.signs { try expectReadBack(quantity, form, units) }
      }
    }
  }

  @Test func `reads back as the same quantity in every unit`() throws {
    for definition in UnitTable.definitions where definition.symbol != "g0" {
      for number: Real in [1, 2, -3] {
        let quantity = Quantity(number, Unit(definition))
        for units in Self.signs { try expectReadBack(quantity, .decimal, units) }
      }
    }
  }

  @Test func `is converted to its unit, with any prefix, as an entry is written`() {
    for definition in UnitTable.definitions where definition.symbol != "g0" {
      let prefixes = (UnitPrefix.metric + UnitPrefix.binary).filter {
        definition.prefixes.contains($0)
      }
      for prefix in [nil] + prefixes {
        let unit = Unit([Unit.Factor(definition, prefix: prefix, exponent: 1)])
        if unit.pointScale != nil { continue }
        let line = "3 \(unit.operand(.plain, isPlural: false)) in \(unit.target(.plain))"
        let value = try? Formula(line).evaluated().value
        #expect(value == Quantity(3, unit), "\(line)")
      }
    }
  }

  @Test(arguments: [["ft", "in"], ["h", "min", "s"], ["lb", "oz"], ["week", "day"]])
  func `reads back as the same quantity in parts`(names: [String]) throws {
    let parts = try names.map { name in Unit(try #require(UnitTable.unit(named: name)).definition) }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let quantity = Quantity(Real(number(&generator)), Unit(parts: parts))
      for form in [NumberForm.decimal, .fraction, .mixed] {
        try expectReadBack(quantity, form, .plain)
      }
    }
  }

  @Test func `reads back behind its conversion to every form, as it is copied`() throws {
    let words = [8, 16, 32, 64].map { WrittenForm.word($0, isSigned: true) }
    let forms = [.percent, .base(36)] + words + NumberForm.allCases.map(WrittenForm.number)
    for form in forms {
      for number in ["255", "360", "-5", "22/7", "1/3", "12345", "0.25"] {
        let line = "\(number) in \(form.name(in: .english))"
        guard let value = try? Formula(line).evaluated().value else { continue }
        let text = try QuantityWriter(value, in: .decimal, budget)
          .text(digits: 34, in: .ascii, budget)
        guard text.isExact, form != .number(.repeating) else { continue }
        let read = try? Formula("\(line) = \(text.text)").evaluated().value
        #expect(read == nil || read == value, "\(line) = \(text.text)")
      }
    }
  }

  @Test(arguments: [
    ("5 km", "5", "km"), ("3 cups", "3", "cup"), ("30°", "30", "°"), ("7", "7", nil),
    ("5 ft 11 in", "5 ft 11 in", "ft + in"),
  ])
  func `is split into its number and its unit, unless it has several`(
    text: String, number: String, unit: String?
  ) throws {
    let parts = try Formula(text).evaluated().value.split(text, .plain)
    #expect(parts.number == number && parts.unit == unit)
  }
}
