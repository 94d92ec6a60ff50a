/// A number with a finite decimal form, as an integer and a number of decimal places.
struct FiniteDecimal {
  /// The number multiplied by 10^places.
  let units: Integer
  /// The number of decimal places.
  let places: Int

  /// The number without an exponent, after a `-` if it is negative: `-0.00015`.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits.
  var text: String {
    guard places > 0 else { return units.description }
    var text = units.digits
    let sign = text.first == UInt8(ascii: "-") ? 1 : 0
    let missing = max(0, places + 1 - (text.count - sign))
    text.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: sign)
    text.insert(UInt8(ascii: "."), at: text.count - places)
    return String(decoding: text, as: UTF8.self)
  }
}

extension Rational {
  /// The number in the fewest decimal places; nil if it has no finite decimal form.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the number and of the result in bits.
  var finiteDecimal: FiniteDecimal? {
    guard let (twos, fives) = decimalFactors else { return nil }
    // Multiplying by the missing factors 2 or 5 makes the denominator a power of ten.
    let numerator =
      twos > fives
      ? numerator * .power(5, twos - fives) : numerator.shifted(left: fives - twos)
    return FiniteDecimal(units: numerator, places: max(twos, fives))
  }

  /// The multiplicities of 2 and 5 in the denominator; nil if it has another prime factor.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the denominator in bits.
  var decimalFactors: (twos: Int, fives: Int)? {
    let denominator = denominator
    let twos = denominator.factorsOfTwo
    // The length of the odd rest tells which power of 5 it can be: lengths of successive powers
    // differ by 2 or 3 bits. Computing that power is faster than dividing by 5 repeatedly.
    let bits = denominator.bits - twos
    guard bits > 1 else { return (twos, 0) }
    let fives = Int(Double(bits - 1) / 2.321_928_094_887_362_3) + 1
    guard denominator.isMultipleOfFive,
      denominator.shifted(left: -twos) == Integer.power(5, fives)
    else { return nil }
    return (twos, fives)
  }
}

extension SmallFraction {
  /// The number in ASCII without an exponent; nil if that needs more than 18 decimal places.
  ///
  /// The text is that of `FiniteDecimal`, such as `-12.5`, but takes no allocation for GMP.
  ///
  /// - Complexity: O(1)
  var finiteText: String? {
    guard denominator > 1 else { return String(numerator) }
    var scale = 1
    for places in 1...18 {
      scale *= 10
      guard scale.isMultiple(of: denominator) else { continue }
      guard let units = Self.product(abs(numerator), scale / denominator) else { return nil }
      let fraction = String(units % scale)
      return (numerator < 0 ? "-" : "") + String(units / scale) + "."
        + String(repeating: "0", count: places - fraction.utf8.count) + fraction
    }
    return nil
  }
}
