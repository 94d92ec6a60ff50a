import CalculatorCore

/// The value on the result line: asking for it, taking up its answers, cancelling it.
extension ViewModel {
  /// How long a frame is held back for a value that is on its way, so that values that are quick to
  /// calculate do not flicker.
  private static let patience = Duration.milliseconds(30)

  /// What the result line is about; nil when nothing is to be calculated.
  var subject: Request.Subject? {
    if let pasteQuestion { return subject(of: pasteQuestion.sum) }
    if formula != nil { return formulaSubject }
    return switch calculator.phase {
    case .entering: calculator.liveExpression.map { subject(of: $0) }
    case .showing(let id): tape.outcome(of: id)?.evaluation.map { .result($0) }
    case .failed: nil
    }
  }

  /// The evaluation of an expression, after that of the entries that it is tied to.
  func subject(of expression: Expression) -> Request.Subject {
    .expression(expression, tape.recalculation(of: expression.origins))
  }

  /// How values are written now.
  var format: ResultFormat {
    ResultFormat(
      columns: window.resultColumns, point: point, form: display.form, grouping: digitGrouping,
      fullDigits: fullValue?.digits)
  }

  /// Asks for the value of what is on the screen, unless that was done already or is not due
  /// before the awaited result.
  mutating func askForValue() -> [Effect] {
    guard value?.isAwaited != true else { return [] }
    guard let subject else { return dropValue() }
    guard let value, value.subject == subject else { return ask(subject) }
    return askForDigits(of: value)
  }

  /// Asks again for digits where they are wanted in another format.
  private mutating func askForDigits(of known: LiveValue) -> [Effect] {
    guard !known.request.format.covers(format), let evaluation = known.evaluation else {
      return []
    }
    let effects = ask(.result(evaluation))
    value?.subject = known.subject
    value?.stage = .evaluated(evaluation)
    return effects
  }

  /// Evaluates what `=` was pressed for; the value becomes the result as soon as it is known.
  ///
  /// The value of what is being typed is used where it is known, or on its way.
  mutating func awaitValue(of subject: Request.Subject) -> [Effect] {
    guard let value, value.subject == subject, value.stage != .cancelled else {
      let effects = ask(subject)
      self.value?.isAwaited = true
      return effects
    }
    switch value.stage {
    case .asked, .cancelled: self.value?.isAwaited = true
    case .evaluated(let evaluation), .written(let evaluation, _): show(evaluation)
    case .failed(let error): fail(error)
    }
    return []
  }

  /// Takes up an answer; an answer that is not asked for any more is dropped here.
  mutating func takeUp(_ answer: Answer, to id: Request.ID) -> [Effect] {
    if let running = tapeView.request, running.id == id { return takeUpForTape(answer, running) }
    if case .totals(let rows) = answer { takeUp(rows, to: id) }
    if id == copyRequest { return finishCopy(with: answer) }
    guard let known = value, known.isRunning, known.request.id == id else { return [] }
    switch answer {
    case .outcomes(let outcomes): takeUp(outcomes, version: known.version)
    case .entryDigits, .finished, .totals, .copied: return []
    case .evaluation(let evaluation):
      value?.stage = .evaluated(evaluation)
      if known.isAwaited { show(evaluation) }
    case .digits(let written):
      guard let evaluation = known.evaluation else { return [] }
      value?.stage = .written(evaluation, written)
      let size = window.size
      fullValue?.take(written, of: evaluation, in: known.request.format, size: size)
    case .failure(let error):
      value?.stage = .failed(error)
      if known.isAwaited { fail(error) }
    }
    return settle(known)
  }

  private mutating func settle(_ known: LiveValue) -> [Effect] {
    let settled: [Effect] = value?.isRunning == true ? [] : [.forget(.patience)]
    return settled + (known.isAwaited ? sendTypeAhead() : [])
  }

  /// Cancels the calculation under way, and with it what was typed after `=`.
  mutating func cancel() -> [Effect] {
    guard let cancelled = value else { return [] }
    typeAhead = []
    message = .failure(.cancelled)
    place = nil
    value?.stage = .cancelled
    value?.isAwaited = false
    return [.cancel(cancelled.request.id), .forget(.patience)]
  }

  /// Makes an evaluation the result.
  private mutating func show(_ evaluation: Evaluation) {
    value?.isAwaited = false
    if let formula, case .revision(let id) = purpose {
      revise(id, formula, evaluation)
      value = nil
      return
    }
    let heading = formula.map { Formula.heading(of: $0.shown.text) }
    closeFormula()
    calculator.show(evaluation, name: heading?.name, comment: heading?.comment)
    // A new entry shows, wherever the tape was scrolled to.
    tapeView.bottom = nil
    if let subject { value?.subject = subject }
  }

  /// Shows the error of what `=` was pressed for.
  private mutating func fail(_ error: EvaluationError) {
    value?.isAwaited = false
    if formula != nil {
      failFormula(error)
    } else if case .expression(let expression, _) = value?.subject {
      calculator.fail(expression, error)
    }
  }

  /// Sends what was typed while the result was calculated, up to the next `=` that takes time.
  private mutating func sendTypeAhead() -> [Effect] {
    let actions = typeAhead
    typeAhead = []
    return actions.flatMap { send($0) }
  }

  private mutating func ask(_ subject: Request.Subject) -> [Effect] {
    let replaced = value.flatMap { $0.isRunning ? $0 : nil }
    let request = newRequest(subject, format: format)
    value = LiveValue(
      subject: subject, request: request, version: calculator.tapeVersion, isAwaited: false,
      isOverdue: replaced?.isOverdue ?? false)
    // Entries are asked for again after the value, which a person waits for.
    let dropped = dropTapeRequest()
    guard let replaced else {
      return dropped + [.evaluate(request), .wake(.patience, after: Self.patience)]
    }
    // The patience for the value that is replaced goes on, so that fast keys cannot hold a frame
    // back for longer.
    return dropped + [.cancel(replaced.request.id), .evaluate(request)]
  }

  mutating func newRequest(
    _ subject: Request.Subject, format: ResultFormat, copies: Request.Copy? = nil
  ) -> Request {
    lastRequest += 1
    return Request(
      id: Request.ID(lastRequest), subject: subject, format: format, limits: calculator.limits,
      copies: copies)
  }

  /// Asks again for the result that is awaited, because another program has changed the tape.
  mutating func askAgain() -> [Effect] {
    guard let value, value.isAwaited else { return [] }
    var subject = formulaSubject
    if case .expression(let expression, _) = value.subject {
      subject = self.subject(of: expression)
    }
    let effects = subject.map { ask($0) } ?? []
    self.value?.isAwaited = true
    return effects
  }

  private mutating func dropValue() -> [Effect] {
    defer { value = nil }
    guard let value, value.isRunning else { return [] }
    return [.cancel(value.request.id), .forget(.patience)]
  }
}
