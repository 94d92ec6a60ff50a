import ExactNumbers

/// What is wrong with a number that is malformed.
package enum NumberFlaw: Hashable, Sendable, CaseIterable {
  /// There is more than one point.
  case secondPoint
  /// There is no digit.
  case noDigit
  /// An underscore does not stand between two digits.
  case misplacedUnderscore
  /// A digit or a point does not belong to a number in base 16, 8 or 2.
  case foreignDigit
}

extension NumberLiteral {
  /// What is wrong with the number.
  ///
  /// - Precondition: The number has no value.
  var flaw: NumberFlaw {
    if BasedLiteral.hasPrefix(text.utf8) {
      let digits = text.utf8.filter { $0 != UInt8(ascii: "_") }
      if digits.count == 2 { return .noDigit }
      return BasedLiteral(digits) == nil ? .foreignDigit : .misplacedUnderscore
    }
    if text.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 { return .secondPoint }
    return text.utf8.contains { LineParts.isDigit($0) } ? .misplacedUnderscore : .noDigit
  }
}
