import CalculatorCore
import Quantities
import Screen
import Words

/// The results of the entries that show: asking for them, taking them up, and the rows of the pane.
extension ViewModel {
  /// How long a frame is held back for results of entries.
  private static let patience = Duration.milliseconds(30)

  /// How results are written in the pane.
  private var rowFormat: ResultFormat {
    ResultFormat(
      columns: metrics.tape.columns / 2, point: point, form: shownForm,
      grouping: digitGrouping, units: units, language: language)
  }

  /// The entries that show, or whose result does, and lack results or digits.
  private var incomplete: [EntryID] {
    var incomplete = shownOnTape.filter { id in
      switch tape.outcome(of: id) {
      case nil: true
      case .value: tapeView.digits[id]?.format != rowFormat
      case .failure: false
      }
    }
    if case .showing(let id) = calculator.phase, tape.outcome(of: id) == nil {
      incomplete.append(id)
    }
    return incomplete
  }

  private var shownOnTape: [EntryID] {
    metrics.tape.rows > 0 ? tapeView.shown(on: tape, lines: metrics.tape.rows) : []
  }

  /// Asks for the results of the entries that show, unless that was done or a value of what is
  /// being typed is on its way, which goes first.
  mutating func askForTape() -> [Effect] {
    guard value?.isRunning != true else { return [] }
    let wanted = incomplete
    guard !wanted.isEmpty else { return dropTapeRequest() }
    if let running = tapeView.request, running.version == calculator.tapeVersion,
      running.format == rowFormat, running.wanted.isSuperset(of: wanted)
    {
      return []
    }
    let dropped = dropTapeRequest()
    let digits = wanted.map { Request.TapeDigits(id: $0, value: tape.value(of: $0)) }
    let request = newRequest(.tape(tape.recalculation(of: wanted), digits), format: rowFormat)
    tapeView.request = TapeView.Running(
      id: request.id, version: calculator.tapeVersion, format: rowFormat, wanted: Set(wanted))
    return dropped + [.evaluate(request), .wake(.tapePatience, after: Self.patience)]
  }

  /// Cancels the request for entries.
  mutating func dropTapeRequest() -> [Effect] {
    guard let running = tapeView.request else { return [] }
    tapeView.request = nil
    return [.cancel(running.id), .forget(.tapePatience)]
  }

  /// Cancels the calculation of entries that takes long; their rows stay without a result until
  /// something changes.
  mutating func cancelTape(_ running: TapeView.Running) -> [Effect] {
    tapeView.request?.isCancelled = true
    message = .failure(.cancelled)
    return [.cancel(running.id)]
  }

  /// Takes up an answer about entries, if it is about the tape as it is now.
  mutating func takeUp(_ outcomes: [EntryOutcome], version: Int) {
    guard version == calculator.tapeVersion else { return }
    for outcome in outcomes {
      calculator.record(outcome.outcome, for: outcome.id)
      tapeView.digits[outcome.id] = nil
    }
  }

  /// Takes up an answer to the request for entries.
  mutating func takeUpForTape(_ answer: Answer, _ running: TapeView.Running) -> [Effect] {
    switch answer {
    case .outcomes(let outcomes): takeUp(outcomes, version: running.version)
    case .entryDigits(let id, let format, let text):
      if running.version == calculator.tapeVersion {
        tapeView.digits[id] = TapeView.Digits(format: format, text: text)
      }
    case .finished, .evaluation, .failure, .digits, .factoring, .totals, .copied, .explanation,
      .rates:
      tapeView.request = nil
      return [.forget(.tapePatience)]
    }
    return []
  }

  /// What shows of the tape; nil where the window has no room for it.
  var tapePane: TapePane? {
    guard metrics.tape.rows > 0 else { return nil }
    let shown = shownEntries
    let selected = tapeView.selected
    let origins = selected.flatMap { tape[$0] }.map { Set($0.expression.origins) } ?? []
    return TapePane(
      rows: shown.compactMap { row(of: $0, selected: selected, origins: origins) },
      isFocused: focus == .tape, note: note(isEmpty: shown.isEmpty),
      hasEarlier: shown.first.map { $0 != tape.ids.first } ?? false,
      hasLater: tapeView.bottom != nil)
  }

  private func note(isEmpty: Bool) -> String? {
    guard isEmpty else { return nil }
    return isTapeLoaded ? words.emptyTape : words.readingTape
  }

  private func row(of id: EntryID, selected: EntryID?, origins: Set<EntryID>) -> TapeRow? {
    guard let entry = tape[id] else { return nil }
    // A token takes a column at least; what is cut off at the left need not be written.
    let text = ExpressionText(
      entry.expression.suffix(metrics.tape.columns + 1), point: point, grouping: digitGrouping,
      units: units, ties: tieText(above: id))
    let isDependent = selected.map { entry.expression.origins.contains($0) } ?? false
    return TapeRow(
      name: entry.name, expression: text.text,
      ties: text.ties.map { TapeRow.Tie($0.columns, isLit: [$0.origin, id].contains(selected)) },
      result: result(of: id), comment: entry.comment.map(Formula.source),
      role: id == selected
        ? .selected : origins.contains(id) ? .origin : isDependent ? .dependent : .plain)
  }

  private func result(of id: EntryID) -> TapeResult {
    switch tape.outcome(of: id) {
    case nil: return .pending
    // What is used may stand above what was read so far.
    case .failure(let error) where error.kind == .brokenTie && !isTapeLoaded: return .pending
    case .failure(let error): return .failure(words.sentence(error.kind).brief)
    case .value:
      guard let digits = tapeView.digits[id] else { return .pending }
      return .value(digits.text, decimalPoint: point)
    }
  }
}
