@testable import ExactNumbers

extension Rational {
  /// Creates the number of a decimal literal; nil for anything else.
  init?(decimal: some StringProtocol) {
    guard let literal = DecimalLiteral(String(decimal).utf8) else { return nil }
    self = literal.value
  }
}

func powerOfTen(_ exponent: Int) -> Rational {
  let digits = Rational(decimal: "1" + String(repeating: "0", count: abs(exponent))) ?? 0
  return exponent < 0 ? Rational(1).divided(by: digits) ?? 0 : digits
}

/// The number of a text in a style; nil unless it has a form that `text(fitting:)` documents.
func read(_ text: String, in style: NumberStyle = NumberStyle()) -> Rational? {
  var rest = Substring(text)
  let isNegative = !style.minus.isEmpty && rest.hasPrefix(style.minus)
  if isNegative { rest.removeFirst(style.minus.count) }
  var exponent = 0
  if let mark = rest.firstRange(of: style.powerOfTen.mark) {
    let written = rest[mark.upperBound...]
    let power =
      style.powerOfTen == .raised
      ? String(written.unicodeScalars.map { Superscript.character($0) ?? "?" })
      : String(written.replacing(style.minus, with: "-", maxReplacements: 1))
    guard let power = Int(power) else { return nil }
    exponent = power
    rest = rest[..<mark.lowerBound]
    guard rest.count == 1 || rest.dropFirst().hasPrefix(style.point) else { return nil }
  }
  if let point = rest.firstRange(of: style.point) {
    // A point needs digits on both sides and no trailing zero.
    guard point.lowerBound != rest.startIndex, point.upperBound != rest.endIndex, rest.last != "0"
    else { return nil }
    rest.replaceSubrange(point, with: ".")
  }
  guard rest == "0" || !rest.hasPrefix("0") || rest.hasPrefix("0."),
    let number = Rational(decimal: rest)
  else { return nil }
  return (isNegative ? -number : number) * powerOfTen(exponent)
}

extension Rational {
  func rounded(toSignificantDigits count: Int) -> RoundedDecimal {
    isZero ? .zero : expansion(digits: count).rounded(toDigits: count)
  }
}

extension RoundedDecimal {
  var value: Rational {
    let whole = Rational(decimal: String(decoding: digits, as: UTF8.self)) ?? 0
    return (isNegative ? -whole : whole) * powerOfTen(power - digits.count + 1)
  }
}
