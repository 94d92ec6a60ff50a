/// The width of the keys of a grid: that of a face, and of the gap to the next one.
///
/// The first face starts one column after the start of the grid. After a gap of one column the last
/// face ends with the grid; after a gap of two a margin of one column is left inside the grid.
struct KeyWidth: Hashable {
  /// The columns of a face.
  let face: Int
  /// The columns between two faces: 1 or 2.
  let gap: Int
  /// The columns that the grid has after its last cell, as a margin.
  let margin: Int

  /// The columns of a cell.
  var cell: Int { face + gap }

  /// Creates the widest keys for some cells side by side.
  ///
  /// A face with an even number of columns gives one of them to the gap, so that a label of one
  /// character stands in its middle, unless it becomes narrower than it may be.
  init(cells: Int, in columns: Int, widest: Int, narrowestFace: Int) {
    let face = max(1, min(columns / cells, widest) - 1)
    gap = face.isMultiple(of: 2) && face > narrowestFace ? 2 : 1
    (self.face, margin) = (face + 1 - gap, 0)
  }

  /// Creates the widest keys that some cells side by side can have with a margin on each side, where
  /// the gaps take what the faces leave.
  ///
  /// Faces have an odd number of columns, so that a label of one character stands in their middle.
  init(cells: Int, filling columns: Int, widest: Int) {
    func odd(_ columns: Int) -> Int { max(1, columns.isMultiple(of: 2) ? columns - 1 : columns) }
    face = max(
      odd(min((columns - 1) / cells, widest) - 1), odd(min(columns / cells, widest) - 2))
    gap = cells * (face + 2) <= columns ? 2 : 1
    margin = 2 - gap
  }
}
