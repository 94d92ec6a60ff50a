import ExactNumbers

/// A number with the unit that it is measured in, or a plain number.
///
/// Two quantities are equal if their numbers and their units are: 1 km is not equal to 1000 m.
package struct Quantity: Hashable, Sendable {
  /// The numerical value in `unit`.
  package var number: Real
  /// The unit; nil for a plain number.
  package var unit: Unit?
  /// How far a value that comes from measurements may be from the true one; nil for any other value.
  package var uncertainty: Uncertainty?

  package init(_ number: Real, _ unit: Unit? = nil) { (self.number, self.unit) = (number, unit) }

  /// The number, if there is no unit, perhaps with a form.
  package var plain: Real? { unit?.isForm ?? true ? number : nil }
}

extension Quantity: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(Real(integerLiteral: value)) }
}

/// The uncertainty of a measured value.
///
/// It is indirect, so that a quantity without one costs a word.
package indirect enum Uncertainty: Hashable, Sendable {
  /// The standard uncertainty in the unit of the value, more than 0: 0.00015 of 6.67430(15).
  case standard(Rational)

  package var number: Rational {
    switch self {
    case .standard(let number): number
    }
  }
}

/// The reason why an operation on quantities has no result.
package enum QuantityError: Error, Hashable, Sendable {
  case number(RealError)
  /// The units measure different kinds of quantities; nil is that of a plain number.
  case incompatible(Unit?, Unit?)
  /// Two points of a scale, in this unit, were added.
  case addedPoints(Unit)
  /// A point of a scale, in this unit, is a factor.
  case scaledPoint(Unit)
  /// A date would be before the year 1 or after the year 9999.
  case yearOutOfRange
  /// What a date or a moment is moved by is not a number of whole months, days and seconds.
  case fractionOfTime
  /// A change of clocks skips the time of day.
  case skippedTime(Zone)
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

extension Quantity {
  /// What values have in common that are added without exchange rates: what they measure, and the
  /// currencies in which they do.
  package struct Kind: Hashable, Sendable {
    private let dimension: Dimension
    private let currencies: [UnitDefinition: Int]
    /// Whether the values are dates, moments or days of the week, which have no sum.
    package let isTimePoint: Bool

    fileprivate init(_ unit: Unit?) {
      dimension = (unit?.dimension ?? .none).withoutAngle
      currencies = unit?.scale.currencies ?? [:]
      isTimePoint = unit?.isTimePoint == true
    }
  }

  package var kind: Kind { Kind(unit) }
}
