@testable import ExactNumbers

extension Interval {
  /// Whether the number is between the bounds.
  func contains(_ number: Rational) -> Bool {
    // Bounds are of fewer bits, so that rounding the number does not carry it across one.
    let rounded = Interval(number, precision: 20_000)
    return !(rounded.upper < lower) && !(upper < rounded.lower)
  }

  /// Whether all numbers of the other interval are between the bounds.
  func contains(_ other: Interval) -> Bool {
    !(other.lower < lower) && !(upper < other.upper)
  }

  /// Whether the intervals may hold the same number.
  func overlaps(_ other: Interval) -> Bool {
    !(upper < other.lower) && !(other.upper < lower)
  }
}
