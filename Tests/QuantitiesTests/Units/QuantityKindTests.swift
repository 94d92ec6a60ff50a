import Testing

@testable import Quantities

@Suite struct `A kind of quantity` {
  @Test(arguments: [
    (Dimension.length, QuantityKind.length), (.frequency, .frequency), (.energy, .energy),
    (.money, .money), (.speed, .speed), (.angle, .angle),
  ])
  func `is known by its dimension`(dimension: Dimension, kind: QuantityKind) {
    #expect(QuantityKind(of: dimension) == kind)
  }

  @Test func `may have no name of its own`() {
    #expect(QuantityKind(of: .length * .length * .time) == nil)
    #expect(QuantityKind(of: .none) == nil && QuantityKind(of: .dose) == nil)
  }

  @Test func `has units of one dimension`() {
    for kind in QuantityKind.allCases { #expect(Set(kind.units.map(\.dimension)).count == 1) }
  }
}
