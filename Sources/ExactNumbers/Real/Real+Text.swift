extension Real {
  /// The number as text of at most `width` characters; nil if not even one digit fits.
  ///
  /// A number that is known to be rational is written as by `Rational.decimalText`. Any other is
  /// laid out like a rational number without a finite decimal form: the text differs from it by less
  /// than one unit of the last digit and is not marked as exact.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  package func decimalText(
    fitting width: Int, significantDigits: Int = 15, notation: DecimalNotation = DecimalNotation(),
    _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    switch kind {
    case .rational(let value):
      return value.decimalText(
        fitting: width, significantDigits: significantDigits, notation: notation)
    case .constructive(let number, _):
      guard width > 0 else { return nil }
      let expansion = try number.expansion(digits: min(width, significantDigits), budget)
      return RoundedLayout(
        expansion: expansion, width: width, significantDigits: significantDigits,
        notation: notation
      ).text
    }
  }

  /// The number in ASCII, for other programs to read.
  ///
  ///     print(try Real.pi(budget).asciiText(significantDigits: 5, budget).text)  // 3.1416
  ///
  /// A number that is known to be rational is written as by `Rational.asciiText`. Any other is
  /// rounded to `significantDigits` digits, and the text differs from it by less than one unit of
  /// the last digit.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  package func asciiText(
    significantDigits: Int, _ budget: Budget
  ) throws(RealError) -> DecimalText {
    switch kind {
    case .rational(let value):
      return value.asciiText(significantDigits: significantDigits)
    case .constructive(let number, _):
      let expansion = try number.expansion(digits: significantDigits, budget)
      return expansion.rounded(toDigits: significantDigits)
        .asciiText(significantDigits: significantDigits)
    }
  }
}
