import Screen
import Words

/// The highlight that the arrow keys move from button to button.
///
/// It is on a cell of the grid rather than on a button, so that it keeps its column when it crosses a
/// wide button.
package struct Highlight: Hashable, Sendable {
  package private(set) var cell = Point(column: 1, row: 2)
  package private(set) var isShown = false
  private var layout = LayoutName.keypad

  /// Creates a hidden highlight on the button `5` of the layout `keypad`.
  package init() {}

  /// The keypad that it is on.
  package var keypad: Keypad { layout.keypad ?? .standard }

  /// The button of the cell, whether the highlight is shown or not.
  package var button: Button { keypad.button(at: cell) }

  /// Goes to the same button in another layout, or to its `5`.
  ///
  /// A layout without buttons hides it.
  package mutating func turn(to layout: LayoutName) {
    guard let keypad = layout.keypad else {
      isShown = false
      return
    }
    guard layout != self.layout else { return }
    let cells = keypad.cells(of: button) ?? keypad.cells(of: .five)
    self.layout = layout
    cell = cells?.origin ?? cell
  }

  /// Shows the highlight and moves it to the next button, from an edge of the keypad to the opposite
  /// edge.
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

  /// Hides the highlight and puts it on a button, if that is on the keypad; it keeps its cell if that
  /// belongs to the button.
  package mutating func hide(on button: Button) {
    isShown = false
    guard let cells = keypad.cells(of: button) else { return }
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
      cell.column = (cell.column + columns) % keypad.size.columns
    } while button == start
  }
}
