import CalculatorCore

/// The value on the result line: asking for it, taking up its answers, cancelling it.
extension ViewModel {
  /// How long a frame is held back for a value that is on its way, so that values that are quick to
  /// calculate do not flicker.
  private static let patience = Duration.milliseconds(30)

  /// What the result line is about; nil when nothing is to be calculated.
  var subject: Request.Subject? {
    if formula != nil { return formulaSubject }
    return switch calculator.phase {
    case .entering: calculator.liveExpression.map { .expression($0) }
    case .showing(let evaluation): .result(evaluation)
    case .failed: nil
    }
  }

  /// How values are written now.
  private var format: ResultFormat {
    ResultFormat(columns: window.resultColumns, point: point)
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
    guard known.request.format != format, let evaluation = known.evaluation else {
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
    guard let known = value, known.isRunning, known.request.id == id else { return [] }
    switch answer {
    case .evaluation(let evaluation):
      value?.stage = .evaluated(evaluation)
      if known.isAwaited { show(evaluation) }
    case .digits(let written):
      guard let evaluation = known.evaluation else { return [] }
      value?.stage = .written(evaluation, written)
    case .failure(let error):
      value?.stage = .failed(error)
      if known.isAwaited { fail(error) }
    }
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
    closeFormula()
    calculator.show(evaluation)
    value?.isAwaited = false
    if let subject { value?.subject = subject }
  }

  /// Shows the error of what `=` was pressed for.
  private mutating func fail(_ error: EvaluationError) {
    value?.isAwaited = false
    if formula != nil {
      failFormula(error)
    } else if case .expression(let expression) = value?.subject {
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
    lastRequest += 1
    let request = Request(
      id: Request.ID(lastRequest), subject: subject, format: format, limits: calculator.limits)
    value = LiveValue(
      subject: subject, request: request, isAwaited: false,
      isOverdue: replaced?.isOverdue ?? false)
    guard let replaced else { return [.evaluate(request), .wake(.patience, after: Self.patience)] }
    // The patience for the value that is replaced goes on, so that fast keys cannot hold a frame
    // back for longer.
    return [.cancel(replaced.request.id), .evaluate(request)]
  }

  private mutating func dropValue() -> [Effect] {
    defer { value = nil }
    guard let value, value.isRunning else { return [] }
    return [.cancel(value.request.id), .forget(.patience)]
  }
}
