import CalculatorCore
import Screen
import Words

extension ViewModel {
  /// The rows of the pane, at least one for the movement keys.
  var tapeLines: Int { max(1, keypad.metrics.tape.rows) }

  mutating func followTape() { tapeView.follow(tape, lines: tapeLines) }

  /// Gives the keyboard to the tape and selects the newest visible entry.
  mutating func focusTape() {
    if lineMode != nil { return sayTape(LineMode.usualEntries) }
    guard keypad.metrics.tape.rows > 0 else { return notice.say(.noRoomForTape) }
    guard let newest = shownEntries.last ?? tape.last else { return notice.say(.emptyTape) }
    select(newest)
  }

  mutating func select(_ id: EntryID) {
    keypad.highlight.hide()
    tapeView.select(id, on: tape, lines: tapeLines)
  }

  mutating func scrollTape(_ scroll: Scroll) { tapeView.scroll(scroll, on: tape, lines: tapeLines) }

  /// Handles a click on a line of the pane, counted from the newest visible one.
  ///
  /// The first click selects an entry, the second edits it. While the formula line is open, a click
  /// inserts the result there.
  mutating func clickTape(line number: Int) {
    let shown = shownEntries
    guard shown.indices.contains(shown.count - 1 - number) else { return }
    let id = shown[shown.count - 1 - number]
    if isEditing {
      notice.message = write(operand(of: id)) ?? notice.message
    } else if tapeView.selected == id {
      change(lineOfTape: nil, .edit)
    } else {
      select(id)
    }
  }

  mutating func leaveTape() {
    tapeView.leave()
    line.isTapeFocused = false
  }

  /// Changes a line of the tape, counted from the newest, which is 1; nil for the selected one.
  mutating func change(lineOfTape number: Int?, _ change: LineChange) {
    let id =
      if let number {
        1...max(1, tape.count) ~= number ? tape.ids.dropLast(number - 1).last : nil
      } else {
        tapeView.selected ?? tape.last
      }
    guard var entry = id.flatMap({ tape[$0] }) else {
      return notice.say(number.map { .noSuchLine($0) } ?? .emptyTape)
    }
    switch change {
    case .edit:
      open(entry)
      lineMode?.entries = [entry.id]
    case .remove: remove(entry.id)
    case .comment(nil): openComment(on: entry)
    case .comment(let text):
      entry.comment = text
      keypad.calculator.revise(entry, tape.outcome(of: entry.id))
      lineMode?.entries = [entry.id]
    }
  }

  mutating func useEntry() -> [Effect] {
    guard let id = tapeView.selected else { return [] }
    leaveTape()
    if isEditing {
      notice.message = write(operand(of: id)) ?? notice.message
      return []
    }
    return pressOnKeypad(.edit(operand(of: id)))
  }

  private func operand(of id: EntryID) -> ExpressionEdit {
    tape[id]?.isDefinition == true ? .application(id) : .tie(id)
  }

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

  mutating func changeBack(_ isDone: Bool, otherwise message: Message) {
    keypad.highlight.hide()
    if !isDone { notice.message = message }
    followTape()
  }
}
