import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `Names of units and names of the language` {
  /// Names that are both; `NameClash` decides by their place.
  private static let shared: Set = [
    "arcsec", "asec", "bits", "deg", "irr", "lb", "min", "npr", "sec", "week",
  ]

  @Test func `are different, except ten`() {
    let both = Vocabulary.names.filter {
      UnitTable.unit(named: $0) != nil || UnitTable.product(named: $0) != nil
        || CurrencySigns.standard.currency(of: $0) != nil
    }
    #expect(Set(both) == Self.shared)
  }

  @Test func `are different with every prefix and in every case`() {
    let names = Set(Vocabulary.names)
    for definition in UnitTable.definitions {
      let prefixed = definition.prefixes.list.flatMap { prefix in
        definition.symbols.map { prefix.symbol + $0 } + definition.words.map { prefix.name + $0 }
      }
      for name in definition.symbols + definition.words + prefixed {
        let isShared = names.contains(name.lowercased()) && !Self.shared.contains(name.lowercased())
        // `Gcd` is a gigacandela by its capitals, but `gcd` is never meant so.
        #expect(!isShared || name == "Gcd", "\(name)")
      }
    }
  }
}
