import CalculatorCore
import Engine

extension ViewModel {
  func shownText(of id: EntryID) -> String {
    let ties = ties(isGrouped: false)
    return tape[id].map { ties.line(of: $0).shown(ties).text } ?? ""
  }

  mutating func search() {
    var search = line.search ?? LineSearch()
    search.findOlder(on: tape) { shownText(of: $0) }
    line.search = search
  }

  mutating func extendSearch(by character: Character?) {
    var search = line.search ?? LineSearch()
    search.change(character, on: tape) { shownText(of: $0) }
    line.search = search
  }

  /// Puts the match on the line and ends the search.
  mutating func takeFound() {
    defer { line.search = nil }
    guard let entry = line.search?.found.flatMap({ tape[$0] }) else { return }
    put(ties(isGrouped: false).line(of: entry))
  }

  /// Recalls the previous or next entry of the tape; the draft follows the newest one.
  mutating func recall(_ scroll: Scroll) {
    guard let text = editedText else { return }
    let recalled = line.recalled?.text.characters == text.characters ? line.recalled : nil
    if let left = line.left, scroll == .lineUp, recalled == nil, !left.isEmpty,
      left.characters != text.characters
    {
      line.left = nil
      return put(left)
    }
    guard purpose == .calculation else { return }
    let next =
      scroll == .lineUp
      ? recalled.map { tape.id(before: $0.entry) } ?? tape.last
      : recalled.flatMap { tape.id(after: $0.entry) }
    guard next != nil || scroll == .lineDown && recalled != nil else { return }
    let draft = recalled?.draft ?? text
    guard let entry = next.flatMap({ tape[$0] }) else { return put(draft) }
    let earlier = ties(isGrouped: false).line(of: entry)
    put(earlier)
    line.recalled = Line.Recalled(entry: entry.id, text: earlier, draft: draft)
  }

  private mutating func put(_ text: LineText) {
    guard isEditing else { return edit(text) }
    let point = environment.point
    changeText {
      $0 = text
      $0.point = point
    }
  }
}

extension TieText {
  /// Writes an entry as text that can stand above another entry, or at the end of the tape.
  func line(of entry: Entry, above other: EntryID? = nil) -> LineText {
    var ties = self
    ties.entry = entry.id
    let characters = TieCharacters(entry.expression, on: tape, above: other)
    var text = entry.isTotal ? Entry.total : ties.text(of: entry.expression, ties: characters).text
    if let heading = entry.heading { text = "\(heading) = \(text)" }
    let end = text.count
    if let comment = entry.comment { text += " " + Formula.source(ofComment: comment) }
    return LineText(text, ties: characters.ties, cursor: end)
  }
}
