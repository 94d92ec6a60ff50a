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
