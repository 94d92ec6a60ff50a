extension Rational {
  /// Creates the number that `decimal` writes: digits with at most one point among them, before
  /// them or after them, such as `12`, `2.50`, `.5` and `5.`; nil for anything else.
  ///
  /// Digits are those of ASCII. There is no sign and no exponent. 100,000 digits are read in
  /// milliseconds.
  package init?(decimal: some StringProtocol) {
    var digits: [UInt8] = []
    digits.reserveCapacity(decimal.utf8.count + 1)
    var digitsBeforePoint: Int?
    for byte in decimal.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
      case UInt8(ascii: ".") where digitsBeforePoint == nil: digitsBeforePoint = digits.count
      default: return nil
      }
    }
    guard !digits.isEmpty else { return nil }
    let places = digits.count - (digitsBeforePoint ?? digits.count)
    self.init(numerator: Integer(digits: digits), denominator: .power(10, places))
  }
}
