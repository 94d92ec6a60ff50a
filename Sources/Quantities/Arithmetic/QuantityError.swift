import ExactNumbers

/// The reason why an operation on quantities has no result.
package enum QuantityError: Error, Hashable, Sendable {
  /// The operation on the numbers has no result.
  case number(RealError)
  /// The units measure different kinds of quantities; nil is that of a plain number.
  case incompatible(Unit?, Unit?)
  /// Two points of a temperature scale, in this unit, were added.
  case addedPoints(Unit)
  /// A point of a temperature scale, in this unit, is a factor.
  case scaledPoint(Unit)
  /// An operand that has to be a plain number has a unit.
  case needsPlainNumber(Unit)
  /// An exponent of this unit would be too great.
  case exponentOfUnit(Unit)
  /// No unit has this one as its power.
  case rootOfUnit(Unit)
  /// There are no exchange rates.
  case noRates(RatesUnavailable)
  /// A currency has no exchange rate.
  case noRate(currency: String)

  /// Performs an operation on numbers.
  package static func numbers<Result>(
    _ operation: () throws(RealError) -> Result
  ) throws(QuantityError) -> Result {
    do throws(RealError) {
      return try operation()
    } catch {
      throw .number(error)
    }
  }
}
