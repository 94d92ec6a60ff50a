/// The part of a line of text that fits into a width, with an ellipsis where text was left out.
struct ClippedLine {
  var text: String
  /// The columns of the clipped text that belong to the mark.
  var mark: Range<Int>?
  /// The columns of the clipped text that belong to tied operands.
  var ties: [Range<Int>] = []
  /// The column of the cursor in the clipped text.
  var cursor: Int?

  /// Clips a line to the part around the cursor; without a cursor to its end, or, if that would leave
  /// out the start of the mark, to the part from the mark on.
  ///
  /// A cursor can stand after the last character, where it needs a column of its own.
  init(
    _ line: String, mark: Range<Int>?, ties: [Range<Int>] = [], cursor: Int? = nil, columns: Int,
    ellipsis: Character
  ) {
    let characters = Array(line)
    let width = characters.count + (cursor == nil ? 0 : 1)
    guard columns > 0 else {
      text = ""
      return
    }
    guard width > columns else {
      (text, self.mark, self.ties, self.cursor) = (line, mark, ties, cursor)
      return
    }
    var start = width - columns
    if let cursor {
      start = min(max(0, cursor - columns / 2), start)
    } else if let mark, mark.lowerBound <= start {
      // The column to the left of the mark holds the ellipsis.
      start = max(0, mark.lowerBound - 1)
    }
    let end = min(start + columns, characters.count)
    var visible = Array(characters[start..<end])
    if start > 0 { visible[0] = ellipsis }
    if end < characters.count { visible[visible.count - 1] = ellipsis }
    text = String(visible)
    self.cursor = cursor.map { $0 - start }
    let clip = { (range: Range<Int>) -> Range<Int>? in
      guard range.lowerBound < end, range.upperBound > start else { return nil }
      return max(0, range.lowerBound - start)..<min(end - start, range.upperBound - start)
    }
    self.mark = mark.flatMap(clip)
    self.ties = ties.compactMap(clip)
  }
}
