/// A part of a journal that was written at once.
package enum JournalEntry: Hashable, Sendable {
  /// The lines that were appended together.
  case batch([String])
  /// The place in the file of bytes that are no batch: not UTF-8, with control characters, too long,
  /// or not written whole. They stay in the file.
  case damaged(Range<Int>)
}
