import CalculatorCore
import Screen

/// What a person did.
package enum Action: Hashable, Sendable {
  /// A button was typed or clicked.
  case press(Button)
  /// A key was typed that has no button.
  case type(Press)
  case move(Direction)
  /// Space: press the highlighted button.
  case pressHighlighted
  /// Enter: press the highlighted button, or `=` when none shows; calculate the formula line.
  case enter
  case openFormula
  /// Leave the formula line as if it had not been opened.
  case closeFormula
  case edit(FormulaLine.Edit)
  case toggleHelp
  /// Make this row of the help the first that shows.
  case scrollHelp(to: Int)
  case nextTheme
  case redraw
  case suspend
  /// Stop the calculation of what is typed.
  case stop
  case quit
  /// The moment is over for which a pressed button lights up.
  case release
  /// The terminal told what its background is like.
  case background(Luminance)
}

/// The ways of an arrow key.
package enum Direction: Hashable, Sendable, CaseIterable {
  case up
  case down
  case left
  case right
}

/// What an action asks of the world outside; the loop does it.
package enum Effect: Hashable, Sendable {
  /// Draw the whole screen anew, whatever the terminal shows.
  case redraw
  /// Leave the screen to the shell until the program is continued.
  case suspend
  /// End the program.
  case quit
}
