import CalculatorCore
import ExactNumbers

/// A search in the lines of the tape, from the newest to the oldest.
struct LineSearch: Hashable, Sendable {
  /// The text to find; case and white space are ignored.
  private(set) var query = ""
  private(set) var found: EntryID?

  /// Adds a character to the query, or removes the last one for nil, and restarts the search.
  mutating func change(_ character: Character?, on tape: Tape, text: (EntryID) -> String) {
    if let character { query.append(character) } else { _ = query.popLast() }
    found = query.isEmpty ? nil : first(from: tape.last, on: tape, text)
  }

  /// Finds the next older match; stays on the current one if there is none.
  mutating func findOlder(on tape: Tape, text: (EntryID) -> String) {
    guard let found else { return }
    self.found = first(from: tape.id(before: found), on: tape, text) ?? found
  }

  private func first(from start: EntryID?, on tape: Tape, _ text: (EntryID) -> String) -> EntryID? {
    let plain = { (text: String) in text.lowercased().filter { !$0.isWhitespace } }
    let sought = plain(query)
    var next = start
    while let id = next {
      if plain(text(id)).hasPart(sought) { return id }
      next = tape.id(before: id)
    }
    return nil
  }
}
