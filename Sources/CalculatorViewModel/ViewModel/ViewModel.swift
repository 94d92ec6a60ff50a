import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

/// What a person can do and should see: the calculator, and what surrounds it on the screen.
///
/// It is a value, composed of features that are values. Actions go in through `send`, which returns
/// the effects that the world has to perform; `viewState` projects what is known into what the views
/// show. Neither calculates: what may take long is an effect, and its answer an action.
///
///     var model = ViewModel(theme: .dark)
///     for key in "7+1" { model.send(.key(.character(key))) }
///     model.viewState.expression.text  // "7 + 1"
///     model.send(.caughtUp)  // an effect asks for the value of 7 + 1
package struct ViewModel: Hashable, Sendable {
  package var environment: Environment
  var keypad: KeypadState
  var line = Line()
  var tapeView = TapeView()
  var saving: Saving
  var result = LiveResult()
  /// The page over the window; nil while none is open.
  var page: Page?
  /// The menu in the place of the keypad; nil while it is closed.
  var menu: Menu?
  var notice: Notice
  var requests: Requests
  /// What is to be said where there is no screen; nil on a screen.
  var speech: Speech?
  /// The last command; nil before the first one.
  var lastCommand: Command?
  /// How much of an update of the exchange rates has come, in bytes.
  var received = 0
  /// Whether the frame is still to be drawn that a picture is to show.
  var wantsPicture = false
  /// The character whose key is being taken; nil for a click, and where none is.
  var typing: Character?
  /// The text that was copied last.
  var copied: String?

  /// Creates the model of an empty calculator.
  ///
  /// - Parameters:
  ///   - theme: the first theme, where there are colours.
  ///   - hasColors: whether the terminal has colours.
  ///   - canCopy: whether the terminal may have a clipboard.
  ///   - followsTerminal: whether a late answer about the background may still change the theme.
  ///   - language: the language of all sentences.
  ///   - point: the decimal point of the display, one column wide.
  ///   - grouping: how the locale groups digits, nil if it does not.
  ///   - signs: what signs of currencies mean in the country of the locale.
  ///   - time: where the present moment and time zones are found.
  ///   - layout: the first layout, unless the window has no room for it.
  ///   - message: the first message.
  ///   - writer: the number of this program among those that write to the tape.
  ///   - keepsTape: whether the tape is kept, so that changes are saved and a kept one will come.
  ///   - speech: how lines are answered where there is no screen.
  package init(
    theme: ThemeName, hasColors: Bool = true, canCopy: Bool = true, followsTerminal: Bool = false,
    language: Language = .english, point: Character = ".",
    grouping: GroupingConvention? = nil,
    signs: CurrencySigns = .standard, time: TimeSource = .none, layout: LayoutName = .keypad,
    message: Message? = nil,
    writer: UInt64 = 0, keepsTape: Bool = false, speech: SpeechStyle? = nil
  ) {
    environment = Environment(
      theme: hasColors ? theme : .mono, followsTerminal: followsTerminal && hasColors,
      hasColors: hasColors, canCopy: canCopy, language: language, point: point,
      grouping: grouping, signs: signs, units: .local(language), time: time)
    let calculator = Calculator(
      writer: writer, display: DisplayFormat(isGrouped: grouping != nil))
    keypad = KeypadState(calculator, layout: layout)
    saving = Saving(isOn: keepsTape)
    notice = Notice(message: message)
    requests = Requests(limits: calculator.limits)
    self.speech = speech.map { Speech(isSpoken: $0 == .words) }
    if speech != nil { openNextLine() }
  }

  /// Takes what happened, and returns what the world has to do for it.
  @discardableResult
  package mutating func send(_ action: Action) -> [Effect] {
    switch action {
    case .key(let key):
      let isEntered = key == .enter && speech != nil && !holdsKeys
      return (isEntered ? [.showLine(viewState)] : []) + type(key)
    case .click(let target): return click(target)
    case .wheel(let direction, let target): turnWheel(direction, over: target)
    case .line(let text): return enter(text)
    case .paste(let text):
      if speech != nil, text.contains(where: \.isNewline) { return enter(pasted: text) }
      paste(text)
    case .pasteTooLong:
      beginPaste()
      notice.message = .paste(.refusal(.tooLong))
    case .resize(let metrics): resize(metrics)
    case .tick(.light): keypad.pressed = nil
    case .tick(.patience): result.value?.isOverdue = true
    case .tick(.tapePatience): tapeView.wanted?.isOverdue = true
    case .tick(.savingPatience): saving.isOverdue = true
    case .evaluated(let id, let answer): return receive(answer, to: id)
    case .kept(let kept):
      if let message = saving.receive(kept, in: &keypad.calculator) { notice.message = message }
      followTape()
      return askAgain()
    case .others(let changes): return receive(changes)
    case .saved(let outcome): return receive(outcome)
    case .rates(let id, let report): return receive(report, of: id)
    case .picture(let id, let outcome):
      guard requests[id] == .picture else { return [] }
      requests.end(.picture)
      notice.say(.picture(outcome))
    case .tapes(let message): return receive(message)
    case .tapeList(let tapes):
      let size = pageSize
      page?.receive(tapes, in: size)
    case .opened(let name, let kept): return goOn(with: kept, named: name)
    case .background(let luminance):
      environment.follow(luminance)
    case .suspendRequest: return [.suspend]
    case .hangUp: return quit()
    case .caughtUp:
      // The list of tapes tells of what is saved.
      return askForValue() + askForEntries() + saving.save(&keypad.calculator) + askForPage()
        + saving.openTape()
        + (isSettled || speech != nil ? keepPicture() : []) + speak()
    }
    return []
  }

  /// Ends the program, after the tape is saved.
  mutating func quit() -> [Effect] {
    saving.saveAll(&keypad.calculator) + requests.cancel(.rates) + [.quit]
  }

  /// Whether a frame may be drawn: no value is on its way that will probably be there at once.
  package var isSettled: Bool {
    if speech != nil { return isAnswered }
    if let value = result.value, value.isRunning, !value.isOverdue { return false }
    if let wanted = tapeView.wanted, !wanted.isOverdue { return false }
    return saving.isSettled
  }

  private mutating func resize(_ metrics: WindowMetrics) {
    let metrics = speech == nil ? metrics : metrics.withoutScreen
    let message = keypad.resize(metrics)
    if notice.message?.isOutdated(by: metrics) == true { notice.message = nil }
    if notice.message == nil { notice.message = message }
    let (size, words) = (pageSize, environment.words)
    page?.resize(size, words)
    followTape()
  }
}

extension Message {
  /// Whether it says that a layout does not fit, which does now.
  fileprivate func isOutdated(by window: WindowMetrics) -> Bool {
    let missed: [LayoutName] =
      switch self {
      case .layoutTooLarge(let name): [name]
      case .layout(_, let skipped): skipped
      case .noRoomForLayouts: LayoutName.allCases.filter { $0 != .keypad }
      default: []
      }
    return missed.contains { window.layouts[$0] != nil }
  }
}

/// What is known of the features together.
extension ViewModel {
  var tape: Tape { keypad.calculator.tape }

  /// The window, as the last `Action.resize` told it.
  package var window: WindowMetrics { keypad.window }

  /// The size of pages: that of the window, or one with room for all of it.
  var pageSize: Size {
    speech == nil ? window.size : Size(columns: min(window.size.columns, 80), rows: 1_000_000)
  }

  /// The layout that shows: the chosen one, or the keypad while the window has no room for that.
  package var shownLayout: LayoutName { keypad.shownLayout }

  /// The result that was calculated last in this session; nil if there is none.
  ///
  /// - Complexity: O(1) where it is known, otherwise that of calculating it.
  package func lastResult(rates: RateSource = .none) -> Quantity? {
    keypad.calculator.lastResult(rates: rates)
  }

  /// The size of the page with a plot, which is drawn even where it is told in words.
  var plotSize: Size { speech == nil ? window.size : Size(columns: 80, rows: 24) }

  /// What the keyboard belongs to.
  package var focus: Focus {
    if let page { return .page(page.kind) }
    if menu != nil { return .menu }
    if line.search != nil { return .search }
    if isEditing, !line.isAside { return .formula }
    return selectedEntry == nil ? .keypad : .tape
  }

  /// The selected entry; nil while the keyboard does not belong to the tape, or the window shows none.
  var selectedEntry: EntryID? { keypad.metrics.tape.rows > 0 ? tapeView.selected : nil }

  /// The entries that show, from the top.
  var shownEntries: [EntryID] {
    let hidden = saving.hiddenEntries
    return tapeView.shown(on: tape, lines: keypad.metrics.tape.rows).filter { !hidden.contains($0) }
  }

  /// What the result line is about; nil when nothing is to be calculated.
  var subject: Request.Subject? {
    if let question = line.question { return subject(of: question.sum) }
    if isEditing, typedCommand == nil {
      if speech == nil { return isFailed ? nil : lineSubject }
      // A line that is typed is silent, and an empty one is about what was said last.
      if editedText?.isEmpty != true || purpose != .calculation { return nil }
    }
    return switch keypad.calculator.keypadPhase {
    case .entering: keypad.typedLine.map { subject(of: $0) }
    case .showing(let id): tape.outcome(of: id)?.evaluation.map { .result($0) }
    case .failed: nil
    }
  }

  var conventions: ReadingConventions {
    ReadingConventions(
      signs: environment.signs, base: keypad.typedBase, point: environment.point,
      groupsWithPoint: environment.grouping?.digits.separator == ".",
      language: environment.language, time: environment.time)
  }

  /// The command that is typed on the line; nil if it is no command.
  var typedCommand: TypedCommand? {
    guard purpose == .calculation, let text = editedText?.text else { return nil }
    return TypedCommand(text, names: tape.names, in: environment.words)
  }

  /// The evaluation of a line of the keypad, after that of the entries that it refers to.
  func subject(of line: LineText) -> Request.Subject {
    let scope = scope(of: line)
    return .formula(line.characters, scope, tape.recalculation(of: scope.references))
  }

  /// What a line of the keypad can refer to.
  func scope(of line: LineText) -> LineScope {
    var conventions = conventions
    conventions.base = line.base
    return LineScope(line.characters, ties: line.ties, on: tape, conventions: conventions)
  }

  /// The evaluation of an expression, after that of the entries that it is tied to.
  func subject(of expression: Expression) -> Request.Subject {
    .expression(expression, tape.recalculation(of: expression.origins))
  }

  /// The value, as far as it is that of what is on the screen now.
  func shownValue(of subject: Request.Subject?) -> LiveValue? {
    guard let value = result.value, value.isAwaited || value.subject == subject else { return nil }
    return value
  }

  /// A projection of what the model knows.
  package var viewState: ViewState { Projection(of: self).viewState }

  /// The expression of an entry as it is shown with its value.
  func expressionText(of entry: EntryID, _ value: LiveValue?) -> ExpressionText {
    if let text = definitionText(of: entry) { return ExpressionText(of: text) }
    return tape[entry].map { ties().text(of: $0, notes: value?.written?.notes ?? [:]) }
      ?? ExpressionText(of: "")
  }

  /// A line of the keypad as it is shown with its value.
  func keypadText(of line: LineText, _ value: LiveValue? = nil) -> ShownLine {
    let ties = ties()
    let tokens = value?.evaluation?.expression.tokens ?? []
    let percentages = tokens.indices.filter { tokens[$0] == .postfix(.percent) }
    return ShownLine(
      line,
      ShownLine.Style(
        grouping: ties.grouping, language: environment.units.language,
        notes: percentages.map { value?.written?.notes[$0] }
      ) { ties.text(of: $0) })
  }

  /// The definition that an entry is, as it is written; nil where it has a value.
  func definitionText(of entry: EntryID?) -> String? {
    guard let entry = entry.flatMap({ tape[$0] }), entry.isDefinition else { return nil }
    return ties(isGrouped: false).line(of: entry).shown(ties()).text
  }

  /// How digits are grouped now; nil while they are not.
  private var digitGrouping: DigitGrouping? {
    keypad.display.isGrouped ? environment.digitGrouping : nil
  }

  /// How values are written now.
  var format: ResultFormat {
    ResultFormat(
      columns: keypad.metrics.resultColumns, point: environment.point, form: keypad.shownForm,
      grouping: digitGrouping, fullDigits: page?.fullValue?.digits,
      listsForms: menu != nil && listsForms, units: environment.units,
      wordSize: shownLayout.hasBases ? keypad.wordSize : nil,
      language: environment.language)
  }

  /// The same within other columns, for values that are not on the result line.
  func format(columns: Int) -> ResultFormat {
    var format = format
    (format.columns, format.fullDigits, format.wordSize) = (columns, nil, nil)
    format.listsForms = false
    return format
  }

  /// How expressions with ties are shown; on the formula line digits are not grouped.
  ///
  /// - Parameter entry: the entry whose expression is shown; nil for the one that is being typed.
  func ties(of entry: EntryID? = nil, isGrouped: Bool = true) -> TieText {
    TieText(
      tape: tape, point: environment.point, grouping: isGrouped ? digitGrouping : nil,
      base: keypad.typedBase, units: environment.units, words: environment.words, entry: entry)
  }
}

/// Commands of pages.
extension ViewModel {
  /// A page to open; nil if there is nothing that it could show, which is said.
  ///
  /// - Parameter digits: how many of a value are asked for first; nil for as many as a page usually has.
  mutating func newPage(_ kind: PageKind, digits: Int? = nil) -> Page? {
    switch kind {
    case .help: return .help(in: pageSize, environment.words)
    case .totals: return .totals(TotalsPage())
    case .fullValue:
      guard let value = shownValue(of: subject), let evaluation = value.evaluation else {
        notice.message = .noValue
        return page
      }
      if let page = resultPage(of: evaluation) { return page }
      let usual = speech == nil ? nil : Speech.usualDigits
      var page = FullValue(pageSize, digits: digits ?? usual)
      // Another number of digits is asked for, also a smaller one.
      if digits != nil { result.value?.format.fullDigits = nil }
      if digits == nil, let written = value.written {
        page.receive(written, of: evaluation, in: value.format, size: pageSize)
      }
      return .fullValue(page)
    case .explanation:
      guard let explained else {
        notice.message = .nothingToExplain
        return page
      }
      return .explanation(explained)
    case .tapes: return .tapes(TapesPage())
    case .plot, .schedule: return shownValue(of: subject)?.evaluation.flatMap(resultPage)
    }
  }

  /// The page with the plot or the schedule that a value is; nil where it is none.
  func resultPage(of evaluation: Evaluation) -> Page? {
    let title = ties().text(of: evaluation.expression).text
    return switch evaluation.value.unit?.result {
    case .plot(let plot): .plot(PlotPage(plot, title: title))
    case .schedule(let schedule):
      .schedule(SchedulePage(schedule, title: title, in: format, pageSize))
    case .solutions, nil: nil
    }
  }

  /// What the page of steps would be about; nil if there is no calculation.
  var explained: ExplanationPage? {
    let entry = selectedEntry ?? keypad.shownEntry
    let typed = keypad.calculator.line?.completePart
    let read = typed.flatMap {
      try? Formula($0.text, in: scope(of: $0), commaIsPoint: environment.point == ",").expression
    }
    let expression = entry.flatMap { tape[$0]?.expression } ?? read ?? Expression()
    guard expression.hasOperation || !expression.origins.isEmpty else { return nil }
    return ExplanationPage(expression, entry: entry)
  }
}

/// Commands of the menu.
extension ViewModel {
  /// Closes the menu, and does what a row of it says: the selected one, or one that was clicked.
  ///
  /// A command with choices lists these instead; the one after that which holds now is selected.
  ///
  /// - Parameter row: the row, counted from the first that shows; nil for the selected one.
  mutating func chooseFromMenu(row: Int? = nil) -> [Effect] {
    if let row, let menu { self.menu?.select(menu.first(rows: keypad.metrics.menuRows) + row) }
    let chosen = menuSelection
    menu = nil
    guard let chosen else { return [] }
    guard chosen.hasChoices else { return perform(chosen.command) }
    menu = Menu(choicesOf: chosen.named, in: environment.words)
    let choices = menuCommands
    let current = choices.firstIndex(where: isCurrent) ?? choices.count - 1
    let others = choices.indices.map { (current + 1 + $0) % choices.count }
    let next = others.first { obstacle(to: choices[$0].command) == nil }
    menu?.select(next ?? 0)
    return []
  }

  /// The commands that the menu lists; of the forms only those that fit the value.
  var menuCommands: [TypedCommand] {
    let value = shownValue(of: subject)?.evaluation?.value
    return menu?.commands(in: environment.words).filter { command in
      guard case .chooseForm(let form) = command.command, let value else { return true }
      return form.suits(value)
    } ?? []
  }

  /// The command in the selected row of the menu; nil where there is none.
  var menuSelection: TypedCommand? { menu.flatMap { menuCommands.dropFirst($0.selected).first } }

  /// Whether the menu lists forms, whose values are to be known.
  var listsForms: Bool {
    menuCommands.contains { if case .chooseForm = $0.command { true } else { false } }
  }

  /// Why a command can do nothing now; nil if it can do something.
  func obstacle(to command: Command) -> Message? {
    let value = shownValue(of: subject)?.evaluation?.value
    return switch command {
    case .undo where !keypad.calculator.canUndo: .nothingToUndo
    case .redo where !keypad.calculator.canRedo: .nothingToRedo
    case .copy where !environment.canCopy: .copy(.impossible)
    case .copy where isEditing || copiedSubject == nil: .copy(.nothing)
    case .newTape where tape.count == 0 && saving.name == nil: .emptyTape
    case .nextForm where value == nil, .togglePage(.fullValue) where value == nil: .noValue
    case _ where command.traits.contains(.needsBases) && !shownLayout.hasBases:
      .onlyInLayout(.programmer)
    case .changeBits where value == nil: .noValue
    case .chooseForm(let form): value.map { form.suits($0) ? nil : .noValue } ?? .noValue
    case .chooseLayout(let layout):
      keypad.window.layouts[layout] == nil ? .layoutTooLarge(layout) : nil
    case .nextTheme where !environment.hasColors, .chooseTheme where !environment.hasColors:
      .noColors
    case .togglePage(.explanation) where explained == nil: .nothingToExplain
    default: nil
    }
  }

  /// Whether a choice is the one that holds now.
  private func isCurrent(_ command: TypedCommand) -> Bool {
    switch command.command {
    case .chooseForm(let form): form == keypad.shownForm
    case .chooseLayout(let layout): layout == shownLayout
    case .chooseTheme(let theme): theme == environment.theme
    case .chooseBase(let base): base == keypad.base
    case .chooseWordSize(let size): size == keypad.wordSize
    default: false
    }
  }
}
