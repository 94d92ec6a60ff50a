import CalculatorCore
import ExactNumbers

/// The digits of a result in the form of its format.
extension Request {
  /// The form in which the result is written, with the work done that does not depend on a width.
  ///
  /// - Parameter report: takes the progress of a factorization.
  /// - Throws: `cancelled`.
  func formed(
    _ value: Real, _ budget: Budget, report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) -> FormedNumber {
    if format.form == .factors, let factors { return FormedNumber(value, factors: factors) }
    if let formed = try FormedNumber(value, in: format.form, budget, report: report) {
      return formed
    }
    return FormedNumber(decimal: value)
  }

  /// A result in its form, or else as a decimal, with its mark of exactness.
  ///
  /// - Returns: nil where there is no room for one digit.
  func text(
    of value: FormedNumber, columns: Int, _ budget: Budget
  ) throws(RealError) -> (text: String, form: NumberForm)? {
    for number in [value, FormedNumber(decimal: value.number)] {
      if let text = try number.text(fitting: columns - 2, in: format.notation, budget) {
        return ((text.isExact ? "= " : "≈ ") + text.text, number.form)
      }
    }
    return nil
  }

  /// The whole result, if the format asks for it; nil also where it has no digits.
  ///
  /// - Throws: `cancelled` only.
  func fullText(of value: FormedNumber, _ budget: Budget) throws(RealError) -> FullText? {
    guard let digits = format.fullDigits else { return nil }
    do throws(RealError) {
      return try value.fullText(digits: digits, in: format.notation, budget)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return nil
    }
  }
}

extension ResultFormat {
  /// Whether what was written in this format can be shown where another one is asked for.
  ///
  /// It can if only the whole value is no longer asked for, or fewer of its digits are.
  func covers(_ other: ResultFormat) -> Bool {
    var wanted = other
    wanted.fullDigits = fullDigits
    return wanted == self && other.fullDigits ?? 0 <= fullDigits ?? 0
  }

  /// The characters and words of the format.
  var notation: FormNotation {
    var notation = FormNotation.screen
    notation.decimal.point = String(point)
    notation.decimal.grouping = grouping
    return notation
  }
}

extension FormNotation {
  /// The characters and words of the screen, without a locale.
  package static let screen = FormNotation(
    decimal: DecimalNotation(),
    words: FactorWords(
      prime: ", a prime", negativePrime: ", minus a prime", unfactored: " (not factored)",
      unfactoredDigits: { "(\(grouped($0)) digits, not factored)" }))
}
