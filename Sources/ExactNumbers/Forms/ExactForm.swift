/// The forms in which a rational number has one text, whatever its width.
enum ExactForm: Hashable, Sendable {
  case fraction
  case mixed
  /// The digits of an integer to a base, after a prefix.
  case digits(prefix: String, base: Int)

  /// The text of a number that the form fits.
  func text(of number: Rational, in notation: FormNotation) -> String {
    let minus = number.isNegative ? notation.decimal.minus : ""
    let magnitude = number.magnitude
    switch self {
    case .fraction: return minus + magnitude.description
    case .mixed:
      let whole = magnitude.floor
      let separator = notation.mixedSeparator ?? (number.isNegative ? minus : "+")
      return minus + whole.description + separator + (magnitude - whole).description
    case .digits(let prefix, let base):
      return minus + prefix + magnitude.numerator.text(base: base)
    }
  }
}
