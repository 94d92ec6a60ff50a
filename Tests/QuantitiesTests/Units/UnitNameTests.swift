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
  private static let exceptions: Set = ["kt", "PS"]

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
        #expect(match.prefix == nil && factor.prefix != nil, "\(name)")
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
    ("usd", "USD"), ("Eur", "EUR"), ("MM", "mm"), ("ML", "ML"), ("Ml", "ML"), ("KWH", "kWh"),
    ("kwh", "kWh"), ("MPH", "mph"), ("mhz", "MHz"), ("ghz", "GHz"), ("kpa", "kPa"), ("KPH", nil),
    ("PSI", "psi"), ("LBS", "lb"), ("Kilometres", "km"), ("KILOMETERS", "km"), ("btu", "BTU"),
    ("degc", "°C"), ("Celsius", "°C"), ("KB", "kB"), ("kib", "KiB"), ("Cup", "cup"), ("cUP", "cup"),
    ("mw", nil), ("mwh", nil), ("gb", nil), ("mbps", nil), ("CAL", nil), ("calories", "cal"),
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
