import ExactNumbers
import Testing

@testable import Quantities

@Suite struct `Units` {
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

  @Test func `that are equal are one in a set, and no others are`() {
    let (units, others) = (Self.units(), Self.units())
    #expect(units == others)
    #expect(Set(units).count == units.count && Set(units + others) == Set(units))
  }
}

@Suite struct `The values of units` {
  /// In coherent units of the SI, the radian and the bit.
  @Test(arguments: [
    ("mph", "0.44704"), ("kg", "1"), ("g0", "9.80665"), ("ha", "1e4"), ("L", "1e-3"), ("t", "1e3"),
    ("km", "1e3"), ("kat", "1"), ("lx", "1"), ("lm", "1"), ("B", "8"), ("Wb", "1"), ("kΩ", "1e3"),
    ("sr", "1"), ("mmol", "1e-3"), ("mSv", "1e-3"), ("µF", "1e-6"), ("mH", "1e-3"), ("mS", "1e-3"),
    ("kV", "1e3"), ("mcd", "1e-3"), ("Hz", "1"),
  ])
  func `are multiples of coherent units`(name: String, number: String) throws {
    let value = try UnitValue("1 \(name)")
    #expect(value.number == DecimalLiteral(number.utf8)?.value && value.piExponent == 0)
  }

  @Test func `may have a power of pi`() throws {
    let parsec = try UnitValue("1 pc")
    #expect(parsec.piExponent == -1 && parsec.number == 648_000 * 149_597_870_700)
    let turn = try UnitValue("180 °")
    #expect((turn.number, turn.piExponent, turn.dimension) == (1, 1, .angle))
    let speed = try UnitValue("30 rpm")
    #expect((speed.number, speed.piExponent, speed.dimension) == (1, 1, .angularVelocity))
  }

  @Test func `of temperatures start at absolute zero`() throws {
    let celsius = try #require(UnitTable.unit(named: "°C")?.definition)
    #expect(celsius.scale == .points(1, zero: Rational(numerator: -5463, denominator: 20)))
    let fahrenheit = try #require(UnitTable.unit(named: "°F")?.definition)
    #expect(
      fahrenheit.scale
        == .points(
          Rational(numerator: 5, denominator: 9),
          zero: Rational(numerator: -45967, denominator: 100)))
  }

  @Test func `are those of equal products`() throws {
    for definition in UnitTable.productUnits {
      let product = try #require(UnitTable.product(equalTo: definition))
      #expect(product.scale == definition.unitScale, "\(definition.symbol)")
      #expect(product.dimension == definition.dimension, "\(definition.symbol)")
    }
    let metre = try #require(UnitTable.unit(named: "m")?.definition)
    #expect(UnitTable.product(equalTo: metre) == nil)
  }

  @Test func `of derived units are coherent, and those of base units have their dimensions`() {
    for definition in UnitTable.derivedUnits.dropLast(2) {
      #expect(definition.scale == .multiple(1) && definition.prefixes == .metric)
    }
    #expect(UnitTable.derivedUnits.count == 14)
    #expect(UnitTable.baseUnits.map(\.dimension) == Dimension.Base.allCases.map(Dimension.init))
  }

  @Test func `are positive, and each kind has one dimension`() {
    for kind in QuantityKind.allCases.map(\.units) {
      #expect(Set(kind.map(\.dimension)).count == 1)
      for definition in kind {
        #expect(!definition.unitScale.factor.isNegative && !definition.unitScale.factor.isZero)
        #expect((definition.source == .iso4217) == (definition.scale == .currency))
      }
    }
    #expect(
      UnitSource.allCases.allSatisfy { source in
        UnitTable.definitions.contains { $0.source == source }
      })
  }
}
