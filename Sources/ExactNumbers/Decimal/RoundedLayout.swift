/// The choice between plain and scientific form for a number that must be rounded.
///
/// The expansion has more digits than the lesser of `width` and `significantDigits`.
struct RoundedLayout {
  let expansion: DecimalExpansion
  /// The greatest number of characters.
  let width: Int
  /// The greatest number of significant digits.
  let significantDigits: Int
  let notation: DecimalNotation

  /// The form that shows more digits, the plain one if both show the same; nil if neither fits.
  var text: DecimalText? {
    if let plain, plain.digits.utf8.count >= scientific?.digits.utf8.count ?? 0 {
      return DecimalText(text: plain.plainText(in: notation), isExact: plain.isExact)
    }
    return scientific.map {
      DecimalText(text: $0.scientificText(in: notation), isExact: $0.isExact)
    }
  }

  /// The number rounded to as many decimal places as fit in plain form.
  ///
  /// Rounding to a place, not to a number of digits, keeps all digits before the point known even
  /// if the rounding carries: 999.6 is 1000 in four columns.
  private var plain: RoundedDecimal? {
    let power = expansion.power
    let whole = max(power, 0) + 1
    let room = width - minusWidth - whole - notation.separators(inDigits: whole)
    let places = min(max(room - notation.point.count, 0), significantDigits - 1 - power)
    guard room >= 0, places >= 0 else { return nil }
    // If no digit fits, a carry to the place before it may still give one: 0.0096 is 0.01.
    let decimal = expansion.rounded(toDigits: max(power + 1 + places, 1))
    guard (-7..<significantDigits).contains(decimal.power),
      decimal.plainWidth(in: notation) <= width
    else { return nil }
    return decimal
  }

  /// The number rounded to as many digits as fit in scientific form.
  private var scientific: RoundedDecimal? {
    let power = expansion.power
    let exponentWidth = (power < 0 ? notation.minus.count : 0) + "\(abs(power))".count
    let room = width - minusWidth - 1 - notation.timesTenToThe.count - exponentWidth
    let digits = min(1 + max(room - notation.point.count, 0), significantDigits)
    let decimal = expansion.rounded(toDigits: digits)
    // A carry can lengthen the exponent, 10^9 to 10^10, or shorten it, 10^−10 to 10^−9.
    return decimal.scientificText(in: notation).count <= width ? decimal : nil
  }

  private var minusWidth: Int { expansion.isNegative ? notation.minus.count : 0 }
}
