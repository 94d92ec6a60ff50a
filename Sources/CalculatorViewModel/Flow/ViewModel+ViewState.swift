import CalculatorCore
import Words

extension ViewModel {
  /// What is to be seen: a projection of what the model knows.
  ///
  /// - Complexity: linear in the length of the expression. Nothing is calculated.
  package var viewState: ViewState {
    let value = shownValue
    return ViewState(
      expression: expressionLine(value), result: resultLine(value), message: messageLine,
      tape: tapePane,
      focus: focus, highlighted: highlight.isShown ? highlight.button : nil, pressed: pressed,
      layout: shownLayout, bases: basesPane(value), theme: theme, language: language,
      page: pageExcerpt)
  }

  /// What shows of the page.
  private var pageExcerpt: PageExcerpt? {
    switch page {
    case .help(let offset): .help(HelpPage(size: window.size, in: words).excerpt(from: offset))
    case .totals(let totals): .totals(totals.excerpt(in: window.size, words))
    case .fullValue(let value):
      .fullValue(
        value.excerpt(
          in: words, isRunning: self.value?.isRunning == true,
          pending: self.value?.progress?.line ?? "…"))
    case .explanation(let explanation): .explanation(explanation.excerpt(in: words))
    case nil: nil
    }
  }

  /// The value, as far as it is that of what is on the screen now.
  var shownValue: LiveValue? {
    guard let value, value.isAwaited || value.subject == subject else { return nil }
    return value
  }

  /// The error of the expression, unless it is being evaluated again.
  private var shownError: EvaluationError? {
    value?.isAwaited == true ? nil : calculator.error
  }

  private func expressionLine(_ value: LiveValue?) -> ExpressionLine {
    if let pasteQuestion { return ExpressionLine(text: pasteQuestion.preview) }
    if let formula {
      return formulaLine(formula)
    }
    var notes: [Int: String] = [:]
    if case .written(_, let written) = value?.stage { notes = written.notes }
    let text = ExpressionText(
      calculator.expression, point: point, grouping: digitGrouping, units: units,
      ties: shownTies, notes: notes)
    return ExpressionLine(
      text: text.text.isEmpty ? "0" : text.text,
      mark: (place ?? shownError?.place).map(text.columns(of:)), ties: text.ties.map(\.columns))
  }

  /// How ties of the expression are shown.
  private var shownTies: TieText {
    if case .showing(let id) = calculator.phase { return tieText(above: id) }
    return tieText(above: nil)
  }

  /// How ties are shown in the expression of an entry, or in the one that is being typed.
  func tieText(above entry: EntryID?) -> TieText {
    TieText(
      tape: tape, point: point, grouping: digitGrouping, base: typedBase, units: units,
      words: words,
      entry: entry)
  }

  private func formulaLine(_ formula: FormulaLine) -> ExpressionLine {
    let shown = formula.shown
    let mark = place.map { shown.columns[$0.lowerBound]..<shown.columns[$0.upperBound] }
    return ExpressionLine(
      text: shown.text, mark: mark, cursor: shown.columns[formula.cursor], ties: shown.ties)
  }

  private var messageLine: MessageLine? {
    if let pasteQuestion { return MessageLine(.paste(pasteQuestion.message), in: words) }
    if let message { return MessageLine(refined(message), in: words) }
    if formula == nil, let shownError { return MessageLine(.failure(shownError.kind), in: words) }
    return ratesNote.map { MessageLine(note: $0) }
  }

  private func resultLine(_ value: LiveValue?) -> ResultLine? {
    guard let value else {
      if case .showing(let id) = calculator.phase, formula == nil, tape.outcome(of: id) == nil {
        return .pending
      }
      return subject == nil ? nil : .pending
    }
    switch value.stage {
    case .asked, .evaluated:
      return value.progress.map { ResultLine(text: $0.line, tone: .live) } ?? .pending
    case .written(_, let written):
      return ResultLine(text: written.text, tone: value.isFinal ? .final : .live)
    case .failed: return nil
    case .cancelled: return value.isFinal ? ResultLine(text: "…", tone: .final) : nil
    }
  }
}
