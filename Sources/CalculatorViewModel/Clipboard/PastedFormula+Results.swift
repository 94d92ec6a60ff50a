import ExactNumbers

/// The forms in which the calculator writes results, as far as they are no formulas.
extension PastedFormula {
  /// A text without the notes on percentages: `200 + 10% (= 20)`.
  func withoutNotes(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var rest = text[...]
    var kept: [Unicode.Scalar] = []
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let mark = rest[open...].dropFirst().first
      let isNote = mark == "=" || mark == "≈"
      kept += isNote ? rest[..<open].trimmedAtEnd : rest[...close]
      rest = rest[(close + 1)...]
    }
    return kept + rest
  }

  /// A result without what the calculator says about it: `97, a prime`.
  func withoutRemark(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let remarks = [", a prime", ", minus a prime", " (not factored)"].map(\.unicodeScalars)
    let remark = remarks.first { text.suffix($0.count).elementsEqual($0) }
    return text.dropLast(remark?.count ?? 0)
  }

  /// A formula for a text that is a repeating decimal or a mixed number as a whole; nil for others.
  static func specialForm(_ text: ArraySlice<Unicode.Scalar>, point: Character) -> String? {
    let isNegative = text.first == "−" || text.first == "-"
    let digits = isNegative ? text.dropFirst().trimmed : text
    guard let form = repeatingDecimal(digits, point: point) ?? mixedNumber(digits) else {
      return nil
    }
    return isNegative ? "−" + form : form
  }

  /// The fraction that a repeating decimal such as `0.(142857)` is: `1/7`.
  ///
  /// The digits before the period are `whole` and `start`; with the period after them they are a
  /// number that is greater by the fraction times 10ⁿ − 1, shifted.
  private static func repeatingDecimal(
    _ text: ArraySlice<Unicode.Scalar>, point: Character
  ) -> String? {
    let whole = text.prefix(while: \.isDigit)
    var rest = text.dropFirst(whole.count)
    guard !whole.isEmpty, let sign = rest.popFirst(), sign == "." || sign == "," else { return nil }
    let start = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(start.count)
    guard rest.popFirst() == "(" else { return nil }
    let period = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(period.count)
    guard !period.isEmpty else { return nil }
    let digits = whole + start
    guard rest.elementsEqual([")"]), period.count <= longestPeriod else {
      // The calculator shows the beginning of a long period.
      let isShortened = ["…", "…)", ")"].contains(rest.string)
      return isShortened ? whole.string + String(point) + start.string + period.string : nil
    }
    guard let all = integer(digits + period), let before = integer(digits),
      let scale = integer(["1"] + start.map { _ in "0" }),
      let nines = integer(period.map { _ in "9" }[...]),
      let value = (all - before).divided(by: scale * nines)
    else { return nil }
    return value.description
  }

  /// The greatest length of a period whose fraction is calculated, in digits.
  private static let longestPeriod = 1000

  /// A whole number from its digits.
  private static func integer(_ digits: ArraySlice<Unicode.Scalar>) -> Rational? {
    DecimalLiteral(digits.string.utf8)?.value
  }

  /// The sum that a mixed number such as `2 3/4` is; nil where the fraction is not less than 1, so
  /// that the space may be one between groups of digits.
  private static func mixedNumber(_ text: ArraySlice<Unicode.Scalar>) -> String? {
    let parts = text.split(whereSeparator: \.isBlank)
    guard parts.count == 2, parts[0].allSatisfy(\.isDigit) else { return nil }
    let fraction = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard fraction.count == 2, fraction.allSatisfy({ $0.allSatisfy(\.isDigit) }),
      let numerator = integer(fraction[0]), let denominator = integer(fraction[1]),
      (numerator - denominator).isNegative
    else { return nil }
    return "(" + parts[0].string + " + " + parts[1].string + ")"
  }
}

/// Numbers that are not decimal.
extension PastedFormula {
  /// The decimal form of a hexadecimal, octal or binary number at the start of a text, and the length
  /// of that; nil if there is none.
  func radixNumber(_ text: ArraySlice<Unicode.Scalar>) -> (decimal: String, length: Int)? {
    guard text.first == "0", let letter = text.dropFirst().first, let radix = Self.radixes[letter]
    else { return nil }
    let digits = text.dropFirst(2).prefix { $0 == "_" || Self.value(of: $0, radix) != nil }
    let values = digits.compactMap { Self.value(of: $0, radix) }
    guard !values.isEmpty, values.count <= Self.mostRadixDigits else { return nil }
    let number = values.reduce(Rational(0)) { $0 * Rational(radix) + Rational($1) }
    return (number.description, digits.count + 2)
  }

  private static let radixes: [Unicode.Scalar: Int] = ["x": 16, "o": 8, "b": 2]

  /// The greatest number of digits that are converted.
  private static let mostRadixDigits = 4096

  private static func value(of digit: Unicode.Scalar, _ radix: Int) -> Int? {
    Int(String(digit), radix: radix)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without white space at its end.
  fileprivate var trimmedAtEnd: ArraySlice<Unicode.Scalar> {
    lastIndex { !$0.isBlank }.map { self[...$0] } ?? []
  }
}
