import CalculatorViewModel
import Screen
import Words

/// The places of all parts in a window of some size.
///
/// The areas of the buttons tile the keypad: each of its cells belongs to exactly one button. The tape
/// stands beside display and keypad, or in a narrow window above them. As the window shrinks, parts
/// are left out in this order: edges, a tape above the display, hints, the keypad with a tape beside
/// it, display. A layout that the window has no room for is drawn as the keypad.
package struct Layout: Hashable, Sendable {
  /// How much of the calculator the window has room for.
  package enum Form: Hashable, Sendable {
    /// Display and buttons with edges.
    case full
    /// Display and buttons without edges.
    case compact
    /// The display alone.
    case display
    /// The result alone, in all cells, or a single sign where it has no room.
    case sign
  }

  package let size: Size
  /// The name of what is laid out, which is the keypad where the window has no room for another one.
  package let name: LayoutName
  package let form: Form
  /// The pane of the tape with its edge; empty if there is no room for it.
  package private(set) var tape = empty
  /// The display pane with its edge.
  package private(set) var display = empty
  /// The keypad; empty if there is no room for it.
  package private(set) var keypad = empty
  /// The line of hints; nil if there is no room for it.
  package private(set) var hints: Rectangle?
  /// The columns between two buttons: 1 or 2.
  private var gap = 1

  /// The width of the narrowest window that has room for the display.
  static let narrowestDisplay = 8

  /// The number of lines in the display: expression, result, message.
  static let displayLines = 3

  /// The number of lines in a display with big numerals.
  ///
  /// They are expression, message, a blank one, three of the numerals; without an edge below the numerals
  /// the blank one is there.
  static let tallDisplayLines = displayLines + Numerals.rows

  /// The rows of the display that show a value in bases.
  private var baseRows = 0

  /// Lays out a window.
  package init(size: Size, _ name: LayoutName = .keypad) {
    let name = Self.fits(name, in: size) ? name : .keypad
    self.size = size
    self.name = name
    if size.columns < Self.narrowestDisplay {
      form = .sign
    } else if !Self.fits(name, in: size) {
      form = .display
      display = Rectangle(
        column: 0, row: 0, columns: size.columns,
        rows: size.rows >= Self.tallDisplayLines
          ? Self.tallDisplayLines : min(size.rows, Self.displayLines))
    } else {
      let parts = Extents(of: size, name)
      (baseRows, gap) = (parts.baseRows, parts.gap)
      form = parts.hasEdges ? .full : .compact
      let column = (size.columns - parts.columns) / 2
      let top = (size.rows - parts.rows) / 2
      display = Rectangle(
        column: column, row: top + parts.rowsAbove, columns: parts.displayColumns,
        rows: parts.displayRows)
      keypad = Rectangle(
        origin: Point(column: column + parts.keypadIndent, row: display.rows.upperBound),
        size: parts.keypad)
      tape = Rectangle(
        origin: Point(
          column: parts.isTapeBeside ? column + parts.columns - parts.tape.columns : column,
          row: top),
        size: parts.tape)
      if parts.hasHints {
        hints = Rectangle(
          column: column, row: keypad.rows.upperBound + parts.rowsAboveHints,
          columns: parts.columns, rows: 1)
      }
    }
  }

  /// Whether a window has room for a layout.
  package static func fits(_ name: LayoutName, in size: Size) -> Bool {
    size.columns >= name.needs.smallest.columns && size.rows >= name.needs.smallest.rows
  }

  /// The buttons, row by row; none if there is no room for them.
  var buttons: [Button] {
    keypad.size.rows > 0 ? name.keypad.map { Array($0.buttonRows.joined()) } ?? [] : []
  }

  /// The area of a button; empty if the layout has none of it, or no room for the keypad.
  package func area(of button: Button) -> Rectangle {
    guard let cells = name.keypad?.cells(of: button) else { return Self.empty }
    return Rectangle(
      column: keypad.origin.column + cells.origin.column * cell.columns,
      row: keypad.origin.row + cells.origin.row * cell.rows,
      columns: cells.size.columns * cell.columns, rows: cells.size.rows * cell.rows)
  }

  /// The button at a point of the window; nil outside the keypad.
  package func button(at point: Point) -> Button? {
    guard keypad.contains(point) else { return nil }
    return name.keypad?.button(
      at: Point(
        column: (point.column - keypad.origin.column) / cell.columns,
        row: (point.row - keypad.origin.row) / cell.rows))
  }

  /// The extent of a cell of the keypad on the screen.
  private var cell: Size {
    guard let grid = name.keypad?.size else { return Size(columns: 0, rows: 0) }
    return Size(
      columns: keypad.size.columns / grid.columns, rows: keypad.size.rows / grid.rows)
  }

  /// The part of a button's area that shows it; the rest separates it from the next.
  func face(of button: Button) -> Rectangle {
    var face = withoutGap(area(of: button))
    // A second row without edges separates a button from the next.
    if form != .full { face.size.rows = 1 }
    return face
  }

  /// The columns of an area of the grid without those that separate it from the next.
  private func withoutGap(_ area: Rectangle) -> Rectangle {
    Rectangle(
      column: area.origin.column + 1, row: area.origin.row,
      columns: max(0, area.size.columns - gap), rows: area.size.rows)
  }

  /// The ground of the display, which ends with the faces of the buttons.
  ///
  /// Above the buttons of a narrow window, where columns are few, it takes all of them.
  var displayPane: Rectangle {
    form == .full || isTapeBeside ? withoutGap(display) : display
  }

  /// The ground of the tape.
  var tapePane: Rectangle {
    if form != .full { return tape }
    return isTapeBeside ? tape.inset(columns: 1, rows: 0) : withoutGap(tape)
  }

  private var isTapeBeside: Bool { tape.origin.column != display.origin.column }

  /// The part of the display that holds expression, result and message.
  package var text: Rectangle {
    var text = inner
    text.size.rows -= baseRows
    return text
  }

  /// The rows of big numerals; nil if there is no room for them.
  var numerals: Rectangle? {
    guard text.size.rows >= Self.tallDisplayLines else { return nil }
    return form == .full && baseRows == 0
      ? text.lower(rows: Numerals.rows)
      : Rectangle(
        column: text.origin.column, row: text.origin.row + 2, columns: text.size.columns,
        rows: Numerals.rows)
  }

  /// The part of the display that shows the value in bases.
  package var bases: Rectangle {
    var bases = inner
    bases.origin.row += bases.size.rows - baseRows
    bases.size.rows = baseRows
    return bases
  }

  /// The columns of the name of a base and the space after it.
  static let labelColumns = 4

  /// The bit of a value, or the base, that stands at a point; nil outside of the bases.
  func target(at point: Point, in pane: BasesPane) -> ClickTarget? {
    guard bases.contains(point) else { return nil }
    let rows = pane.rows(atMost: bases.size.rows)
    let index = point.row - bases.origin.row
    guard rows.indices.contains(index) else { return .nothing }
    let column = point.column - bases.origin.column - Self.labelColumns
    guard let bits = rows[index].bits, column >= 0 else { return .base(rows[index].base) }
    let size = rows[index].groupSize(columns: bases.size.columns - Self.labelColumns)
    let (group, place) = column.quotientAndRemainder(dividingBy: size + 1)
    let bit = bits.upperBound - 1 - group * size - place
    return place < size && bits.contains(bit) ? .bit(bit) : .nothing
  }

  private var inner: Rectangle {
    if form == .full { return display.inset(columns: 2, rows: 1) }
    // The smallest window has no columns to spare.
    let hasMargin = isTapeBeside || display.size.columns >= name.needs.smallest.columns + 2
    return displayPane.inset(columns: hasMargin ? 1 : 0, rows: 0)
  }

  /// The line of hints below a page over the window; nil where there is no room for it.
  var pageHints: Rectangle? {
    size.rows > 2 ? Rectangle(column: 0, row: size.rows - 1, columns: size.columns, rows: 1) : nil
  }

  /// The area of the menu: that of the keypad, or where there is none that of the tape or the window.
  package var menu: Rectangle {
    if keypad.size.rows > 0 { return keypad }
    return tape.size.rows > 0
      ? tape : Rectangle(origin: Point(column: 0, row: 0), size: size)
  }

  /// The rows of the menu that commands have; the first row is for what filters them.
  var menuRows: Int { max(1, menu.size.rows - 1) }

  /// The rows of the expression: the first one, or of a long line that is edited all but those of the
  /// result and the message.
  package func expression(of state: ViewState) -> Rectangle {
    var rows = text
    let isLong =
      state.expression.cursor != nil
      && state.expression.text.inCells.count >= rows.size.columns
    rows.size.rows = isLong ? max(1, rows.size.rows - (state.message == nil ? 1 : 2)) : 1
    return rows
  }

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
    return !isTapeBeside
      ? tape.row(tape.size.rows - 1)
      : Rectangle(
        column: tape.origin.column - 1, row: tape.origin.row, columns: 1, rows: tape.size.rows)
  }

  private static let empty = Rectangle(column: 0, row: 0, columns: 0, rows: 0)
}

extension BasesPane.Row {
  /// The bits of a group: 4 where that fits, else 8, or all of them.
  func groupSize(columns: Int) -> Int {
    let count = bits?.count ?? 0
    return [4, 8].first { count + (count - 1) / $0 <= columns } ?? max(1, count)
  }
}
