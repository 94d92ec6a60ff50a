import CalculatorCore
import ExactNumbers

/// The state around the edited line; the text itself is a phase of the calculator.
struct Line: Hashable, Sendable {
  /// The last text left with a mistake or without a result; Up restores it.
  var left: LineText?
  /// The entry recalled last; valid while its text is unchanged on the line.
  var recalled: Recalled?
  var search: LineSearch?
  /// Whether the tape has the keyboard while the line is edited.
  var isTapeFocused = false
  var cut = LineText()
  /// The comment or wrong command that Enter refused, which a typed character replaces.
  var refused: String?
  /// The line when its unit completion was requested.
  var completed: LineText?
  var question: PasteQuestion?
  /// The number of the line of a paste that was entered last.
  var pasted: Int?

  struct Recalled: Hashable, Sendable {
    let entry: EntryID
    let text: LineText
    let draft: LineText
  }
}

struct LineSearch: Hashable, Sendable {
  /// The text to find; case, white space and the shape of signs are ignored.
  private(set) var query = ""
  private(set) var found: EntryID?

  /// Adds a character to the query, or removes the last one for nil, and restarts the search.
  mutating func change(_ character: Character?, on tape: Tape, text: (EntryID) -> String) {
    if let character { query.append(character) } else { _ = query.popLast() }
    found = query.isEmpty ? nil : first(from: tape.last, on: tape, text)
  }

  /// Finds the next older match, or stays on the current one.
  mutating func findOlder(on tape: Tape, text: (EntryID) -> String) {
    guard let found else { return }
    self.found = first(from: tape.id(before: found), on: tape, text) ?? found
  }

  private func first(from start: EntryID?, on tape: Tape, _ text: (EntryID) -> String) -> EntryID? {
    let signs: [Character: Character] = ["×": "*", "÷": "/", "−": "-"]
    let plain = { (text: String) in
      String(text.lowercased().filter { !$0.isWhitespace }.map { signs[$0] ?? $0 })
    }
    let sought = plain(query)
    var next = start
    while let id = next {
      if plain(text(id)).hasPart(sought) { return id }
      next = tape.id(before: id)
    }
    return nil
  }
}
