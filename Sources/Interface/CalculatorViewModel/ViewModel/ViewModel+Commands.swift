import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import Words

extension ViewModel {
  mutating func type(_ key: Key) -> [Effect] {
    if let effects = answerQuestion(key) { return effects }
    if key == KeyTable.cancel, let effects = cancelRunning() { return effects }
    if key == .escape, page == nil, menu == nil, isBusy, let effects = cancelRunning() {
      return effects
    }
    // Ctrl-C and Ctrl-D act on the view behind the menu.
    if menu != nil, [.control("c"), .control("d")].contains(key) { menu = nil }
    let waits = defersInput
    if !waits, let effects = typeWithoutScreen(key) { return effects }
    let command = meaning(of: key)
    let traits = command.map(whole)?.traits ?? []
    var effects: [Effect] = []
    if traits.contains(.aboutValue), !result.defersInput { effects = needValue() }
    // A long calculation does not keep anyone from leaving.
    let leaves = command == .quit && result.value?.isOverdue == true
    if waits || result.defersInput, !traits.contains(.ofScreen), !leaves {
      result.typeAhead.append(.key(key))
      return effects
    }
    if let command {
      if case .press = command, case .character(let character) = key { typing = character }
      defer { typing = nil }
      return effects + perform(command)
    }
    // Terminals report Esc and a quick next key as one key with Alt.
    guard case .alt(let character) = key else { return effects }
    return effects + type(.escape) + type(.character(character))
  }

  private func meaning(of key: Key) -> Command? {
    let command = KeyTable.command(for: key, in: focus)
    if let filter = page?.filter {
      if key == .backspace, !filter.isEmpty { return .searchHelp(nil) }
      if case .character(let character) = key, !filter.isEmpty || character.isLetter,
        !filter.isEmpty || character != "q", character != "?"
      {
        return .searchHelp(character)
      }
    }
    if key == .control("y"), lastCommand == .undo || lastCommand == .redo { return .redo }
    if focus == .formula {
      if key == .escape, case .completions = notice.message { return .closeCompletions }
      let isEmpty = editedText?.isEmpty == true && purpose == .calculation
      return key == .control("d") && isEmpty ? .quit : command
    }
    guard focus == .keypad || focus == .tape, !isEditing else { return command }
    switch key {
    case .control("d") where !keypad.calculator.isIdle: return nil
    case .character("?") where !keypad.calculator.isIdle: return .type("?")
    case .character(","), .character("."):
      // The grouping separator turns the line into text, where its meaning depends on what follows.
      let sign: Character = key == .character(",") ? "," : "."
      let isGrouping =
        environment.point == "." ? sign == "," : sign == "." && conventions.groupsWithPoint
      return isGrouping ? .type(sign) : command
    case .character(" ") where focus == .keypad && !keypad.highlight.isShown:
      return keypad.calculator.isIdle ? nil : .type(" ")
    case .character(let character):
      guard case .entering(let line) = keypad.calculator.phase,
        line.text.becomesText(with: character)
      else { return command }
      return .type(character)
    default: return command
    }
  }

  /// The command meant by another: the word on the line, or the selected menu row.
  private func whole(_ command: Command) -> Command {
    switch command {
    case .enter: typedCommand?.command ?? command
    case .chooseFromMenu: menuSelection.flatMap { $0.hasChoices ? nil : $0.command } ?? command
    default: command
    }
  }

  var isBusy: Bool {
    requests[.rates] != nil || requests[.copy] != nil || requests[.explanation] != nil
      || result.value.map { $0.isRunning && $0.isOverdue } == true
      || tapeView.wanted?.isOverdue == true
  }

  mutating func click(_ target: ClickTarget) -> [Effect] {
    // A hint acts as its key, which waits or cancels by itself.
    if case .hint(let column) = target { return hint(inColumn: column).map { type($0.key) } ?? [] }
    guard !isWaiting else {
      result.typeAhead.append(.click(target))
      return []
    }
    line.question = nil
    switch target {
    case .menu(let row) where menu != nil: return chooseFromMenu(row: row)
    case .page(let row):
      return page?.tape(inRow: row).map { perform(.openTape($0)) } ?? perform(.closePage)
    default:
      if page != nil { return perform(.closePage) }
      if menu != nil { return perform(.toggleMenu) }
    }
    guard case .command(let command) = target else { return [] }
    return perform(command)
  }

  var hinted: Focus {
    if line.question != nil { return .question }
    return page == nil && menu == nil && isBusy ? .waiting : focus
  }

  private func hint(inColumn column: Int) -> PlacedHint? {
    let columns = page == nil ? keypad.metrics.hintColumns : window.size.columns
    return Help(environment.words).hints(for: hinted, columns: columns)
      .first { $0.columns.contains(column) }
  }

  private static let notch = 3

  mutating func turnWheel(_ direction: WheelDirection, over target: ClickTarget) {
    let scroll = direction == .up ? Scroll.lineUp : .lineDown
    for _ in 0..<(page?.kind == .plot ? 1 : Self.notch) {
      if page != nil {
        page?.scroll(scroll)
      } else if case .menu = target {
        moveInMenu(scroll)
      } else {
        scrollTape(scroll)
      }
    }
  }

  private mutating func moveInMenu(_ scroll: Scroll) {
    let count = menuCommands.count
    menu?.move(scroll, rows: keypad.metrics.menuRows, of: count)
  }

  private static let light = Duration.milliseconds(120)

  mutating func perform(_ command: Command) -> [Effect] {
    // A pending picture must not show the effect of this key.
    let kept = keepPicture()
    let traits = command.traits
    let isAct = !traits.contains(.ofScreen) && !traits.contains(.keepsMessage)
    // A cancelled request is repeated by any key that changes more than the screen.
    let isForgotten = result.value?.stage == .cancelled && !traits.contains(.ofScreen)
    let said = notice
    let number = said.message == .refusal(.secondPoint) ? keypad.typedFraction : nil
    if isAct || isForgotten { clearMessage() }
    // Resolve a word before the line changes.
    let act = whole(command)
    let lit = keypad.pressed
    let wasOpen = isEditing
    // The tape may have the keyboard behind a page, too.
    let isOnTape = (!wasOpen || line.isTapeFocused) && tapeView.selected != nil
    let open = page?.kind
    let effects = kept + effects(of: command)
    noteChanges()
    // Digits after a refused point form an unintended number; keep the warning.
    if notice.message == nil, let number, let longer = keypad.typedFraction, longer != number,
      longer.hasPrefix(number)
    {
      notice = said
    }
    if isAct { lastCommand = act }
    if let open, command.closes(open) { page = nil }
    if isOnTape, traits.contains(.leavesTape) { leaveTape() }
    if isEditing, !wasOpen {
      keypad.highlight.hide()
      line.isTapeFocused = false
    }
    guard keypad.pressed != lit, keypad.pressed != nil else { return effects }
    return effects + [.wake(.light, after: Self.light)]
  }

  mutating func clearMessage() {
    notice.say(nil)
    if result.value?.stage == .cancelled { result.value = nil }
  }

  private mutating func effects(of command: Command) -> [Effect] {
    if command.traits.contains(.needsBases), !shownLayout.hasBases {
      return say(.onlyInLayout(.programmer))
    }
    switch command {
    case .press(let button):
      keypad.highlight.hide(on: button)
      if button == .deleteCharacter, reopensLine {
        openLine()
        return []
      }
      return press(button)
    case .move(let direction): move(direction)
    case .pressHighlighted: return keypad.highlight.isShown ? press(keypad.highlight.button) : []
    case .enter:
      if isEditing { return finishLine() }
      if !keypad.highlight.isShown, case .showing = keypad.calculator.phase,
        let opened = newPage(.plot)
      {
        page = opened
        return []
      }
      if keypad.highlight.isShown { return press(keypad.highlight.button) }
      keypad.highlight.hide(on: .equals)
      return press(.equals)
    case .openFormula: openLine()
    case .placeCursor(let column): placeCursor(at: column)
    case .type(let character): type(character)
    case .closeFormula: emptyLine()
    case .completeName: return completeName()
    case .editFormula(let edit):
      openLine()
      apply(edit)
    case .recall(let scroll): recall(scroll)
    case .search: search { $0.findOlder(on: $1, text: $2) }
    case .extendSearch(let character): search { $0.change(character, on: $1, text: $2) }
    case .takeFound: takeFound()
    case .endSearch: line.search = nil
    case .stepAside:
      focusTape()
      line.isTapeFocused = tapeView.selected != nil
    case .toggleMenu: menu = menu == nil ? Menu() : nil
    case .moveInMenu(let scroll): moveInMenu(scroll)
    case .filterMenu(let character): menu?.change(character)
    case .chooseFromMenu: return chooseFromMenu()
    case .escape: return escape()
    case .writeEquals: return writeEquals()
    case .togglePage(let kind):
      let isOpen =
        page?.kind == kind || kind == .fullValue && [.plot, .schedule].contains(page?.kind)
      page = isOpen ? nil : newPage(kind)
    case .showDigits(let count): page = newPage(.fullValue, digits: count)
    case .showHelp(let chapter): page = page(.help(filter: ""), at: chapter)
    case .findHelp(let text): page = page(.help(filter: text))
    case .listChoices(let named):
      notice.message = .choices(of: named.choiceWords(in: environment.words))
    case .closePage, .closeCompletions: break
    case .searchHelp(let character): page?.search(character)
    case .scrollPage(let scroll): page?.scroll(scroll)
    case .movePlot(let move): page?.move(move)
    case .copy: return copy(withExpression: lastCommand == .copy)
    case .keepPicture: wantPicture()
    case .updateRates: return updateRates()
    case .newTape(let name): return beginTape(keepingAs: name)
    case .openTape(let name): openTape(name)
    case .chooseTape: if let name = page?.tape() { openTape(name) }
    case .chooseTheme(let theme):
      notice.message = environment.choose(theme ?? environment.theme.next)
    case .chooseLayout(let layout):
      notice.message = keypad.choose(layout)
      followTape()
    case .chooseForm(let form): chooseForm(form)
    case .chooseBase(let base): notice.message = keypad.choose(base ?? keypad.base.next)
    case .chooseWordSize(let size):
      keypad.wordSize = size ?? keypad.wordSize.next
      notice.message = .wordSize(keypad.wordSize)
    case .changeBits(let change): changeBits(change)
    case .toggleGrouping:
      keypad.display.isGrouped.toggle()
      notice.message = .grouping(keypad.display.isGrouped)
    case .chooseDecimals(let count):
      if count != nil { keypad.display.form = .decimal }
      keypad.display.decimals = count
      notice.message = .decimals(count)
    case .focusTape: focusTape()
    case .leaveTape: leaveTape()
    case .moveSelection(let scroll): tapeView.moveSelection(scroll, on: tape, lines: tapeLines)
    case .scrollTape(let scroll): scrollTape(scroll)
    case .clickTape(let line): clickTape(line: line)
    case .useEntry: return useEntry()
    case .changeLine(let number, let change): self.change(lineOfTape: number, change)
    case .sayTape(let count): if lineMode == nil { focusTape() } else { sayTape(count) }
    case .undo:
      noteTape()
      lineMode?.isUndoing = true
      changeBack(keypad.calculator.undo(), otherwise: .nothingToUndo)
    case .redo:
      noteTape()
      changeBack(keypad.calculator.redo(), otherwise: .nothingToRedo)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return quit()
    }
    return []
  }

  private mutating func placeCursor(at column: Int) {
    if line.search != nil { takeFound() }
    guard !isEditing else { return moveCursor(toColumn: column) }
    let typed = keypad.calculator.line.map { keypadText(of: $0, shownValue(of: subject)) }
    let shown = keypad.shownEntry.map { expressionText(of: $0, shownValue(of: subject)) }
    let written = openLine()
    if let typed {
      let start = typed.ties.first { $0.contains(column) }?.lowerBound ?? column
      let place = typed.columns.firstIndex { $0 >= start } ?? typed.columns.count - 1
      keypad.calculator.changeText { $0.move(to: place) }
    } else if let written, let shown {
      let place = shown.place(ofColumn: column, in: written)
      keypad.calculator.changeText { $0.move(to: place) }
    } else {
      moveCursor(toColumn: column)
    }
  }

  private mutating func escape() -> [Effect] {
    if isEditing { return [] }
    if keypad.calculator.line?.isEmpty == true { notice.message = .wayOut }
    keypad.highlight.hide(on: .allClear)
    return press(.allClear)
  }

  private mutating func press(_ button: Button) -> [Effect] {
    // Over the formula line, a button that closes a page does nothing else.
    if isEditing, page != nil { return [] }
    if shownLayout.keypad?.cells(of: button) != nil { keypad.pressed = button }
    switch button.entry.action {
    case .press(let press):
      if case .edit(.digit(let digit)) = press, !keypad.typedBase.has(digit) {
        if let typing { type(typing) } else { notice.message = .refusal(.digitOutsideBase) }
        return []
      }
      return isEditing ? pressOnLine(press) : pressOnKeypad(press)
    case .answer: return writeAnswer()
    case .command(let command): return effects(of: command)
    }
  }

  private mutating func pressOnLine(_ press: Press) -> [Effect] {
    switch press {
    case .command(.equals): return finishLine()
    case .command(.allClear) where purpose == .calculation && lineMode == nil: emptyLine()
    case .command(.allClear): clearText()
    case .edit(let edit):
      if isFailed, edit.role == .behindOperand || edit.role == .close {
        return say(.refusal(.uncorrectedError))
      }
      write(edit)
    }
    return []
  }

  mutating func pressOnKeypad(_ press: Press) -> [Effect] {
    do throws(Refusal) {
      switch press {
      case .edit(let edit):
        try keypad.calculator.apply(
          edit, typed: typing, in: conventions, isFinished: keypad.isFinished)
      case .command(.allClear): keypad.calculator.clearAll()
      case .command(.equals):
        guard let line = try keypad.calculator.lineForEquals(in: conventions) else { return [] }
        return awaitValue(of: subject(of: line))
      }
    } catch {
      if let typing, case .edit = press {
        type(typing)
        return []
      }
      // An uncorrected error already shows its own message.
      guard error.kind != .uncorrectedError else { return [] }
      if error.kind == .nothingToCalculate { keypad.finishNumber() }
      notice.say(.refusal(error.kind), at: error.place)
    }
    return []
  }

  private mutating func writeAnswer() -> [Effect] {
    guard let newest = tape.answer() else { return say(.noAnswer) }
    guard !isEditing else {
      changeText(isOperand: true) { $0.insert("ans") }
      return []
    }
    return pressOnKeypad(.edit(.tie(newest)))
  }

  /// Moves the highlight, or goes into a failed line; Up first brings back a line that was left, and
  /// in a layout without buttons selects the tape.
  private mutating func move(_ direction: Direction) {
    if case .failed = keypad.calculator.phase, !keypad.highlight.isShown {
      openLine()
      return
    }
    if direction == .up, !keypad.highlight.isShown, keypad.calculator.line?.isEmpty == true,
      restoreLeft()
    {
      return
    }
    if shownLayout.keypad != nil {
      keypad.highlight.move(direction)
    } else if direction == .up {
      focusTape()
    }
  }

  private mutating func changeBits(_ change: BitChange) {
    let value = shownValue(of: subject)?.evaluation?.value.plain?.rational
    guard let value, value.isWhole,
      let changed = keypad.wordSize.holding(value).changing(value, by: change)
    else { return notice.say(.noBits) }
    if isEditing {
      replaceText(with: changed, in: keypad.typedBase)
    } else {
      keypad.calculator.write(changed, in: keypad.typedBase)
      keypad.finishNumber()
    }
  }

  private mutating func chooseForm(_ form: NumberForm?) {
    guard let value = shownValue(of: subject)?.evaluation?.value else {
      return notice.say(.noValue)
    }
    guard value.unit?.form.map({ $0 == .percentage }) ?? true else {
      return notice.say(.formOfLine)
    }
    notice.message = keypad.choose(form, for: value)
    if page?.kind == .fullValue { page = page(.fullValue(FullValue(pageSize))) }
  }
}
