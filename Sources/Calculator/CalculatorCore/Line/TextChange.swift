struct TextChange: Hashable, Sendable {
  private let replaced: Range<Int>
  private let inserted: [Character]
  let cursor: Int
  private let newCursor: Int
  private let ties: [EntryID]
  private let base: NumberBase

  /// Computes the difference of two texts, in linear time.
  init(from old: LineText, to new: LineText) {
    let (left, right) = (old.characters, new.characters)
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var same = 0
    while same < shorter - start, left[left.count - 1 - same] == right[right.count - 1 - same] {
      same += 1
    }
    replaced = start..<left.count - same
    inserted = Array(right[start..<right.count - same])
    (cursor, newCursor, ties, base) = (old.cursor, new.cursor, new.ties, new.base)
  }

  func make(in text: inout LineText) {
    text.characters.replaceSubrange(replaced, with: inserted)
    (text.cursor, text.ties, text.base) = (newCursor, ties, base)
  }
}
