import ExactNumbers
import Quantities
import Testing

@Suite struct `Units` {
  /// Every unit of the table, alone and in all that can be made of it.
  private static func units() -> [Unit] {
    UnitTable.definitions.flatMap { definition in
      let unit = Unit(definition)
      let prefixed = definition.prefixes.list.map { Unit(definition, prefix: $0) }
      return prefixed + [
        unit, Unit([Unit.Factor(definition, exponent: 2)]),
        Unit([Unit.Factor(definition)], divisor: 100), Unit(parts: [unit, unit]),
      ]
    }
  }

  @Test func `that are made twice are one in a set, and no others are`() {
    let (units, others) = (Self.units(), Self.units())
    #expect(units == others)
    #expect(Set(units).count == units.count)
    #expect(Set(units + others) == Set(units))
  }
}
