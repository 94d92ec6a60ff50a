import Screen

/// A page over the window.
package enum PageKind: Hashable, Sendable, CaseIterable {
  case help
  /// What the tags of the tape come to.
  case totals
  /// All digits of the value.
  case fullValue
  /// How the expression was understood.
  case explanation

  /// What the keyboard belongs to while the page is open.
  var focus: Focus {
    switch self {
    case .help: .help
    case .totals: .totals
    case .fullValue: .fullValue
    case .explanation: .explanation
    }
  }
}

/// An open page, and how far it was scrolled.
enum Page: Hashable, Sendable {
  /// The help, from a row.
  case help(offset: Int)
  case totals(TotalsPage)
  case fullValue(FullValue)
  case explanation(ExplanationPage)

  var kind: PageKind {
    switch self {
    case .help: .help
    case .totals: .totals
    case .fullValue: .fullValue
    case .explanation: .explanation
    }
  }
}

/// Pages: opening, scrolling and closing them.
extension ViewModel {
  /// Opens a page, or closes it.
  mutating func toggle(_ kind: PageKind) {
    guard page?.kind != kind else {
      page = nil
      return
    }
    switch kind {
    case .help: page = .help(offset: 0)
    case .totals: page = .totals(TotalsPage())
    case .fullValue: showFullValue()
    case .explanation: showExplanation()
    }
  }

  mutating func scrollPage(_ scroll: Scroll) {
    switch page {
    case .help(let offset):
      page = .help(offset: HelpPage(size: window.size, in: words).offset(offset, after: scroll))
    case .totals(var totals):
      totals.scroll(scroll, in: window.size)
      page = .totals(totals)
    case .fullValue(var value):
      value.scroll(scroll)
      page = .fullValue(value)
    case .explanation(var explanation):
      explanation.scroll(scroll)
      page = .explanation(explanation)
    case nil: break
    }
  }

  /// Keeps what shows of a page in a window of another size.
  mutating func resizePage() {
    switch page {
    case .help(let offset):
      page = .help(offset: HelpPage(size: window.size, in: words).clamped(offset))
    case .totals(var totals):
      totals.clamp(to: window.size)
      page = .totals(totals)
    case .fullValue(var value):
      value.resize(window.size)
      page = .fullValue(value)
    case .explanation(var explanation):
      explanation.resize(window.size)
      page = .explanation(explanation)
    case nil: break
    }
  }
}
