import CalculatorCore
import Screen

/// The rows of the page of totals: asking for them, and taking them up.
extension ViewModel {
  /// How sums are written on the page.
  private var totalsFormat: ResultFormat {
    var format = format
    format.fullDigits = nil
    format.columns = max(8, min(24, window.size.columns / 3))
    return format
  }

  /// Asks for the rows of the page, if it is open and shows those of another tape or format.
  mutating func askForTotals() -> [Effect] {
    guard case .totals(var totals) = page else { return [] }
    let version = calculator.tapeVersion
    let format = totalsFormat
    guard totals.version != version || totals.format != format else { return [] }
    if let running = totals.request, running.version == version, running.format == format {
      return []
    }
    let cancelled = totals.request.map { [Effect.cancel($0.id)] } ?? []
    let request = newRequest(.totals(tape), format: format)
    totals.request = TotalsPage.Running(id: request.id, version: version, format: format)
    page = .totals(totals)
    return cancelled + interruptFactoring() + [.evaluate(request)]
  }

  /// Takes up the rows, if the page that asked for them is still open.
  mutating func takeUp(_ rows: [TotalsRow], to id: Request.ID) {
    guard case .totals(var totals) = page, let running = totals.request, running.id == id else {
      return
    }
    (totals.rows, totals.version, totals.format) = (rows, running.version, running.format)
    totals.request = nil
    totals.clamp(to: window.size)
    page = .totals(totals)
  }
}
