import ExactNumbers

/// A number with the unit that it is measured in, or a plain number.
///
/// Two quantities are equal if their numbers and their units are: 1 km is not equal to 1000 m.
package struct Quantity: Hashable, Sendable {
  /// The numerical value in `unit`.
  package var number: Real
  /// The unit; nil for a plain number.
  package var unit: Unit?

  package init(_ number: Real, _ unit: Unit? = nil) {
    (self.number, self.unit) = (number, unit)
  }

  /// The number, if there is no unit.
  package var plain: Real? { unit == nil ? number : nil }
}

extension Quantity: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(Real(integerLiteral: value))
  }
}
