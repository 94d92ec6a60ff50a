/// A change of a text that can be undone: what was replaced, and what stands there instead.
package struct TextChange: Hashable, Sendable {
  /// What belongs to a text besides its characters.
  struct Surroundings: Hashable, Sendable {
    var cursor: Int
    var ties: [EntryID]
    var base: NumberBase

    init(of text: LineText) { (cursor, ties, base) = (text.cursor, text.ties, text.base) }
  }

  /// The number of characters before the change.
  let start: Int
  let removed: [Character]
  let inserted: [Character]
  let before: Surroundings
  let after: Surroundings

  /// Finds the difference of two texts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the texts.
  package init(from old: LineText, to new: LineText) {
    let (left, right) = (old.characters, new.characters)
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var same = 0
    while same < shorter - start, left[left.count - 1 - same] == right[right.count - 1 - same] {
      same += 1
    }
    self.start = start
    removed = Array(left[start..<left.count - same])
    inserted = Array(right[start..<right.count - same])
    (before, after) = (Surroundings(of: old), Surroundings(of: new))
  }
}

extension LineText {
  /// Goes back to what the text was before a change of it.
  package mutating func undo(_ change: TextChange) {
    replace(change.start, change.inserted.count, with: change.removed, change.before)
  }

  /// Makes a change again that was undone.
  package mutating func redo(_ change: TextChange) {
    replace(change.start, change.removed.count, with: change.inserted, change.after)
  }

  private mutating func replace(
    _ start: Int, _ count: Int, with characters: [Character], _ around: TextChange.Surroundings
  ) {
    self.characters.replaceSubrange(start..<start + count, with: characters)
    (cursor, ties, base) = (around.cursor, around.ties, around.base)
  }
}
