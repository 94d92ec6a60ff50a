import CalculatorViewModel
import Screen

/// The extents of the parts in a window that has room for the keypad.
struct Extents {
  let hasEdges: Bool
  let hasHints: Bool
  let displayRows: Int
  let keypad: Size
  /// The pane of the tape with its edge; without rows if there is no room for it.
  let tape: Size
  let isTapeBeside: Bool

  /// The columns of all parts together.
  var columns: Int {
    isTapeBeside ? keypad.columns + (hasEdges ? 0 : Self.gap) + tape.columns : keypad.columns
  }

  /// The rows of all parts together.
  var rows: Int { rowsAbove + displayRows + keypad.rows + (hasHints ? 1 : 0) }

  /// The rows above the display.
  var rowsAbove: Int { isTapeBeside ? 0 : tape.rows }

  /// The width of the narrowest window with the tape beside the keypad.
  static let narrowestBeside = 60

  /// The columns between keypad and tape where they have no edges.
  private static let gap = 1

  init(of size: Size) {
    isTapeBeside = size.columns >= Self.narrowestBeside
    let share = isTapeBeside ? Self.tapeColumns(in: size.columns) : 0
    if let form = Self.edged(in: size, tapeColumns: share) {
      (hasEdges, hasHints, displayRows) = (true, true, Self.edgedDisplayRows)
      keypad = Self.keypad(width: form.width, height: form.height)
    } else {
      (hasEdges, displayRows) = (false, Layout.displayLines)
      let rows = size.rows - displayRows
      // A second row for each button is worth less than a tape.
      let spare = isTapeBeside ? 0 : 1 + Self.fewestRowsAbove
      let height = rows >= 2 * Keypad.size.rows + spare ? 2 : 1
      let columns = size.columns - share - (isTapeBeside ? Self.gap : 0)
      keypad = Self.keypad(width: min(columns / Keypad.size.columns, 12), height: height)
      hasHints = rows > keypad.rows
    }
    let below = displayRows + keypad.rows
    if isTapeBeside {
      let columns = size.columns - keypad.columns - (hasEdges ? 0 : Self.gap)
      tape = Size(columns: min(columns, Self.widestTape), rows: below)
    } else {
      let rows = size.rows - below - (hasHints ? 1 : 0)
      let hasRoom = rows >= Self.fewestRowsAbove
      tape = Size(columns: keypad.columns, rows: hasRoom ? rows : 0)
    }
  }

  /// The size of the largest buttons with edges; nil if there is no room for any.
  private static func edged(in size: Size, tapeColumns: Int) -> (width: Int, height: Int)? {
    let widest = min((size.columns - tapeColumns) / Keypad.size.columns, 28)
    let height = [7, 5, 3].first { height in
      // A tape above is worth more than high buttons.
      let above = tapeColumns > 0 ? 0 : height == 3 ? 7 : 15
      return above + edgedDisplayRows + height * Keypad.size.rows + 1 <= size.rows
        && height <= max(3, widest / 2)
    }
    guard let height else { return nil }
    // A label of one character has a middle column if the width is odd.
    let width = min(widest, 4 * height + 1)
    return (width - (width.isMultiple(of: 2) ? 1 : 0), height)
  }

  private static func keypad(width: Int, height: Int) -> Size {
    Size(columns: width * Keypad.size.columns, rows: height * Keypad.size.rows)
  }

  private static let edgedDisplayRows = Layout.displayLines + 2

  /// The columns that buttons leave to a tape beside them.
  private static func tapeColumns(in columns: Int) -> Int {
    min(max(32, columns * 2 / 5), widestTape)
  }

  /// The width beyond which expression and result would be too far apart.
  private static let widestTape = 64

  /// The rows of the smallest tape above the display: two lines and a rule.
  private static let fewestRowsAbove = 3
}
