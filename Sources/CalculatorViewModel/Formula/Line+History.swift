import CalculatorCore
import Engine

/// Undoing.
extension Line {
  /// Undoes the last change of the text, or brings back the text that was abandoned since the last
  /// step of the calculator; false where there is none.
  mutating func undo(at stepCount: Int, ties: TieText) -> Bool {
    guard isOpen else { return reopen(at: stepCount, isUndone: false) }
    if edited?.undo() != true { abandon(at: stepCount, ties: ties, isUndone: true) }
    return true
  }

  /// Makes the last change again that was undone; false where there is none.
  mutating func redo(at stepCount: Int) -> Bool {
    isOpen ? edited?.redo() == true : reopen(at: stepCount, isUndone: true)
  }

  /// Closes the line after its calculation became a step of the calculator.
  mutating func finish(at stepCount: Int, ties: TieText) {
    if let edited {
      abandoned = Abandoned(
        line: edited, stepCount: stepCount, isUndone: false, isCalculated: true)
    }
    close(ties: ties)
  }

  /// Closes the line without calculating, so that undoing brings its text back.
  ///
  /// What is said of an entry and was not changed leaves an older text to be brought back.
  mutating func abandon(at stepCount: Int, ties: TieText, isUndone: Bool = false) {
    if let edited, isUndone || purpose == .calculation || !edited.past.isEmpty {
      abandoned = Abandoned(line: edited, stepCount: stepCount, isUndone: isUndone)
    }
    close(ties: ties)
  }

  private mutating func reopen(at stepCount: Int, isUndone: Bool) -> Bool {
    guard let left = abandoned, left.stepCount == stepCount, left.isUndone == isUndone else {
      return false
    }
    edited = left.line
    if !isUndone { edited?.wasCalculated = left.isCalculated }
    abandoned = nil
    return true
  }
}

/// Earlier lines.
extension Line {
  /// A line of the tape as it is put on the line.
  func shownText(of id: EntryID, ties: TieText) -> String {
    ties.tape[id].map { text(of: $0, above: nil, ties: ties).shown(ties).text } ?? ""
  }

  /// Begins a search, or goes on to the next older line that has what is sought.
  mutating func search(ties: TieText) {
    var search = search ?? LineSearch()
    search.findOlder(on: ties.tape) { shownText(of: $0, ties: ties) }
    self.search = search
  }

  /// Adds a character to what is sought, or removes the last one.
  mutating func extendSearch(by character: Character?, ties: TieText) {
    var search = search ?? LineSearch()
    search.change(character, on: ties.tape) { shownText(of: $0, ties: ties) }
    self.search = search
  }

  /// Puts the line that was found on the line, which opens for it, and ends the search.
  mutating func takeFound(ties: TieText) {
    defer { search = nil }
    guard let entry = search?.found.flatMap({ ties.tape[$0] }) else { return }
    var text = text(of: entry, above: nil, ties: ties)
    text.point = ties.point
    if !isOpen { open(LineText("", cut: cut), for: .calculation, point: ties.point) }
    change { $0 = text }
  }

  /// Puts the entry above the one that was put there last on the line, or the one below it; behind the
  /// newest, what was typed before.
  mutating func recall(_ scroll: Scroll, ties: TieText) {
    guard let line = edited else { return }
    if let wrong = mistaken, scroll == .lineUp, line.recalled == nil, !wrong.text.isEmpty {
      mistaken = nil
      return change { $0 = wrong }
    }
    guard line.purpose == .calculation else { return }
    let tape = ties.tape
    let recalled = line.recalled?.entry
    let next =
      scroll == .lineUp
      ? recalled.map { tape.id(before: $0) } ?? tape.last : recalled.flatMap { tape.id(after: $0) }
    guard next != nil || scroll == .lineDown && recalled != nil else { return }
    let draft = line.recalled?.draft ?? line.formula
    let entry = next.flatMap { tape[$0] }
    var text = entry.map { self.text(of: $0, above: nil, ties: ties) } ?? draft
    text.point = ties.point
    change { $0 = text }
    edited?.recalled = entry.map { EditedLine.Recalled(entry: $0.id, draft: draft) }
  }
}
