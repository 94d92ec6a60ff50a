import ExactNumbers

/// How a locale groups the digits before the decimal point.
///
/// Its description, such as `3.2:2C`, has the sizes of the groups from right to left and the code of
/// the separator; `*` is the size of a group of all digits that are left.
package struct GroupingConvention: Hashable, Sendable, LosslessStringConvertible {
  let digits: DigitGrouping

  /// Creates a convention; nil if a size is less than 1, there is none, or the separator is not one
  /// scalar.
  ///
  /// - Parameters:
  ///   - separator: the character between groups, one column wide.
  ///   - sizes: the sizes of the groups from right to left; the last one repeats.
  package init?(separator: Character, sizes: [Int]) {
    guard separator.unicodeScalars.count == 1,
      let digits = DigitGrouping(separator: separator, sizes: sizes)
    else { return nil }
    self.digits = digits
  }

  package init?(_ description: String) {
    let parts = description.split(separator: ":")
    guard parts.count == 2,
      let scalar = UInt32(parts[1], radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    self.init(
      separator: Character(scalar),
      sizes: parts[0].split(separator: ".").map { $0 == "*" ? .max : Int($0) ?? 0 })
  }

  package var description: String {
    let sizes = digits.sizes.map { $0 == .max ? "*" : "\($0)" }.joined(separator: ".")
    let code = digits.separator.unicodeScalars.reduce(0) { $0 + $1.value }
    return sizes + ":" + String(code, radix: 16, uppercase: true)
  }
}
