import CGMP

extension Integer: CustomStringConvertible {
  /// Creates the number that ASCII digits write; there is at least one.
  convenience init(digits: [UInt8]) {
    // GMP reads up to a zero byte.
    let text = digits + [0]
    self.init { number in
      let status = unsafe cgmp_mpz_set_str(number, text, 10)
      precondition(status == 0, "only digits are read")
    }
  }

  /// The decimal digits in ASCII, after a `-` where the number is negative.
  var digits: [UInt8] {
    unsafe Array(unsafeUninitializedCapacity: capacityForDigits) { text, count in
      unsafe count = writeDigits(text)
    }
  }

  /// The decimal digits, after a `-` where the number is negative.
  var description: String {
    unsafe String(unsafeUninitializedCapacity: capacityForDigits) { unsafe writeDigits($0) }
  }

  /// An upper bound of the digits, with one byte for the sign and one for the zero byte at the end.
  private var capacityForDigits: Int { read { unsafe cgmp_mpz_sizeinbase($0, 10) } + 2 }

  /// Writes the sign and the digits to memory of `capacityForDigits` bytes, and answers how many
  /// there are.
  private func writeDigits(_ text: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read { unsafe cgmp_mpz_get_str(text.baseAddress, 10, $0) }
    // GMP's bound of the digits is at most one too many, so the end is near that of the memory.
    var end = capacityForDigits - 3
    while unsafe text[end] != 0 { end += 1 }
    return end
  }
}
