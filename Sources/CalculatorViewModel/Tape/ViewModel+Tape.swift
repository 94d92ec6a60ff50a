import CalculatorCore
import Screen
import Words

/// The tape: selecting, correcting, using and removing its entries.
extension ViewModel {
  var tape: Tape { calculator.tape }

  /// The lines of the pane; one where the window has none, so that keys still move.
  private var lines: Int { max(1, metrics.tape.rows) }

  /// The entries that show, from the top.
  var shownEntries: [EntryID] {
    let hidden = entriesWaitingForDisk
    return tapeView.shown(on: tape, lines: metrics.tape.rows).filter { !hidden.contains($0) }
  }

  /// Gives the keyboard to the tape, with the newest entry that shows selected.
  mutating func focusTape() {
    guard metrics.tape.rows > 0 else {
      message = .noRoomForTape
      return
    }
    guard let newest = shownEntries.last ?? tape.last else {
      message = .emptyTape
      return
    }
    highlight.hide()
    tapeView.select(newest, on: tape, lines: lines)
  }

  /// Gives the keyboard back to the keypad, and shows the newest entries.
  mutating func leaveTape() {
    tapeView.selected = nil
    tapeView.bottom = nil
  }

  /// Takes up another tape, or another number of lines.
  mutating func followTape() { tapeView.follow(tape, lines: lines) }

  /// The selected entry; nil while the keyboard does not belong to the tape, or the window shows none.
  var selectedEntry: EntryID? { metrics.tape.rows > 0 ? tapeView.selected : nil }

  mutating func moveSelection(_ scroll: Scroll) {
    tapeView.moveSelection(scroll, on: tape, lines: lines)
  }

  /// Scrolls the tape, or moves its selection if it has the keyboard.
  mutating func scrollTape(_ scroll: Scroll) {
    tapeView.scroll(scroll, on: tape, lines: lines)
  }

  /// Clicks a line of the pane, counted from the newest that shows.
  ///
  /// The first click selects its entry, the second one edits it. While the formula line is open, a
  /// click writes the result there.
  mutating func clickTape(line: Int) {
    let shown = shownEntries
    guard shown.indices.contains(shown.count - 1 - line) else { return }
    let id = shown[shown.count - 1 - line]
    if formula != nil {
      writeOnFormula(tieTo: id)
    } else if tapeView.selected == id {
      editEntry()
    } else {
      highlight.hide()
      tapeView.select(id, on: tape, lines: lines)
    }
  }

  /// Opens the formula line with the selected entry.
  mutating func editEntry() {
    guard let id = tapeView.selected, let entry = tape[id] else { return }
    let ties = TieAtoms(
      entry.expression,
      as: TieText(tape: tape, point: point, base: typedBase, units: units, words: words, entry: id),
      above: id)
    var line = ExpressionText(entry.expression, point: point, units: units, ties: ties).text
    if let name = entry.name { line = "\(name) = \(line)" }
    if let comment = entry.comment { line += " " + Formula.source(ofComment: comment) }
    openFormula(FormulaLine(line, atoms: ties.atoms, cut: cut), for: .revision(id))
  }

  /// Opens the formula line with the comment on the selected entry.
  mutating func commentEntry() {
    guard let id = tapeView.selected, let entry = tape[id] else { return }
    openFormula(FormulaLine(entry.comment ?? "", cut: cut), for: .comment(id))
  }

  /// Writes a comment on an entry; an empty one removes it.
  mutating func comment(_ text: String, on id: EntryID) {
    guard var entry = tape[id] else { return }
    let trimmed = Array(text.utf8)[...].trimmingSpaces
    entry.comment = trimmed.isEmpty ? nil : String(decoding: trimmed, as: UTF8.self)
    calculator.revise(entry, tape.outcome(of: id)?.evaluation)
  }

  /// Puts the result of the selected entry into the expression.
  mutating func useEntry() -> [Effect] {
    guard let id = tapeView.selected else { return [] }
    leaveTape()
    return apply(.edit(.tie(id)))
  }

  /// Removes the selected entry, and selects the one below it.
  mutating func removeEntry() {
    guard let id = tapeView.selected else { return }
    if let next = tape.id(after: id) ?? tape.id(before: id) {
      tapeView.select(next, on: tape, lines: lines)
    } else {
      leaveTape()
    }
    calculator.remove(id)
    followTape()
    message = .removed
  }

  mutating func undo() {
    highlight.hide()
    if !calculator.undo() { message = .nothingToUndo }
    followTape()
  }

  mutating func redo() {
    highlight.hide()
    if !calculator.redo() { message = .nothingToRedo }
    followTape()
  }
}
