import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The keys that choose how values are shown.
extension ViewModel {
  /// How values are shown.
  var display: DisplayFormat {
    get { calculator.display }
    set { calculator.display = newValue }
  }

  /// How the digits before the point are grouped now; nil while they are not.
  var digitGrouping: DigitGrouping? {
    display.isGrouped ? grouping?.digits ?? .withoutLocale : nil
  }

  /// Chooses the next or the previous of the forms that fit the value on the result line.
  mutating func cycleForm(backward: Bool = false) {
    guard let value = shownValue?.evaluation?.value.number else {
      message = .noValue
      return
    }
    let all = backward ? NumberForm.allCases.reversed() : NumberForm.allCases
    let parts = all.split(separator: shownForm, omittingEmptySubsequences: false)
    let following = parts.reversed().joined()
    guard let form = following.first(where: { $0.fits(value) }) else { return }
    show(in: form)
    message = .form(form)
    let size = window.size
    fullValue?.restart(size)
  }

  /// Groups digits, or no longer does.
  mutating func toggleGrouping() {
    display.isGrouped.toggle()
    message = .grouping(display.isGrouped)
  }

  /// The page with the whole value; nil while it is closed.
  var fullValue: FullValue? {
    get {
      guard case .fullValue(let value) = page else { return nil }
      return value
    }
    set {
      // A change of a page that is not open, as in `fullValue?.resize(size)`, sets nil.
      guard newValue != nil || page?.kind == .fullValue else { return }
      page = newValue.map(Page.fullValue)
    }
  }

  /// Opens the page with the whole value.
  mutating func showFullValue() {
    guard let value = shownValue, value.evaluation != nil else {
      message = .noValue
      return
    }
    var page = FullValue(window.size)
    if case .written(let evaluation, let written) = value.stage {
      page.take(written, of: evaluation, in: value.request.format, size: window.size)
    }
    fullValue = page
  }

  /// The message as it is after the value is written: a form that does not fit the line is not the
  /// one that shows.
  func refined(_ message: Message) -> Message {
    guard case .form(let form) = message, case .written(_, let written) = value?.stage,
      written.form != form
    else { return message }
    return .formTooLong(form)
  }
}

extension DigitGrouping {
  /// The groups where the locale has none: of three digits, with narrow spaces that do not break.
  static let withoutLocale = DigitGrouping(separator: "\u{202F}")
}
