import CalculatorCore
import Words

/// What a key or a click means.
package enum Command: Hashable, Sendable {
  /// Press a button.
  case press(Button)
  case move(Direction)
  /// Press the highlighted button.
  case pressHighlighted
  /// Press the highlighted button, or `=` when none shows; evaluate the formula line.
  case enter
  case openFormula
  /// Open the formula line, and write text behind what stands on the keypad.
  case write(String)
  /// Leave the formula line as if it had not been opened.
  case closeFormula
  case editFormula(FormulaLine.Edit)
  /// Write an equals sign after a lone name, otherwise evaluate the formula line.
  case writeEquals
  /// Open a page over the window, or close it.
  case togglePage(PageKind)
  case closePage
  case scrollPage(Scroll)
  case copy(CopiedPart)
  /// Keep a picture of the screen.
  case keepPicture
  /// Fetch the exchange rates of today.
  case updateRates
  case nextTheme
  /// Turn the calculator to the next layout that the window has room for.
  case nextLayout
  /// Show values in the next of the forms that fit.
  case nextForm
  case previousForm
  /// Group the digits before the point, or no longer do.
  case toggleGrouping
  /// Give the keyboard to the tape.
  case focusTape
  /// Give the keyboard back to the keypad.
  case leaveTape
  case moveSelection(Scroll)
  case scrollTape(Scroll)
  /// Click a line of the tape, counted from the newest that shows.
  case clickTape(line: Int)
  case editEntry
  /// Put the result of the selected entry into the expression.
  case useEntry
  case commentEntry
  case removeEntry
  case undo
  case redo
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

extension Command {
  /// Whether the command concerns the screen alone: it waits for no result, and the message stays.
  var isOfScreen: Bool {
    switch self {
    case .keepPicture, .redraw, .suspend, .scrollPage, .scrollTape: true
    case .press, .move, .pressHighlighted, .enter, .openFormula, .write, .closeFormula,
      .editFormula, .writeEquals, .togglePage, .closePage, .copy, .updateRates,
      .nextTheme, .nextLayout, .nextForm, .previousForm, .toggleGrouping, .focusTape, .leaveTape,
      .moveSelection,
      .clickTape,
      .editEntry, .useEntry, .commentEntry, .removeEntry, .undo, .redo, .quit:
      false
    }
  }

  /// Whether what the command does depends on the value on the result line.
  var isAboutValue: Bool {
    switch self {
    case .nextForm, .previousForm, .togglePage(.fullValue): true
    default: false
    }
  }

  /// Whether the command is about what is typed, so that the tape gives the keyboard back.
  var leavesTape: Bool {
    switch self {
    case .press, .move, .pressHighlighted, .enter, .openFormula, .write: true
    case .closeFormula, .editFormula, .writeEquals, .togglePage, .closePage, .scrollPage, .copy,
      .keepPicture, .updateRates, .nextTheme, .nextLayout, .nextForm, .previousForm,
      .toggleGrouping, .focusTape,
      .leaveTape,
      .moveSelection, .scrollTape, .clickTape, .editEntry, .useEntry, .commentEntry,
      .removeEntry, .undo, .redo, .redraw, .suspend, .quit:
      false
    }
  }

  /// Whether the command closes a page, because its result is not visible there.
  ///
  /// A command whose keys all have another meaning on a page never closes it.
  func closes(_ page: PageKind) -> Bool {
    switch self {
    case .press, .openFormula, .closePage, .copy, .updateRates, .focusTape, .editEntry,
      .useEntry,
      .commentEntry, .removeEntry, .undo, .redo:
      true
    case .nextForm, .previousForm, .toggleGrouping: page == .help
    case .move, .pressHighlighted, .enter, .write, .closeFormula, .editFormula, .writeEquals,
      .togglePage, .scrollPage, .keepPicture, .nextTheme, .nextLayout, .leaveTape, .moveSelection,
      .scrollTape,
      .clickTape,
      .redraw, .suspend, .quit:
      false
    }
  }
}
