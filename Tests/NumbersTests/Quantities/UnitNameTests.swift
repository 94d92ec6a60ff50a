import ExactNumbers
import Testing

@testable import Quantities

@Suite struct `The names of units` {
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

  @Test func `belong to one row`() {
    var rows: [String: UnitDefinition] = [:]
    for definition in UnitTable.definitions {
      for name in Set(definition.symbols + definition.words) {
        #expect(rows.updateValue(definition, forKey: name) == nil, "\(name)")
      }
    }
  }

  @Test func `mean their unit with every prefix, or a documented exception`() {
    var found: Set<String> = []
    for (name, factor) in Self.spellings {
      let match = UnitTable.unit(named: name)
      if match.map({ Unit.Factor($0.definition, prefix: $0.prefix) }) != factor {
        #expect(factor.prefix != nil, "\(name)")
        found.insert(name)
      }
    }
    #expect(Self.spellings.count > 4000)
    // A unit of the table takes precedence over a prefixed one, and rupees are no ronnaseconds.
    #expect(found == ["kb", "kt", "PS", "Rs", "rs", "RC", "EL", "TL", "qm", "Grad"])
  }

  @Test func `with a prefix mean one unit`() {
    for (name, _) in Self.spellings { #expect(UnitTable.prefixed(name).count < 2, "\(name)") }
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

  @Test func `are written as a symbol, or as a word with a plural`() throws {
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

  @Test func `change no English name`() {
    for definition in UnitTable.definitions {
      for name in definition.symbols + definition.words {
        #expect(UnitTable.unit(named: name, in: .french) == UnitTable.unit(named: name))
      }
    }
  }

  @Test func `have their plural after an endless decimal`() throws {
    let week = try #require(UnitTable.unit(named: "week"))
    let root = try Real(2).root(2, Budget())
    let formed = try QuantityWriter(Quantity(root, Unit([week])), in: .decimal, Budget())
    let french = NumberStyle(units: .local(.french))
    let text = try formed.text(.columns(20), in: french, Budget())?.text
    #expect(text?.hasSuffix(" semaines") == true)
    #expect(TextLanguage.french.isPlural("12 345") && !TextLanguage.french.isPlural("1,9"))
  }

  @Test(arguments: [("Carrés", 2), ("carrée", 2), ("cubes", 3), ("squared", 2), ("mètre", nil)])
  func `are squared and cubed after the name`(name: String, exponent: Int?) {
    #expect(UnitTable.exponent(named: name, in: .french) == exponent)
    #expect(UnitTable.exponent(named: name, in: .english) == (name == "squared" ? 2 : nil))
  }

  @Test func `are offered beside the English ones`() {
    let names = UnitTable.names(fitting: .time, in: .french)
    #expect(names.contains("semaines") && names.contains("weeks") && names.contains("j"))
    #expect(UnitTable.offeredNames(in: .french).contains("mètres"))
  }
}

@Suite struct `Names of products` {
  @Test func `are no names of units`() {
    for name in ["kph", "kmh", "kps", "fps", "ftlb", "ftlbs", "ftlbf", "cc", "ccm"] {
      #expect(UnitTable.product(named: name) != nil && UnitTable.unit(named: name) == nil)
    }
    for name in UnitTable.names.keys { #expect(UnitTable.product(named: name) == nil, "\(name)") }
  }
}

@Suite struct `Offered units` {
  @Test(arguments: [
    (Dimension.length, ["km", "m", "cm", "mm", "mi"]), (.mass, ["kg", "g", "lb"]),
    (.time, ["s", "min", "h"]), (.speed, ["km/h", "mph", "m/s"]), (.money, ["EUR", "USD", "GBP"]),
    (.temperature, ["°C", "°F", "K"]), (.area, ["m²", "km²"]), (.fuelEconomy, ["L/100 km", "mpg"]),
    (.frequency, ["Hz", "kHz", "MHz"]), (.amount * .length, []),
  ])
  func `begin with the most common ones of the dimension`(dimension: Dimension, names: [String]) {
    let offered = UnitTable.names(fitting: dimension)
    #expect(Array(offered.prefix(names.count)) == names)
    #expect(Set(offered).count == offered.count)
    #expect(offered.isEmpty == names.isEmpty)
  }

  @Test(arguments: QuantityKind.allCases.compactMap(\.units.first?.dimension))
  func `fit the dimension, and omit none of it`(dimension: Dimension) throws {
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

  @Test func `include words, and single-word names`() {
    let lengths = UnitTable.names(fitting: .length)
    #expect(lengths.contains("miles") && lengths.contains("furlongs"))
    #expect(!lengths.contains { $0.contains(" ") || $0.contains("_") })
  }

  @Test func `are a cycle and a turn for the same quantity`() {
    #expect(UnitTable.names(fitting: .frequency).contains("rpm"))
    #expect(UnitTable.names(fitting: .angularVelocity).contains("kHz"))
  }

  @Test func `compared with an unknown name are all known`() {
    let names = UnitTable.comparedNames
    #expect(Set(names).count == names.count)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.lowercased() <= $1.lowercased() })
    #expect(names.allSatisfy { UnitTable.unit(named: $0) != nil && !$0.contains("_") })
    #expect(["km", "mile", "hours", "EUR", "kWh"].allSatisfy(names.contains))
  }
}
