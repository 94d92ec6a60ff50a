import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The digits of a result in the form of its format.
extension Request {
  /// The form in which the result is written, with the work done that does not depend on a width.
  ///
  /// - Parameter report: takes the progress of a factorization.
  /// - Throws: `cancelled`.
  func formed(
    _ value: Quantity, _ budget: Budget, report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) -> FormedQuantity {
    if format.form == .factors, let factors { return FormedQuantity(value, factors: factors) }
    return try FormedQuantity(value, in: format.form, budget, report: report)
  }

  /// A result in its form, or else as a decimal, with its mark of exactness.
  ///
  /// - Returns: nil where there is no room for one digit.
  func text(
    of value: FormedQuantity, columns: Int, _ budget: Budget
  ) throws(RealError) -> (text: String, form: NumberForm)? {
    for quantity in [value, FormedQuantity(decimal: value.quantity)] {
      let text = try quantity.text(
        fitting: columns - 2, in: format.notation, units: format.units, budget)
      if let text { return ((text.isExact ? "= " : "≈ ") + text.text, quantity.form) }
    }
    return nil
  }

  /// The whole result, if the format asks for it; nil also where it has no digits.
  ///
  /// - Throws: `cancelled` only.
  func fullText(of value: FormedQuantity, _ budget: Budget) throws(RealError) -> FullText? {
    guard let digits = format.fullDigits else { return nil }
    do throws(RealError) {
      return try value.fullText(
        digits: digits, in: format.notation, units: format.units, budget)
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
    var notation = FormNotation.screen(words)
    notation.decimal.point = String(point)
    notation.decimal.grouping = grouping
    return notation
  }

  /// The words of its language.
  var words: any Wording { language.words }
}

extension FormNotation {
  /// The characters of the screen, without a locale, and the words of a language.
  package static func screen(_ words: any Wording) -> FormNotation {
    FormNotation(decimal: DecimalNotation(), words: words.factors)
  }
}
