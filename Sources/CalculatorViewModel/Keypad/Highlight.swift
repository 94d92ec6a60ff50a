import Screen

/// The highlight that the arrow keys move from button to button.
///
/// It is on a cell of the grid rather than on a button, so that it keeps its column when it crosses a
/// wide button.
package struct Highlight: Hashable, Sendable {
  package private(set) var cell = Keypad.cells(of: .five).origin
  package private(set) var isShown = false

  package init() {}

  /// The button of the cell, whether the highlight is shown or not.
  package var button: Button { Keypad.button(at: cell) }

  /// Shows the highlight and moves it to the next button, from an edge of the keypad to the opposite
  /// edge.
  package mutating func move(_ direction: Direction) {
    isShown = true
    switch direction {
    case .up: cell.row = (cell.row + Keypad.size.rows - 1) % Keypad.size.rows
    case .down: cell.row = (cell.row + 1) % Keypad.size.rows
    case .left: step(by: Keypad.size.columns - 1)
    case .right: step(by: 1)
    }
  }

  /// Hides the highlight and puts it on a button; it keeps its cell if that belongs to the button.
  package mutating func hide(on button: Button) {
    isShown = false
    let cells = Keypad.cells(of: button)
    if !cells.contains(cell) { cell = cells.origin }
  }

  /// Hides the highlight, which keeps its cell.
  package mutating func hide() {
    isShown = false
  }

  /// Moves along the row, by a number of columns at a time, until it reaches another button.
  private mutating func step(by columns: Int) {
    let start = button
    repeat {
      cell.column = (cell.column + columns) % Keypad.size.columns
    } while button == start
  }
}
