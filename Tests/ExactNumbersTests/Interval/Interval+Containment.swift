@testable import ExactNumbers

extension Interval {
  /// Whether the number lies between the bounds.
  func contains(_ number: Rational) -> Bool {
    // The bounds have fewer bits, so rounding the number does not move it across one.
    let rounded = Interval(number, precision: 20_000)
    return !(rounded.upper < lower) && !(upper < rounded.lower)
  }

  /// Whether all numbers of the other interval lie between the bounds.
  func contains(_ other: Interval) -> Bool {
    !(other.lower < lower) && !(upper < other.upper)
  }

  /// Whether the intervals have a number in common.
  func overlaps(_ other: Interval) -> Bool {
    !(upper < other.lower) && !(other.upper < lower)
  }
}

extension BigFloat {
  /// Whether the numbers are equal; both are defined.
  static func == (left: BigFloat, right: BigFloat) -> Bool {
    !(left < right) && !(right < left)
  }
}
