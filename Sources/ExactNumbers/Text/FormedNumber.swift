/// A number with a form that fits it, ready to be written.
///
/// Creating it does the work that does not depend on the width of the text: it factors.
package struct FormedNumber: Sendable {
  package let number: Real
  package let form: NumberForm
  private let content: Content

  private enum Content: Sendable {
    case decimal(Real)
    /// A number with the decimal places of a currency.
    case amount(Real, places: Int)
    case scaled(Real, ScaledForm)
    case repeating(Rational)
    case factors(Factorization)
    case exact(Rational, ExactForm)
  }

  /// Creates a number in a form; nil if the form does not fit the number.
  ///
  /// Factoring takes about a second at most, or half a minute where its progress is reported.
  ///
  /// - Parameter report: takes the progress of a factorization, about ten times a second.
  /// - Throws: `cancelled`.
  package init?(
    _ value: Real, in form: NumberForm, _ budget: Budget,
    report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) {
    guard form.fits(value) else { return nil }
    number = value
    self.form = form
    let rational = value.rational ?? 0
    content =
      switch form {
      case .decimal: .decimal(value)
      case .scientific: .scaled(value, .scientific)
      case .engineering: .scaled(value, .engineering)
      case .fraction: .exact(rational, .fraction)
      case .mixed: .exact(rational, .mixed)
      case .repeating: .repeating(rational)
      case .factors:
        .factors(
          try Factorization(
            rational,
            FactoringWork(
              report == nil ? FactoringWork.usual : FactoringWork.patient, budget, report: report)))
      case .hexadecimal: .exact(rational, .digits(prefix: "0x", base: 16))
      case .binary: .exact(rational, .digits(prefix: "0b", base: 2))
      case .octal: .exact(rational, .digits(prefix: "0o", base: 8))
      }
  }

  /// Creates a number as the product of factors that are known.
  package init(_ value: Real, factors: Factorization) {
    number = value
    form = .factors
    content = .factors(factors)
  }

  /// The factors of a number in that form; nil in any other.
  package var factors: Factorization? {
    if case .factors(let factors) = content { factors } else { nil }
  }

  /// Creates a number as a decimal.
  package init(decimal value: Real) {
    number = value
    form = .decimal
    content = .decimal(value)
  }

  /// Creates a number as an amount of money.
  ///
  /// - Parameter places: the decimal places of the currency.
  package init(amount value: Real, places: Int) {
    number = value
    form = .decimal
    content = .amount(value, places: places)
  }
}

extension FormedNumber {
  /// The number as text of at most `width` characters, with the unit of the notation; nil if it does
  /// not fit.
  ///
  /// A text that is not marked as exact is rounded, or cut off where it has an ellipsis. Groups of
  /// digits are separated unless that would round the number or give it an exponent.
  ///
  /// - Parameter significantDigits: the greatest number of digits of a rounded number.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func text(
    fitting width: Int, significantDigits: Int = 15, in notation: FormNotation, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    let room = width - notation.unit.count
    guard room > 0 else { return nil }
    switch content {
    case .decimal(let value):
      return try decimalText(of: value, fitting: room, significantDigits, notation, budget)?
        .followed(by: notation.unit)
    case .amount(let value, let places):
      let amount = try value.amountText(
        places: places, fitting: room, in: notation.decimal, budget)
      if let amount { return amount.followed(by: notation.unit) }
      return try FormedNumber(decimal: value).text(
        fitting: width, significantDigits: significantDigits, in: notation, budget)
    case .scaled(let value, let form):
      return try value.text(
        scaled: form, fitting: room, significantDigits: significantDigits,
        notation: notation.decimal, budget)?.followed(by: notation.unit)
    case .repeating(let value):
      return try repeatingText(of: value, fitting: room, notation, budget)?
        .followed(by: notation.unit)
    case .factors(let factors):
      return factors.text(fitting: width, in: notation).map { DecimalText(text: $0, isExact: true) }
    case .exact(let value, let form):
      // A digit has at most four bits.
      guard (value.numeratorBits + value.denominatorBits) / 4 <= width else { return nil }
      let text = form.text(of: value, in: notation)
      return text.count <= width ? DecimalText(text: text, isExact: true) : nil
    }
  }

  /// The number as text of any length, with the unit of the notation.
  ///
  /// An amount has all its digits.
  ///
  /// - Parameter digits: how many digits are written of a number whose digits have no end.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func fullText(
    digits: Int, in notation: FormNotation, _ budget: Budget
  ) throws(RealError) -> FullText {
    switch content {
    case .decimal(let value):
      return try value.fullText(scaled: nil, digits: digits, in: notation, budget)
        .followed(by: notation.unit)
    case .amount(let value, let places):
      let amount = try value.amountText(
        places: places, digits: digits, in: notation.ungrouped.decimal, budget)
      guard let amount, amount.isExact else {
        return try FormedNumber(decimal: value).fullText(digits: digits, in: notation, budget)
      }
      return FullText(text: amount.text + notation.unit, isExact: true, isComplete: true)
    case .scaled(let value, let form):
      return try value.fullText(scaled: form, digits: digits, in: notation, budget)
        .followed(by: notation.unit)
    case .repeating(let value):
      guard let decimal = try RepeatingDecimal(value, digits: digits, budget) else {
        return try FormedNumber(decimal: Real(value)).fullText(
          digits: digits, in: notation, budget)
      }
      return FullText(
        text: decimal.text(in: notation.ungrouped) + notation.unit, isExact: decimal.isComplete,
        isComplete: decimal.isComplete)
    case .factors(let factors):
      return FullText(text: factors.text(in: notation), isExact: true, isComplete: true)
    case .exact(let value, let form):
      return FullText(
        text: form.text(of: value, in: notation), isExact: true, isComplete: true)
    }
  }

  /// The number in ASCII, for other programs to read; nil for a repeating decimal whose period is too
  /// long.
  ///
  /// The calculator reads it back as the same number if it is an exact decimal, a fraction, a mixed
  /// number or a product of factors.
  ///
  /// - Parameters:
  ///   - significantDigits: how many digits a number without a finite decimal form has.
  ///   - unit: what stands behind the number.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func asciiText(
    significantDigits: Int, unit: String = "", _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    switch content {
    case .decimal(let value):
      return try value.asciiText(significantDigits: significantDigits, budget).followed(by: unit)
    case .amount(let value, let places):
      let amount = try value.amountText(
        places: places, digits: significantDigits, in: .ascii, budget)
      if let amount { return amount.followed(by: unit) }
      return try value.asciiText(significantDigits: significantDigits, budget).followed(by: unit)
    case .scaled(let value, let form):
      let text = try value.asciiText(scaled: form, significantDigits: significantDigits, budget)
      return DecimalText(text: text + unit, isExact: value.rational?.decimalFactors != nil)
    case .repeating(let value):
      let decimal = try RepeatingDecimal(value, digits: Self.longestPeriod, budget)
      guard let decimal, decimal.isComplete else { return nil }
      return DecimalText(text: decimal.text(in: .ascii) + unit, isExact: true)
    case .factors(let factors):
      return DecimalText(text: factors.text(in: .ascii(unit: unit)), isExact: true)
    case .exact(let value, let form):
      return DecimalText(text: form.text(of: value, in: .ascii(unit: unit)), isExact: true)
    }
  }

  /// The greatest number of digits after the point of a repeating decimal for other programs.
  private static var longestPeriod: Int { 100_000 }

  private func repeatingText(
    of value: Rational, fitting width: Int, _ notation: FormNotation, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    let decimal = try RepeatingDecimal(value, digits: width, budget)
    let grouped = decimal?.text(fitting: width, in: notation)
    guard grouped?.isExact != true else { return grouped }
    let plain = decimal?.text(fitting: width, in: notation.ungrouped)
    return plain?.isExact == true ? plain : grouped ?? plain
  }

  private func decimalText(
    of value: Real, fitting width: Int, _ significantDigits: Int, _ notation: FormNotation,
    _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    func text(_ notation: DecimalNotation) throws(RealError) -> DecimalText? {
      try value.decimalText(
        fitting: width, significantDigits: significantDigits, notation: notation, budget)
    }
    let grouped = try text(notation.decimal)
    guard notation.decimal.grouping != nil, grouped?.isExact != true else { return grouped }
    let plain = try text(notation.ungrouped.decimal)
    // An exponent in the grouped form alone shows fewer digits than fit without separators.
    let hasExponent = { (text: DecimalText?) in
      text?.text.contains(notation.decimal.timesTenToThe) != false
    }
    let isPlainBetter = plain?.isExact == true || hasExponent(grouped) && !hasExponent(plain)
    return isPlainBetter ? plain : grouped
  }
}

extension DecimalText {
  fileprivate func followed(by unit: String) -> DecimalText {
    unit.isEmpty ? self : DecimalText(text: text + unit, isExact: isExact)
  }
}

extension FullText {
  fileprivate func followed(by unit: String) -> FullText {
    FullText(text: text + unit, isExact: isExact, isComplete: isComplete)
  }
}
