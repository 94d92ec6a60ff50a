/// A way to write a number.
///
/// The raw values are the names that `--format` takes.
package enum NumberForm: String, Hashable, Sendable, CaseIterable {
  /// Digits around a point, as in `3.25`; fits every value.
  case decimal
  /// A quotient in lowest terms, as in `13/4`.
  case fraction
  /// An integer and a fraction below 1, as in `3 1/4`.
  case mixed
  /// A decimal without end, with its period in parentheses, as in `0.(142857)`.
  case repeating
  /// One digit before the point and a power of ten, as in `1.5×10^4`.
  case scientific
  /// One to three digits before the point and a power of a thousand, as in `15×10^3`.
  case engineering
  /// The product of the prime factors, as in `2^3 × 5`.
  case factors
  /// The digits to base 16, as in `0xFF`.
  case hexadecimal
  /// The digits to base 2, as in `0b101`.
  case binary
  /// The digits to base 8, as in `0o17`.
  case octal
}

extension NumberForm {
  /// The forms that fit a value, in the order of the cases.
  package static func forms(fitting value: Real) -> [NumberForm] {
    allCases.filter { $0.fits(value) }
  }

  /// Whether the form fits a value.
  ///
  /// A number that is not known to be rational has only the forms that round it.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the number in bits.
  package func fits(_ value: Real) -> Bool {
    guard let rational = value.rational else {
      return self == .decimal || self == .scientific || self == .engineering
    }
    return switch self {
    case .decimal: true
    case .scientific, .engineering: !rational.isZero
    case .fraction: !rational.isWhole
    case .mixed: !rational.isWhole && rational.magnitude > 1
    case .repeating: rational.decimalFactors == nil
    case .factors: rational.isWhole && rational.magnitude > 1
    case .hexadecimal, .binary, .octal: rational.isWhole
    }
  }
}

/// The forms in which a rational number has one text, whatever its width.
enum ExactForm: Hashable, Sendable {
  case fraction
  case mixed
  /// The digits of an integer to a base, after a prefix.
  case digits(prefix: String, base: Int)

  /// The text of a number that the form fits, with the unit of the notation.
  ///
  /// A sum stands in parentheses before a unit; a quotient of plain numbers is read as one operand.
  func text(of number: Rational, in notation: FormNotation) -> String {
    let minus = number.isNegative ? notation.decimal.minus : ""
    let magnitude = number.magnitude
    switch self {
    case .fraction: return minus + magnitude.description + notation.unit
    case .mixed:
      let whole = magnitude.floor
      let fraction = (magnitude - whole).description
      if let separator = notation.mixedSeparator {
        return minus + whole.description + separator + fraction + notation.unit
      }
      guard notation.unit.isEmpty else {
        return minus + "(\(whole)+\(fraction))" + notation.unit
      }
      return minus + whole.description + (number.isNegative ? minus : "+") + fraction
    case .digits(let prefix, let base):
      return minus + prefix + magnitude.numerator.text(base: base) + notation.unit
    }
  }
}
