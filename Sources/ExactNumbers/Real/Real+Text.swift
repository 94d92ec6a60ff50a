extension Real {
  /// The number as text of at most `width` characters; nil when not even one digit of it fits.
  ///
  /// A number that is known to be rational is written as `Rational.decimalText` writes it. Any other
  /// is rounded as a number without a finite form is: what is written differs from it by less than
  /// one unit of the last digit, and is marked as not exact.
  ///
  /// - Throws: `unknownSign` when the number cannot be told from zero.
  package func decimalText(
    fitting width: Int, significantDigits: Int = 15, notation: DecimalNotation = DecimalNotation(),
    _ effort: Effort
  ) throws(RealError) -> DecimalText? {
    switch kind {
    case .rational(let value):
      return value.decimalText(
        fitting: width, significantDigits: significantDigits, notation: notation)
    case .computed(let computation, _):
      guard width > 0 else { return nil }
      let expansion = try computation.expansion(digits: min(width, significantDigits), effort)
      return RoundedLayout(
        expansion: expansion, width: width, significantDigits: significantDigits,
        notation: notation
      ).text
    }
  }

  /// The number in ASCII, as it is piped from program to program.
  ///
  /// A number that is known to be rational is written as `Rational.asciiText` writes it. Any other
  /// is rounded to `significantDigits` digits, and what is written differs from it by less than one
  /// unit of the last of them.
  ///
  /// - Throws: `unknownSign` when the number cannot be told from zero.
  package func asciiText(
    significantDigits: Int, _ effort: Effort
  ) throws(RealError) -> DecimalText {
    switch kind {
    case .rational(let value):
      return value.asciiText(significantDigits: significantDigits)
    case .computed(let computation, _):
      let expansion = try computation.expansion(digits: significantDigits, effort)
      return expansion.rounded(toDigits: significantDigits)
        .asciiText(significantDigits: significantDigits)
    }
  }
}
