import CalculatorCore
import Screen
import Words

/// The page that explains an expression: opening it, asking for its lines, taking them up.
extension ViewModel {
  /// Opens the page for the selected entry, or else for what stands on the expression line.
  mutating func showExplanation() {
    let entry: EntryID?
    if let selectedEntry {
      entry = selectedEntry
    } else if case .showing(let id) = calculator.phase {
      entry = id
    } else {
      entry = nil
    }
    let whole = entry.flatMap { tape[$0]?.expression } ?? calculator.expression
    let expression = entry == nil ? whole.completePart : whole
    guard expression.hasOperation || !expression.origins.isEmpty else {
      message = .nothingToExplain
      return
    }
    page = .explanation(ExplanationPage(expression, entry: entry))
  }

  /// How values are written on the page.
  private var explanationFormat: ResultFormat {
    var format = format
    format.fullDigits = nil
    format.columns = max(8, min(40, window.size.columns / 2))
    return format
  }

  /// Asks for the lines of the page, if it is open and has none in the format of now; cancels what
  /// is under way for a page that was closed.
  mutating func askForExplanation() -> [Effect] {
    guard case .explanation(var page) = page else {
      defer { explanationRequest = nil }
      return explanationRequest.map { [.cancel($0)] } ?? []
    }
    let format = explanationFormat
    guard page.format != format, page.request?.format != format else { return [] }
    let cancelled = explanationRequest.map { [Effect.cancel($0)] } ?? []
    let origins = page.expression.origins
    let writer = tieText(above: page.entry)
    let explained = Request.Explained(
      expression: page.expression,
      ties: Dictionary(origins.map { ($0, writer.text(of: $0)) }) { first, _ in first })
    let request = newRequest(
      .explanation(explained, tape.recalculation(of: origins)), format: format)
    explanationRequest = request.id
    page.request = ExplanationPage.Running(id: request.id, format: format)
    self.page = .explanation(page)
    return cancelled + interruptFactoring() + [.evaluate(request)]
  }

  /// Takes up the lines, if the page that asked for them is still open.
  mutating func takeUpExplanation(_ lines: [String], to id: Request.ID) {
    guard case .explanation(var page) = page, let running = page.request, running.id == id else {
      return
    }
    explanationRequest = nil
    page.take(lines, in: running.format, size: window.size)
    self.page = .explanation(page)
  }

  /// Gives up what is being explained, and closes its page.
  mutating func cancelExplanation() -> [Effect] {
    page = nil
    message = .failure(.cancelled)
    return askForExplanation()
  }
}
