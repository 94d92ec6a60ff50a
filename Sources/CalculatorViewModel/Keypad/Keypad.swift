import Screen

/// The keypad as a picture: the rows of its buttons.
///
/// A button that fills adjacent cells of a row is one wide button. The areas of the buttons on the
/// screen, the button at a mouse click, the neighbours in each direction and the order of the buttons
/// in the help all follow from this picture.
package enum Keypad {
  package static let rows: [[Button]] = [
    [.allClear, .allClear, .clear, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .zero, .point, .equals],
  ]

  /// The extent of the grid in cells.
  package static let size = Size(columns: rows[0].count, rows: rows.count)

  /// The buttons of each row from left to right, a wide button once.
  package static let buttonRows = rows.map { row in
    row.reduce(into: [Button]()) { buttons, button in
      if buttons.last != button { buttons.append(button) }
    }
  }

  /// All buttons in the order of the help: role by role, and within a role in reading order.
  package static let buttonsByRole = ButtonRole.allCases.flatMap { role in
    buttonRows.joined().filter { $0.entry.role == role }
  }

  /// The button in a cell of the grid.
  package static func button(at cell: Point) -> Button {
    rows[cell.row][cell.column]
  }

  /// The cells of the grid that a button fills.
  ///
  /// - Precondition: The button is in the picture.
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
