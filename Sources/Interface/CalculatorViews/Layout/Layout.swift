import CalculatorViewModel
import Screen
import Words

/// The places of all parts; the tape is beside display and keypad, or above in a narrow window.
///
/// As a window shrinks, it loses edges, a tape above, hints, the keypad with a tape, the display.
package struct Layout: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case full, compact, display
    /// The result alone, in all cells, or an ellipsis if it does not fit.
    case sign
  }

  package let size: Size
  /// The layout, or the keypad if it does not fit.
  package let name: LayoutName
  package let form: Form
  /// The tape with its edge; empty if it does not fit.
  package private(set) var tape = empty
  package private(set) var display = empty
  package private(set) var keypad = empty
  package private(set) var hints: Rectangle?
  private var gap = 1

  static let narrowestDisplay = 8

  static let displayLines = 3

  /// The rows with big numerals: expression, message, a blank one and the numerals.
  static let tallDisplayLines = displayLines + Numerals.rows

  private var baseRows = 0

  package init(size: Size, _ name: LayoutName = .keypad) {
    let name = Self.fits(name, in: size) ? name : .keypad
    (self.size, self.name) = (size, name)
    if size.columns < Self.narrowestDisplay {
      form = .sign
    } else if !Self.fits(name, in: size) {
      form = .display
      display = Rectangle(
        column: 0, row: 0, columns: size.columns,
        rows: size.rows >= Self.tallDisplayLines
          ? Self.tallDisplayLines : min(size.rows, Self.displayLines))
    } else {
      let parts = LayoutPlan(of: size, name)
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
          row: top), size: parts.tape)
      if parts.hasHints {
        hints = Rectangle(
          column: column, row: keypad.rows.upperBound + parts.rowsAboveHints,
          columns: parts.columns, rows: 1)
      }
    }
  }

  package static func fits(_ name: LayoutName, in size: Size) -> Bool {
    size.columns >= name.needs.smallest.columns && size.rows >= name.needs.smallest.rows
  }

  var buttons: [Button] {
    keypad.size.rows > 0 ? name.keypad.map { Array($0.buttonRows.joined()) } ?? [] : []
  }

  package func area(of button: Button) -> Rectangle {
    guard let cells = name.keypad?.cells(of: button) else { return Self.empty }
    return Rectangle(
      column: keypad.origin.column + cells.origin.column * cell.columns,
      row: keypad.origin.row + cells.origin.row * cell.rows,
      columns: cells.size.columns * cell.columns, rows: cells.size.rows * cell.rows)
  }

  package func button(at point: Point) -> Button? {
    guard keypad.contains(point) else { return nil }
    return name.keypad?.button(
      at: Point(
        column: (point.column - keypad.origin.column) / cell.columns,
        row: (point.row - keypad.origin.row) / cell.rows))
  }

  private var cell: Size {
    guard let grid = name.keypad?.size else { return Size(columns: 0, rows: 0) }
    return Size(columns: keypad.size.columns / grid.columns, rows: keypad.size.rows / grid.rows)
  }

  func face(of button: Button) -> Rectangle {
    var face = withoutGap(area(of: button))
    // Without edges, the second row is a gap.
    if form != .full { face.size.rows = 1 }
    return face
  }

  private func withoutGap(_ area: Rectangle) -> Rectangle {
    Rectangle(
      column: area.origin.column + 1, row: area.origin.row,
      columns: max(0, area.size.columns - gap), rows: area.size.rows)
  }

  /// The ground of the display, aligned with the button faces; a narrow window uses its full width.
  var displayPane: Rectangle { form == .full || isTapeBeside ? withoutGap(display) : display }

  var tapePane: Rectangle {
    if form != .full { return tape }
    return isTapeBeside ? tape.inset(columns: 1, rows: 0) : withoutGap(tape)
  }

  private var isTapeBeside: Bool { tape.origin.column != display.origin.column }

  /// The area of expression, result and message.
  package var text: Rectangle { inner.part(from: 0, rows: inner.size.rows - baseRows) }

  var numerals: Rectangle? {
    guard text.size.rows >= Self.tallDisplayLines else { return nil }
    return form == .full && baseRows == 0
      ? text.lower(rows: Numerals.rows) : text.part(from: 2, rows: Numerals.rows)
  }

  package var bases: Rectangle { inner.lower(rows: baseRows) }

  /// The width of the name of a base with a space.
  static let labelColumns = 4

  /// The bit or base at a point; nil outside the bases.
  func target(at point: Point, in pane: BasesPane) -> ClickTarget? {
    guard bases.contains(point) else { return nil }
    let rows = pane.rows(atMost: bases.size.rows)
    let index = point.row - bases.origin.row
    guard rows.indices.contains(index) else { return .nothing }
    let column = point.column - bases.origin.column - Self.labelColumns
    guard let bits = rows[index].bits, column >= 0 else {
      return .command(.chooseBase(rows[index].base))
    }
    let size = rows[index].groupSize(columns: bases.size.columns - Self.labelColumns)
    let (group, place) = column.quotientAndRemainder(dividingBy: size + 1)
    let bit = bits.upperBound - 1 - group * size - place
    return place < size && bits.contains(bit) ? .command(.changeBits(.toggle(bit))) : .nothing
  }

  private var inner: Rectangle {
    if form == .full { return display.inset(columns: 2, rows: 1) }
    // The smallest window has no columns to spare.
    let hasMargin = isTapeBeside || display.size.columns >= name.needs.smallest.columns + 2
    return displayPane.inset(columns: hasMargin ? 1 : 0, rows: 0)
  }

  var pageHints: Rectangle? {
    size.rows > 2 ? Rectangle(column: 0, row: size.rows - 1, columns: size.columns, rows: 1) : nil
  }

  package var menu: Rectangle {
    if keypad.size.rows > 0 { return keypad }
    return tape.size.rows > 0 ? tape : Rectangle(origin: Point(column: 0, row: 0), size: size)
  }

  var menuRows: Int { max(1, menu.size.rows - 1) }

  /// The rows of the expression; a long edited line leaves only result and message.
  package func expression(of state: ViewState) -> Rectangle {
    var rows = text
    let isLong =
      state.expression.cursor != nil && state.expression.text.inCells.count >= rows.size.columns
    rows.size.rows = isLong ? max(1, rows.size.rows - (state.message == nil ? 1 : 2)) : 1
    return rows
  }

  /// The lines of the tape, between two columns for row signs and one for scroll signs.
  package var tapeText: Rectangle {
    guard tape.size.rows > 0 else { return Self.empty }
    let inner = form == .full ? tape.inset(columns: 1, rows: 1) : tape
    let rule = tapeRule.map { $0.size.rows == 1 ? 1 : 0 } ?? 0
    return Rectangle(
      column: inner.origin.column + 2, row: inner.origin.row, columns: inner.size.columns - 3,
      rows: inner.size.rows - rule)
  }

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
  func groupSize(columns: Int) -> Int {
    let count = bits?.count ?? 0
    return [4, 8].first { count + (count - 1) / $0 <= columns } ?? max(1, count)
  }
}
