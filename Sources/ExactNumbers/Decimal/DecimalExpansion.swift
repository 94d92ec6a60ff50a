/// The first digits of a number other than zero, truncated.
///
/// Roundings to fewer digits are read off it without further arithmetic.
struct DecimalExpansion {
  let isNegative: Bool
  /// Digits in ASCII, of which the first is not `0`.
  let digits: [UInt8]
  /// The decimal exponent of the first digit: 0 for 1.5, −1 for 0.15.
  let power: Int
  /// Whether only zeros were truncated, so that the digits are the number itself.
  let isComplete: Bool

  /// The number rounded, half away from zero, to `count` significant digits.
  ///
  /// `count` is at least 1 and less than the number of digits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  func rounded(toDigits count: Int) -> RoundedDecimal {
    precondition(
      (1..<digits.count).contains(count), "a rounding has a digit and needs the one after its last")
    let kept = digits.prefix(count)
    // The next digit alone decides: with 5 or more, the number is at least half a unit above the
    // kept digits, whatever follows.
    if digits[count] >= UInt8(ascii: "5") {
      return roundedUp(kept)
    }
    let isExact = isComplete && digits[count...].allSatisfy { $0 == UInt8(ascii: "0") }
    return decimal(kept.droppingLast(UInt8(ascii: "0")), isExact: isExact)
  }

  /// The decimal one unit of the last digit above `kept`.
  private func roundedUp(_ kept: ArraySlice<UInt8>) -> RoundedDecimal {
    var digits = kept.droppingLast(UInt8(ascii: "9"))
    if let last = digits.popLast() {
      return decimal(digits + [last + 1], isExact: false)
    }
    return RoundedDecimal(isNegative: isNegative, digits: "1", power: power + 1, isExact: false)
  }

  private func decimal(_ digits: ArraySlice<UInt8>, isExact: Bool) -> RoundedDecimal {
    RoundedDecimal(
      isNegative: isNegative, digits: String(decoding: digits, as: UTF8.self), power: power,
      isExact: isExact)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without trailing repetitions of `byte`.
  fileprivate func droppingLast(_ byte: UInt8) -> ArraySlice<UInt8> {
    prefix(upTo: lastIndex { $0 != byte }.map { $0 + 1 } ?? startIndex)
  }
}
