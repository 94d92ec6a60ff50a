import CalculatorCore
import Screen
import Words

extension ViewModel {
  /// The rows of the pane, at least one for the movement keys.
  var tapeLines: Int { max(1, keypad.metrics.tape.rows) }

  mutating func followTape() { tapeView.follow(tape, lines: tapeLines) }

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

  /// Selects an entry, or edits it if selected; on an open line, inserts its result.
  mutating func clickTape(line number: Int) {
    let shown = shownEntries
    guard shown.indices.contains(shown.count - 1 - number) else { return }
    let id = shown[shown.count - 1 - number]
    if isEditing {
      write(operand(of: id))
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
      } else { tapeView.selected ?? tape.last }
    guard var entry = id.flatMap({ tape[$0] }) else {
      return notice.say(number.map { .noSuchLine($0) } ?? .emptyTape)
    }
    switch change {
    case .edit:
      edit(ties(isGrouped: false).line(of: entry, above: entry.id), for: .revision(entry.id))
      lineMode?.entries = [entry.id]
    case .remove: remove(entry.id)
    case .comment(nil):
      edit(LineText(entry.comment.map(Formula.source) ?? "# "), for: .comment(entry.id))
    case .comment(let text):
      entry.comment = text
      keypad.calculator.revise(entry, tape.outcome(of: entry.id))
      lineMode?.entries = [entry.id]
    }
  }

  mutating func useEntry() -> [Effect] {
    guard let id = tapeView.selected else { return [] }
    leaveTape()
    guard isEditing else { return pressOnKeypad(.edit(operand(of: id))) }
    write(operand(of: id))
    return []
  }

  private func operand(of id: EntryID) -> ExpressionEdit {
    tape[id]?.isDefinition == true ? .userCall(id) : .tie(id)
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

  /// Stores the tape in its own file and empties it; after a stored one, the default tape is open.
  mutating func beginTape(keepingAs name: String?) -> [Effect] {
    guard name.map(TapeName.isValid) != false else { return say(.tapes(.invalid)) }
    if let present = saving.name {
      guard name == nil else { return say(.tapes(.named(present))) }
      saving.opening = .usual(isEmptied: true)
      return []
    }
    guard tape.count > 0 else { return say(.emptyTape) }
    guard name != TapeName.usual else { return say(.tapes(.taken(TapeName.usual))) }
    saving.archive = Array(tape.ids)
    guard saving.isOn else { return send(.tapes(.begun(before: nil))) }
    return [.archive(SavedChanges(tape.changes, on: tape), name: name)]
  }

  /// Empties the tape that was stored; undoing restores it.
  mutating func receive(_ message: TapesMessage) -> [Effect] {
    if case .begun = message {
      tapeView.leave()
      keypad.calculator.clearTape(of: saving.archive)
      followTape()
    }
    saving.archive = []
    saving.opening = nil
    notice.message = .tapes(message)
    return sendTypeAhead()
  }

  mutating func openTape(_ name: String) {
    guard TapeName.isValid(name) else { return notice.say(.tapes(.invalid)) }
    guard saving.isOn else { return notice.say(.tapes(.unknown(name))) }
    page = nil
    if name == saving.name ?? TapeName.usual {
      notice.message = .tapes(.opened(name, lines: tape.count))
    } else {
      saving.opening = name == TapeName.usual ? .usual(isEmptied: false) : .named(name)
    }
  }

  mutating func goOn(with kept: KeptTape, named name: String?) -> [Effect] {
    let isEmptied = saving.opening == .usual(isEmptied: true)
    var effects = result.drop(&requests) + tapeView.drop(&requests)
    keypad.calculator.begin(with: kept.tape)
    saving = Saving(isOn: true)
    let problem = saving.receive(kept, in: &keypad.calculator)
    saving.name = name
    (tapeView, line) = (TapeView(), Line())
    if lineMode != nil { openNextLine() }
    followTape()
    notice.message = problem ?? .tapes(.opened(name ?? TapeName.usual, lines: kept.tape.count))
    if isEmptied, kept.tape.count > 0 { effects += beginTape(keepingAs: nil) }
    return effects + sendTypeAhead()
  }
}

/// The names of tapes, which are also file names.
package enum TapeName {
  package static let usual = "main"

  package static func isValid(_ text: String) -> Bool {
    1...60 ~= text.utf8.count
      && text.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
  }
}
