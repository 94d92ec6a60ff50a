/// The part of a line of text that fits, with an ellipsis where something is left out.
struct ClippedLine {
  var text: String
  /// The columns of the clipped text that were marked in the whole one.
  var mark: Range<Int>?

  /// Clips a line to its end; where a mark would be left out, to the part around the mark.
  init(_ line: String, mark: Range<Int>?, columns: Int, ellipsis: Character) {
    let characters = Array(line)
    guard characters.count > columns, columns > 0 else {
      text = columns > 0 ? line : ""
      self.mark = columns > 0 ? mark : nil
      return
    }
    var start = characters.count - columns
    if let mark, mark.lowerBound <= start {
      // One column to the left of the mark is for the ellipsis.
      start = max(0, mark.lowerBound - 1)
    }
    let end = start + columns
    var visible = Array(characters[start..<end])
    if start > 0 { visible[0] = ellipsis }
    if end < characters.count { visible[columns - 1] = ellipsis }
    text = String(visible)
    self.mark = mark.map {
      max(0, $0.lowerBound - start)..<max(0, min(columns, $0.upperBound - start))
    }
  }
}
