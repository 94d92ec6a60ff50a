import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

/// The state of the user interface: the calculator and everything around it on the screen.
///
/// `send` takes actions and returns effects for the outside world; `viewState` projects the state
/// for the views. Neither calculates: slow work is an effect, and its answer an action.
///
///     var model = ViewModel()
///     for key in "7+1" { model.send(.key(.character(key))) }
///     model.viewState.expression.text  // "7 + 1"
///     model.send(.inputDrained)  // an effect asks for the value of 7 + 1
package struct ViewModel: Hashable, Sendable {
  package var environment: Environment
  var keypad: KeypadState
  var line = Line()
  var tapeView = TapeView()
  var saving: Saving
  var result = LiveResult()
  var page: Page?
  var menu: Menu?
  var notice: Notice
  var requests: Requests
  var lineMode: LineMode?
  var lastCommand: Command?
  /// The bytes of exchange rates received so far.
  var received = 0
  var wantsPicture = false
  /// The character of the current key, if it has one.
  var typing: Character?
  var copied: String?

  /// Creates an empty calculator; `writer` identifies this program among all that write the tape.
  package init(
    _ environment: Environment = Environment(), layout: LayoutName = .keypad,
    message: Message? = nil, writer: UInt64 = 0, keepsTape: Bool = false,
    lineMode: LineModeStyle? = nil
  ) {
    self.environment = environment
    if !environment.hasColors {
      (self.environment.theme, self.environment.followsTerminal) = (.mono, false)
    }
    let calculator = Calculator(
      writer: writer,
      display: DisplayFormat(
        isGrouped: environment.grouping != nil, decimals: environment.decimals))
    keypad = KeypadState(calculator, layout: layout)
    saving = Saving(isOn: keepsTape)
    notice = Notice(message: message)
    requests = Requests(limits: calculator.limits)
    self.lineMode = lineMode.map { LineMode(isSpoken: $0 == .words) }
    if lineMode != nil { openNextLine() }
  }

  @discardableResult
  package mutating func send(_ action: Action) -> [Effect] {
    switch action {
    case .key(let key):
      let isEntered = key == .enter && lineMode != nil && !defersInput
      return (isEntered ? [.showLine(viewState)] : []) + type(key)
    case .click(let target): return click(target)
    case .wheel(let direction, let target): turnWheel(direction, over: target)
    case .line(let text, let number): return enter(text, pasted: number)
    case .paste(let text):
      if lineMode != nil, text.contains(where: \.isNewline) { return enter(pasted: text) }
      return paste(text)
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
    case .foreignChanges(let changes): return receive(changes)
    case .saved(let outcome): return receive(outcome)
    case .rates(let id, let report): return receive(report, of: id)
    case .picture(let id, let outcome):
      guard requests[id] == .picture else { return [] }
      requests.end(.picture)
      notice.say(.picture(outcome))
    case .tapes(let message): return receive(message)
    case .tapeList(let tapes): page?.receive(tapes)
    case .opened(let name, let kept): return goOn(with: kept, named: name)
    case .background(let luminance):
      if environment.followsTerminal { environment.theme = ThemeName(on: luminance) }
    case .suspendRequest: return [.suspend]
    case .hangUp: return quit()
    case .inputDrained:
      // Save first: the list of tapes includes this one.
      return askForValue() + askForEntries() + saving.save(&keypad.calculator) + askForPage()
        + saving.openTape() + (isSettled || lineMode != nil ? keepPicture() : []) + speak()
    }
    return []
  }

  /// Shows a message in place of any effect.
  mutating func say(_ message: Message) -> [Effect] {
    notice.say(message)
    return []
  }

  mutating func quit() -> [Effect] {
    saving.saveAll(&keypad.calculator) + requests.cancel(.rates) + [.quit]
  }

  /// Whether a frame may be drawn: no value is about to arrive.
  package var isSettled: Bool {
    if lineMode != nil { return isAnswered }
    if let value = result.value, value.isRunning, !value.isOverdue { return false }
    if let wanted = tapeView.wanted, !wanted.isOverdue { return false }
    return saving.isSettled
  }

  private mutating func resize(_ metrics: WindowMetrics) {
    let metrics = lineMode == nil ? metrics : metrics.withoutScreen
    let message = keypad.resize(metrics)
    if notice.message?.isOutdated(by: metrics) == true { notice.message = nil }
    if notice.message == nil { notice.message = message }
    let size = pageSize
    page?.resize(size)
    followTape()
  }
}

extension Message {
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

extension ViewModel {
  var tape: Tape { keypad.calculator.tape }

  package var window: WindowMetrics { keypad.window }

  /// The size of pages; without a screen, it has room for all rows.
  var pageSize: Size {
    lineMode == nil ? window.size : Size(columns: min(window.size.columns, 80), rows: 1_000_000)
  }

  /// The chosen layout, or the keypad if that does not fit in the window.
  package var shownLayout: LayoutName { keypad.shownLayout }

  /// The last result of this session; calculates it if necessary.
  package func lastResult(rates: RateSource = .none) -> Quantity? {
    keypad.calculator.lastResult(rates: rates)
  }

  /// The size of a plot, which is drawn even if it is only described in words.
  var plotSize: PlotSize {
    let size = lineMode == nil ? window.size : Size(columns: 80, rows: 24)
    return PlotSize(fitting: size.columns, size.rows - (size.rows > 2 ? 2 : 0))
  }

  package var focus: Focus {
    if let page { return .page(page.kind) }
    if menu != nil { return .menu }
    if line.search != nil { return .search }
    if isEditing, !line.isTapeFocused { return .formula }
    return selectedEntry == nil ? .keypad : .tape
  }

  /// The selected entry; nil if the tape does not have the keyboard or is hidden.
  var selectedEntry: EntryID? { keypad.metrics.tape.rows > 0 ? tapeView.selected : nil }

  var shownEntries: [EntryID] {
    let hidden = saving.hiddenEntries
    return tapeView.shown(on: tape, lines: keypad.metrics.tape.rows).filter { !hidden.contains($0) }
  }

  /// The subject of the result line; nil if there is nothing to calculate.
  var subject: Request.Subject? {
    if let question = line.question { return subject(of: question.expression) }
    if lineMode == nil, let found = line.search?.found {
      return tape.outcome(of: found)?.evaluation.map { .result($0) }
    }
    if isEditing, typedCommand == nil {
      if lineMode == nil { return isFailed ? nil : lineSubject }
      // A line being typed is silent; an empty one refers to the last output.
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
      groupsWithPoint: environment.grouping?.separator == ".",
      language: environment.language, time: environment.time)
  }

  var typedCommand: TypedCommand? {
    if case .comment = purpose { return nil }
    // Without a screen, a correction stays open.
    guard purpose == .calculation || lineMode == nil, let text = editedText?.text else {
      return nil
    }
    return TypedCommand(text, names: tape.names, in: environment.words)
  }

  func subject(of line: LineText) -> Request.Subject {
    let scope = scope(of: line)
    return .formula(line.characters, scope, tape.recalculation(of: scope.references))
  }

  func scope(of line: LineText) -> LineScope {
    var conventions = conventions
    conventions.base = line.base
    return LineScope(line.characters, ties: line.ties, on: tape, conventions: conventions)
  }

  func subject(of expression: Expression, at rates: ExchangeRates? = nil) -> Request.Subject {
    .expression(expression, rates, tape.recalculation(of: expression.origins))
  }

  func shownValue(of subject: Request.Subject?) -> LiveValue? {
    guard let value = result.value, value.isAwaited || value.subject == subject else { return nil }
    return value
  }

  package var viewState: ViewState { Projection(of: self).viewState }

  func expressionText(of entry: EntryID, _ value: LiveValue?) -> ExpressionText {
    if let text = definitionText(of: entry) { return ExpressionText(of: text) }
    return tape[entry].map { ties().text(of: $0, notes: value?.written?.notes ?? [:]) }
      ?? ExpressionText(of: "")
  }

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

  /// The definition of an entry; nil for an entry with a value.
  func definitionText(of entry: EntryID?) -> String? {
    guard let entry = entry.flatMap({ tape[$0] }), entry.isDefinition else { return nil }
    return ties(isGrouped: false).line(of: entry).shown(ties()).text
  }

  private var digitGrouping: DigitGrouping? {
    keypad.display.isGrouped ? environment.digitGrouping : nil
  }

  var format: ResultFormat {
    ResultFormat(
      columns: keypad.metrics.resultColumns, point: environment.point, form: keypad.shownForm,
      grouping: digitGrouping, decimals: keypad.display.decimals,
      fullDigits: page?.fullValue?.digits, listsForms: menu != nil && listsForms,
      units: environment.units, wordSize: shownLayout.hasBases ? keypad.wordSize : nil,
      language: environment.language)
  }

  func format(columns: Int) -> ResultFormat {
    var format = format
    (format.columns, format.fullDigits, format.wordSize) = (columns, nil, nil)
    format.listsForms = false
    return format
  }

  func ties(of entry: EntryID? = nil, isGrouped: Bool = true) -> TieText {
    TieText(
      tape: tape, point: environment.point, grouping: isGrouped ? digitGrouping : nil,
      base: keypad.typedBase, units: environment.units, words: environment.words, entry: entry)
  }

  func page(_ content: Page.Content, at chapter: HelpChapter? = nil) -> Page {
    Page(content, in: pageSize, environment.language, at: chapter)
  }

  /// Creates a page; returns the current one, with a message, if there is nothing to show.
  mutating func newPage(_ kind: PageKind, digits: Int? = nil) -> Page? {
    switch kind {
    case .help: return page(.help(filter: ""))
    case .totals: return page(.totals(nil))
    case .fullValue:
      guard let value = shownValue(of: subject), let evaluation = value.evaluation else {
        notice.message = .noValue
        return page
      }
      if let page = resultPage(of: evaluation) { return page }
      let isList = evaluation.value.unit?.result != nil
      let usual = isList ? FullValue.digitsInList : lineMode == nil ? nil : LineMode.usualDigits
      var page = page(.fullValue(FullValue(pageSize, digits: digits ?? usual)))
      // A new request may also be for fewer digits.
      if digits != nil { result.value?.format.fullDigits = nil }
      if digits == nil, let written = value.written {
        page.receive(written, of: evaluation, in: value.format)
      }
      return page
    case .explanation:
      guard let explained else {
        notice.message = .nothingToExplain
        return page
      }
      return page(explained)
    case .tapes: return page(.tapes(nil))
    case .plot, .schedule: return shownValue(of: subject)?.evaluation.flatMap(resultPage)
    }
  }

  /// The page of a plot or a schedule; nil for any other value.
  func resultPage(of evaluation: Evaluation) -> Page? {
    let title = ties().text(of: evaluation.expression).text
    return switch evaluation.value.unit?.result {
    case .plot(let plot): page(.plot(PlotPage(plot, title: title)))
    case .schedule(let schedule): page(.schedule(schedule, title: title, format))
    case .solutions, .system, nil: nil
    }
  }

  var explained: Page.Content? {
    let entry = selectedEntry ?? keypad.shownEntry
    let typed = keypad.calculator.line?.completePart
    let read = typed.flatMap {
      try? Formula($0.text, in: scope(of: $0), commaIsPoint: environment.point == ",").expression
    }
    let expression = entry.flatMap { tape[$0]?.expression } ?? read ?? Expression()
    guard expression.hasOperation || !expression.origins.isEmpty else { return nil }
    return .explanation(expression, entry, nil)
  }

  /// Runs a visible row of the menu, or the selected one; a command with choices lists them.
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
    let next = others.first { disabledReason(for: choices[$0].command) == nil }
    menu?.select(next ?? 0)
    return []
  }

  var menuCommands: [TypedCommand] {
    let value = shownValue(of: subject)?.evaluation?.value
    return menu?.commands(in: environment.words).filter { command in
      guard case .chooseForm(let form?) = command.command, let value else { return true }
      return form.suits(value)
    } ?? []
  }

  var menuSelection: TypedCommand? { menu.flatMap { menuCommands.dropFirst($0.selected).first } }

  var listsForms: Bool {
    menuCommands.contains { if case .chooseForm(.some) = $0.command { true } else { false } }
  }

  /// The reason why a command is unavailable.
  func disabledReason(for command: Command) -> Message? {
    let value = shownValue(of: subject)?.evaluation?.value
    return switch command {
    case .undo where !keypad.calculator.canUndo: .nothingToUndo
    case .redo where !keypad.calculator.canRedo: .nothingToRedo
    case .copy where !environment.canCopy: .copy(.impossible)
    case .copy where isEditing || copiedSubject == nil: .copy(.nothing)
    case .newTape where tape.count == 0 && saving.name == nil: .emptyTape
    case .togglePage(.fullValue) where value == nil: .noValue
    case _ where command.traits.contains(.needsBases) && !shownLayout.hasBases:
      .onlyInLayout(.programmer)
    case .changeBits where value == nil: .noValue
    case .chooseForm where value == nil: .noValue
    case .chooseLayout(let layout?):
      keypad.window.layouts[layout] == nil ? .layoutTooLarge(layout) : nil
    case .chooseTheme where !environment.hasColors: .noColors
    case .togglePage(.explanation) where explained == nil: .nothingToExplain
    default: nil
    }
  }

  private func isCurrent(_ command: TypedCommand) -> Bool {
    let current: [Command] = [
      .chooseForm(keypad.shownForm), .chooseLayout(shownLayout), .chooseTheme(environment.theme),
      .chooseBase(keypad.base), .chooseWordSize(keypad.wordSize),
      .chooseDecimals(keypad.display.decimals),
    ]
    return current.contains(command.command)
  }
}
