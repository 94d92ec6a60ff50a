import CalculatorCore

/// What a key or a click means.
package enum Command: Hashable, Sendable {
  /// Press a button.
  case press(Button)
  /// Make an edit that has no button.
  case edit(ExpressionEdit)
  case move(Direction)
  /// Press the highlighted button.
  case pressHighlighted
  /// Press the highlighted button, or `=` when none shows; evaluate the formula line.
  case enter
  case openFormula
  /// Leave the formula line as if it had not been opened.
  case closeFormula
  case editFormula(FormulaLine.Edit)
  case toggleHelp
  case scrollHelp(Scroll)
  case nextTheme
  case redraw
  case suspend
  case quit
}

/// The direction of an arrow key.
package enum Direction: Hashable, Sendable, CaseIterable {
  case up
  case down
  case left
  case right
}

/// A movement through a page that is longer than the window.
package enum Scroll: Hashable, Sendable {
  case lineUp
  case lineDown
  case pageUp
  case pageDown
  case start
  case end
}

extension Command {
  /// Whether the command concerns the screen alone: it waits for no result, and the message stays.
  var isOfScreen: Bool {
    switch self {
    case .redraw, .suspend, .scrollHelp: true
    case .press, .edit, .move, .pressHighlighted, .enter, .openFormula, .closeFormula,
      .editFormula, .toggleHelp, .nextTheme, .quit:
      false
    }
  }

  /// Whether the command closes the help, because its result is not visible there.
  ///
  /// A command whose keys all have another meaning in the help never closes it.
  var closesHelp: Bool {
    switch self {
    case .press, .edit, .openFormula: true
    case .move, .pressHighlighted, .enter, .closeFormula, .editFormula, .toggleHelp, .scrollHelp,
      .nextTheme, .redraw, .suspend, .quit:
      false
    }
  }
}
