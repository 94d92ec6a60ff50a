import CalculatorCore
import Screen
import Words

/// Commands of the tape.
extension ViewModel {
  /// The lines of the pane; one where the window has none, so that keys still move.
  var tapeLines: Int { max(1, keypad.metrics.tape.rows) }

  /// Follows another tape, or another number of lines.
  mutating func followTape() { tapeView.follow(tape, lines: tapeLines) }

  /// Gives the keyboard to the tape, with the newest entry that shows selected.
  mutating func focusTape() {
    if speech != nil { return sayTape(Speech.usualEntries) }
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

  mutating func select(_ id: EntryID) {
    keypad.highlight.hide()
    tapeView.select(id, on: tape, lines: tapeLines)
  }

  mutating func scrollTape(_ scroll: Scroll) { tapeView.scroll(scroll, on: tape, lines: tapeLines) }

  /// Clicks a line of the pane, counted from the newest that shows.
  ///
  /// The first click selects its entry, the second one edits it. While the formula line is open, a
  /// click writes the result there.
  mutating func clickTape(line number: Int) {
    let shown = shownEntries
    guard shown.indices.contains(shown.count - 1 - number) else { return }
    let id = shown[shown.count - 1 - number]
    if isEditing {
      let message = write(operand(of: id))
      if let message { notice.message = message }
    } else if tapeView.selected == id {
      editEntry()
    } else {
      select(id)
    }
  }

  /// Gives the keyboard back to the keypad, or to the line.
  mutating func leaveTape() {
    tapeView.leave()
    line.isAside = false
  }

  /// The entry that a command is about: the selected one, or else the newest; nil if there is none,
  /// which is said.
  private mutating func entryToChange() -> Entry? {
    let entry = (tapeView.selected ?? tape.last).flatMap { tape[$0] }
    if entry == nil { notice.message = .emptyTape }
    return entry
  }

  mutating func editEntry() {
    if let entry = entryToChange() { open(entry) }
  }

  mutating func commentEntry() {
    if let entry = entryToChange() { openComment(on: entry) }
  }

  /// Does something to a line of the tape.
  ///
  /// - Parameter number: the number of the line, counted from the newest, which is 1.
  mutating func change(lineOfTape number: Int, _ change: LineChange) {
    guard 1...max(1, tape.count) ~= number,
      var entry = tape.ids.dropLast(number - 1).last.flatMap({ tape[$0] })
    else {
      notice.message = .noSuchLine(number)
      return
    }
    switch change {
    case .edit:
      open(entry)
      speech?.entries = [entry.id]
    case .remove: remove(entry.id)
    case .comment(nil): openComment(on: entry)
    case .comment(let text):
      entry.comment = text
      keypad.calculator.revise(entry, tape.outcome(of: entry.id))
      speech?.entries = [entry.id]
    }
  }

  /// Puts the result of the selected entry into the expression.
  mutating func useEntry() -> [Effect] {
    guard let id = tapeView.selected else { return [] }
    leaveTape()
    if isEditing {
      notice.message = write(operand(of: id)) ?? notice.message
      return []
    }
    return pressOnKeypad(.edit(operand(of: id)))
  }

  /// What writes the result of an entry, or the function that it defines.
  private func operand(of id: EntryID) -> ExpressionEdit {
    tape[id]?.isDefinition == true ? .application(id) : .tie(id)
  }

  mutating func removeEntry() {
    if let entry = entryToChange() { remove(entry.id) }
  }

  /// Removes an entry; if it was selected, the one below it is selected then.
  private mutating func remove(_ id: EntryID) {
    if tapeView.selected == id {
      if let next = tape.id(after: id) ?? tape.id(before: id) {
        tapeView.select(next, on: tape, lines: tapeLines)
      } else {
        tapeView.leave()
      }
    }
    noteTape()
    keypad.calculator.remove(id)
    followTape()
    notice.message = .removed
  }

  /// Shows what was undone or done again, or says that there was nothing.
  mutating func changeBack(_ isDone: Bool, otherwise message: Message) {
    keypad.highlight.hide()
    if !isDone { notice.message = message }
    followTape()
  }
}
