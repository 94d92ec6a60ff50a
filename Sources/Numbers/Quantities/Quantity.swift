import ExactNumbers

/// A number with or without a unit; 1 km is not equal to 1000 m.
package struct Quantity: Hashable, Sendable {
  package var number: Real
  package var unit: Unit?
  package var uncertainty: Uncertainty?

  package init(_ number: Real, _ unit: Unit? = nil) { (self.number, self.unit) = (number, unit) }

  /// The number if it has no unit; a form is allowed.
  package var plain: Real? { unit?.isForm ?? true ? number : nil }

  package var isPercentage: Bool { unit?.isForm == true && unit?.form?.isPercentage == true }
}

extension Quantity: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(Real(integerLiteral: value)) }
}

package enum QuantityError: Error, Hashable, Sendable {
  case number(RealError)
  /// Different dimensions; nil stands for a plain number.
  case incompatible(Unit?, Unit?)
  case addedPoints(Unit)
  case scaledPoint(Unit)
  case yearOutOfRange, fractionOfTime
  case skippedTime(Zone)
  case needsPlainNumber(Unit)
  case exponentOfUnit(Unit)
  case rootOfUnit(Unit)
  case noRates(RatesUnavailable)
  case noRate(currency: String)

  package static func numbers<Result>(
    _ operation: () throws(RealError) -> Result
  ) throws(QuantityError) -> Result {
    do throws(RealError) {
      return try operation()
    } catch {
      throw .number(error)
    }
  }

  package static func numbers<Result>(
    _ result: @autoclosure () throws(RealError) -> Result
  ) throws(QuantityError) -> Result {
    try numbers(result)
  }
}

extension Quantity {
  /// The dimension and currencies, equal for values that can be added without exchange rates.
  package struct Kind: Hashable, Sendable {
    /// An angle is added to no plain number, but counts for none in other dimensions.
    package let dimension: Dimension
    private let currencies: [UnitDefinition: Int]
    /// Whether totals omit the values: dates, moments, percentages, and unit prices.
    package let isOutsideTotals: Bool

    fileprivate init(_ unit: Unit?) {
      dimension = unit?.dimension == .angle ? .angle : (unit?.dimension ?? .none).withoutAngle
      currencies = unit?.scale.currencies ?? [:]
      let isPrice = !currencies.isEmpty && unit?.dimension != .money
      isOutsideTotals = unit?.isTimePoint == true || unit?.form?.isPercentage == true || isPrice
    }
  }

  package var kind: Kind { Kind(unit) }
}
