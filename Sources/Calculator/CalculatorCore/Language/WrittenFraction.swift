struct WrittenFraction: Hashable {
  var numerator, denominator: Int
}

extension WrittenFraction {
  init?(_ scalar: Unicode.Scalar) {
    guard ("¼"..."¾").contains(scalar) || ("⅐"..."⅞").contains(scalar),
      let value = scalar.properties.numericValue,
      let denominator = (2...10).first(where: {
        (value * Double($0)).truncatingRemainder(dividingBy: 1) == 0
      })
    else { return nil }
    self.init(numerator: Int(value * Double(denominator)), denominator: denominator)
  }

  /// The number as a finite decimal, or else as a sum in parentheses.
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

  /// Up to sixty-fourths of an inch.
  private static let places = [10, 100, 1_000, 10_000, 100_000, 1_000_000]

  private func number(_ text: String) -> Token { .number(NumberLiteral(text: text)) }
}
