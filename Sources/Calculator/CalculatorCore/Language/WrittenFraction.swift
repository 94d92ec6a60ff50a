/// A fraction with or without an integer before it, which may be one character such as `½`.
struct WrittenFraction: Hashable {
  var numerator: Int
  var denominator: Int

  init(numerator: Int, denominator: Int) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  init?(_ scalar: Unicode.Scalar) {
    let (numerator, denominator): (Int, Int)
    switch scalar {
    case "½": (numerator, denominator) = (1, 2)
    case "⅓": (numerator, denominator) = (1, 3)
    case "⅔": (numerator, denominator) = (2, 3)
    case "¼": (numerator, denominator) = (1, 4)
    case "¾": (numerator, denominator) = (3, 4)
    case "⅕": (numerator, denominator) = (1, 5)
    case "⅖": (numerator, denominator) = (2, 5)
    case "⅗": (numerator, denominator) = (3, 5)
    case "⅘": (numerator, denominator) = (4, 5)
    case "⅙": (numerator, denominator) = (1, 6)
    case "⅚": (numerator, denominator) = (5, 6)
    case "⅐": (numerator, denominator) = (1, 7)
    case "⅛": (numerator, denominator) = (1, 8)
    case "⅜": (numerator, denominator) = (3, 8)
    case "⅝": (numerator, denominator) = (5, 8)
    case "⅞": (numerator, denominator) = (7, 8)
    case "⅑": (numerator, denominator) = (1, 9)
    case "⅒": (numerator, denominator) = (1, 10)
    default: return nil
    }
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The number as a finite decimal if possible, otherwise as a sum in parentheses.
  func tokens(after digits: String) -> [Token] {
    if digits.contains(where: { !$0.isWholeNumber && $0 != "_" }) { return [number(".." + digits)] }
    if let places = Self.places.firstIndex(where: { $0.isMultiple(of: denominator) }) {
      let fraction = String(Self.places[places] / denominator * numerator)
      let zeros = String(repeating: "0", count: places + 1 - fraction.utf8.count)
      return [number((digits.isEmpty ? "0" : digits) + "." + zeros + fraction)]
    }
    let quotient = [number(String(numerator)), .binary(.divide), number(String(denominator))]
    return [.open] + (digits.isEmpty ? [] : [number(digits), .binary(.add)]) + quotient + [.close]
  }

  private static let places = [10, 100, 1000]

  private func number(_ text: String) -> Token { .number(NumberLiteral(text: text)) }
}
