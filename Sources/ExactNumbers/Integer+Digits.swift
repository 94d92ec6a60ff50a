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
    // One byte is for the sign and one for the zero byte at the end.
    let capacity = read { unsafe cgmp_mpz_sizeinbase($0, 10) } + 2
    var text = [UInt8](repeating: 0, count: capacity)
    read { unsafe cgmp_mpz_get_str(&text, 10, $0) }
    return Array(text.prefix { $0 != 0 })
  }

  /// The decimal digits, after a `-` where the number is negative.
  var description: String { String(decoding: digits, as: UTF8.self) }
}
