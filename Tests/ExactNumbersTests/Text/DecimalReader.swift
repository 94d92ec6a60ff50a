@testable import ExactNumbers

extension Rational {
  /// Creates the number that a decimal literal writes; nil for anything else.
  init?(decimal: some StringProtocol) {
    guard let literal = DecimalLiteral(String(decimal).utf8) else { return nil }
    self = literal.value
  }
}

/// A power of ten as an exact number.
func powerOfTen(_ exponent: Int) -> Rational {
  let digits = Rational(decimal: "1" + String(repeating: "0", count: abs(exponent))) ?? 0
  return exponent < 0 ? Rational(1).divided(by: digits) ?? 0 : digits
}

/// The number that a text in `notation` stands for; nil if the text does not have the form that
/// `decimalText` documents.
func read(_ text: String, in notation: DecimalNotation = DecimalNotation()) -> Rational? {
  var rest = Substring(text)
  let isNegative = !notation.minus.isEmpty && rest.hasPrefix(notation.minus)
  if isNegative { rest.removeFirst(notation.minus.count) }
  var exponent = 0
  if let mark = rest.firstRange(of: notation.timesTenToThe) {
    let power = rest[mark.upperBound...]
    let isBelowOne = power.hasPrefix(notation.minus)
    guard let size = Int(isBelowOne ? power.dropFirst(notation.minus.count) : power) else {
      return nil
    }
    exponent = isBelowOne ? -size : size
    rest = rest[..<mark.lowerBound]
    guard rest.count == 1 || rest.dropFirst().hasPrefix(notation.point) else { return nil }
  }
  if let point = rest.firstRange(of: notation.point) {
    // A point has digits on both sides and no trailing zero after it.
    guard point.lowerBound != rest.startIndex, point.upperBound != rest.endIndex,
      rest.last != "0"
    else { return nil }
    rest.replaceSubrange(point, with: ".")
  }
  guard rest == "0" || !rest.hasPrefix("0") || rest.hasPrefix("0."),
    let number = Rational(decimal: rest)
  else { return nil }
  return (isNegative ? -number : number) * powerOfTen(exponent)
}

extension RoundedDecimal {
  /// The number that the digits stand for.
  var value: Rational {
    let whole = Rational(decimal: digits) ?? 0
    return (isNegative ? -whole : whole) * powerOfTen(power - digits.count + 1)
  }
}
