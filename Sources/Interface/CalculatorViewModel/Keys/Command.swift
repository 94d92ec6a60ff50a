import CalculatorCore
import ExactNumbers
import Words

/// The meaning of a key or a click.
package enum Command: Hashable, Sendable {
  case press(Button)
  case move(Direction)
  case pressHighlighted
  /// Presses the highlighted button, or `=` if none is highlighted; evaluates the formula line.
  case enter
  case openFormula
  case placeCursor(column: Int)
  /// Writes a character without a button, which turns the line into text.
  case type(Character)
  /// Leaves the formula line; undoing restores its text.
  case closeFormula
  case editFormula(LineText.Edit)
  case completeName, closeCompletions
  /// Writes an equals sign after a lone name, otherwise evaluates the formula line.
  case writeEquals
  case recall(Scroll)
  case search
  case extendSearch(Character?)
  case takeFound, endSearch
  /// Gives the keyboard to the tape without closing the line.
  case stepAside
  case toggleMenu
  case moveInMenu(Scroll)
  case filterMenu(Character?)
  case chooseFromMenu
  case togglePage(PageKind)
  case showDigits(Int)
  case showHelp(HelpChapter)
  case findHelp(String)
  case listChoices(NamedCommand)
  case closePage
  case searchHelp(Character?)
  case scrollPage(Scroll)
  case movePlot(PlotMove)
  /// Copies the result; if repeated, the whole calculation.
  case copy
  case keepPicture
  /// Stores the tape under a name, or the date, and begins an empty one.
  case newTape(String?)
  case openTape(String)
  case chooseTape, updateRates
  // Nil stands for the next one.
  case chooseTheme(ThemeName?)
  case chooseLayout(LayoutName?)
  case chooseForm(NumberForm?)
  case chooseBase(NumberBase?)
  case chooseWordSize(WordSize?)
  case changeBits(BitChange)
  case toggleGrouping
  case chooseDecimals(Int?)
  /// Clears the calculator; if it is empty, explains the menu and how to quit.
  case escape
  case focusTape, leaveTape
  case moveSelection(Scroll)
  case scrollTape(Scroll)
  /// Counts lines from the newest visible one.
  case clickTape(line: Int)
  case useEntry
  /// Counts lines from the newest, which is 1; nil stands for the selected one.
  case changeLine(Int?, LineChange)
  case sayTape(Int)
  case undo, redo, redraw, suspend, quit
}

/// A change of a tape line.
package enum LineChange: Hashable, Sendable {
  case edit, remove
  /// Nil opens the comment for editing.
  case comment(String?)
}

/// The direction of an arrow key.
package enum Direction: Hashable, Sendable, CaseIterable { case up, down, left, right }

extension Command {
  enum Trait {
    /// Only affects the screen: does not wait for a result, and keeps the message.
    case ofScreen
    /// Acts on the input; the tape gives the keyboard back.
    case leavesTape
    /// Closes a page, which would hide its result.
    case closesPage
    /// Closes the help, but no other page.
    case closesHelp
    case aboutValue, keepsMessage, needsBases
  }

  /// The traits of the command; one whose keys all mean something else on a page closes none.
  var traits: [Trait] {
    switch self {
    case .press, .openFormula, .placeCursor, .type, .escape: [.leavesTape, .closesPage]
    case .move: [.leavesTape, .keepsMessage]
    case .pressHighlighted, .enter: [.leavesTape]
    case .closePage, .copy, .updateRates, .newTape, .openTape, .chooseTape, .focusTape, .useEntry,
      .changeLine, .sayTape, .undo, .redo, .search:
      [.closesPage]
    case .toggleMenu: [.closesPage, .keepsMessage]
    case .moveInMenu, .filterMenu, .chooseFromMenu, .extendSearch, .endSearch: [.keepsMessage]
    case .chooseForm: [.aboutValue, .closesHelp]
    case .toggleGrouping, .chooseDecimals: [.closesHelp]
    case .chooseBase, .chooseWordSize: [.closesHelp, .needsBases]
    case .changeBits: [.aboutValue, .leavesTape, .closesPage, .needsBases]
    case .togglePage(.fullValue), .showDigits: [.aboutValue]
    case .keepPicture, .scrollPage, .searchHelp, .movePlot, .redraw, .suspend, .scrollTape:
      [.ofScreen]
    case .closeFormula, .editFormula, .completeName, .closeCompletions, .writeEquals, .recall,
      .takeFound, .stepAside, .togglePage, .showHelp, .findHelp, .listChoices, .chooseTheme,
      .chooseLayout, .leaveTape, .moveSelection, .clickTape, .quit:
      []
    }
  }

  func closes(_ page: PageKind) -> Bool {
    traits.contains(.closesPage) || page == .help && traits.contains(.closesHelp)
  }
}
