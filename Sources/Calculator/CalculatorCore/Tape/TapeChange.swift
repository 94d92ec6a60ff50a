import Quantities

package enum TapeChange: Hashable, Sendable {
  case insert(Entry, before: EntryID?)
  case replace(Entry)
  case remove(EntryID)

  package var entry: Entry? {
    switch self {
    case .insert(let entry, _), .replace(let entry): entry
    case .remove: nil
    }
  }
}

extension Tape {
  /// Applies a change, or the closest possible one after those of other programs, and returns its
  /// inverse; nil if it changed nothing.
  ///
  /// - Complexity: O(*d* log *n*) for *d* dependents; moves *n* small records unless at the end.
  package mutating func apply(_ change: TapeChange) -> TapeChange? {
    switch change {
    case .insert(let entry, let next) where self[entry.id] == nil:
      insert(entry, before: next)
      return .remove(entry.id)
    case .insert(let entry, _), .replace(let entry):
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

  /// Applies changes and returns their inverses, in the order to apply them.
  package mutating func apply(_ changes: [TapeChange]) -> [TapeChange] {
    changes.compactMap { apply($0) }.reversed()
  }

  package var changes: [TapeChange] { ids.compactMap { self[$0].map { .insert($0, before: nil) } } }

  package init(replaying changes: [TapeChange]) {
    self.init()
    for change in changes { _ = apply(change) }
  }
}

/// The line format of stored changes.
///
/// ```text
/// + 12kw.1 rent = 850 # home
/// = 12kw.1 rent = 900 # home
/// + 12kw.3 < 12kw.2 rent@12kw.1 * 12
/// - 12kw.2
/// ```
extension TapeChange {
  package func text(name: (EntryID) -> String?) -> String {
    switch self {
    case .insert(let entry, nil): "+ \(entry.id) \(entry.text(name: name))"
    case .insert(let entry, let next?): "+ \(entry.id) < \(next) \(entry.text(name: name))"
    case .replace(let entry): "= \(entry.id) \(entry.text(name: name))"
    case .remove(let id): "- \(id)"
    }
  }

  /// Parses a line, with fixed offsets for zones that `time` does not know; nil if malformed.
  package init?(text: String, time: TimeSource = .none) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, let id = EntryID(words[1]) else { return nil }
    let rest = words.count == 3 ? words[2] : ""
    switch words[0] {
    case "+" where rest.hasPrefix("< "):
      let parts = rest.dropFirst(2).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let next = EntryID(parts[0]), let entry = Entry(id, parts[1], time)
      else { return nil }
      self = .insert(entry, before: next)
    case "+", "=":
      guard let entry = Entry(id, rest, time) else { return nil }
      self = words[0] == "+" ? .insert(entry, before: nil) : .replace(entry)
    case "-" where words.count == 2: self = .remove(id)
    default: return nil
    }
  }
}

/// Changes to save, with the names of their ties.
package struct SavedChanges: Hashable, Sendable {
  package var changes: [TapeChange]
  private var names: [EntryID: String] = [:]

  package init(_ changes: [TapeChange], on tape: Tape) {
    self.changes = changes
    for change in changes {
      for origin in change.entry?.expression.origins ?? [] { names[origin] = tape[origin]?.name }
    }
  }

  package mutating func stamp(_ day: Day?) {
    changes = changes.map { change in
      guard case .insert(var entry, let next) = change, entry.day == nil else { return change }
      entry.day = day
      return .insert(entry, before: next)
    }
  }

  package var lines: [String] { changes.map { $0.text { names[$0] } } }
}

/// The scope of stored text, whose references are identities, or names of a definition.
struct StoredScope: Scope {
  var time = TimeSource.none
  var entries: [EntryID: String] = [:]

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .identity(let id): id
    case .name(let name): entries.first { $0.value == name }?.key
    case .answer, .character: nil
    }
  }

  var isTapeFile: Bool { true }

  var names: [String] { [] }
}
