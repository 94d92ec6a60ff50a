import ExactNumbers
import Testing

@testable import Quantities

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

@Suite struct `The values of units` {
  /// What a number of units is, as a multiple of a power of π of coherent units.
  private static func value(
    _ text: String
  ) throws -> (number: Rational, piExponent: Int, dimension: Dimension) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let number = try #require(DecimalLiteral(words[0].utf8)?.value)
    let match = try #require(UnitTable.unit(named: words[1]), "\(text)")
    let scale = match.definition.unitScale
    return (
      number * scale.factor * (match.prefix?.factor ?? 1), scale.piExponent,
      match.definition.dimension
    )
  }

  /// Equal quantities, as the standards and handbooks state them.
  private static let equalities = [
    "1 mi = 1609.344 m", "1 ft = 12 in", "1 yd = 3 ft", "1 mi = 5280 ft", "1 in = 25.4 mm",
    "1 nmi = 1.852 km", "1 mil = 25.4 µm", "1 fathom = 1.8288 m", "1 chain = 20.1168 m",
    "1 furlong = 201.168 m", "1 rod = 5.0292 m", "1 league = 4.828032 km", "1 hand = 10.16 cm",
    "72 points = 1 in", "1 pica = 12 points", "3937 ftUS = 1200 m", "1 Å = 0.1 nm",
    "1 au = 149597870.7 km", "1 ly = 9460730472580800 m",
    "1 acre = 0.40468564224 ha", "1 gal = 3.785411784 L", "1 gal = 4 qt",
    "1 qt = 2 pt", "1 pt = 2 cups", "1 cup = 236.5882365 mL", "1 gill = 4 floz",
    "1 cup = 8 floz", "1 floz = 2 tbsp", "1 tbsp = 3 tsp", "1 tsp = 4.92892159375 mL",
    "1 bbl = 158.987294928 L", "1 bushel = 35.23907016688 L", "1 impgal = 4.54609 L",
    "1 impgal = 4 impqt", "1 imppt = 568.26125 mL", "1 imppt = 20 impfloz",
    "1 lb = 453.59237 g", "1 lb = 16 oz", "1 stone = 14 lb", "1 lb = 7000 gr",
    "1 ton = 907.18474 kg", "1 t = 1000 kg", "1 longton = 1016.0469088 kg",
    "1 ozt = 31.1034768 g", "1 carat = 200 mg", "0.3048 slug = 4.4482216152605 kg",
    "1 h = 60 min", "1 min = 60 s", "1 d = 24 h", "1 week = 7 days", "1 fortnight = 2 weeks",
    "1 year = 31557600 s", "12 months = 1 year", "1 month = 30.4375 d", "1 decade = 10 years",
    "1 century = 36525 days", "1609.344 kn = 1852 mph", "60 bpm = 1 Hz",
    "1 lbf = 4.4482216152605 N", "1 kgf = 9.80665 N", "1 dyn = 10 µN",
    "1 bar = 100 kPa", "1 atm = 1013.25 mbar", "760 torr = 1 atm", "1 mmHg = 133.322387415 Pa",
    "1 inHg = 25.4 mmHg", "6.4516e-4 psi = 4.4482216152605 Pa", "1 kWh = 3.6 MJ",
    "1 cal = 4.184 J", "1 Cal = 4184 J", "1 BTU = 1055.05585262 J", "1 eV = 1.602176634e-19 J",
    "1 therm = 105.4804 MJ", "1 erg = 100 nJ", "1 kNm = 1 kJ",
    "1 hp = 745.69987158227022 W", "1 PS = 735.49875 W", "1 kVA = 1 kW", "1 Ah = 3.6 kC",
    "1 gauss = 100 µT", "1 B = 8 bit", "1 kB = 1000 B", "1 KiB = 1024 B", "1 MiB = 1024 KiB",
    "1 YiB = 1208925819614629174706176 B", "1 Mbps = 125 kBps", "1 Ci = 37 GBq",
    "100 rem = 1 Sv", "9 °R = 5 K", "9 Δ°F = 5 Δ°C",
    "1 turn = 360 °", "1 ° = 60 arcmin", "1 arcmin = 60 arcsec", "10 gon = 9 °",
    "1 QHz = 1e30 Hz", "1 qHz = 1e-30 Hz", "1 dag = 10 g", "1 hL = 100 L",
    "1 ms = 1000 µs", "1 ns = 1000 ps", "1 fs = 1000 as", "1 zs = 1000 ys", "1 Mt = 1e9 kg",
  ]

  @Test(arguments: equalities)
  func `are exact`(equality: String) throws {
    let sides = equality.split(separator: " = ").map(String.init)
    let (left, right) = try (Self.value(sides[0]), Self.value(sides[1]))
    #expect(left == right)
  }

  /// Numbers of coherent units of the SI, the radian and the bit.
  @Test(arguments: [
    ("mph", "0.44704"), ("kg", "1"), ("g0", "9.80665"), ("ha", "1e4"), ("L", "1e-3"), ("t", "1e3"),
    ("km", "1e3"), ("kat", "1"), ("lx", "1"), ("lm", "1"), ("B", "8"), ("Wb", "1"), ("kΩ", "1e3"),
    ("sr", "1"), ("mmol", "1e-3"), ("mSv", "1e-3"), ("µF", "1e-6"), ("mH", "1e-3"), ("mS", "1e-3"),
    ("kV", "1e3"), ("mcd", "1e-3"), ("Hz", "1"),
  ])
  func `are multiples of coherent units`(name: String, number: String) throws {
    let value = try Self.value("1 \(name)")
    #expect(value.number == DecimalLiteral(number.utf8)?.value && value.piExponent == 0)
  }

  @Test func `may have a power of pi`() throws {
    let parsec = try Self.value("1 pc")
    #expect(parsec.piExponent == -1 && parsec.number == 648_000 * 149_597_870_700)
    #expect(try Self.value("180 °") == (1, 1, .angle))
    #expect(try Self.value("30 rpm") == (1, 1, .angularVelocity))
  }

  @Test func `of temperatures begin at absolute zero`() throws {
    let celsius = try #require(UnitTable.unit(named: "°C")?.definition)
    #expect(celsius.scale == .points(1, zero: Rational(numerator: -5463, denominator: 20)))
    let fahrenheit = try #require(UnitTable.unit(named: "°F")?.definition)
    #expect(
      fahrenheit.scale
        == .points(
          Rational(numerator: 5, denominator: 9),
          zero: Rational(numerator: -45967, denominator: 100)))
  }

  @Test func `are those of the products that they are equal to`() throws {
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
