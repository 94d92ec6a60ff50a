extension Rational {
  /// The number as text of at most `width` characters; nil when not even one digit of it fits.
  ///
  /// The first of these that fits is taken:
  /// 1. the exact decimal in plain form, however many digits it has;
  /// 2. the exact decimal in scientific form, if it has at most `significantDigits` digits;
  /// 3. the number rounded, half away from zero, to `significantDigits` digits or the fewer that
  ///    there is room for: in plain form unless the scientific form shows more of them. Plain
  ///    forms begin at the power −7 and never pad unknown digits with zeros.
  ///
  /// Nothing is written with useless zeros at its end. A number of a million bits takes some
  /// milliseconds.
  package func decimalText(
    fitting width: Int, significantDigits: Int = 15, notation: DecimalNotation = DecimalNotation()
  ) -> DecimalText? {
    precondition(significantDigits > 0, "a number is shown with at least one digit")
    guard width > 0 else { return nil }
    if let exact = exactDecimal(atMost: width) {
      if exact.plainWidth(in: notation) <= width {
        return DecimalText(text: exact.plainText(in: notation), isExact: true)
      }
      if exact.digits.utf8.count <= significantDigits {
        let text = exact.scientificText(in: notation)
        if text.count <= width { return DecimalText(text: text, isExact: true) }
      }
    }
    // Zero never gets here: its plain form fits every width.
    let expansion = expansion(digits: min(width, significantDigits))
    return RoundedLayout(
      expansion: expansion, width: width, significantDigits: significantDigits, notation: notation
    ).text
  }
}
