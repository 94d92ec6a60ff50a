import CGMP

extension Integer: CustomStringConvertible {
  /// Creates the number that digits in ASCII write; there is at least one.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits; O(*n*) if the base is a power
  ///   of 2.
  convenience init(digits: [UInt8], base: Int = 10) {
    // `mpz_set_str` reads up to a zero byte.
    let text = digits + [0]
    self.init { number in
      let status = unsafe cgmp_mpz_set_str(number, text, Int32(base))
      precondition(status == 0, "the bytes are digits of the base")
    }
  }

  /// The decimal digits in ASCII, after a `-` if the number is negative.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits.
  var digits: [UInt8] {
    unsafe Array(unsafeUninitializedCapacity: capacity(inBase: 10)) { text, count in
      unsafe count = writeDigits(text, base: 10)
    }
  }

  /// The decimal digits, after a `-` if the number is negative.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits.
  var description: String { text(base: 10) }

  /// The digits in a base from 2 to 36, after a `-` if the number is negative; letters are capital.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits, if the base is a power of 2.
  func text(base: Int) -> String {
    unsafe String(unsafeUninitializedCapacity: capacity(inBase: base)) {
      unsafe writeDigits($0, base: base)
    }
  }

  /// The bytes that `mpz_get_str` may write: digits, a sign and a zero byte.
  private func capacity(inBase base: Int) -> Int {
    read { unsafe cgmp_mpz_sizeinbase($0, Int32(base)) } + 2
  }

  /// Writes sign and digits to memory of `capacity(inBase:)` bytes and returns their count.
  private func writeDigits(_ text: UnsafeMutableBufferPointer<UInt8>, base: Int) -> Int {
    read { unsafe cgmp_mpz_get_str(text.baseAddress, Int32(-base), $0) }
    // `mpz_sizeinbase` is at most 1 too large and there may be no sign, so the zero byte is one of
    // the last three.
    var end = capacity(inBase: base) - 3
    while unsafe text[end] != 0 { end += 1 }
    return end
  }
}
