import ExactNumbers
import TestSupport
import Testing

@testable import Quantities

@Suite struct `Arithmetic of quantities` {
  private static let kinds: [[Unit]] = {
    let units = UnitTable.definitions.filter { $0.dimension[.money] == 0 }.map { Unit($0) }
    return Array(Dictionary(grouping: units) { $0.dimension }.values).filter { $0.count > 1 }
      .sorted { $0[0].text() < $1[0].text() }
  }()

  private func pair(_ generator: inout SeededGenerator) -> (Quantity, Unit) {
    let kind = generator.pick(Self.kinds)
    let (unit, other) = (generator.pick(kind), generator.pick(kind))
    return (Quantity(Real(generator.fraction(-9999...9999, over: 1...999)), unit), other)
  }

  @Test func `converts back, and inverts sums and products`() throws {
    for var generator in cases(200) {
      var arithmetic = QuantityArithmetic(Budget())
      let (quantity, other) = pair(&generator)
      let converted = try arithmetic.converted(quantity, to: other)
      #expect(try arithmetic.converted(converted, to: quantity.unit) == quantity)

      guard quantity.unit?.pointScale == nil else { continue }
      if other.pointScale == nil {
        let sum = try arithmetic.sum(quantity, Quantity(7, other))
        #expect(sum.unit == quantity.unit)
        #expect(try arithmetic.sum(sum, Quantity(7, other), subtracting: true) == quantity)
      }

      let (divisor, _) = pair(&generator)
      guard divisor.unit?.pointScale == nil, divisor.number != 0 else { continue }
      let product = try arithmetic.multiplied(quantity, by: divisor)
      let quotient = try arithmetic.divided(product, by: divisor)
      #expect(try arithmetic.converted(quotient, to: quantity.unit) == quantity)
    }
  }
}

@Suite struct `A dimension` {
  @Test func `has the exponents of its factors`() {
    let force = Dimension.mass * .length / Dimension.time.raised(to: 2)
    #expect([.mass, .length, .time, .money].map { force[$0] } == [1, 1, -2, 0])
    #expect(force / force == .none)
  }

  @Test func `can omit its angle`() {
    #expect((Dimension.angle / .time).withoutAngle == .none / .time)
  }

  @Test func `has a greatest exponent`() {
    #expect(Dimension.length.raised(to: 99).isWithinLimits)
    #expect(!(Dimension.length.raised(to: 99) * .length).isWithinLimits)
  }
}

@Suite struct `A kind of quantity` {
  @Test(arguments: [
    (Dimension.length, QuantityKind.length), (.frequency, .frequency), (.energy, .energy),
    (.money, .money), (.speed, .speed), (.angle, .angle),
  ])
  func `is determined by its dimension`(dimension: Dimension, kind: QuantityKind) {
    #expect(QuantityKind(of: dimension) == kind)
  }

  @Test func `may have no name`() {
    #expect(QuantityKind(of: .length * .length * .time) == nil)
    #expect(QuantityKind(of: .none) == nil && QuantityKind(of: .dose) == nil)
  }
}
