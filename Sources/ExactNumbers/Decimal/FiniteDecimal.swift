/// A number with a finite decimal form, as a whole number of units of its last decimal place.
struct FiniteDecimal {
  let units: Integer
  /// How many decimal places there are: a unit is 10^−places.
  let places: Int

  /// The number without an exponent, after a `-` where it is negative: `-0.00015`.
  ///
  /// The time is that of the digits of a whole number of the same length.
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
  var finiteDecimal: FiniteDecimal? {
    guard let (twos, fives) = decimalFactors else { return nil }
    // A factor 5 for each 2 that has none, or the other way round, makes a power of ten of the
    // denominator.
    let numerator =
      twos > fives
      ? numerator * .power(5, twos - fives) : numerator.shifted(left: fives - twos)
    return FiniteDecimal(units: numerator, places: max(twos, fives))
  }

  /// How often 2 and 5 divide the denominator; nil if another prime does.
  var decimalFactors: (twos: Int, fives: Int)? {
    let denominator = denominator
    let twos = denominator.factorsOfTwo
    // The bits of what is left say which power of 5 it can be: log₂ 5 is irrational, so each power
    // but the first is above a power of 2. To calculate that is faster than to divide by 5.
    let bits = denominator.bits - twos
    guard bits > 1 else { return (twos, 0) }
    let fives = Int(Double(bits - 1) / 2.321_928_094_887_362_3) + 1
    guard denominator.isMultipleOfFive,
      denominator.shifted(left: -twos) == Integer.power(5, fives)
    else { return nil }
    return (twos, fives)
  }
}
