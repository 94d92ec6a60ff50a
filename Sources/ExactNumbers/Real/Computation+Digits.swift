import CMPFR

extension Computation {
  /// The first digits of the number: at least one more than `count`.
  ///
  /// They are those of the number itself, cut off, unless nothing but zeros or nothing but nines
  /// follows them as far as was looked. Then they may be those of a number that differs from it by
  /// less than a millionth of the last of them.
  ///
  /// - Throws: `unknownSign` when the number cannot be told from zero.
  func expansion(digits count: Int, _ effort: Effort) throws(RealError) -> DecimalExpansion {
    for guardDigits in Self.guardDigits {
      let wanted = count + 1 + guardDigits
      // With two bits more than the digits are worth, the bounds are less than one unit apart.
      let interval = try interval(accurateTo: wanted.bitsOfDigits + 2, effort: effort)
      let expansion = interval.byMagnitude.inner.digits(wanted)
      let tail = expansion.digits.suffix(guardDigits)
      // The number is less than two units of the last digit above the inner bound.
      if tail.dropLast().contains(where: { $0 != UInt8(ascii: "9") }) {
        return expansion.dropping(guardDigits)
      }
    }
    let wanted = count + 1 + Self.guardDigits[0]
    let interval = try interval(accurateTo: wanted.bitsOfDigits + 2, effort: effort)
    return interval.byMagnitude.outer.digits(wanted).dropping(Self.guardDigits[0])
  }

  /// How many digits behind those that are wanted are looked at, first and when in doubt.
  private static let guardDigits = [8, 40]
}

extension BigFloat {
  /// The first digits of a finite number other than zero, cut off. (`mpfr_get_str`)
  fileprivate func digits(_ count: Int) -> DecimalExpansion {
    // MPFR writes at least two digits, a sign and a zero byte.
    var text = [UInt8](repeating: 0, count: max(count, 7) + 2)
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
  /// The expansion without its last digits.
  fileprivate func dropping(_ count: Int) -> DecimalExpansion {
    DecimalExpansion(
      isNegative: isNegative, digits: digits.dropLast(count), power: power, isComplete: false)
  }
}
