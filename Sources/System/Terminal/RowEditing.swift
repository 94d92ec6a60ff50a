import Screen

/// The control sequences that delete and insert cells in the middle of a row.
struct RowEditing {
  private let description: TerminalDescription
  private let save: [UInt8]
  private let restore: [UInt8]
  private let delete: [UInt8]
  private let insert: [UInt8]
  private let column: [UInt8]

  /// Reads the current terminal of curses; nil if it lacks one of the sequences.
  init?(of description: TerminalDescription) {
    guard let save = capability("sc"), let restore = capability("rc"),
      let delete = capability("dch"), let insert = capability("ich"),
      let column = capability("hpa")
    else { return nil }
    self.description = description
    (self.save, self.restore) = (save, restore)
    (self.delete, self.insert, self.column) = (delete, insert, column)
  }

  /// The bytes that shift parts of rows; the inserted cells are blanks in the current style.
  func bytes(for shifts: [RowShift]) -> [UInt8] {
    withoutPadding(save)
      + shifts.flatMap { shift in
        description.cursorAddress(row: shift.row, column: shift.deletion)
          + expanded(delete, shift.distance) + expanded(column, shift.insertion)
          + expanded(insert, shift.distance)
      } + withoutPadding(restore)
  }
}
