import Testing

@testable import Quantities

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
