import Quantities
import Testing
@testable import Words

@testable import CalculatorViewModel

@Suite struct `Words for units` {
  private let words = English()

  @Test(arguments: Language.allCases)
  func `name every kind of quantity and every standard differently`(language: Language) {
    let words = language.words
    let kinds = QuantityKind.allCases.map(words.noun(of:))
    #expect(Set(kinds).count == kinds.count && kinds.allSatisfy { $0 == $0.lowercased() })
    let sources = UnitSource.allCases.flatMap { [words.name(of: $0), words.title(of: $0)] }
    #expect(Set(sources).count == sources.count)
  }

  @Test(arguments: [
    ("km", "km (length)", "km (longueur)"), ("mph", "mph (speed)", "mph (vitesse)"),
    ("EUR", "EUR (money)", "EUR (monnaie)"),
  ])
  func `say what a unit measures`(name: String, english: String, french: String) throws {
    let match = try #require(UnitTable.unit(named: name))
    let unit = Unit(match.definition, prefix: match.prefix)
    #expect(English().textWithKind(unit) == english && French().textWithKind(unit) == french)
  }

  @Test func `are left out where there are none`() throws {
    let second = try #require(UnitTable.unit(named: "s")?.definition)
    #expect(words.textWithKind(Unit([Unit.Factor(second, exponent: 3)])) == "s³")
  }

  @Test(
    arguments: [
      ("m", .length, nil), ("g", .mass, "0.001 kg"), ("knot", .speed, "nmi/h"),
      ("torr", .pressure, "20265/152 Pa"), ("deg", .angle, "π/180 rad"), ("turn", .angle, "2π rad"),
      ("pc", .length, "96939420213600000/π m"), ("EUR", .money, nil),
      ("acre", .area, "4046.8564224 m²"),
      ("°C", .temperature, "a point, with 0 at 273.15 K"),
      ("°F", .temperature, "a point, with 0 at 45967/180 K"), ("Nm", .energy, "N·m"),
    ] as [(String, QuantityKind, String?)])
  func `give the value of a unit`(name: String, kind: QuantityKind, value: String?) throws {
    let definition = try #require(UnitTable.unit(named: name)?.definition)
    #expect(definition.value(in: kind.coherentUnit, words) == value)
  }
}
