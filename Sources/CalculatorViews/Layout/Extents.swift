import CalculatorViewModel
import Screen
import Words

/// The extents of the parts in a window that has room for a layout.
struct Extents {
  let hasEdges: Bool
  let hasHints: Bool
  let displayRows: Int
  /// The rows of the display that show bases.
  let baseRows: Int
  let keypad: Size
  /// The columns between two buttons: 1 or 2.
  let gap: Int
  /// The columns after the keypad.
  private let margin: Int
  /// The pane of the tape with its edge; without rows if there is no room for it.
  let tape: Size
  let isTapeBeside: Bool

  /// The columns of all parts together.
  var columns: Int {
    isTapeBeside
      ? keypad.columns + (hasEdges ? 0 : Self.ruleColumns) + tape.columns
      : max(keypad.columns + margin, tape.columns)
  }

  /// The columns of the display.
  var displayColumns: Int {
    isTapeBeside ? keypad.columns : hasEdges ? max(keypad.columns, tape.columns) : columns
  }

  /// The columns before the keypad.
  var keypadIndent: Int {
    isTapeBeside ? 0 : (columns - keypad.columns - margin) / 2
  }

  /// The rows of all parts together.
  var rows: Int { rowsAbove + displayRows + keypad.rows + (hasHints ? rowsAboveHints + 1 : 0) }

  /// The rows above the display.
  var rowsAbove: Int { isTapeBeside ? 0 : tape.rows }

  /// The blank rows above the hints.
  let rowsAboveHints: Int

  /// The columns between keypad and tape where they have no edges.
  private static let ruleColumns = 1

  /// Creates the extents of a layout in a window that is not smaller than it needs.
  init(of size: Size, _ name: LayoutName) {
    if let grid = name.keypad?.size {
      self.init(of: size, name, grid: grid)
    } else {
      self.init(ofTapeIn: size)
    }
  }

  /// The tape above the display, without buttons.
  private init(ofTapeIn size: Size) {
    let edges = size.rows >= Layout.displayLines + 2 + Self.fewestEdgedRowsAbove + 1 ? 2 : 0
    let hasNumerals = size.rows >= Layout.tallDisplayLines + edges + 2 * Self.fewestEdgedRowsAbove
    hasEdges = edges > 0
    displayRows = edges + (hasNumerals ? Layout.tallDisplayLines : Layout.displayLines)
    baseRows = 0
    (keypad, gap, margin) = (Size(columns: 0, rows: 0), 2, 0)
    let rows = size.rows - displayRows
    hasHints = rows > Self.fewestRowsAbove
    rowsAboveHints = hasNumerals ? 1 : 0
    tape = Size(
      columns: min(size.columns, Self.widestAlone), rows: rows - (hasHints ? 1 + rowsAboveHints : 0)
    )
    isTapeBeside = false
  }

  private init(of size: Size, _ name: LayoutName, grid: Size) {
    isTapeBeside = size.columns >= name.needs.narrowestBeside
    let edged = Self.edged(in: size, name, grid: grid)
    let keys = edged ?? Self.compact(in: size, name, grid: grid)
    hasEdges = edged != nil
    keypad = Size(columns: keys.width.cell * grid.columns, rows: keys.height * grid.rows)
    (gap, margin) = (keys.width.gap, keys.width.margin)
    let lines = keys.displayLines + (hasEdges ? 2 : 0)
    baseRows = name.needs.baseRows(in: size.rows - lines - keypad.rows - 1)
    displayRows = lines + baseRows
    let below = displayRows + keypad.rows
    hasHints = size.rows > below
    let free = size.rows - below - 1
    // A tape above the display takes most of the free rows, and high keys without edges have a blank one.
    let isTapeWorthMore = free <= 2 * Self.fewestRowsAbove || !hasEdges && keys.height > 1
    rowsAboveHints = free > 0 && (isTapeBeside || !isTapeWorthMore) ? 1 : 0
    if isTapeBeside {
      let columns = size.columns - keypad.columns - (hasEdges ? 0 : Self.ruleColumns)
      tape = Size(columns: min(columns, Self.widestTape), rows: below)
    } else {
      let rows = max(0, free - rowsAboveHints)
      let columns = keypad.columns + margin
      // Text without an edge takes the columns that the gaps between buttons leave.
      tape = Size(
        columns: hasEdges
          ? keypad.columns : min(size.columns, columns + Self.mostColumnsLeft),
        rows: rows >= Self.fewestRowsAbove ? rows : 0)
    }
  }
}

/// The sizes of display and keys.
extension Extents {
  private struct Keys {
    var displayLines: Int
    var width: KeyWidth
    var height: Int
  }

  /// The display and the largest buttons with edges; nil if there is no room for any.
  ///
  /// Big numerals are worth more than high buttons, and a tape above the display is worth more than
  /// both. Above bases they are worth more than edges, too.
  private static func edged(in size: Size, _ name: LayoutName, grid: Size) -> Keys? {
    let isTapeBeside = size.columns >= name.needs.narrowestBeside
    let (small, tall) = (Layout.displayLines, Layout.tallDisplayLines)
    let hasBases = name.needs.bases.upperBound > 0
    for (lines, height) in [(tall, 7), (tall, 5), (tall, 3)] + (hasBases ? [] : [(small, 3)]) {
      let above = isTapeBeside ? 0 : height == 3 ? usualRowsAbove : 2 * usualRowsAbove
      let width = keyWidth(
        in: size.columns, name, grid: grid, height: height, hasEdges: true)
      let rows = above + lines + 2 + name.needs.bases.upperBound + height * grid.rows + 1
      if rows <= size.rows, width.cell >= (height == 3 ? name.needs.narrowestButton : 2 * height) {
        return Keys(displayLines: lines, width: width, height: height)
      }
    }
    return nil
  }

  /// The display and the buttons without edges.
  ///
  /// Big numerals are worth more than all rows of bases and a second row for each button. A small tape
  /// above the display is worth more than that row, a usual one more than big numerals.
  private static func compact(in size: Size, _ name: LayoutName, grid: Size) -> Keys {
    let width = keyWidth(in: size.columns, name, grid: grid, height: 3, hasEdges: false)
    let (small, tall) = (Layout.displayLines, Layout.tallDisplayLines)
    let (fewest, all) = (name.needs.bases.lowerBound, name.needs.bases.upperBound)
    let isTapeBeside = size.columns >= name.needs.narrowestBeside
    let keys = grid.rows + 1
    let above = isTapeBeside ? 0 : grid.rows + usualRowsAbove
    let lines = size.rows >= tall + fewest + keys + above ? tall : small
    let isHigh =
      size.rows >= lines + all + keys + grid.rows + (isTapeBeside ? 0 : fewestRowsAbove)
    return Keys(displayLines: lines, width: width, height: isHigh ? 2 : 1)
  }

  /// The width of keys that are wider than they are high, as far as there is room.
  private static func keyWidth(
    in columns: Int, _ name: LayoutName, grid: Size, height: Int, hasEdges: Bool
  ) -> KeyWidth {
    let widest = 3 * height + 2
    let narrowestFace = name.needs.narrowestButton - 2
    if columns >= name.needs.narrowestBeside {
      let rest = columns - name.needs.tapeColumns(in: columns) - (hasEdges ? 0 : ruleColumns)
      return KeyWidth(
        cells: grid.columns, in: rest, widest: widest, narrowestFace: narrowestFace)
    }
    let filling = KeyWidth(cells: grid.columns, filling: columns, widest: widest)
    return filling.face + 2 >= name.needs.narrowestButton
      ? filling
      : KeyWidth(
        cells: grid.columns, in: columns, widest: widest, narrowestFace: narrowestFace)
  }

  /// The width beyond which expression and result would be too far apart.
  static let widestTape = 64

  /// The same for a tape alone, whose entries have comments beside them.
  private static let widestAlone = 80

  /// The most columns that equal buttons with equal gaps leave over in a narrow window.
  private static let mostColumnsLeft = 4

  /// The rows of a tape above the display before other parts grow.
  private static let usualRowsAbove = 7

  /// The rows of the smallest tape above the display: two lines and a rule.
  private static let fewestRowsAbove = 3

  /// The rows of a tape with an edge that is worth the rows of the edges.
  private static let fewestEdgedRowsAbove = 8
}

/// What a layout needs of a window.
package struct LayoutNeeds {
  /// The smallest window that has room for the layout.
  ///
  /// A smaller one shows the keypad instead, or as much of that as fits.
  package var smallest: Size
  /// The width of the narrowest window with the tape beside the keypad.
  var narrowestBeside = Int.max
  /// The columns of the narrowest button with an edge: its label with the highlight around it.
  var narrowestButton = 0
  /// The columns that the buttons leave to a tape beside them: so many, or this share in per cent.
  var tape = (columns: 0, share: 0)
  /// The rows of the bases below the result.
  var bases = 0...0

  /// The rows of the bases where some rows are spare.
  func baseRows(in spare: Int) -> Int { min(max(bases.lowerBound, spare), bases.upperBound) }

  /// The columns that the buttons leave to a tape beside them.
  func tapeColumns(in columns: Int) -> Int {
    min(max(tape.columns, columns * tape.share / 100), Extents.widestTape)
  }
}

extension LayoutName {
  /// What the layout needs of a window.
  package var needs: LayoutNeeds {
    switch self {
    case .keypad:
      LayoutNeeds(
        smallest: Size(columns: 20, rows: 8), narrowestBeside: 60, narrowestButton: 5,
        tape: (columns: 32, share: 40))
    case .scientific:
      LayoutNeeds(
        smallest: Size(columns: 48, rows: 8), narrowestBeside: 80, narrowestButton: 7,
        tape: (columns: 24, share: 30))
    case .programmer:
      LayoutNeeds(
        smallest: Size(columns: 40, rows: 11), narrowestBeside: 80, narrowestButton: 7,
        tape: (columns: 24, share: 30), bases: 3...5)
    case .tape: LayoutNeeds(smallest: Size(columns: 20, rows: 6))
    }
  }
}

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
  /// Faces have an odd number of columns, so that a label of one character stands in their middle, but
  /// the narrowest ones, where columns are few.
  init(cells: Int, filling columns: Int, widest: Int) {
    func odd(_ columns: Int) -> Int { max(1, columns.isMultiple(of: 2) ? columns - 1 : columns) }
    let face = max(
      odd(min((columns - 1) / cells, widest) - 1), odd(min(columns / cells, widest) - 2))
    self.face = face == 3 && 5 * cells <= columns ? 4 : face
    gap = cells * (self.face + 2) <= columns ? 2 : 1
    margin = min(2 - gap, columns - cells * (self.face + gap))
  }
}
