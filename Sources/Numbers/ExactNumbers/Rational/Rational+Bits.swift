extension Rational {
  package var onesInBaseTwo: Int { digits(inBase: 2).utf8.count { $0 == UInt8(ascii: "1") } }

  package var trailingZerosInBaseTwo: Int { numerator.factorsOfTwo }

  /// A word of `bits` bits, rotated left by `places` from 0 to `bits`.
  package func rotated(left places: Int, bits: Int) -> Rational {
    let carried = shifted(left: places - bits)
    return (self - carried.shifted(left: bits - places)).shifted(left: places) + carried
  }

  package func withBytesSwapped(bits: Int) -> Rational {
    stride(from: 0, to: bits, by: 8).reduce(0) { swapped, place in
      let byte = shifted(left: -place).combined(.and, 255)
      return swapped.shifted(left: 8) + byte
    }
  }

  /// The number modulo 2^bits, in two’s complement if signed.
  package func wrapped(toBits bits: Int, isSigned: Bool) -> Rational {
    let values = Rational(1).shifted(left: bits)
    let pattern = self - values * (self * Rational(2).raised(to: -bits)).floor
    return isSigned && !(pattern + pattern < values) ? pattern - values : pattern
  }
}
