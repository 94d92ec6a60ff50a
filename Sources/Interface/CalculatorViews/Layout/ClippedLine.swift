import CalculatorViewModel
import Screen

/// The part of a line that fits in a width, with ellipses for clipped text.
struct ClippedLine {
  var text: String
  var mark: Range<Int>?
  var ties: [Range<Int>] = []
  var cursor: Int?
  private(set) var start = 0

  /// Clips a line around the cursor, or else to its end, or from an earlier mark on.
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
    (self.mark, self.ties) = (mark.flatMap(clip), ties.compactMap(clip))
  }
}

/// The expression line in its rows; left-aligned while edited, to keep its start in place.
struct PlacedLine {
  let clipped: ClippedLine
  private let hidden: Int
  private let area: Rectangle
  private let indent: Int

  init(_ line: ExpressionLine, in area: Rectangle, ellipsis: Character) {
    let columns = area.size.columns
    // A wide character may not fit in the last column of a row.
    let breaks = line.text.contains(.filler) ? max(0, area.size.rows - 1) : 0
    let clipped = ClippedLine(
      line.text, mark: line.mark, ties: line.ties, cursor: line.cursor,
      columns: columns * area.size.rows - breaks, ellipsis: ellipsis)
    self.clipped = breaks > 0 ? clipped.broken(columns: columns) : clipped
    // The ellipsis replaces the second half of a cut wide character.
    let isCut = clipped.start > 0 && line.text.dropFirst(clipped.start).first == .filler
    hidden = line.text.prefix(clipped.start).count { $0 != .filler } - (isCut ? 1 : 0)
    self.area = area
    indent = line.cursor == nil ? columns - clipped.text.count : 0
  }

  var rows: [(start: Point, text: String)] {
    var rows: [(start: Point, text: String)] = []
    var (rest, column) = (Substring(clipped.text), 0)
    while !rest.isEmpty {
      let start = point(column)
      let text = rest.prefix(area.columns.upperBound - start.column)
      rows.append((start, String(text)))
      column += text.count
      rest = rest.dropFirst(text.count)
    }
    return rows
  }

  func point(_ column: Int) -> Point {
    let place = (indent + column).quotientAndRemainder(dividingBy: area.size.columns)
    return Point(
      column: area.origin.column + place.remainder, row: area.origin.row + place.quotient)
  }

  /// The number of characters before the nearest place in the text; nil outside the rows.
  func character(at point: Point) -> Int? {
    guard area.contains(point) else { return nil }
    let place =
      (point.row - area.origin.row) * area.size.columns + point.column - area.origin.column
    let column = min(max(0, place - indent), clipped.text.count)
    let isSecondHalf = clipped.text.dropFirst(column).first == .filler
    return hidden + clipped.text.prefix(column).count { $0 != .filler } - (isSecondHalf ? 1 : 0)
  }
}

extension ClippedLine {
  fileprivate func broken(columns: Int) -> ClippedLine {
    guard columns > 1 else { return self }
    let characters = Array(text)
    var broken: [Character] = []
    var places: [Int] = []
    for (index, character) in characters.enumerated() {
      let isWide = index + 1 < characters.count && characters[index + 1] == .filler
      if isWide, character != .filler, broken.count % columns == columns - 1 {
        broken.append(.filler)
      }
      places.append(broken.count)
      broken.append(character)
    }
    places.append(broken.count)
    let range = { (range: Range<Int>) in places[range.lowerBound]..<places[range.upperBound] }
    var line = self
    line.text = String(broken)
    (line.mark, line.ties) = (mark.map(range), ties.map(range))
    line.cursor = cursor.map { places[min($0, characters.count)] }
    return line
  }
}
