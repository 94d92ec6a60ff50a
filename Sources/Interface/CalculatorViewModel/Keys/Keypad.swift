import Screen
import Words

/// A keypad as a picture; adjacent cells with the same button form one wide button.
package struct Keypad: Hashable, Sendable {
  package let rows: [[Button]]
  /// The cells of each button in the order of `Button`, as a frame asks for all.
  private let places: [Rectangle?]

  init(_ rows: [[Button]]) {
    self.rows = rows
    var places: [Rectangle?] = Button.allCases.map { _ in nil }
    for (row, buttons) in rows.enumerated() {
      for (column, button) in buttons.enumerated() {
        let origin = places[button.rawValue]?.origin ?? Point(column: column, row: row)
        places[button.rawValue] = Rectangle(
          origin: origin, size: Size(columns: column + 1 - origin.column, rows: 1))
      }
    }
    self.places = places
  }

  package var size: Size { Size(columns: rows[0].count, rows: rows.count) }

  /// The buttons of each row from left to right; a wide button appears once.
  package var buttonRows: [[Button]] {
    rows.map { row in
      row.reduce(into: []) { buttons, button in
        if buttons.last != button { buttons.append(button) }
      }
    }
  }

  package func button(at cell: Point) -> Button { rows[cell.row][cell.column] }

  package func cells(of button: Button) -> Rectangle? { places[button.rawValue] }

  /// All buttons in the order of the help: by role, then by keypad in reading order.
  static var buttonsByRole: [Button] {
    var buttons: [Button] = []
    for button in LayoutName.allCases.compactMap(\.keypad).flatMap({ $0.buttonRows.joined() })
    where !buttons.contains(button) { buttons.append(button) }
    return ButtonRole.allCases.flatMap { role in buttons.filter { $0.entry.role == role } }
  }

  package static let standard = Keypad([
    [.allClear, .allClear, .clear, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .zero, .point, .equals],
  ])

  package static let scientific = Keypad([
    [.open, .close, .power, .root, .allClear, .allClear, .clear, .divide],
    [.square, .reciprocal, .factorial, .percent, .seven, .eight, .nine, .multiply],
    [.sine, .cosine, .tangent, .pi, .four, .five, .six, .subtract],
    [.arcsine, .arccosine, .arctangent, .e, .one, .two, .three, .add],
    [.naturalLogarithm, .logarithm, .degree, .answer, .zero, .zero, .point, .equals],
  ])

  /// The standard grid with bit operations and digits up to F, hence without a `C` to clear.
  package static let programmer = Keypad([
    [
      .nextBase, .wordSize, .rotateLeft, .rotateRight,
      .allClear, .allClear, .deleteCharacter, .divide,
    ],
    [.ten, .eleven, .twelve, .thirteen, .seven, .eight, .nine, .multiply],
    [.fourteen, .fifteen, .open, .close, .four, .five, .six, .subtract],
    [.and, .or, .xor, .not, .one, .two, .three, .add],
    [.shiftLeft, .shiftRight, .modulo, .power, .zero, .zero, .point, .equals],
  ])
}

extension LayoutName {
  package var keypad: Keypad? {
    switch self {
    case .keypad: .standard
    case .scientific: .scientific
    case .programmer: .programmer
    case .tape: nil
    }
  }

  /// Whether the layout shows values in all bases and has a base for typed numbers.
  package var hasBases: Bool { keypad?.cells(of: .nextBase) != nil }
}

/// The highlight on a grid cell, which preserves its column across wide buttons.
package struct Highlight: Hashable, Sendable {
  package private(set) var cell = Point(column: 1, row: 2)
  private(set) var isShown = false
  private var layout = LayoutName.keypad

  /// Creates a hidden highlight on the button `5` of the layout `keypad`.
  package init() {}

  package var keypad: Keypad { layout.keypad ?? .standard }

  package var button: Button { keypad.button(at: cell) }

  /// Moves to the same button in another layout, or to its `5`; a layout without buttons hides it.
  package mutating func turn(to layout: LayoutName) {
    guard let keypad = layout.keypad else {
      isShown = false
      return
    }
    guard layout != self.layout else { return }
    let cells = keypad.cells(of: button) ?? keypad.cells(of: .five)
    (self.layout, cell) = (layout, cells?.origin ?? cell)
  }

  /// Shows the highlight and moves it to the next button, around the edges.
  package mutating func move(_ direction: Direction) {
    isShown = true
    let size = keypad.size
    switch direction {
    case .up: cell.row = (cell.row + size.rows - 1) % size.rows
    case .down: cell.row = (cell.row + 1) % size.rows
    case .left: step(by: size.columns - 1)
    case .right: step(by: 1)
    }
  }

  /// Hides the highlight and moves it to a button, unless its cell is already part of it.
  package mutating func hide(on button: Button) {
    isShown = false
    guard let cells = keypad.cells(of: button) else { return }
    if !cells.contains(cell) { cell = cells.origin }
  }

  package mutating func hide() { isShown = false }

  private mutating func step(by columns: Int) {
    let start = button
    repeat {
      cell.column = (cell.column + columns) % keypad.size.columns
    } while button == start
  }
}
