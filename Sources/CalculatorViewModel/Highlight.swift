import Screen

/// The highlight that the arrow keys move from button to button.
///
/// It stands on a cell of the grid, not on a button: so it keeps its column when it crosses a
/// wide button.
package struct Highlight: Hashable, Sendable {
  package private(set) var cell = Keypad.cells(of: .five).origin
  package private(set) var isShown = false

  package init() {}

  /// The button that it stands on, shown or not.
  package var button: Button { Keypad.button(at: cell) }

  /// Shows the highlight and moves it to the neighbouring button; the edges of the keypad meet.
  package mutating func move(_ direction: Direction) {
    isShown = true
    switch direction {
    case .up: cell.row = (cell.row + Keypad.size.rows - 1) % Keypad.size.rows
    case .down: cell.row = (cell.row + 1) % Keypad.size.rows
    case .left: step(by: Keypad.size.columns - 1)
    case .right: step(by: 1)
    }
  }

  /// Hides the highlight and leaves it on a button.
  package mutating func hide(on button: Button) {
    isShown = false
    let cells = Keypad.cells(of: button)
    if !cells.contains(cell) { cell = cells.origin }
  }

  /// Hides the highlight where it is.
  package mutating func hide() {
    isShown = false
  }

  /// Goes along the row, by a cell at a time, until another button is reached.
  private mutating func step(by columns: Int) {
    let start = button
    repeat {
      cell.column = (cell.column + columns) % Keypad.size.columns
    } while button == start
  }
}
