import CalculatorCore

/// Which part of the tape shows, and which entry is selected.
struct TapeView: Hashable, Sendable {
  /// The selected entry; nil while the keyboard does not belong to the tape.
  var selected: EntryID?
  /// The entry on the last line; nil while that is the newest one.
  var bottom: EntryID?
  /// The digits of entries in the format that they were asked for.
  var digits: [EntryID: Digits] = [:]
  /// The request for entries that is under way.
  var request: Running?

  /// The digits of an entry.
  struct Digits: Hashable, Sendable {
    var format: ResultFormat
    var text: String
  }

  /// A request for entries.
  struct Running: Hashable, Sendable {
    var id: Request.ID
    /// The version of the tape that it is about.
    var version: Int
    var format: ResultFormat
    /// The entries whose results or digits it brings.
    var wanted: Set<EntryID>
    /// Whether it has taken so long that a frame is drawn without it.
    var isOverdue = false
    /// Whether a person cancelled it; the same is not asked for again.
    var isCancelled = false
  }

  /// The entries on a tape that show in a pane with a number of lines, from the top.
  func shown(on tape: Tape, lines: Int) -> [EntryID] {
    let end = bottom.flatMap { tape.index(of: $0) }.map { $0 + 1 } ?? tape.count
    return Array(tape.ids.prefix(end).suffix(lines))
  }

  /// Shows other entries.
  mutating func scroll(_ scroll: Scroll, on tape: Tape, lines: Int) {
    let end = bottom.flatMap { tape.index(of: $0) }.map { $0 + 1 } ?? tape.count
    let moved =
      switch scroll {
      case .lineUp: end - 1
      case .lineDown: end + 1
      case .pageUp: end - lines
      case .pageDown: end + lines
      case .start: 0
      case .end: tape.count
      }
    let new = min(max(moved, min(lines, tape.count)), tape.count)
    bottom = new >= tape.count ? nil : tape.ids.dropFirst(new - 1).first
  }

  /// Selects an entry, and shows it.
  mutating func select(_ id: EntryID, on tape: Tape, lines: Int) {
    guard let index = tape.index(of: id) else { return }
    selected = id
    let end = bottom.flatMap { tape.index(of: $0) }.map { $0 + 1 } ?? tape.count
    if index >= end {
      bottom = index + 1 == tape.count ? nil : id
    } else if index < end - lines {
      bottom = tape.ids.dropFirst(index + lines - 1).first
    }
  }

  /// Selects another entry.
  mutating func moveSelection(_ scroll: Scroll, on tape: Tape, lines: Int) {
    guard let selected, let index = tape.index(of: selected) else { return }
    let moved =
      switch scroll {
      case .lineUp: index - 1
      case .lineDown: index + 1
      case .pageUp: index - lines
      case .pageDown: index + lines
      case .start: 0
      case .end: tape.count - 1
      }
    let new = min(max(moved, 0), tape.count - 1)
    if let id = tape.ids.dropFirst(new).first { select(id, on: tape, lines: lines) }
  }

  /// Leaves entries that are gone, and shows the selected one.
  mutating func follow(_ tape: Tape, lines: Int) {
    if let bottom, tape[bottom] == nil { self.bottom = nil }
    if let selected, tape[selected] == nil { self.selected = tape.last }
    if let selected { select(selected, on: tape, lines: lines) }
    if digits.count > 1_000 { digits = [:] }
  }
}
