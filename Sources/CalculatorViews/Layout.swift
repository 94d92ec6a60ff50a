import CalculatorViewModel
import Screen

/// Where everything stands in a window of some size.
///
/// The areas of the buttons tile the keypad: every cell of it belongs to one button, and a click
/// anywhere in an area presses it. What does not fit goes in this order: edges, hints, the
/// keypad, and at last the display.
package struct Layout: Hashable, Sendable {
  /// How much of the calculator there is room for.
  package enum Form: Hashable, Sendable {
    /// Display and buttons with edges.
    case full
    /// Display and buttons of bare labels.
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
  /// The whole keypad; empty where there is no room for it.
  package let keypad: Rectangle
  /// The line of hints; nil where there is no room for it.
  package let hints: Rectangle?

  /// The smallest window with all buttons.
  package static let smallestWithKeypad = Size(columns: 20, rows: 8)

  /// The narrowest window with a display.
  package static let narrowestDisplay = 8

  /// The lines of text in the display: expression, result, message.
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
      let parts = Parts(size: size)
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

  /// The area of a button; empty where there is no room for the keypad.
  package func area(of button: Button) -> Rectangle {
    let cells = Keypad.cells(of: button)
    let width = keypad.size.columns / Keypad.size.columns
    let height = keypad.size.rows / Keypad.size.rows
    return Rectangle(
      column: keypad.origin.column + cells.origin.column * width,
      row: keypad.origin.row + cells.origin.row * height,
      columns: cells.size.columns * width, rows: cells.size.rows * height)
  }

  /// The button at a point of the window.
  package func button(at point: Point) -> Button? {
    guard keypad.contains(point) else { return nil }
    let width = keypad.size.columns / Keypad.size.columns
    let height = keypad.size.rows / Keypad.size.rows
    return Keypad.button(
      at: Point(
        column: (point.column - keypad.origin.column) / width,
        row: (point.row - keypad.origin.row) / height))
  }

  /// The part of the display that text stands in.
  package var text: Rectangle {
    form == .full ? display.inset(columns: 2, rows: 1) : display
  }

  /// The line of the expression; where the display has one line only, that one.
  package var expression: Rectangle { text.row(0) }

  private static let empty = Rectangle(column: 0, row: 0, columns: 0, rows: 0)
}

/// The extents of the parts, before the whole is centred.
private struct Parts {
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
      // An odd width has a middle for labels of one character.
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
