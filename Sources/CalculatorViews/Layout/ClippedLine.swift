import CalculatorViewModel
import Screen

/// The part of a line of text that fits into a width, with an ellipsis where text was left out.
struct ClippedLine {
  var text: String
  /// The columns of the clipped text that belong to the mark.
  var mark: Range<Int>?
  /// The columns of the clipped text that belong to tied operands.
  var ties: [Range<Int>] = []
  /// The column of the cursor in the clipped text.
  var cursor: Int?
  /// The columns that were left out at the left.
  private(set) var start = 0

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
    self.start = start
    let clip = { (range: Range<Int>) -> Range<Int>? in
      guard range.lowerBound < end, range.upperBound > start else { return nil }
      return max(0, range.lowerBound - start)..<min(end - start, range.upperBound - start)
    }
    self.mark = mark.flatMap(clip)
    self.ties = ties.compactMap(clip)
  }
}

/// The expression line in the rows that it has: at their right end, or at their left end while it is
/// edited, so that typing does not move what is before the cursor.
struct PlacedLine {
  let clipped: ClippedLine
  private let area: Rectangle
  /// The columns before the text.
  private let indent: Int

  init(_ line: ExpressionLine, in area: Rectangle, ellipsis: Character) {
    let columns = area.size.columns
    clipped = ClippedLine(
      line.text, mark: line.mark, ties: line.ties, cursor: line.cursor,
      columns: columns * area.size.rows, ellipsis: ellipsis)
    self.area = area
    indent = line.cursor == nil ? columns - clipped.text.count : 0
  }

  /// The place of a column of the clipped text.
  func point(_ column: Int) -> Point {
    let place = (indent + column).quotientAndRemainder(dividingBy: area.size.columns)
    return Point(
      column: area.origin.column + place.remainder, row: area.origin.row + place.quotient)
  }

  /// The column of the whole text at a place, or the nearest one; nil outside of the rows.
  func column(at point: Point) -> Int? {
    guard area.contains(point) else { return nil }
    let place =
      (point.row - area.origin.row) * area.size.columns + point.column - area.origin.column
    return clipped.start + min(max(0, place - indent), clipped.text.count)
  }
}
