import CMPFR

extension ConstructiveReal {
  /// The first decimal digits of the number: more than `count` of them.
  ///
  /// They are the truncated digits of the number, with one exception: if only nines follow them as
  /// far as was computed, they may be the digits of the next decimal away from zero, which is less
  /// than a millionth of a unit of the last digit away. (If the number is exactly 1, no precision
  /// decides between 0.999… and 1.000….)
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  /// - Complexity: one evaluation of the number to `count` digits and some guard digits, and a
  ///   conversion to decimal in O(*M(n)* log *n*), where *n* is `count`.
  func expansion(digits count: Int, _ budget: Budget) throws(RealError) -> DecimalExpansion {
    for guardDigits in Self.guardDigits {
      let wanted = count + 1 + guardDigits
      // Two bits more than the digits have keep the width below one unit of the last digit.
      let interval = try interval(accurateTo: wanted.bitsOfDigits + 2, budget: budget)
      let expansion = interval.byMagnitude.inner.digits(wanted)
      let tail = expansion.digits.suffix(guardDigits)
      // The number is less than two units of the last guard digit above the truncated inner bound.
      // That changes the digits before the guard digits only if it carries through nines.
      if tail.dropLast().contains(where: { $0 != UInt8(ascii: "9") }) {
        return expansion.dropping(guardDigits)
      }
    }
    let wanted = count + 1 + Self.guardDigits[0]
    let interval = try interval(accurateTo: wanted.bitsOfDigits + 2, budget: budget)
    return interval.byMagnitude.outer.digits(wanted).dropping(Self.guardDigits[0])
  }

  /// The numbers of guard digits: for the first attempt, and for a second one if all are nines.
  private static let guardDigits = [8, 40]
}

extension BigFloat {
  /// The first digits of a finite number other than zero, truncated; `count` is at least 2.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the greater of `count` and the precision.
  func digits(_ count: Int) -> DecimalExpansion {
    // `mpfr_get_str` asks for this much memory.
    var text = [UInt8](repeating: 0, count: max(count + 2, 7))
    var exponent = 0
    read { number in
      unsafe text.withUnsafeMutableBufferPointer { text in
        unsafe cmpfr_get_str(text.baseAddress, &exponent, count, number)
      }
    }
    let isNegative = sign < 0
    let start = isNegative ? 1 : 0
    return DecimalExpansion(
      isNegative: isNegative, digits: Array(text[start..<start + count]), power: exponent - 1,
      isComplete: false)
  }
}

extension DecimalExpansion {
  /// The expansion without its last `count` digits.
  fileprivate func dropping(_ count: Int) -> DecimalExpansion {
    DecimalExpansion(
      isNegative: isNegative, digits: digits.dropLast(count), power: power, isComplete: false)
  }
}
