import CalculatorViewModel
import Screen

/// The places of all parts in a window of some size.
///
/// The areas of the buttons tile the keypad: each of its cells belongs to exactly one button. The tape
/// stands beside display and keypad, or in a narrow window above them. As the window shrinks, parts
/// are left out in this order: edges, a tape above the display, hints, the keypad with a tape beside
/// it, display.
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
  /// The pane of the tape with its edge; empty if there is no room for it.
  package let tape: Rectangle
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
      (form, tape, display, keypad, hints) = (.sign, Self.empty, Self.empty, Self.empty, nil)
    } else if size.columns < smallest.columns || size.rows < smallest.rows {
      form = .display
      display = Rectangle(
        column: 0, row: 0, columns: size.columns, rows: min(size.rows, Self.displayLines))
      (tape, keypad, hints) = (Self.empty, Self.empty, nil)
    } else {
      let parts = Extents(of: size)
      form = parts.hasEdges ? .full : .compact
      let column = (size.columns - parts.columns) / 2
      let top = (size.rows - parts.rows) / 2
      display = Rectangle(
        column: column, row: top + parts.rowsAbove, columns: parts.keypad.columns,
        rows: parts.displayRows)
      keypad = Rectangle(
        origin: Point(column: column, row: display.rows.upperBound), size: parts.keypad)
      tape = Rectangle(
        origin: Point(
          column: parts.isTapeBeside ? column + parts.columns - parts.tape.columns : column,
          row: top),
        size: parts.tape)
      hints =
        parts.hasHints
        ? Rectangle(column: column, row: keypad.rows.upperBound, columns: parts.columns, rows: 1)
        : nil
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

  /// The lines of the tape: the part of its pane between the margins.
  ///
  /// The left margin, two columns wide, has signs for rows; the right one has signs for what is
  /// above and below.
  package var tapeText: Rectangle {
    guard tape.size.rows > 0 else { return Self.empty }
    let inner = form == .full ? tape.inset(columns: 1, rows: 1) : tape
    let rule = tapeRule.map { $0.size.rows == 1 ? 1 : 0 } ?? 0
    return Rectangle(
      column: inner.origin.column + 2, row: inner.origin.row, columns: inner.size.columns - 3,
      rows: inner.size.rows - rule)
  }

  /// The line between the tape and what is beside or below it; nil where the tape has an edge.
  var tapeRule: Rectangle? {
    guard form == .compact, tape.size.rows > 0 else { return nil }
    return tape.origin.column == display.origin.column
      ? tape.row(tape.size.rows - 1)
      : Rectangle(
        column: tape.origin.column - 1, row: tape.origin.row, columns: 1, rows: tape.size.rows)
  }

  private static let empty = Rectangle(column: 0, row: 0, columns: 0, rows: 0)
}
