/// The first digits of a number other than zero, cut off and not yet rounded, from which every
/// rounding to fewer digits can be read without further arithmetic.
struct DecimalExpansion {
  let isNegative: Bool
  /// Digits in ASCII, the first of which is not `0`.
  let digits: [UInt8]
  /// The power of ten that the first digit counts.
  let power: Int
  /// Whether nothing but zeros was cut off.
  let isComplete: Bool

  /// The number rounded, half away from zero, to its first `count` digits: at least one, and fewer
  /// than `digits`.
  func rounded(toDigits count: Int) -> RoundedDecimal {
    precondition(
      (1..<digits.count).contains(count), "a rounding has a digit and needs the one after its last")
    let kept = digits.prefix(count)
    // A cut off number is at least half a unit above the kept digits when the next digit is 5 or
    // more, whatever follows.
    if digits[count] >= UInt8(ascii: "5") {
      return roundedUp(kept)
    }
    let isExact = isComplete && digits[count...].allSatisfy { $0 == UInt8(ascii: "0") }
    return decimal(kept.droppingLast(UInt8(ascii: "0")), isExact: isExact)
  }

  /// The number whose digits are one unit above `kept`.
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
  /// The bytes up to the last one that is not `byte`.
  fileprivate func droppingLast(_ byte: UInt8) -> ArraySlice<UInt8> {
    prefix(upTo: lastIndex { $0 != byte }.map { $0 + 1 } ?? startIndex)
  }
}
