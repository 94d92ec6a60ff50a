/// A way to write a number.
package enum NumberForm: String, Hashable, Sendable, CaseIterable {
  /// Digits around a point, as in `3.25`; fits every value.
  case decimal
  /// A quotient in lowest terms, as in `13/4`.
  case fraction
  /// An integer and a fraction below 1, as in `3 1/4`.
  case mixed
  /// A decimal without end, with its period in parentheses, as in `0.(142857)`.
  case repeating
  /// One digit before the point and a power of ten other than 1, as in `1.5×10⁴`.
  case scientific
  /// One to three digits before the point and a power of a thousand other than 1, as in `15×10³`.
  case engineering
  /// The product of the prime factors, as in `2^3 × 5`.
  case factors
  /// The digits to base 16, as in `0xFF`.
  case hexadecimal
  /// The digits to base 2, as in `0b101`.
  case binary
  /// The digits to base 8, as in `0o17`.
  case octal

  /// Whether the form fits a value.
  package func fits(_ value: Real) -> Bool {
    guard let rational = value.rational else {
      return self == .decimal || self == .scientific || self == .engineering
    }
    return switch self {
    case .decimal: true
    case .scientific, .engineering:
      !rational.isZero
        && !(1..<(self == .scientific ? 10 : 1_000)).contains(rational.magnitude)
    case .fraction: !rational.isWhole
    case .mixed: !rational.isWhole && rational.magnitude > 1
    case .repeating: rational.decimalFactors == nil
    case .factors: rational.isWhole && rational.magnitude > 1
    case .hexadecimal, .binary, .octal: rational.isWhole
    }
  }

  /// What the exponent of its power of ten is a multiple of; nil for a form without one.
  var exponentStep: Int? {
    switch self {
    case .scientific: 1
    case .engineering: 3
    default: nil
    }
  }

  /// The base of the digits of an integer, and the prefix before them; nil for any other form.
  package var base: (prefix: String, value: Int)? {
    switch self {
    case .hexadecimal: ("0x", 16)
    case .binary: ("0b", 2)
    case .octal: ("0o", 8)
    default: nil
    }
  }
}
