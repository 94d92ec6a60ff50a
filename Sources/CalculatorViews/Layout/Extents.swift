import CalculatorViewModel
import Screen

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
    (baseRows, rowsAboveHints) = (0, 0)
    (keypad, gap, margin) = (Size(columns: 0, rows: 0), 2, 0)
    let rows = size.rows - displayRows
    hasHints = rows > Self.fewestRowsAbove
    tape = Size(
      columns: min(size.columns, Self.widestAlone), rows: rows - (hasHints ? 1 : 0))
    isTapeBeside = false
  }

  private init(of size: Size, _ name: LayoutName, grid: Size) {
    isTapeBeside = size.columns >= name.narrowestBeside
    let edged = Self.edged(in: size, name, grid: grid)
    let keys = edged ?? Self.compact(in: size, name, grid: grid)
    hasEdges = edged != nil
    keypad = Size(columns: keys.width.cell * grid.columns, rows: keys.height * grid.rows)
    (gap, margin) = (keys.width.gap, keys.width.margin)
    let lines = keys.displayLines + (hasEdges ? 2 : 0)
    let spare = size.rows - lines - keypad.rows - (hasEdges ? 1 : 0)
    baseRows = name.baseRows(in: spare)
    displayRows = lines + baseRows
    let below = displayRows + keypad.rows
    hasHints = size.rows > below
    rowsAboveHints = hasEdges && isTapeBeside && size.rows > below + 1 ? 1 : 0
    if isTapeBeside {
      let columns = size.columns - keypad.columns - (hasEdges ? 0 : Self.ruleColumns)
      tape = Size(columns: min(columns, Self.widestTape), rows: below)
    } else {
      let rows = size.rows - below - (hasHints ? 1 : 0)
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
  /// both.
  private static func edged(in size: Size, _ name: LayoutName, grid: Size) -> Keys? {
    let isTapeBeside = size.columns >= name.narrowestBeside
    let (small, tall) = (Layout.displayLines, Layout.tallDisplayLines)
    for (lines, height) in [(tall, 7), (tall, 5), (tall, 3), (small, 3)] {
      let above = isTapeBeside ? 0 : height == 3 ? usualRowsAbove : 2 * usualRowsAbove
      let width = keyWidth(
        in: size.columns, name, grid: grid, height: height, hasEdges: true)
      let rows = above + lines + 2 + name.fewestBaseRows + height * grid.rows + 1
      if rows <= size.rows, width.cell >= (height == 3 ? name.narrowestButton : 2 * height) {
        return Keys(displayLines: lines, width: width, height: height)
      }
    }
    return nil
  }

  /// The display and the buttons without edges.
  ///
  /// Big numerals are worth more than a second row for each button, a tape above the display is worth
  /// more than both.
  private static func compact(in size: Size, _ name: LayoutName, grid: Size) -> Keys {
    let width = keyWidth(in: size.columns, name, grid: grid, height: 3, hasEdges: false)
    let needed = name.fewestBaseRows + grid.rows + 1
    let (small, tall) = (Layout.displayLines, Layout.tallDisplayLines)
    guard size.columns >= name.narrowestBeside else {
      let hasHighKeys = size.rows >= small + needed + grid.rows + fewestRowsAbove
      return Keys(displayLines: small, width: width, height: hasHighKeys ? 2 : 1)
    }
    return Keys(
      displayLines: size.rows >= tall + needed ? tall : small, width: width,
      height: size.rows >= tall + needed + grid.rows ? 2 : 1)
  }

  /// The width of keys that are wider than they are high, as far as there is room.
  private static func keyWidth(
    in columns: Int, _ name: LayoutName, grid: Size, height: Int, hasEdges: Bool
  ) -> KeyWidth {
    let widest = 3 * height + 2
    let narrowestFace = name.narrowestButton - 1
    if columns >= name.narrowestBeside {
      let rest = columns - name.tapeColumns(in: columns) - (hasEdges ? 0 : ruleColumns)
      return KeyWidth(
        cells: grid.columns, in: rest, widest: widest, narrowestFace: narrowestFace)
    }
    let filling = KeyWidth(cells: grid.columns, filling: columns, widest: widest)
    return filling.face + 2 >= name.narrowestButton
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
