import Words

@testable import CalculatorViewModel

extension ViewState {
  /// What shows of the help; nil while it is closed.
  var help: [HelpPage.Row]? {
    if case .help(let rows) = page { rows } else { nil }
  }

  /// What shows of the page with the whole value; nil while it is closed.
  var fullValue: TextExcerpt? {
    if case .fullValue(let excerpt) = page { excerpt } else { nil }
  }

  /// What shows of the page that explains an expression; nil while it is closed.
  var explanation: TextExcerpt? {
    if case .explanation(let excerpt) = page { excerpt } else { nil }
  }

  /// What shows of the page of totals; nil while it is closed.
  var totals: TotalsExcerpt? {
    if case .totals(let excerpt) = page { excerpt } else { nil }
  }
}

extension ViewModel {
  /// The first row of the help that shows; nil while it is closed.
  var helpOffset: Int? {
    if case .help(let offset) = page { offset } else { nil }
  }
}
