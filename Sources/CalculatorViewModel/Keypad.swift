import Screen

/// The keypad as a person sees it: 4 columns by 5 rows.
///
/// A button that stands in two neighbouring cells is one wide button. Areas, hit test and
/// neighbours all follow from this picture.
package enum Keypad {
  package static let rows: [[Button]] = [
    [.allClear, .allClear, .clear, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .zero, .point, .equals],
  ]

  /// The extent of the grid, in buttons.
  package static let size = Size(columns: 4, rows: 5)

  /// The button in a cell of the grid.
  package static func button(at cell: Point) -> Button {
    rows[cell.row][cell.column]
  }

  /// The cells of the grid that a button covers: a rectangle.
  package static func cells(of button: Button) -> Rectangle {
    guard let area = areas[button] else { preconditionFailure("\(button) is not on the keypad") }
    return area
  }

  private static let areas: [Button: Rectangle] = {
    var areas: [Button: Rectangle] = [:]
    for (row, buttons) in rows.enumerated() {
      for (column, button) in buttons.enumerated() {
        areas[button, default: Rectangle(column: column, row: row, columns: 0, rows: 1)]
          .size.columns += 1
      }
    }
    return areas
  }()
}
