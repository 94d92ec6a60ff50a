import ExactNumbers
import Quantities
import Testing

@testable import Reference

@Suite struct `The chapter on units` {
  @Test func `lists every unit once, with its name`() {
    let terms = Block.units(in: ReferenceWording(.english)).flatMap { block -> [String] in
      guard case .definitions(let definitions) = block else { return [] }
      return definitions.map(\.term.text)
    }
    let units = UnitTable.definitions.filter { $0.dimension != .money }
    let spellings = units.map { $0.spellings.joined(separator: ", ") }
    #expect(terms.sorted() == spellings.sorted())
  }
}
