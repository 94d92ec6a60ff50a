import ExactNumbers
import Quantities
import TestSupport
import Testing

@Suite struct `Arithmetic of quantities` {
  private let budget = Budget()

  /// Units without currencies, by their dimension.
  private static let kinds: [[Unit]] = {
    let units = UnitTable.definitions.filter { $0.dimension[.money] == 0 }.map { Unit($0) }
    return Array(Dictionary(grouping: units) { $0.dimension }.values).filter { $0.count > 1 }
      .sorted { $0[0].text() < $1[0].text() }
  }()

  private func pair(
    _ generator: inout SeededGenerator
  ) throws -> (Quantity, Unit) {
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
