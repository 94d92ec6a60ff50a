import CalculatorCore
import Engine
import Quantities
import Screen
import Words

/// Keys and clicks, and what they mean.
extension ViewModel {
  mutating func type(_ key: Key) -> [Effect] {
    if let effects = answerQuestion(key) { return effects }
    if key == KeyTable.cancel, let effects = cancelRunning() { return effects }
    if key == KeyTable.clear, page == nil, let effects = cancelRatesUpdate() { return effects }
    let command =
      offersRates(key)
      ? .updateRates : KeyTable.command(for: key, in: focus, base: keypad.typedBase)
    let traits = command?.traits ?? []
    var effects: [Effect] = []
    if traits.contains(.aboutValue), !result.holdsKeys { effects = needValue() }
    if result.holdsKeys, !traits.contains(.ofScreen) {
      // What the key means depends on the value.
      result.typeAhead.append(.key(key))
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

  mutating func click(_ target: ClickTarget) -> [Effect] {
    guard !result.holdsKeys else {
      result.typeAhead.append(.click(target))
      return []
    }
    line.question = nil
    word = nil
    if page != nil { return perform(.closePage) }
    return switch target {
    case .button(let button): perform(.press(button))
    case .expression: perform(.openFormula)
    case .tape(let line): perform(.clickTape(line: line))
    case .nothing: []
    }
  }

  /// The number of lines that a notch of the wheel scrolls.
  private static let notch = 3

  /// Scrolls the page if one is open, otherwise the tape.
  mutating func turnWheel(_ direction: WheelDirection) {
    let scroll = direction == .up ? Scroll.lineUp : .lineDown
    for _ in 0..<Self.notch {
      if page == nil { scrollTape(scroll) } else { page?.scroll(scroll) }
    }
  }

  mutating func paste(_ text: String) {
    guard !result.holdsKeys else {
      result.typeAhead.append(.paste(text))
      return
    }
    beginPaste()
    // What was copied here has the decimal point of all copies.
    notice.message = line.paste(
      text, known: text == copied ? "." : nil, behind: keypad.calculator,
      ties: ties(isGrouped: false))
  }

  mutating func beginPaste() {
    clearMessage()
    word = nil
    line.question = nil
    page = nil
    keypad.highlight.hide()
  }

  /// Answers the question about a column, if there is one: Enter takes the sum, any other key does
  /// not and then does what it always does.
  ///
  /// - Returns: the effects of the answer; nil when the key is still to be taken.
  private mutating func answerQuestion(_ key: Key) -> [Effect]? {
    guard let question = line.question else { return nil }
    if KeyTable.command(for: key, in: focus)?.traits.contains(.ofScreen) == true { return nil }
    line.question = nil
    switch key {
    case .enter where line.isOpen:
      if let refusal = line.takeSum(of: question) {
        beginPaste()
        notice.message = refusal
      }
      return []
    case .enter: return awaitValue(of: subject(of: question.sum))
    case .escape: return []
    default: return nil
    }
  }
}

/// Commands, and what they do.
extension ViewModel {
  /// How long a pressed button lights up.
  private static let light = Duration.milliseconds(120)

  mutating func perform(_ command: Command) -> [Effect] {
    // A picture that this key follows does not show what the key does.
    let kept = keepPicture()
    let traits = command.traits
    if !traits.contains(.ofScreen) { clearMessage() }
    let lit = keypad.pressed
    let wasOpen = line.isOpen
    // Behind a page it may be the tape, too, that a person goes back to.
    let isOnTape = !wasOpen && tapeView.selected != nil
    let open = page?.kind
    let effects = kept + effects(of: command)
    if let open, command.closes(open) { page = nil }
    if isOnTape, traits.contains(.leavesTape) { tapeView.leave() }
    if line.isOpen, !wasOpen { keypad.highlight.hide() }
    guard keypad.pressed != lit, keypad.pressed != nil else { return effects }
    return effects + [.wake(.light, after: Self.light)]
  }

  /// Ends what was said about the last command.
  mutating func clearMessage() {
    notice.say(nil)
    if result.value?.stage == .cancelled { result.value = nil }
  }

  private mutating func effects(of command: Command) -> [Effect] {
    switch command {
    case .press(let button):
      keypad.highlight.hide(on: button)
      return press(button)
    case .move(let direction): move(direction)
    case .pressHighlighted:
      return keypad.highlight.isShown ? press(keypad.highlight.button) : []
    case .enter:
      if line.isOpen { return finishLine() }
      return press(keypad.highlight.isShown ? keypad.highlight.button : .equals)
    case .openFormula: line.open(keypad.calculator, ties: ties(isGrouped: false))
    case .write(let text): write(text)
    case .closeFormula: line.close()
    case .editFormula(.complete): return completeName()
    case .editFormula(let edit): line.apply(edit)
    case .writeEquals: return writeEquals()
    case .togglePage(let kind): page = page?.kind == kind ? nil : newPage(kind)
    case .closePage: break
    case .scrollPage(let scroll): page?.scroll(scroll)
    case .copy(let part): return copy(part)
    case .keepPicture: wantPicture()
    case .updateRates: return updateRates()
    case .nextTheme: notice.message = environment.chooseNextTheme()
    case .nextLayout:
      notice.message = keypad.turn()
      followTape()
    case .nextForm: cycleForm()
    case .previousForm: cycleForm(backward: true)
    case .toggleGrouping: notice.message = keypad.toggleGrouping()
    case .focusTape: focusTape()
    case .leaveTape: tapeView.leave()
    case .moveSelection(let scroll): tapeView.moveSelection(scroll, on: tape, lines: tapeLines)
    case .scrollTape(let scroll): scrollTape(scroll)
    case .clickTape(let line): clickTape(line: line)
    case .editEntry: editEntry()
    case .useEntry: return useEntry()
    case .commentEntry:
      if let entry = entryToEdit { line.openComment(on: entry, point: environment.point) }
    case .removeEntry: removeEntry()
    case .undo: changeBack(keypad.calculator.undo(), otherwise: .nothingToUndo)
    case .redo: changeBack(keypad.calculator.redo(), otherwise: .nothingToRedo)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return quit()
    }
    return []
  }

  private mutating func press(_ button: Button) -> [Effect] {
    // Over the formula line, a button that closes a page does nothing else.
    if line.isOpen, page != nil { return [] }
    if shownLayout.keypad?.cells(of: button) != nil { keypad.pressed = button }
    switch button.entry.action {
    case .press(let press):
      guard let press = keypad.inTypedBase(press) else {
        notice.message = .refusal(.digitOutsideBase)
        return []
      }
      return line.isOpen ? pressOnLine(press) : pressOnKeypad(press)
    case .answer: return writeAnswer()
    case .base(let base): notice.message = keypad.choose(base)
    case .nextWordSize: notice.message = keypad.chooseNextWordSize()
    }
    return []
  }

  /// Presses a button while the formula line is open: it writes its symbol, or does to the line what
  /// it would do to the expression.
  private mutating func pressOnLine(_ press: Press) -> [Effect] {
    switch press {
    case .command(.equals): return finishLine()
    case .command(.allClear): line.clear()
    case .edit(let edit):
      if let message = line.write(edit, ties: ties(isGrouped: false)) { notice.message = message }
    }
    return []
  }

  /// Applies a press to the calculator, which only presses and the answers to them change.
  private mutating func pressOnKeypad(_ press: Press) -> [Effect] {
    do throws(Refusal) {
      switch press {
      case .edit(let edit): try keypad.calculator.apply(edit)
      case .command(.allClear): keypad.calculator.clearAll()
      case .command(.equals):
        guard let expression = try keypad.calculator.expressionForEquals() else { return [] }
        return awaitValue(of: subject(of: expression))
      }
    } catch {
      // The message of an uncorrected error is the error's own, which shows by itself.
      guard error.kind != .uncorrectedError else { return [] }
      notice.say(.refusal(error.kind), at: error.place)
    }
    return []
  }

  /// Writes the result of the newest entry.
  private mutating func writeAnswer() -> [Effect] {
    guard let newest = tape.last else {
      notice.message = .noAnswer
      return []
    }
    guard !line.isOpen else {
      line.insert("ans")
      return []
    }
    return pressOnKeypad(.edit(.tie(newest)))
  }

  /// Moves the highlight; where there are no buttons, Up goes to the tape.
  private mutating func move(_ direction: Direction) {
    if shownLayout.keypad != nil {
      keypad.highlight.move(direction)
    } else if direction == .up {
      focusTape()
    }
  }

  /// Shows values in another form, and its digits from the first one.
  private mutating func cycleForm(backward: Bool = false) {
    guard let value = shownValue(of: subject)?.evaluation?.value.number else {
      notice.message = .noValue
      return
    }
    guard let message = keypad.cycleForm(for: value, backward: backward) else { return }
    notice.message = message
    if page?.kind == .fullValue { page = .fullValue(FullValue(window.size)) }
  }
}

/// Commands of the formula line.
extension ViewModel {
  /// Opens the line with a text from outside, in which nothing stands for an entry.
  package mutating func openFormula(withText text: String) {
    let characters = text.filter { FormulaScope.indexOfAtom($0) == nil }
    line.open(FormulaLine(characters), for: .calculation, point: environment.point)
  }

  /// Takes the line for what it is: a calculation, another content of an entry, a comment.
  private mutating func finishLine() -> [Effect] {
    if case .comment(let id) = line.purpose {
      let comment = Array((line.formula?.text ?? "").utf8)[...].trimmingSpaces
      line.close()
      guard var entry = tape[id] else { return [] }
      entry.comment = comment.isEmpty ? nil : String(decoding: comment, as: UTF8.self)
      keypad.calculator.revise(entry, tape.outcome(of: id)?.evaluation)
      return []
    }
    if let subject = line.subject(on: tape, environment.signs) { return awaitValue(of: subject) }
    // An empty line empties the calculator, and leaves an entry as it is.
    let isRevision = line.purpose != .calculation
    line.close()
    return isRevision ? [] : pressOnKeypad(.command(.allClear))
  }

  private mutating func writeEquals() -> [Effect] {
    do throws(EvaluationError) {
      return try line.writeEquals() ? [] : finishLine()
    } catch {
      notice.say(.failure(error.kind), at: line.blame(error))
      return []
    }
  }

  /// Completes the name before the cursor, or says which names fit.
  ///
  /// Behind a sign of conversion, that waits for the value, whose dimension decides which units fit.
  private mutating func completeName() -> [Effect] {
    if let subject = line.subjectOfCompletion(on: tape, environment.signs) {
      return interruptFactoring() + requests.ask(.completion, for: subject, in: format)
    }
    offer(line.complete(on: tape))
    return []
  }

  /// Says which names fit, if there are any to choose from.
  mutating func offer(_ names: [String]) {
    guard !names.isEmpty else { return }
    let columns = keypad.metrics.resultColumns
    notice.message = .completions(CompletionMessage(names, columns: columns))
  }
}

/// Commands of the tape.
extension ViewModel {
  /// The lines of the pane; one where the window has none, so that keys still move.
  private var tapeLines: Int { max(1, keypad.metrics.tape.rows) }

  /// Follows another tape, or another number of lines.
  mutating func followTape() { tapeView.follow(tape, lines: tapeLines) }

  /// Gives the keyboard to the tape, with the newest entry that shows selected.
  private mutating func focusTape() {
    guard keypad.metrics.tape.rows > 0 else {
      notice.message = .noRoomForTape
      return
    }
    guard let newest = shownEntries.last ?? tape.last else {
      notice.message = .emptyTape
      return
    }
    select(newest)
  }

  private mutating func select(_ id: EntryID) {
    keypad.highlight.hide()
    tapeView.select(id, on: tape, lines: tapeLines)
  }

  private mutating func scrollTape(_ scroll: Scroll) {
    tapeView.scroll(scroll, on: tape, lines: tapeLines)
  }

  /// Clicks a line of the pane, counted from the newest that shows.
  ///
  /// The first click selects its entry, the second one edits it. While the formula line is open, a
  /// click writes the result there.
  private mutating func clickTape(line number: Int) {
    let shown = shownEntries
    guard shown.indices.contains(shown.count - 1 - number) else { return }
    let id = shown[shown.count - 1 - number]
    if line.isOpen {
      let message = line.write(tieTo: id, ties: ties(isGrouped: false))
      if let message { notice.message = message }
    } else if tapeView.selected == id {
      editEntry()
    } else {
      select(id)
    }
  }

  /// The selected entry; nil if there is none.
  private var entryToEdit: Entry? { tapeView.selected.flatMap { tape[$0] } }

  private mutating func editEntry() {
    if let entry = entryToEdit { line.open(entry, ties: ties(isGrouped: false)) }
  }

  /// Puts the result of the selected entry into the expression.
  private mutating func useEntry() -> [Effect] {
    guard let id = tapeView.selected else { return [] }
    tapeView.leave()
    return pressOnKeypad(.edit(.tie(id)))
  }

  /// Removes the selected entry, and selects the one below it.
  private mutating func removeEntry() {
    guard let id = tapeView.selected else { return }
    if let next = tape.id(after: id) ?? tape.id(before: id) {
      tapeView.select(next, on: tape, lines: tapeLines)
    } else {
      tapeView.leave()
    }
    keypad.calculator.remove(id)
    followTape()
    notice.message = .removed
  }

  /// Shows what was undone or done again, or says that there was nothing.
  private mutating func changeBack(_ isDone: Bool, otherwise message: Message) {
    keypad.highlight.hide()
    if !isDone { notice.message = message }
    followTape()
  }
}

/// Commands of pages.
extension ViewModel {
  /// A page to open; nil if there is nothing that it could show, which is said.
  private mutating func newPage(_ kind: PageKind) -> Page? {
    switch kind {
    case .help: return .help(in: window.size, environment.words)
    case .totals: return .totals(TotalsPage())
    case .fullValue:
      guard let value = shownValue(of: subject), let evaluation = value.evaluation else {
        notice.message = .noValue
        return page
      }
      var page = FullValue(window.size)
      if let written = value.written {
        page.receive(written, of: evaluation, in: value.format, size: window.size)
      }
      return .fullValue(page)
    case .explanation:
      let entry = selectedEntry ?? keypad.shownEntry
      let expression =
        entry.flatMap { tape[$0]?.expression } ?? keypad.calculator.expression.completePart
      guard expression.hasOperation || !expression.origins.isEmpty else {
        notice.message = .nothingToExplain
        return page
      }
      return .explanation(ExplanationPage(expression, entry: entry))
    }
  }
}
