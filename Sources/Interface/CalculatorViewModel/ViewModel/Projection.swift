import CalculatorCore
import Engine
import Quantities
import Screen
import Words

/// The projection of a view-model to its view state, without any calculation.
struct Projection {
  private let model: ViewModel
  private let subject: Request.Subject?
  private let value: LiveValue?
  /// The visible error, until its expression is evaluated again.
  private let error: EvaluationError?

  private var words: Wording { model.environment.words }

  init(of model: ViewModel) {
    self.model = model
    subject = model.subject
    value = model.shownValue(of: subject)
    error = model.result.value?.isAwaited == true ? nil : model.keypad.calculator.error
  }

  /// The state of all views, in time linear in the length of the expression.
  var viewState: ViewState {
    let keypad = model.keypad
    return ViewState(
      expression: expression, result: resultLine, message: messageLine, tape: tapePane,
      focus: model.hinted, highlighted: keypad.highlight.isShown ? keypad.highlight.button : nil,
      pressed: keypad.pressed, layout: model.shownLayout, bases: keypad.basesPane(value, in: words),
      theme: model.environment.theme, language: model.environment.language,
      point: model.environment.point, page: model.page?.view(of: model.result.value),
      menu: menuPane, prompt: prompt)
  }

  /// The prompt without a screen: the query, or the number of the edited entry.
  private var prompt: String? {
    guard model.lineMode != nil else { return nil }
    if let search = model.line.search {
      return words.searchNote(of: search.query, isFound: search.found != nil).full + "> "
    }
    let number = model.purpose.entry.flatMap { model.tape.index(of: $0) }
    return (number.map { "\(model.tape.count - $0)" } ?? "") + "> "
  }

  private var expression: ExpressionLine {
    let blamed =
      model.notice.range
      ?? error.flatMap { error in
        model.keypad.calculator.line.map { $0.characters(ofBytes: error.place) }
      }
    if let found = model.line.search?.found {
      let text = model.shownText(of: found)
      return ExpressionLine(text: text, cursor: text.count)
    }
    if let question = model.line.question { return ExpressionLine(text: question.column.preview) }
    if let shown = model.shownLine(blaming: blamed) { return shown }
    if let entry = model.keypad.shownEntry {
      let text = model.expressionText(of: entry, value)
      return ExpressionLine(
        text: text.text, mark: error.map { text.columns(of: $0.place) },
        ties: text.ties.map(\.columns))
    }
    guard let line = model.keypad.calculator.line, !line.isEmpty else {
      return ExpressionLine(text: "0")
    }
    let text = model.keypadText(of: line, value)
    return ExpressionLine(
      text: text.text, mark: blamed.map { text.columns(of: $0) }, ties: text.ties)
  }

  private var resultLine: ResultLine? {
    if let command = model.typedCommand {
      // The message needs the room.
      if case .choices = model.notice.message { return nil }
      let columns = model.keypad.metrics.resultColumns
      var text = words.enter(does: effect(of: command))
      switch command.command {
      case .showHelp: text = words.enter(does: words.text(of: .help).effect)
      case .chooseForm, .chooseLayout, .chooseTheme, .chooseBase, .chooseWordSize, .chooseDecimals:
        let choice = command.named.word(in: words) + " " + effect(of: command)
        let whole = words.enter(sets: choice)
        if command.choice != nil, whole.count <= columns { text = whole }
      default: break
      }
      let shown = text.count > columns ? text.prefix(max(0, columns - 1)) + "…" : text[...]
      return ResultLine(text: String(shown), tone: .live)
    }
    if let value { return value.line }
    if !model.isEditing, let id = model.keypad.shownEntry, model.tape.outcome(of: id) == nil {
      return .pending
    }
    return subject == nil ? nil : .pending
  }

  private var blamed: String {
    let line = expression
    return line.mark.map { String(line.text.dropFirst($0.lowerBound).prefix($0.count)) } ?? ""
  }

  private var messageLine: MessageLine? {
    guard var message = messageWithTies else { return nil }
    let line = model.keypad.calculator.line
    message.sentence = message.sentence.replacing { character in
      guard LineText.indexOfTie(character) != nil else { return nil }
      // The tie of a result that the line continues is not on the line itself.
      return line?.tie(for: character).map { model.ties().text(of: $0) } ?? "ans"
    }
    return message
  }

  /// The message, which may quote characters of ties.
  private var messageWithTies: MessageLine? {
    if let question = model.line.question {
      return MessageLine(.paste(question.message), in: words)
    }
    if let search = model.line.search {
      let isFound = search.found != nil
      return MessageLine(note: words.searchNote(of: search.query, isFound: isFound))
    }
    if let message = model.notice.message {
      if case .form(let form) = message, let written = model.result.value?.written,
        written.form != form
      {
        return MessageLine(.formTooLong(form), in: words)
      }
      return MessageLine(message, quoting: blamed, in: words)
    }
    if let readingNote { return MessageLine(note: readingNote) }
    if model.requests[.rates] != nil {
      return MessageLine(note: words.ratesProgress(received: model.received))
    }
    if let error { return MessageLine(.failure(error.kind), quoting: blamed, in: words) }
    if !model.isEditing, let id = model.keypad.shownEntry,
      let definition = model.tape.outcome(of: id)?.definition
    {
      return MessageLine(note: words.note(of: definition))
    }
    return value?.evaluation?.ratesDay.map { MessageLine(note: ratesNote(of: $0)) }
  }

  /// The uncertainty of the value, or a note on its reading; without a screen, both.
  private var readingNote: Sentence? {
    guard let evaluation = value?.evaluation else { return nil }
    let note = note(on: evaluation)
    guard let limit = evaluation.value.uncertaintyText(in: model.ties().style) else { return note }
    let uncertainty = words.note(ofUncertainty: limit)
    guard let note else { return uncertainty }
    guard model.lineMode != nil else { return note }
    return Sentence("\(uncertainty.full) \(note.full)", brief: uncertainty.brief)
  }

  /// A note on an ambiguous or incomplete reading of the line, such as radians or a hidden name.
  private func note(on evaluation: Evaluation) -> Sentence? {
    if case .shares(let shares) = evaluation.remark {
      let point = model.environment.point
      return words.note(of: .shares(String(shares.map { $0 == "." ? point : $0 })))
    }
    if let remark = evaluation.remark { return words.note(of: remark) }
    if !evaluation.further.isEmpty { return words.note(ofTotals: evaluation.further.count + 1) }
    if let word = evaluation.value.negativeWord {
      return words.note(ofBits: word.bits, holding: word.text, written: word.source)
    }
    let style = model.ties().style
    let tape = model.tape
    let angle = evaluation.expression.plainAngle(
      in: EvaluationContext(
        ties: { tape.value(of: $0) }, definitions: { tape.outcome(of: $0)?.definition }))
    if let angle {
      return words.note(
        ofRadians: angle.inDegrees(
          point: model.environment.point, ties: { model.ties().text(of: $0) }))
    }
    if let solutions = evaluation.solved, value?.isFinal != false || evaluation.reading == nil {
      return words.note(of: solutions)
    }
    guard value?.isFinal == false || model.lineMode != nil else { return nil }
    if let duration = evaluation.expression.durationAlone {
      return words.note(ofDuration: duration.shortText(in: style) ?? "")
    }
    let given = model.heading?.name.map { [($0, evaluation.value)] } ?? []
    let origins = evaluation.isTotal ? [] : evaluation.expression.origins
    let used = origins.compactMap { id in tape[id]?.name.map { ($0, tape.value(of: id)) } }
    for (name, value) in given + used {
      let hidden = HiddenMeaning(name, among: tape.names, in: model.environment.language)
      if let hidden {
        return words.note(of: name, value: value?.shortText(in: style), hiding: hidden)
      }
    }
    if let reading = evaluation.reading {
      let text = model.ties().text(
        of: evaluation.expression, besides: NameClash.unitsBesideOperands
      ).text
      // The operators of `5 or 3 and 8` have no parentheses there.
      let isClearer = reading.count { $0 == "(" } > text.count { $0 == "(" }
      return words.note(ofReading: text == expression.text || isClearer ? reading : text)
    }
    if model.isEditing, let notes = value?.written?.notes, !notes.isEmpty {
      return words.note(ofReading: model.ties().text(of: evaluation.expression, notes: notes).text)
    }
    return nil
  }

  private func ratesNote(of day: Day) -> Sentence {
    let age = day.oldAge(on: model.environment.today ?? day)
    let note = words.ratesNote(of: day, age: age, isKeypad: !model.isEditing)
    let full = note.full.first { $0.count <= model.keypad.metrics.resultColumns }
    return Sentence(full ?? note.full[note.full.count - 1], brief: note.brief)
  }

  private var tapePane: TapePane? {
    let size = model.keypad.metrics.tape
    guard size.rows > 0 else { return nil }
    return model.tapeView.pane(
      model.shownEntries, columns: size.columns, ties: model.ties(),
      isFocused: model.focus == .tape, isLoaded: model.saving.isLoaded,
      showsDays: model.environment.showsDays)
  }

  private var menuPane: MenuPane? {
    guard let menu = model.menu else { return nil }
    let rows = model.menuCommands.enumerated().map { index, command in
      let obstacle = model.disabledReason(for: command.command)
      return MenuPane.Row(
        word: command.text(in: words),
        key: command.choice == nil ? command.named.entry.keys.first.map(words.name(of:)) ?? "" : "",
        effect: obstacle.map { words.sentence($0).brief }
          ?? (command.command == .undo ? effectOfUndoing : nil) ?? effect(of: command),
        isPossible: obstacle == nil, isSelected: index == menu.selected)
    }
    guard !rows.isEmpty else {
      let none = MenuPane.Row(
        word: "", key: "", effect: words.noMatch, isPossible: false, isSelected: false)
      return MenuPane(filter: menu.filter, rows: [none])
    }
    let room = max(1, model.keypad.metrics.menuRows)
    return MenuPane(
      filter: menu.filter, rows: Array(rows.dropFirst(menu.first(rows: room)).prefix(room)))
  }

  /// The text that undoing removes or restores; nil if it changes more than the end of the line.
  private var effectOfUndoing: String? {
    var calculator = model.keypad.calculator
    guard calculator.undo(), calculator.tape.count == model.tape.count else { return nil }
    let (before, now) = (text(of: calculator), text(of: model.keypad.calculator))
    let trim = { (text: Substring) in String(text.drop(while: \.isWhitespace)) }
    if before == now { return nil }
    if now.hasPrefix(before) { return words.undoing(takesBack: trim(now.dropFirst(before.count))) }
    return before.hasPrefix(now)
      ? words.undoing(bringsBack: trim(before.dropFirst(now.count))) : nil
  }

  private func text(of calculator: Calculator) -> String {
    if let text = calculator.editedText { return text.shown(model.ties()).text }
    switch calculator.phase {
    case .entering, .failed: return calculator.line.map { model.keypadText(of: $0).text } ?? ""
    case .showing(let id):
      return calculator.tape[id].map { model.ties().text(of: $0.expression).text } ?? ""
    }
  }

  private func effect(of command: TypedCommand) -> String {
    switch command.command {
    case .chooseForm(let form?): value?.written?.forms[form] ?? words.title(of: form)
    case .chooseLayout, .chooseTheme, .chooseBase, .chooseWordSize, .chooseDecimals:
      command.choice ?? words.text(of: command.named).effect
    case .showHelp(let chapter): words.heading(of: chapter)
    case .newTape(let name?): words.effect(ofKeepingTapeAs: name)
    case .listChoices: words.effectOfListingChoices
    default: words.text(of: command.named).effect
    }
  }
}
