import ExactNumbers
import Testing

@testable import CalculatorCore
@testable import Quantities

@Suite struct `Names with two meanings` {
  private static func spellings(in language: TextLanguage) -> Set<String> {
    var spellings: Set<String> = []
    for unit in UnitTable.definitions {
      let (symbols, words) = (unit.symbols(in: language), unit.words(in: language))
      spellings.formUnion(symbols + words)
      for prefix in UnitPrefix.all where unit.prefixes.contains(prefix) {
        spellings.formUnion(prefix.symbols.flatMap { symbol in symbols.map { symbol + $0 } })
        spellings.formUnion(words.map { prefix.name(in: language) + $0 })
      }
    }
    return spellings
  }

  @Test func `are exactly those of the table`() {
    var found: Set<String> = ["°"]
    for language in TextLanguage.allCases {
      let isWord = { (name: String) in
        Vocabulary.isKnown(name) || language.joint(name) != name || language.isAnd(name)
          || Vocabulary.conversions.contains(name.lowercased()) || name.lowercased() == "per"
      }
      let names = Self.spellings(in: .english).union(Self.spellings(in: language))
        .union(Vocabulary.names).union(Vocabulary.conversions)
      found.formUnion(
        names.filter { isWord($0) && UnitTable.unit(named: $0, in: language) != nil })
    }
    let unknown = found.filter { NameClash($0) == nil }
    #expect(unknown.isEmpty)
    // A half of the day is not in the vocabulary, because it needs an hour.
    let rest = NameClash.allCases.filter { ![.prefix, .half, .command].contains($0) }.flatMap(
      \.names
    ).filter { !found.contains($0) }
    #expect(rest.isEmpty)
  }

  @Test func `are those of the table, not prefixes with another unit`() {
    #expect(NameClash.prefix.names.contains("kt"))
    for name in NameClash.prefix.names { #expect(UnitTable.unit(named: name)?.prefix == nil) }
  }
}
