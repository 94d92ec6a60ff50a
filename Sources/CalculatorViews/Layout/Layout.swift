import CalculatorViewModel
import Screen

/// The places of all parts in a window of some size.
///
/// The areas of the buttons tile the keypad: each of its cells belongs to exactly one button. As the
/// window shrinks, parts are left out in this order: edges, hints, keypad, display.
package struct Layout: Hashable, Sendable {
  /// How much of the calculator the window has room for.
  package enum Form: Hashable, Sendable {
    /// Display and buttons with edges.
    case full
    /// Display and buttons without edges.
    case compact
    /// The display alone.
    case display
    /// A single sign.
    case sign
  }

  package let size: Size
  package let form: Form
  /// The display pane with its edge.
  package let display: Rectangle
  /// The keypad; empty if there is no room for it.
  package let keypad: Rectangle
  /// The line of hints; nil if there is no room for it.
  package let hints: Rectangle?

  /// The smallest window that has room for the keypad.
  package static let smallestWithKeypad = Size(columns: 20, rows: 8)

  /// The width of the narrowest window that has room for the display.
  package static let narrowestDisplay = 8

  /// The number of lines in the display: expression, result, message.
  static let displayLines = 3

  package init(size: Size) {
    self.size = size
    let smallest = Self.smallestWithKeypad
    if size.columns < Self.narrowestDisplay {
      (form, display, keypad, hints) = (.sign, Self.empty, Self.empty, nil)
    } else if size.columns < smallest.columns || size.rows < smallest.rows {
      form = .display
      display = Rectangle(
        column: 0, row: 0, columns: size.columns, rows: min(size.rows, Self.displayLines))
      (keypad, hints) = (Self.empty, nil)
    } else {
      let parts = Extents(size: size)
      form = parts.hasEdges ? .full : .compact
      let column = (size.columns - parts.columns) / 2
      let row = (size.rows - parts.rows) / 2
      display = Rectangle(
        column: column, row: row, columns: parts.columns, rows: parts.displayRows)
      keypad = Rectangle(
        column: column, row: row + parts.displayRows, columns: parts.columns,
        rows: parts.keypadRows)
      hints =
        parts.hasHints
        ? Rectangle(
          column: column, row: keypad.rows.upperBound, columns: parts.columns, rows: 1) : nil
    }
  }

  /// The area of a button; empty if there is no room for the keypad.
  package func area(of button: Button) -> Rectangle {
    let cells = Keypad.cells(of: button)
    return Rectangle(
      column: keypad.origin.column + cells.origin.column * cell.columns,
      row: keypad.origin.row + cells.origin.row * cell.rows,
      columns: cells.size.columns * cell.columns, rows: cells.size.rows * cell.rows)
  }

  /// The button at a point of the window; nil outside the keypad.
  package func button(at point: Point) -> Button? {
    guard keypad.contains(point) else { return nil }
    return Keypad.button(
      at: Point(
        column: (point.column - keypad.origin.column) / cell.columns,
        row: (point.row - keypad.origin.row) / cell.rows))
  }

  /// The extent of a cell of the keypad on the screen.
  private var cell: Size {
    Size(
      columns: keypad.size.columns / Keypad.size.columns,
      rows: keypad.size.rows / Keypad.size.rows)
  }

  /// The part of the display that holds text.
  package var text: Rectangle {
    form == .full ? display.inset(columns: 2, rows: 1) : display
  }

  /// The row of the expression, which is the only one of a display of a single row.
  package var expression: Rectangle { text.row(0) }

  private static let empty = Rectangle(column: 0, row: 0, columns: 0, rows: 0)
}

/// The extents of the parts in a window with a keypad.
private struct Extents {
  let hasEdges: Bool
  let hasHints: Bool
  let displayRows: Int
  let keypadRows: Int
  let columns: Int

  init(size: Size) {
    let widest = min(size.columns / Keypad.size.columns, 28)
    let edgedDisplayRows = Layout.displayLines + 2
    let heights = [7, 5, 3].filter { height in
      edgedDisplayRows + height * Keypad.size.rows + 1 <= size.rows
        && height <= max(3, widest / 2)
    }
    if let height = heights.first {
      (hasEdges, hasHints, displayRows) = (true, true, edgedDisplayRows)
      keypadRows = height * Keypad.size.rows
      // A label of one character has a middle column if the width is odd.
      let width = min(widest, 4 * height + 1)
      columns = (width - (width.isMultiple(of: 2) ? 1 : 0)) * Keypad.size.columns
    } else {
      hasEdges = false
      displayRows = Layout.displayLines
      let height = min(2, (size.rows - displayRows) / Keypad.size.rows)
      keypadRows = height * Keypad.size.rows
      hasHints = displayRows + keypadRows < size.rows
      columns = min(widest, 12) * Keypad.size.columns
    }
  }

  var rows: Int { displayRows + keypadRows + (hasHints ? 1 : 0) }
}
