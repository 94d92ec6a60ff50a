import CalculatorCore
import ExactNumbers
import Words

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
    case .entering: typedExpression.map { subject(of: $0) }
    case .showing(let id): tape.outcome(of: id)?.evaluation.map { .result($0) }
    case .failed: nil
    }
  }

  /// The expression whose value is shown while it is being typed; in the programmer layout that may
  /// be a lone number, which is shown in all bases.
  private var typedExpression: Expression? {
    shownLayout == .programmer ? calculator.completeExpression : calculator.liveExpression
  }

  /// The evaluation of an expression, after that of the entries that it is tied to.
  func subject(of expression: Expression) -> Request.Subject {
    .expression(expression, tape.recalculation(of: expression.origins))
  }

  /// How values are written now.
  var format: ResultFormat {
    ResultFormat(
      columns: metrics.resultColumns, point: point, form: shownForm, grouping: digitGrouping,
      fullDigits: fullValue?.digits, units: units,
      wordSize: shownLayout == .programmer ? wordSize : nil, language: language)
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
    var factors: Factorization?
    if case .written(_, let written) = known.stage { factors = written.factors }
    let effects = ask(.result(evaluation), factors: factors)
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

  /// Asks for the value that a key is about; it waits for that if it is not known yet.
  mutating func needValue() -> [Effect] {
    let effects = askForValue()
    if value?.stage == .asked { value?.isNeeded = true }
    return effects
  }

  /// Takes up an answer; an answer that is not asked for any more is dropped here.
  mutating func takeUp(_ answer: Answer, to id: Request.ID) -> [Effect] {
    if case .rates(let reading) = answer {
      today = reading.today
      return []
    }
    if let running = tapeView.request, running.id == id { return takeUpForTape(answer, running) }
    if case .totals(let rows) = answer { takeUp(rows, to: id) }
    if case .explanation(let lines) = answer { takeUpExplanation(lines, to: id) }
    if let completing, completing.id == id { return finish(completing, with: answer) }
    if id == copyRequest { return finishCopy(with: answer) }
    guard let known = value, known.isRunning, known.request.id == id else { return [] }
    switch answer {
    case .outcomes(let outcomes): takeUp(outcomes, version: known.version)
    case .entryDigits, .finished, .totals, .copied, .explanation, .rates: return []
    case .evaluation(let evaluation):
      value?.stage = .evaluated(evaluation)
      value?.isNeeded = false
      if known.isAwaited { show(evaluation) }
    case .digits(let written): take(written, of: known)
    case .factoring(let report): value?.progress = report
    case .failure(let error):
      value?.stage = .failed(error)
      value?.isNeeded = false
      if known.isAwaited { fail(error) }
    }
    return settle(known)
  }

  private mutating func take(_ written: WrittenValue, of known: LiveValue) {
    guard let evaluation = known.evaluation else { return }
    value?.stage = .written(evaluation, written)
    value?.progress = nil
    let size = window.size
    fullValue?.take(written, of: evaluation, in: known.request.format, size: size)
  }

  private mutating func settle(_ known: LiveValue) -> [Effect] {
    let settled: [Effect] = value?.isRunning == true ? [] : [.forget(.patience)]
    return settled + (known.holdsKeys && value?.holdsKeys != true ? sendTypeAhead() : [])
  }

  /// Cancels the calculation under way, and with it what was typed after `=`.
  ///
  /// Of a factorization what was found stays.
  mutating func cancel() -> [Effect] {
    guard let cancelled = value else { return [] }
    typeAhead = []
    message = .failure(.cancelled)
    place = nil
    if let progress = cancelled.progress {
      take(progress.partial, of: cancelled)
    } else {
      value?.stage = .cancelled
    }
    value?.isAwaited = false
    value?.isNeeded = false
    return [.cancel(cancelled.request.id), .forget(.patience)]
  }

  /// Makes an evaluation the result.
  private mutating func show(_ evaluation: Evaluation) {
    value?.isAwaited = false
    tellRadians(of: evaluation.expression)
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

  /// Says, once in a session, that an angle without a unit is in radians.
  private mutating func tellRadians(of expression: Expression) {
    guard !hasToldRadians, message == nil, let angle = expression.plainAngle else { return }
    hasToldRadians = true
    message = .radians(angle.inDegrees(point: point, ties: tieText(above: nil)))
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

  /// Sends what was typed while keys waited for a value, up to the next key for which they wait.
  ///
  /// - Complexity: O(*n*) besides what the keys do, where *n* is the number of keys.
  private mutating func sendTypeAhead() -> [Effect] {
    let actions = typeAhead
    typeAhead = []
    var effects: [Effect] = []
    for (index, action) in actions.enumerated() {
      effects += send(action)
      if value?.holdsKeys == true {
        typeAhead += actions[(index + 1)...]
        break
      }
    }
    return effects
  }

  private mutating func ask(
    _ subject: Request.Subject, factors: Factorization? = nil
  ) -> [Effect] {
    let replaced = value.flatMap { $0.isRunning ? $0 : nil }
    var request = newRequest(subject, format: format)
    request.factors = factors
    value = LiveValue(
      subject: subject, request: request, version: calculator.tapeVersion, isAwaited: false,
      isNeeded: replaced?.isNeeded ?? false, isOverdue: replaced?.isOverdue ?? false)
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

  /// Stops the factorization of the value, so that a shorter calculation need not wait for it; it is
  /// asked for again after that.
  mutating func interruptFactoring() -> [Effect] {
    value?.progress == nil ? [] : dropValue()
  }

  /// Forgets the value, which is asked for again if it is still wanted.
  mutating func dropValue() -> [Effect] {
    guard let dropped = value else { return [] }
    value = nil
    guard dropped.isRunning else { return [] }
    let effects: [Effect] = [.cancel(dropped.request.id), .forget(.patience)]
    return effects + (dropped.isNeeded ? sendTypeAhead() : [])
  }
}
