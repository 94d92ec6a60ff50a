import Quantities

/// A change of the tape: what undo reverses, and what storage writes.
package enum TapeChange: Hashable, Sendable {
  /// A new entry, before another one or else at the end.
  case insert(Entry, before: EntryID?)
  /// Another content of an entry, which stays in its place.
  case replace(Entry)
  case remove(EntryID)

  /// The new entry or content; nil for a removal.
  package var entry: Entry? {
    switch self {
    case .insert(let entry, _), .replace(let entry): entry
    case .remove: nil
    }
  }
}

extension Tape {
  /// Applies a change, and returns the one that reverses it; nil if it changed nothing.
  ///
  /// A change that does not fit the tape, because another program has changed it as well, does what
  /// is left of it: an entry that is already there is replaced, one that is gone stays gone, and
  /// an insertion before an entry that is gone is one at the end.
  ///
  /// - Complexity: O(*d* log *n*), where *d* is the number of entries that depend on the changed
  ///   one, plus moving *n* small records in memory where an entry is not at the end.
  package mutating func apply(_ change: TapeChange) -> TapeChange? {
    switch change {
    case .insert(let entry, let next):
      guard let old = self[entry.id] else {
        insert(entry, before: next)
        return .remove(entry.id)
      }
      replace(entry)
      return .replace(old)
    case .replace(let entry):
      guard let old = self[entry.id] else { return nil }
      replace(entry)
      return .replace(old)
    case .remove(let id):
      guard let old = self[id] else { return nil }
      let next = self.id(after: id)
      remove(id)
      return .insert(old, before: next)
    }
  }

  /// Applies changes one after the other, and returns those that reverse them, in the order in
  /// which they have to be applied.
  package mutating func apply(_ changes: [TapeChange]) -> [TapeChange] {
    var inverse: [TapeChange] = []
    for change in changes {
      if let reversed = apply(change) { inverse.append(reversed) }
    }
    return inverse.reversed()
  }
}

/// The lines in which changes of the tape are kept.
///
/// ```text
/// + 12kw.1 rent = 850 # home
/// + 12kw.2 rent@12kw.1 * 12
/// = 12kw.1 rent = 900 # home
/// + 12kw.3 < 12kw.2 450 + 20
/// + 12kw.4 2026-11-22: total: sum(rent@12kw.1; @12kw.3)
/// + 12kw.5 f(x) = x * 2
/// + 12kw.6 f@12kw.5(3)
/// - 12kw.2
/// ```
///
/// A plus adds an entry, at the end or before the one after `<`; an equals sign gives one another
/// content; a minus removes one. A tie is an `@` with the identity of its entry; the name before it
/// is for people. A day and
/// `total:` may stand before the content.
extension TapeChange {
  /// The change as a line.
  ///
  /// - Parameter name: the name of an entry, which is written before ties to it.
  package func text(name: (EntryID) -> String?) -> String {
    switch self {
    case .insert(let entry, nil): "+ \(entry.id) \(entry.text(name: name))"
    case .insert(let entry, let next?): "+ \(entry.id) < \(next) \(entry.text(name: name))"
    case .replace(let entry): "= \(entry.id) \(entry.text(name: name))"
    case .remove(let id): "- \(id)"
    }
  }

  /// Reads a line; nil if it is none of this form.
  ///
  /// - Parameter time: where time zones are found; those of moments that are not known keep their offset.
  package init?(text: String, time: TimeSource = .none) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, let id = EntryID(words[1]) else { return nil }
    let rest = words.count == 3 ? words[2] : ""
    switch words[0] {
    case "+" where rest.hasPrefix("< "):
      let parts = rest.dropFirst(2).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let next = EntryID(parts[0]), let entry = Entry(id, parts[1], time)
      else {
        return nil
      }
      self = .insert(entry, before: next)
    case "+":
      guard let entry = Entry(id, rest, time) else { return nil }
      self = .insert(entry, before: nil)
    case "=":
      guard let entry = Entry(id, rest, time) else { return nil }
      self = .replace(entry)
    case "-" where words.count == 2: self = .remove(id)
    default: return nil
    }
  }
}

/// Changes as they are saved: with the names that are written before ties.
package struct SavedChanges: Hashable, Sendable {
  package var changes: [TapeChange]
  private var names: [EntryID: String] = [:]

  /// Creates the changes that led to a tape.
  package init(_ changes: [TapeChange], on tape: Tape) {
    self.changes = changes
    for change in changes {
      for origin in change.entry?.expression.origins ?? [] { names[origin] = tape[origin]?.name }
    }
  }

  /// Gives new entries the day on which they are saved.
  package mutating func stamp(_ day: Day?) {
    changes = changes.map { change in
      guard case .insert(var entry, let next) = change, entry.day == nil else { return change }
      entry.day = day
      return .insert(entry, before: next)
    }
  }

  /// A line for each change.
  package var lines: [String] { changes.map { $0.text { names[$0] } } }
}

/// The scope of the kept tape, where every entry is referred to by its identity.
struct IdentityScope: Scope {
  let time: TimeSource

  func origin(of reference: Reference) -> EntryID? {
    if case .identity(let id) = reference { id } else { nil }
  }

  var isKept: Bool { true }

  var names: [String] { [] }
}

extension Tape {
  /// The changes that make this tape of an empty one.
  package var changes: [TapeChange] { ids.compactMap { self[$0].map { .insert($0, before: nil) } } }

  /// Creates the tape that changes make of an empty one.
  package init(replaying changes: some Sequence<TapeChange>) {
    self.init()
    for change in changes { _ = apply(change) }
  }
}
