/// The choice between the forms of a number that has to be rounded.
///
/// The expansion has at least as many digits as the smaller of `width` and `significantDigits`.
struct RoundedLayout {
  let expansion: DecimalExpansion
  /// The number of characters that there is room for.
  let width: Int
  /// The greatest number of digits that may be known.
  let significantDigits: Int
  let notation: DecimalNotation

  /// The form that shows more digits, the plain one if both show the same; nil when none fits.
  var text: DecimalText? {
    if let plain, plain.digits.utf8.count >= scientific?.digits.utf8.count ?? 0 {
      return DecimalText(text: plain.plainText(in: notation), isExact: plain.isExact)
    }
    return scientific.map {
      DecimalText(text: $0.scientificText(in: notation), isExact: $0.isExact)
    }
  }

  /// The number rounded to as many decimal places as fit the plain form.
  ///
  /// Rounding to a place, not to a count of digits, keeps every digit up to the point known also
  /// where the rounding carries: 999.6 is 1000 in four columns.
  private var plain: RoundedDecimal? {
    let power = expansion.power
    let room = width - minusWidth - max(power, 0) - 1
    let places = min(max(room - notation.point.count, 0), significantDigits - 1 - power)
    guard room >= 0, places >= 0 else { return nil }
    // Where no digit seems to fit, a carry to the place before may: 0.0096 is 0.01.
    let decimal = expansion.rounded(toDigits: max(power + 1 + places, 1))
    guard (-7..<significantDigits).contains(decimal.power),
      decimal.plainWidth(in: notation) <= width
    else { return nil }
    return decimal
  }

  /// The number rounded to as many digits as fit the scientific form.
  private var scientific: RoundedDecimal? {
    let power = expansion.power
    let exponentWidth = (power < 0 ? notation.minus.count : 0) + "\(abs(power))".count
    let room = width - minusWidth - 1 - notation.timesTenToThe.count - exponentWidth
    let digits = min(1 + max(room - notation.point.count, 0), significantDigits)
    let decimal = expansion.rounded(toDigits: digits)
    // A carry can make the exponent longer, 10^9 to 10^10, or shorter, 10^−10 to 10^−9.
    return decimal.scientificText(in: notation).count <= width ? decimal : nil
  }

  private var minusWidth: Int { expansion.isNegative ? notation.minus.count : 0 }
}
