/// Cells of a row that move together: as many are deleted at one column as are inserted at another.
///
/// Right-aligned numerals move at every digit, and a part of the row stays behind them.
struct RowShift {
  let row: Int
  let distance: Int
  let deletion: Int
  /// Where blanks are inserted after the deletion.
  let insertion: Int

  private static let longestDistance = 8
  /// About the bytes of the control sequences of a shift, and of a move of the cursor.
  private static let (cost, costOfMove) = (20, 6)

  /// The shift after which less of a row is painted; nil where none saves bytes.
  init?(ofRow row: Int, from old: [PaintedCell], to new: [PaintedCell]) {
    guard let first = old.indices.first(where: { old[$0] != new[$0] }),
      let last = old.indices.last(where: { old[$0] != new[$0] })
    else { return nil }
    let changed = first..<last + 1
    guard changed.count * 3 > Self.cost,
      !changed.contains(where: { old[$0].isHalf || new[$0].isHalf })
    else { return nil }
    for distance in 1...Self.longestDistance where distance < changed.count {
      let (left, right) = (first..<last + 1 - distance, first + distance..<last + 1)
      let isLeftward = old[right] == new[left]
      guard isLeftward || old[left] == new[right] else { continue }
      let target = isLeftward ? left : right
      guard Self.bytes(toPaint: Array(new[target]), over: Array(old[target])) > Self.cost else {
        continue
      }
      (self.row, self.distance) = (row, distance)
      (deletion, insertion) = isLeftward ? (first, left.upperBound) : (left.upperBound, first)
      return
    }
    return nil
  }

  /// What the row shows after the shift.
  func applied(to row: [PaintedCell], blank: PaintedCell) -> [PaintedCell] {
    var row = row
    row.removeSubrange(deletion..<deletion + distance)
    row.insert(contentsOf: Array(repeating: blank, count: distance), at: insertion)
    return row
  }

  /// About the bytes that paint the cells that differ; short gaps between them are painted again.
  private static func bytes(toPaint new: [PaintedCell], over old: [PaintedCell]) -> Int {
    var (bytes, gap) = (0, 0)
    for (new, old) in zip(new, old) {
      let size = new.base.isASCII ? 1 : 3
      (bytes, gap) = new == old ? (bytes, gap + size) : (bytes + min(gap, costOfMove) + size, 0)
    }
    return bytes
  }
}
