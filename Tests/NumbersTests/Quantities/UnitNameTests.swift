import ExactNumbers
import Testing

@testable import Quantities

@Suite struct `The names of units` {
  /// Every name of a row, alone and with every prefix that the row takes.
  private static let spellings: [(name: String, factor: Unit.Factor)] = UnitTable.definitions
    .flatMap { definition -> [(String, Unit.Factor)] in
      let alone = Set(definition.symbols + definition.words).map { ($0, Unit.Factor(definition)) }
      let prefixed = definition.prefixes.list.flatMap { prefix in
        let factor = Unit.Factor(definition, prefix: prefix)
        let symbols = prefix.symbols.flatMap { symbol in definition.symbols.map { symbol + $0 } }
        return (symbols + definition.words.map { prefix.name + $0 }).map { ($0, factor) }
      }
      return alone + prefixed
    }

  /// The names in which a unit of the table wins over one with a prefix.
  private static let exceptions: Set = ["kb", "kt", "PS"]

  @Test func `are those of one row`() {
    var rows: [String: UnitDefinition] = [:]
    for definition in UnitTable.definitions {
      for name in Set(definition.symbols + definition.words) {
        #expect(rows.updateValue(definition, forKey: name) == nil, "\(name)")
      }
    }
  }

  @Test func `mean their unit with every prefix, or a documented exception`() throws {
    var found: Set<String> = []
    for (name, factor) in Self.spellings {
      let match = try #require(UnitTable.unit(named: name), "\(name)")
      if Unit.Factor(match.definition, prefix: match.prefix) != factor {
        #expect(factor.prefix != nil, "\(name)")
        found.insert(name)
      }
    }
    #expect(Self.spellings.count > 4000)
    #expect(found == Self.exceptions)
  }

  @Test func `with a prefix mean one unit`() {
    for (name, _) in Self.spellings { #expect(UnitTable.prefixed(name).count < 2, "\(name)") }
  }

  @Test(arguments: [
    ("KM", "km"), ("Km", "km"), ("CM", "cm"), ("KG", "kg"), ("Miles", "mi"), ("MILE", "mi"),
    ("usd", "USD"), ("Eur", "EUR"), ("MM", nil), ("MG", nil), ("ML", "ML"), ("Ml", "ML"),
    ("KWH", "kWh"),
    ("kwh", "kWh"), ("MPH", "mph"), ("mhz", "MHz"), ("ghz", "GHz"), ("kpa", "kPa"), ("KPH", nil),
    ("PSI", "psi"), ("LBS", "lb"), ("Kilometres", "km"), ("KILOMETERS", "km"), ("btu", "BTU"),
    ("degc", "°C"), ("Celsius", "°C"), ("KB", "kB"), ("kib", "KiB"), ("Cup", "cup"), ("cUP", "cup"),
    ("mw", nil), ("mwh", nil), ("gb", "GB"),
    ("mbps", "Mbps"), ("mib", "MiB"), ("CAL", nil),
    ("calories", "cal"),
    ("Calories", "kcal"), ("Cal", "kcal"), ("pa", "Pa"), ("hz", "Hz"), ("nM", nil), ("NM", nil),
    ("M", nil), ("k", nil), ("f", nil), ("", nil), ("foo", nil),
    ("millifeet", nil), ("kft", nil),
  ])
  func `are read in any case where one unit is meant`(name: String, symbol: String?) {
    let match = UnitTable.unit(named: name)
    #expect(match.map { ($0.prefix?.symbol ?? "") + $0.definition.symbol } == symbol)
  }

  @Test(arguments: [
    ("\u{B5}m", "\u{3BC}m"), ("\u{B5}m", "um"), ("micrometre", "µm"), ("microns", "µm"),
    ("\u{3A9}", "\u{2126}"), ("k\u{3A9}", "k\u{2126}"), ("kohm", "kΩ"), ("kilohms", "kΩ"),
    ("K", "\u{212A}"), ("\u{C5}", "\u{212B}"), ("A\u{30A}", "\u{C5}"), ("°C", "℃"), ("°F", "℉"),
    ("L", "ℓ"), ("imperial gallon", "impgal"), ("imperial_gallons", "impgal"),
    ("fl oz", "floz"), ("nautical miles", "nmi"), ("liters", "litre"), ("kilos", "kg"),
    ("msec", "ms"), ("hrs", "h"), ("mins", "min"), ("yrs", "year"),
  ])
  func `have twins that mean the same`(name: String, twin: String) throws {
    let unit = try #require(UnitTable.unit(named: name))
    let other = try #require(UnitTable.unit(named: twin))
    #expect(unit == other)
  }

  @Test func `in another case mean a unit with that name`() {
    let factors = Dictionary(grouping: Self.spellings, by: { $0.name.lowercased() })
      .mapValues { Set($0.map(\.factor)) }
    for index in stride(from: 0, to: Self.spellings.count, by: 5) {
      let name = Self.spellings[index].name
      for other in [name.lowercased(), name.uppercased()] {
        guard let match = UnitTable.unit(named: other), UnitTable.aliases[other] == nil else {
          continue
        }
        let found = Unit.Factor(match.definition, prefix: match.prefix)
        #expect(factors[other.lowercased()]?.contains(found) == true, "\(name) \(other)")
      }
    }
  }

  @Test func `are written with a symbol, or as a word with its plural`() throws {
    let week = try #require(UnitTable.unit(named: "weeks")?.definition)
    #expect(week.isWrittenAsWord && week.symbol == "week" && week.plural == "weeks")
    let mile = try #require(UnitTable.unit(named: "nmi")?.definition)
    #expect(!mile.isWrittenAsWord && mile.name == "nautical mile")
    let hour = try #require(UnitTable.unit(named: "hours")?.definition)
    #expect(hour.symbol == "h" && hour.synonyms == ["hr", "hrs"])
  }
}

@Suite struct `Names of units in French` {
  @Test func `mean the unit of their row, and take the prefixes in French`() throws {
    for definition in UnitTable.definitions {
      let names = definition.symbols(in: .french) + definition.words(in: .french)
      for name in names {
        let factor = try #require(UnitTable.localUnit(named: name, in: .french), "\(name)")
        #expect(factor == Unit.Factor(definition), "\(name)")
      }
    }
    for (name, text) in [
      ("mégaoctets", "MB"), ("ko", "kB"), ("Gio", "GiB"), ("kilomètre", "km"), ("décimètres", "dm"),
    ] {
      #expect(UnitTable.unit(named: name, in: .french).map { Unit([$0]).text() } == text)
    }
  }

  @Test func `change no English one`() {
    for definition in UnitTable.definitions {
      for name in definition.symbols + definition.words {
        #expect(UnitTable.unit(named: name, in: .french) == UnitTable.unit(named: name))
      }
    }
  }

  @Test(arguments: [
    ("1 week", "1 semaine"), ("1.5 week", "1.5 semaine"), ("2 week", "2 semaines"),
    ("0 year", "0 année"), ("3 year", "3 années"), ("5 GB", "5 Go"), ("12.5 EUR", "12.50 €"),
    ("3 d", "3 j"), ("4 furlong", "4 furlongs"), ("1/3 week", "0.333333333333333 semaine"),
  ])
  func `are written behind numbers`(english: String, text: String) throws {
    let words = english.split(separator: " ").map(String.init)
    let parts = words[0].split(separator: "/").compactMap { DecimalLiteral(String($0).utf8)?.value }
    let number = try #require(parts.count == 1 ? parts[0] : parts[0].divided(by: parts[1]))
    let unit = UnitTable.unit(named: words[1]).map { Unit([$0]) }
    guard let unit else { return }
    let style = NumberStyle(units: .local(.french))
    let formed = try FormedQuantity(Quantity(Real(number), unit), in: .decimal, Budget())
    #expect(try formed.text(fitting: 40, in: style, Budget())?.text == text)
  }

  @Test func `have their plural where a number has no end`() throws {
    let week = try #require(UnitTable.unit(named: "week"))
    let root = try Real(2).raised(to: Real(Rational(numerator: 1, denominator: 2)), Budget())
    let formed = try FormedQuantity(Quantity(root, Unit([week])), in: .decimal, Budget())
    let text = try formed.text(fitting: 20, in: NumberStyle(units: .local(.french)), Budget())?.text
    #expect(text?.hasSuffix(" semaines") == true)
    #expect(TextLanguage.french.isPlural("12 345") && !TextLanguage.french.isPlural("1,9"))
  }

  @Test(arguments: [("Carrés", 2), ("carrée", 2), ("cubes", 3), ("squared", 2), ("mètre", nil)])
  func `are squared and cubed behind them`(name: String, exponent: Int?) {
    #expect(UnitTable.exponent(named: name, in: .french) == exponent)
    #expect(UnitTable.exponent(named: name, in: .english) == (name == "squared" ? 2 : nil))
  }

  @Test func `are offered besides the English ones`() {
    let names = UnitTable.names(fitting: .time, in: .french)
    #expect(names.contains("semaines") && names.contains("weeks") && names.contains("j"))
    #expect(UnitTable.offeredNames(in: .french).contains("mètres"))
  }
}

@Suite struct `Names of products` {
  @Test(arguments: [
    ("kph", "km/h"), ("KMH", "km/h"), ("kps", "km/s"), ("fps", "ft/s"), ("cc", "cm³"),
    ("ftlb", "ft·lbf"), ("ft lbs", nil), ("sqft", "ft²"), ("sq ft", "ft²"), ("square feet", "ft²"),
    ("square_metres", "m²"), ("sqm", "m²"), ("sqkm", "km²"), ("square kilometres", "km²"),
    ("cu in", "in³"), ("cuft", "ft³"), ("cubic metres", "m³"), ("cubic yards", "yd³"),
    ("square", nil), ("sq", nil), ("squares", nil), ("sqkg", nil), ("cubic hours", nil),
    ("cup", nil), ("km", nil), ("", nil),
  ])
  func `mean a product of units`(name: String, text: String?) {
    #expect(UnitTable.product(named: name)?.text() == text)
  }

  @Test func `are no names of units`() {
    for name in ["kph", "kmh", "kps", "fps", "ftlb", "ftlbs", "ftlbf", "cc", "ccm"] {
      #expect(UnitTable.product(named: name) != nil && UnitTable.unit(named: name) == nil)
    }
    for name in UnitTable.names.keys { #expect(UnitTable.product(named: name) == nil, "\(name)") }
  }
}

@Suite struct `Units that are offered` {
  @Test(arguments: [
    (Dimension.length, ["km", "m", "cm", "mm", "mi"]), (.mass, ["kg", "g", "lb"]),
    (.time, ["s", "min", "h"]), (.speed, ["km/h", "mph", "m/s"]), (.money, ["EUR", "USD", "GBP"]),
    (.temperature, ["°C", "°F", "K"]), (.area, ["m²", "km²"]), (.fuelEconomy, ["L/100 km", "mpg"]),
    (.frequency, ["Hz", "kHz", "MHz"]), (.amount * .length, []),
  ])
  func `begin with the most usual ones of the dimension`(dimension: Dimension, names: [String]) {
    let offered = UnitTable.names(fitting: dimension)
    #expect(Array(offered.prefix(names.count)) == names)
    #expect(Set(offered).count == offered.count)
    #expect(offered.isEmpty == names.isEmpty)
  }

  @Test(arguments: QuantityKind.allCases.compactMap(\.units.first?.dimension))
  func `fit the dimension, and miss no unit of it`(dimension: Dimension) throws {
    let offered = UnitTable.names(fitting: dimension)
    for name in offered where !name.contains(where: "/²³".contains) {
      let found = try #require(UnitTable.unit(named: name), "\(name)").definition.dimension
      let isCycle = Set([found, dimension]) == [.frequency, .angularVelocity]
      #expect(found == dimension || isCycle, "\(name)")
    }
    for definition in UnitTable.definitions where definition.dimension == dimension {
      #expect(definition.isWrittenAsWord || offered.contains(definition.symbol))
      #expect(definition.words[1].contains("_") || offered.contains(definition.plural))
    }
  }

  @Test func `have words as well, and names in a single word`() {
    let lengths = UnitTable.names(fitting: .length)
    #expect(lengths.contains("miles") && lengths.contains("furlongs"))
    #expect(!lengths.contains { $0.contains(" ") || $0.contains("_") })
  }

  @Test func `are a cycle and a turn for the same quantity`() {
    #expect(UnitTable.names(fitting: .frequency).contains("rpm"))
    #expect(UnitTable.names(fitting: .angularVelocity).contains("kHz"))
  }

  @Test func `to be compared with an unknown name are all known`() {
    let names = UnitTable.comparedNames
    #expect(Set(names).count == names.count)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.lowercased() <= $1.lowercased() })
    #expect(names.allSatisfy { UnitTable.unit(named: $0) != nil && !$0.contains("_") })
    #expect(["km", "mile", "hours", "EUR", "kWh"].allSatisfy(names.contains))
  }

  @Test func `are reserved as symbols of two letters or more`() {
    let symbols = UnitTable.symbols
    #expect(["km", "ft", "EUR", "min", "kWh", "mph"].allSatisfy(symbols.contains))
    #expect(!["m", "h", "hours", "as", "week", "km/h"].contains(where: symbols.contains))
  }
}
