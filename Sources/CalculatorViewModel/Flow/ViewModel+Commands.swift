import CalculatorCore
import Screen
import Words

/// Keys and clicks, and what they do.
extension ViewModel {
  /// How long a pressed button lights up.
  private static let light = Duration.milliseconds(120)

  mutating func type(_ key: Key) -> [Effect] {
    if let effects = answerPasteQuestion(key) { return effects }
    if key == KeyTable.cancel, let effects = cancelRunning() { return effects }
    if key == KeyTable.clear, page == nil, let effects = cancelRatesUpdate() { return effects }
    let command =
      offersRates(key) ? .updateRates : KeyTable.command(for: key, in: focus, base: typedBase)
    var effects: [Effect] = []
    if command?.isAboutValue == true, value?.holdsKeys != true { effects = needValue() }
    if value?.holdsKeys == true, command?.isOfScreen != true {
      // What the key means depends on the value.
      typeAhead.append(.key(key))
      return effects
    }
    return effects + type(key, meaning: command)
  }

  private mutating func type(_ key: Key, meaning command: Command?) -> [Effect] {
    if let effects = typeWord(key, meaning: command) { return effects }
    if let command { return perform(command) }
    // A terminal sends Esc and a key that follow each other fast as one key with Alt.
    guard case .alt(let character) = key else { return [] }
    return type(.escape) + type(.character(character))
  }

  /// Cancels what is under way; nil if nothing is.
  private mutating func cancelRunning() -> [Effect]? {
    word = nil
    if copyRequest != nil { return cancelCopy() }
    if explanationRequest != nil { return cancelExplanation() }
    if value?.isRunning == true { return cancel() }
    if let running = tapeView.request, running.isOverdue, !running.isCancelled {
      return cancelTape(running)
    }
    return cancelRatesUpdate()
  }

  mutating func click(_ target: ClickTarget) -> [Effect] {
    guard value?.holdsKeys != true else {
      typeAhead.append(.click(target))
      return []
    }
    pasteQuestion = nil
    word = nil
    if page != nil { return perform(.closePage) }
    return switch target {
    case .button(let button): perform(.press(button))
    case .expression: perform(.openFormula)
    case .tape(let line): perform(.clickTape(line: line))
    case .nothing: []
    }
  }

  mutating func perform(_ command: Command) -> [Effect] {
    // A picture that this key follows does not show what the key does.
    let kept = keepPicture()
    if !command.isOfScreen { clearMessage() }
    let lit = pressed
    // Behind a page it may be the tape, too, that a person goes back to.
    let isOnTape = formula == nil && tapeView.selected != nil
    let open = page?.kind
    let effects = kept + effects(of: command)
    if let open, command.closes(open) { page = nil }
    if isOnTape, command.leavesTape { leaveTape() }
    guard pressed != lit, pressed != nil else { return effects }
    return effects + [.wake(.light, after: Self.light)]
  }

  /// Ends what was said about the last command.
  mutating func clearMessage() {
    message = nil
    place = nil
    if value?.stage == .cancelled { value = nil }
  }

  private mutating func effects(of command: Command) -> [Effect] {
    switch command {
    case .press(let button):
      highlight.hide(on: button)
      return press(button)
    case .move(let direction): move(direction)
    case .pressHighlighted: return highlight.isShown ? press(highlight.button) : []
    case .enter: return enter()
    case .openFormula: openFormula()
    case .write(let text): write(text)
    case .closeFormula: closeFormula()
    case .editFormula(.complete): return completeName()
    case .editFormula(let edit): formula?.apply(edit)
    case .writeEquals: return writeEquals()
    case .togglePage(let kind): toggle(kind)
    case .closePage: break
    case .scrollPage(let scroll): scrollPage(scroll)
    case .copy(let part): return copy(part)
    case .keepPicture: wantPicture()
    case .updateRates: return updateRates()
    case .nextTheme: nextTheme()
    case .nextLayout: turn()
    case .nextForm: cycleForm()
    case .previousForm: cycleForm(backward: true)
    case .toggleGrouping: toggleGrouping()
    case .focusTape: focusTape()
    case .leaveTape: leaveTape()
    case .moveSelection(let scroll): moveSelection(scroll)
    case .scrollTape(let scroll): scrollTape(scroll)
    case .clickTape(let line): clickTape(line: line)
    case .editEntry: editEntry()
    case .useEntry: return useEntry()
    case .commentEntry: commentEntry()
    case .removeEntry: removeEntry()
    case .undo: undo()
    case .redo: redo()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return quit()
    }
    return []
  }

  private mutating func enter() -> [Effect] {
    if formula != nil { return finishFormula() }
    return press(highlight.isShown ? highlight.button : .equals)
  }

  private mutating func press(_ button: Button) -> [Effect] {
    // Over the formula line, a button that closes a page does nothing else.
    if formula != nil, page != nil { return [] }
    if shownLayout.keypad?.cells(of: button) != nil { pressed = button }
    switch button.entry.action {
    case .press(let press):
      guard let press = inTypedBase(press) else {
        message = .refusal(.digitOutsideBase)
        return []
      }
      return formula == nil ? apply(press) : pressOnFormula(press)
    case .answer: return writeAnswer()
    case .base(let base): choose(base)
    case .nextWordSize: chooseNextWordSize()
    }
    return []
  }

  /// Writes the result of the newest entry.
  private mutating func writeAnswer() -> [Effect] {
    guard let newest = tape.last else {
      message = .noAnswer
      return []
    }
    guard formula == nil else {
      formula?.insert("ans")
      return []
    }
    return apply(.edit(.tie(newest)))
  }

  /// Moves the highlight; where there are no buttons, Up goes to the tape.
  private mutating func move(_ direction: Direction) {
    if shownLayout.keypad != nil {
      highlight.move(direction)
    } else if direction == .up {
      focusTape()
    }
  }

  /// Applies a press to the calculator, which only presses and the answers to them change.
  mutating func apply(_ press: Press) -> [Effect] {
    guard formula == nil else { return [] }
    do throws(Refusal) {
      switch press {
      case .edit(let edit): try calculator.apply(edit)
      case .command(.allClear): calculator.clearAll()
      case .command(.equals):
        guard let expression = try calculator.expressionForEquals() else { return [] }
        return awaitValue(of: subject(of: expression))
      }
    } catch {
      // The message of an uncorrected error is the error's own, which shows by itself.
      guard error.kind != .uncorrectedError else { return [] }
      message = .refusal(error.kind)
      place = error.place
    }
    return []
  }

  private mutating func nextTheme() {
    followsTerminal = false
    if hasColors { theme = theme.next }
    message = hasColors ? .theme(theme) : .noColors
  }
}
