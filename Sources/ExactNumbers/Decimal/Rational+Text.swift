extension Rational {
  /// The number as text of at most `width` characters; nil if not even one digit fits.
  ///
  /// The first of these that fits is chosen:
  /// 1. the exact decimal in plain form, however many digits it has;
  /// 2. the exact decimal in scientific form, if it has at most `significantDigits` digits;
  /// 3. the number rounded, half away from zero, to at most `significantDigits` digits, as many as
  ///    fit, in plain form unless the scientific form shows more of them. The plain form needs a
  ///    decimal exponent of at least −7 and never pads unknown digits with zeros.
  ///
  /// No form has trailing zeros after the point.
  ///
  ///     let third = Rational(numerator: 1, denominator: 3)
  ///     print(third.decimalText(fitting: 6)?.text ?? "nothing")  // 0.3333
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number in bits. A million bits
  ///   take some milliseconds.
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
    // Zero, which has no expansion, has returned already: its plain form fits every width.
    let expansion = expansion(digits: min(width, significantDigits))
    return RoundedLayout(
      expansion: expansion, width: width, significantDigits: significantDigits, notation: notation
    ).text
  }

  /// The number in ASCII, for other programs to read: `-12.5`, `3.33e-21`.
  ///
  /// A number with a finite decimal form is written in full, without an exponent, however long that
  /// is. Any other is rounded, half away from zero, to `significantDigits` digits, and has an
  /// exponent unless the decimal exponent of its first digit is at least −7 and less than
  /// `significantDigits`. There are no trailing zeros after the point. `DecimalLiteral` reads the
  /// text without its sign.
  ///
  ///     let third = Rational(numerator: 1, denominator: 3)
  ///     print(third.asciiText(significantDigits: 5).text)  // 0.33333
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number and of the text. A
  ///   million digits take some tens of milliseconds.
  package func asciiText(significantDigits: Int) -> DecimalText {
    precondition(significantDigits > 0, "a number is shown with at least one digit")
    if case .small(let small) = form, let text = small.finiteText {
      return DecimalText(text: text, isExact: true)
    }
    if let decimal = finiteDecimal { return DecimalText(text: decimal.text, isExact: true) }
    return rounded(toSignificantDigits: significantDigits)
      .asciiText(significantDigits: significantDigits)
  }
}
