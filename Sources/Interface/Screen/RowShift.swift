/// Cells of a row that move together: as many are deleted at one column as are inserted at another.
///
/// Right-aligned numerals move at every digit, and a part of the row stays behind them.
package struct RowShift: Hashable, Sendable {
  package let row: Int
  package let distance: Int
  package let deletion: Int
  /// Where blanks are inserted after the deletion.
  package let insertion: Int
  /// The column of the first moved cell, after the shift.
  package let column: Int
  let moved: [Cell]
  /// What the row shows of the moved cells and of the inserted blanks.
  package var runs: [Run] {
    Run.runs(of: moved[...], row: row, column: column) + [
      Run(
        origin: Point(column: insertion, row: row),
        cells: Array(repeating: Cell(style: Style()), count: distance)[...])
    ]
  }
  /// The column behind all cells that a shift changes.
  package var end: Int { max(column + moved.count, insertion + distance) }

  private static let longestDistance = 8
  /// About the bytes of the control sequences of a shift, and of a move of the cursor.
  private static let (cost, costOfMove) = (20, 6)

  /// The shift after which less of a row is painted; nil where none saves bytes.
  init?(ofRow row: Int, from old: [Cell], to new: [Cell]) {
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
      (self.row, self.distance, column) = (row, distance, target.lowerBound)
      (deletion, insertion) = isLeftward ? (first, left.upperBound) : (left.upperBound, first)
      moved = Array(new[target])
      return
    }
    return nil
  }

  /// About the bytes that paint the cells that differ; short gaps between them are painted again.
  private static func bytes(toPaint new: [Cell], over old: [Cell]) -> Int {
    var (bytes, gap) = (0, 0)
    for (new, old) in zip(new, old) {
      let size = new.lone?.isASCII == true ? 1 : 3
      (bytes, gap) = new == old ? (bytes, gap + size) : (bytes + min(gap, costOfMove) + size, 0)
    }
    return bytes
  }
}

extension Cell {
  /// Whether the cell is one of two that a character takes.
  fileprivate var isHalf: Bool { isWide || isFiller }
}
