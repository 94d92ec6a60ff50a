import Screen
import Words

/// A keypad as a picture: the rows of its buttons.
///
/// A button that fills adjacent cells of a row is one wide button. The areas of the buttons on the
/// screen, the button at a mouse click, the neighbours in each direction and the order of the buttons
/// in the help all follow from this picture.
package struct Keypad: Hashable, Sendable {
  package let rows: [[Button]]
  private let areas: [Button: Rectangle]

  /// Creates a keypad from its picture, whose rows have the same number of cells.
  init(_ rows: [[Button]]) {
    self.rows = rows
    var areas: [Button: Rectangle] = [:]
    for (row, buttons) in rows.enumerated() {
      for (column, button) in buttons.enumerated() {
        areas[button, default: Rectangle(column: column, row: row, columns: 0, rows: 1)]
          .size.columns += 1
      }
    }
    self.areas = areas
  }

  /// The extent of the grid in cells.
  package var size: Size { Size(columns: rows[0].count, rows: rows.count) }

  /// The buttons of each row from left to right, a wide button once.
  package var buttonRows: [[Button]] {
    rows.map { row in
      row.reduce(into: []) { buttons, button in
        if buttons.last != button { buttons.append(button) }
      }
    }
  }

  /// The button in a cell of the grid.
  package func button(at cell: Point) -> Button {
    rows[cell.row][cell.column]
  }

  /// The cells of the grid that a button fills; nil if it is not on this keypad.
  package func cells(of button: Button) -> Rectangle? { areas[button] }

  /// All buttons of all keypads in the order of the help: role by role, and within a role keypad by
  /// keypad in reading order.
  package static var buttonsByRole: [Button] {
    var seen: Set<Button> = []
    let buttons = LayoutName.allCases.compactMap(\.keypad).flatMap { $0.buttonRows.joined() }
      .filter { seen.insert($0).inserted }
    return ButtonRole.allCases.flatMap { role in buttons.filter { $0.entry.role == role } }
  }
}

extension Keypad {
  /// The grid of the four operations.
  package static let standard = Keypad([
    [.allClear, .allClear, .clear, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .zero, .point, .equals],
  ])

  /// The same grid with functions at its left.
  package static let scientific = Keypad([
    [.open, .close, .power, .root, .allClear, .allClear, .clear, .divide],
    [.square, .reciprocal, .factorial, .percent, .seven, .eight, .nine, .multiply],
    [.sine, .cosine, .tangent, .pi, .four, .five, .six, .subtract],
    [.arcsine, .arccosine, .arctangent, .e, .one, .two, .three, .add],
    [.naturalLogarithm, .logarithm, .degree, .answer, .zero, .zero, .point, .equals],
  ])

  /// The same grid with bases, digits and bits at its left.
  ///
  /// The letter C is a digit here, so that the button that clears deletes a character instead.
  package static let programmer = Keypad([
    [
      .hexadecimal, .decimal, .octal, .binary,
      .allClear, .allClear, .deleteCharacter, .divide,
    ],
    [.ten, .eleven, .twelve, .thirteen, .seven, .eight, .nine, .multiply],
    [.fourteen, .fifteen, .open, .close, .four, .five, .six, .subtract],
    [.and, .or, .xor, .power, .one, .two, .three, .add],
    [.shiftLeft, .shiftRight, .modulo, .wordSize, .zero, .zero, .point, .equals],
  ])
}

extension LayoutName {
  /// The buttons; nil where there are none.
  package var keypad: Keypad? {
    switch self {
    case .keypad: .standard
    case .scientific: .scientific
    case .programmer: .programmer
    case .tape: nil
    }
  }
}
