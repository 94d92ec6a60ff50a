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
