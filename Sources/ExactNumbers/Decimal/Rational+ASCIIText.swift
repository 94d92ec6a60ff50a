extension Rational {
  /// The number in ASCII, as it is piped from program to program: `-12.5`, `3.33e-21`.
  ///
  /// A number with a finite decimal form is written in full, without an exponent, however long that
  /// is. Any other is rounded, half away from zero, to `significantDigits` digits, and has an
  /// exponent unless the power of ten of its first digit is from −7 to below `significantDigits`.
  /// Nothing is written with useless zeros at its end, and `DecimalLiteral` reads it back.
  ///
  /// The time is that of GMP's conversion to decimal: some tens of milliseconds for a million
  /// digits.
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

extension RoundedDecimal {
  /// The rounded number in ASCII, with an exponent unless the power of ten of its first digit is
  /// from −7 to below `significantDigits`.
  func asciiText(significantDigits: Int) -> DecimalText {
    let isPlain = (-7..<significantDigits).contains(power)
    return DecimalText(
      text: isPlain ? plainText(in: .ascii) : scientificText(in: .ascii), isExact: false)
  }
}

extension DecimalNotation {
  /// The notation of other programs: `-1.5e-9`.
  fileprivate static let ascii = DecimalNotation(minus: "-", timesTenToThe: "e")
}
