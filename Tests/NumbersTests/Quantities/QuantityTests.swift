import ExactNumbers
import TestSupport
import Testing

@testable import Quantities

@Suite struct `Arithmetic of quantities` {
  private let budget = Budget()

  private static let kinds: [[Unit]] = {
    let units = UnitTable.definitions.filter { $0.dimension[.money] == 0 }.map { Unit($0) }
    return Array(Dictionary(grouping: units) { $0.dimension }.values).filter { $0.count > 1 }
      .sorted { $0[0].text() < $1[0].text() }
  }()

  private func pair(_ generator: inout SeededGenerator) throws -> (Quantity, Unit) {
    let kind = try #require(Self.kinds.randomElement(using: &generator))
    let (unit, other) = (
      try #require(kind.randomElement(using: &generator)),
      try #require(kind.randomElement(using: &generator))
    )
    let number = Rational(
      numerator: Int.random(in: -9999...9999, using: &generator),
      denominator: Int.random(in: 1...999, using: &generator))
    return (Quantity(Real(number), unit), other)
  }

  @Test(arguments: 0..<200)
  func `converts there and back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var arithmetic = QuantityArithmetic(budget)
    let (quantity, other) = try pair(&generator)
    let converted = try arithmetic.converted(quantity, to: other)
    #expect(try arithmetic.converted(converted, to: quantity.unit) == quantity)
  }

  @Test(arguments: 0..<200)
  func `adds and takes away`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var arithmetic = QuantityArithmetic(budget)
    let (quantity, other) = try pair(&generator)
    guard quantity.unit?.pointScale == nil, other.pointScale == nil else { return }
    let sum = try arithmetic.adding(quantity, Quantity(7, other))
    #expect(sum.unit == quantity.unit)
    #expect(try arithmetic.subtracting(sum, Quantity(7, other)) == quantity)
  }

  @Test(arguments: 0..<200)
  func `multiplies and divides`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var arithmetic = QuantityArithmetic(budget)
    let (quantity, _) = try pair(&generator)
    let (divisor, _) = try pair(&generator)
    guard quantity.unit?.pointScale == nil, divisor.unit?.pointScale == nil, divisor.number != 0
    else { return }
    let product = try arithmetic.multiplied(quantity, by: divisor)
    let quotient = try arithmetic.divided(product, by: divisor)
    #expect(try arithmetic.converted(quotient, to: quantity.unit) == quantity)
  }
}

@Suite struct `A dimension` {
  @Test func `has the exponents of its factors`() {
    let force = Dimension.mass * .length / Dimension.time.raised(to: 2)
    #expect(force[.mass] == 1)
    #expect(force[.length] == 1)
    #expect(force[.time] == -2)
    #expect(force[.money] == 0)
    #expect(force / force == .none)
  }

  @Test func `can leave out its angle`() {
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
