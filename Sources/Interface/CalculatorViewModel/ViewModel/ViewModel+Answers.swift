import CalculatorCore
import Engine
import Quantities
import Screen
import Words

extension ViewModel {
  /// Requests the value on the screen, unless an awaited result comes first.
  mutating func askForValue() -> [Effect] {
    guard result.value?.isAwaited != true else { return [] }
    guard let subject else { return dropValue() }
    guard let value = result.value, value.subject == subject else { return ask(subject) }
    // Digits in another format need a new request.
    let format = format
    guard !value.format.covers(format), let evaluation = value.evaluation else { return [] }
    return tapeView.drop(&requests)
      + result.askForDigits(of: value, evaluation, in: format, &requests)
  }

  private mutating func ask(_ subject: Request.Subject) -> [Effect] {
    let (format, version) = (format, keypad.calculator.tapeVersion)
    // The user waits for the value; entries are requested again later.
    return tapeView.drop(&requests) + result.ask(subject, in: format, version: version, &requests)
  }

  /// Evaluates the subject of `=`, reusing the value of the preview if there is one.
  mutating func awaitValue(of subject: Request.Subject) -> [Effect] {
    guard let value = result.value, value.subject == subject, value.stage != .cancelled else {
      let effects = ask(subject)
      result.value?.isAwaited = true
      return effects
    }
    guard case .known(let outcome, _) = value.stage else {
      result.value?.isAwaited = true
      return []
    }
    return show(outcome)
  }

  mutating func needValue() -> [Effect] {
    let effects = askForValue()
    if result.value?.stage == .asked { result.value?.isNeeded = true }
    return effects
  }

  /// Repeats the request for an awaited result after the tape was changed externally.
  mutating func askAgain() -> [Effect] {
    guard let value = result.value, value.isAwaited else { return [] }
    var subject = lineSubject
    if !isEditing, let line = try? keypad.calculator.lineForEquals(in: conventions) {
      subject = self.subject(of: line)
    }
    let effects = subject.map { ask($0) } ?? []
    result.value?.isAwaited = true
    return effects
  }

  /// Stops a factorization in favour of a shorter calculation; it is requested again later.
  mutating func interruptFactoring() -> [Effect] {
    result.value?.progress == nil ? [] : dropValue()
  }

  private mutating func dropValue() -> [Effect] {
    let isNeeded = result.value?.isNeeded == true
    return result.drop(&requests) + (isNeeded ? sendTypeAhead() : [])
  }

  /// Requests missing results of visible entries, after a running preview.
  mutating func askForEntries() -> [Effect] {
    guard result.value?.isRunning != true else { return [] }
    let (tape, size) = (tape, keypad.metrics.tape)
    let format = format(columns: size.columns)
    let shown = tapeView.shown(on: tape, lines: size.rows) + (lineMode?.entries ?? [])
    var lacking = shown.filter { id in
      switch tape.outcome(of: id) {
      case nil: true
      case .value: tapeView.digits[id]?.format != format
      case .definition, .failure: false
      }
    }
    if let id = keypad.shownEntry, tape.outcome(of: id) == nil { lacking.append(id) }
    let (ties, showsDays) = (ties(), environment.showsDays)
    return tapeView.ask(
      for: lacking, of: keypad.calculator, in: format,
      head: { TapeView.head(of: $0, columns: size.columns, ties, showsDays: showsDays) }, &requests)
  }

  mutating func askForPage() -> [Effect] {
    let columns = pageSize.columns
    // Beside a tag, and perhaps a share; a narrow page has only sums.
    let narrow = format(columns: max(8, min(24, columns - 8)))
    var effects: [Effect] = []
    var asked: [Effect] = []
    switch page?.content {
    case .totals:
      let topic = Page.Topic(format: narrow, version: keypad.calculator.tapeVersion)
      if page?.asks(about: topic) == true {
        asked = requests.ask(.totals, for: .totals(tape), in: narrow)
      }
    case .explanation(let expression, let entry, _):
      let format = format(columns: max(8, min(40, columns / 2)))
      if page?.asks(about: Page.Topic(format: format)) == true {
        let subject = explanation(of: expression, entry)
        asked = requests.ask(.explanation, for: subject, in: format)
      }
    case .tapes(nil):
      // They exist only if the tape is saved.
      if !saving.isOn {
        page?.receive([])
      } else if page?.asks(about: Page.Topic()) == true {
        effects = [.listTapes(narrow)]
      }
    case .plot(let plot):
      let format = format(columns: columns)
      let topic = Page.Topic(format: format, plot: plot.plot, size: plotSize)
      if page?.asks(about: topic) == true {
        asked = requests.ask(.plot, for: .plot(plot.plot, plotSize), in: format)
      }
    case .help, .fullValue, .tapes, .schedule, nil: break
    }
    if page?.kind != .totals { effects += requests.cancel(.totals) }
    if page?.kind != .explanation { effects += requests.cancel(.explanation) }
    if page?.kind != .plot { effects += requests.cancel(.plot) }
    return effects + (asked.isEmpty ? [] : interruptFactoring() + asked)
  }

  private func explanation(of expression: Expression, _ entry: EntryID?) -> Request.Subject {
    let (ties, origins) = (ties(of: entry), expression.origins)
    let explained = Request.Explained(
      expression: expression,
      ties: Dictionary(origins.map { ($0, ties.text(of: $0)) }) { first, _ in first },
      rates: entry.flatMap { tape[$0]?.rates }, isTotal: entry.flatMap { tape[$0]?.isTotal } == true
    )
    return .explanation(explained, tape.recalculation(of: origins))
  }

  /// Handles Enter on the line: a calculation, a correction, a comment or a command.
  mutating func finishLine() -> [Effect] {
    if case .comment(let id) = purpose {
      let bytes = Array((editedText?.text ?? "").utf8)[...].trimmingSpaces
      let text = String(decoding: bytes, as: UTF8.self)
      closeLine()
      guard var entry = tape[id] else { return [] }
      let comment = text.hasPrefix("#") ? Formula.heading(of: text).comment : text
      entry.comment = comment?.isEmpty == true ? nil : comment
      keypad.calculator.revise(entry, tape.outcome(of: id))
      lineMode?.entries = [id]
      return []
    }
    if let command = typedCommand {
      if case .listChoices = command.command {
        line.refused = editedText?.text
      } else {
        closeLine()
      }
      return perform(command.command)
    }
    if editedText?.characters.first(where: { !$0.isWhitespace }) == "#" {
      line.refused = editedText?.text
      return say(.refusal(.nothingToCalculate))
    }
    if let subject = lineSubject {
      let continued = continuedText
      lineMode?.isCalculation = true
      lineMode?.continued = continued
      return awaitValue(of: subject)
    }
    // An empty line clears the calculator, but leaves an entry unchanged.
    let isRevision = purpose != .calculation
    closeLine()
    return isRevision ? [] : pressOnKeypad(.command(.allClear))
  }

  mutating func receive(_ answer: Answer, to id: Request.ID) -> [Effect] {
    if case .rates(let reading) = answer {
      environment.today = reading.today
      return []
    }
    let purpose = requests[id]
    switch purpose {
    case .value: return receive(answer)
    case .entries: return tapeView.receive(answer, in: &keypad.calculator, &requests)
    case .totals, .explanation, .plot:
      page?.receive(answer)
      // A plot is drawn in steps.
      if case .plot = answer { break }
      purpose.map { requests.end($0) }
    case .completion: return finishCompletion(with: answer)
    case .copy: return finishCopy(with: answer)
    case .rates, .picture, nil: break
    }
    return []
  }

  private mutating func receive(_ answer: Answer) -> [Effect] {
    guard let known = result.value else { return [] }
    if case .outcomes(let outcomes) = answer {
      tapeView.record(outcomes, version: known.version, in: &keypad.calculator)
    }
    var effects = result.receive(answer, &requests)
    if case .digits = answer { showDigitsOnPage() }
    if known.isAwaited, let outcome = answer.outcome { effects += show(outcome) }
    return effects + (known.defersInput && !defersInput ? sendTypeAhead() : [])
  }

  private mutating func showDigitsOnPage() {
    guard let value = result.value, let evaluation = value.evaluation, let written = value.written
    else { return }
    page?.receive(written, of: evaluation, in: value.format)
  }

  private mutating func show(_ outcome: Outcome) -> [Effect] {
    switch outcome {
    case .value(let evaluation): return show(evaluation)
    case .definition(let definition): return show(definition)
    case .failure(let error): fail(error)
    }
    return []
  }

  private mutating func show(_ evaluation: Evaluation) -> [Effect] {
    result.value?.isAwaited = false
    let (heading, purpose) = (heading, purpose)
    if purpose != .calculation || lineMode != nil { closeLine() }
    if case .revision(let id) = purpose {
      // Of several sums, keep the one with the kind of the total.
      let kind = tape.value(of: id)?.kind
      let sum = evaluation.further.first { $0.value.kind == kind } ?? evaluation
      revise(id, .value(sum)) { entry in
        (entry.name, entry.comment) = (heading?.name, heading?.comment)
        (entry.expression, entry.isTotal) = (sum.expression, evaluation.isTotal)
      }
      page = resultPage(of: evaluation)
      return result.drop(&requests)
    }
    page = resultPage(of: evaluation)
    keypad.calculator.show(evaluation, name: heading?.name, comment: heading?.comment)
    // A new entry becomes visible at any scroll offset.
    tapeView.bottom = nil
    if lineMode != nil, !evaluation.further.isEmpty {
      let sums = Array(tape.ids.suffix(1 + evaluation.further.count))
      lineMode?.entries = sums
    }
    guard evaluation.further.isEmpty else { return result.drop(&requests) }
    if let subject { result.value?.subject = subject }
    return []
  }

  private mutating func show(_ definition: Definition) -> [Effect] {
    let (heading, purpose) = (heading, purpose)
    if purpose != .calculation || lineMode != nil { closeLine() }
    if case .revision(let id) = purpose, tape[id] != nil {
      revise(id, .definition(definition)) { entry in
        (entry.name, entry.comment) = (definition.name, heading?.comment)
        (entry.expression, entry.isTotal) = (definition.expression, false)
      }
    } else {
      keypad.calculator.show(definition, comment: heading?.comment)
      tapeView.bottom = nil
    }
    return result.drop(&requests)
  }

  private mutating func revise(_ id: EntryID, _ outcome: Outcome, _ change: (inout Entry) -> Void) {
    if var entry = tape[id] {
      change(&entry)
      noteTape()
      keypad.calculator.revise(entry, outcome)
    }
    tapeView.digits[id] = nil
    lineMode?.entries = [id]
    noteChanges()
  }

  private mutating func fail(_ error: EvaluationError) {
    result.value?.isAwaited = false
    if isUnchanged { return emptyLine() }
    if var text = editedText {
      let error = inText(error)
      let place = text.characters(ofBytes: error.place)
      text.move(to: place.lowerBound)
      line.left = text
      guard lineMode != nil else { return keypad.calculator.fail(text, error) }
      notice.say(.failure(error.kind), at: place)
      keypad.calculator.changeText { $0.move(to: place.lowerBound) }
    } else if let text = try? keypad.calculator.lineForEquals(in: conventions) {
      line.left = text
      keypad.calculator.fail(text, error)
    }
  }

  /// Whether the line corrects an entry with a value, and has the entry's text.
  private var isUnchanged: Bool {
    guard case .revision(let id) = purpose, let entry = tape[id],
      tape.outcome(of: id)?.evaluation != nil
    else { return false }
    return editedText?.characters
      == ties(isGrouped: false).line(of: entry, above: id).characters
  }

  /// Replays the queued actions up to the next one that must wait.
  mutating func sendTypeAhead() -> [Effect] {
    let actions = result.typeAhead
    result.typeAhead = []
    var effects: [Effect] = []
    for (index, action) in actions.enumerated() {
      effects += send(action)
      if defersInput {
        result.typeAhead += actions[(index + 1)...]
        break
      }
    }
    return effects
  }

  mutating func cancelRunning() -> [Effect]? {
    if requests[.copy] != nil {
      notice.message = .failure(.cancelled)
      return requests.cancel(.copy)
    }
    if requests[.explanation] != nil || requests[.plot] != nil {
      page = nil
      notice.message = .failure(.cancelled)
      return requests.cancel(.explanation) + requests.cancel(.plot)
    }
    if result.value?.isRunning == true {
      notice.say(.failure(.cancelled))
      let effects = result.cancel(&requests)
      showDigitsOnPage()
      // A correction stays on the line, where keys would change it.
      if purpose.entry != nil { result.typeAhead = [] }
      guard !result.typeAhead.isEmpty, !defersInput else { return effects }
      // The next line does not continue this one, as after a mistake.
      fail(EvaluationError(.cancelled, at: 0..<0))
      return effects + sendTypeAhead()
    }
    if let wanted = tapeView.wanted, wanted.isOverdue, !wanted.isCancelled {
      // The rows stay without a result until something changes.
      tapeView.wanted?.isCancelled = true
      notice.message = .failure(.cancelled)
      return requests.cancel(.entries)
    }
    guard requests[.rates] != nil else { return nil }
    return say(.rates(.cancelled)) + requests.cancel(.rates)
  }

  mutating func receive(_ others: [TapeChange]) -> [Effect] {
    guard !others.isEmpty else { return [] }
    saving.receive(others, in: &keypad.calculator)
    followTape()
    return askAgain()
  }

  mutating func receive(_ outcome: SavingOutcome) -> [Effect] {
    var effects: [Effect] = []
    if case .saved(let others, let day) = outcome {
      keypad.calculator.stamp(saving.entriesUnderWay, day)
      effects = receive(others)
    }
    if let message = saving.receive(outcome) { notice.message = message }
    return effects + [.forget(.savingPatience)]
  }

  mutating func updateRates() -> [Effect] {
    guard requests[.rates] == nil else { return say(.rates(.underWay)) }
    received = 0
    return [.updateRates(requests.begin(.rates))]
  }

  mutating func receive(_ report: RatesReport, of id: Request.ID) -> [Effect] {
    guard requests[id] == .rates else { return [] }
    switch report {
    case .received(let bytes): received = bytes
    case .ended(let message):
      requests.end(.rates)
      notice.say(.rates(message))
      if case .updated = message { return calculateWithNewRates() }
    }
    return []
  }

  /// Requests again what lacked exchange rates, and the line that used them.
  private mutating func calculateWithNewRates() -> [Effect] {
    keypad.calculator.forgetMissingRates()
    if case .explanation(let expression, let entry, _) = page?.content {
      page = page(.explanation(expression, entry, nil))
    }
    if case .failed(let line, let error) = keypad.calculator.phase, error.kind.isAboutRates {
      result.value = nil
      return awaitValue(of: lineSubject ?? subject(of: line.text))
    }
    guard let value = result.value else { return [] }
    switch value.stage {
    case .known(.value(let evaluation), _) where evaluation.ratesDay == nil: return []
    case .known(.failure(let error), _) where !error.kind.isAboutRates: return []
    case .asked where value.isAwaited: return askAgain()
    case .asked, .known, .cancelled: return dropValue()
    }
  }

  /// Requests a picture of the next screen, with mistakes but without confirmations.
  mutating func wantPicture() {
    if case .picture = notice.message { notice.message = nil }
    if notice.message?.isMistake == false { notice.message = nil }
    _ = requests.begin(.picture)
    wantsPicture = true
  }

  mutating func keepPicture() -> [Effect] {
    guard wantsPicture, let id = requests[.picture] else { return [] }
    wantsPicture = false
    var state = viewState
    state.pressed = nil
    return [.keepPicture(id, state)]
  }
}
