import CalculatorCore
import ExactNumbers
import Words

/// The meaning of a key or a click.
package enum Command: Hashable, Sendable {
  case press(Button)
  case move(Direction)
  case pressHighlighted
  /// Press the highlighted button, or `=` if none is highlighted; evaluate the formula line.
  case enter
  case openFormula
  case placeCursor(column: Int)
  /// Write a character without a button, which turns the line into text.
  case type(Character)
  /// Leave the formula line; undoing restores its text.
  case closeFormula
  case editFormula(LineText.Edit)
  case completeName, closeCompletions
  /// Write an equals sign after a lone name, otherwise evaluate the formula line.
  case writeEquals
  case recall(Scroll)
  case search
  /// Add a character to the query, or remove the last one.
  case extendSearch(Character?)
  case takeFound, endSearch
  /// Give the keyboard to the tape without closing the line.
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
  /// Add a character to what the help is searched for, or remove the last one.
  case searchHelp(Character?)
  case scrollPage(Scroll)
  case movePlot(PlotMove)
  /// Copy the result; if repeated, the whole calculation.
  case copy
  case keepPicture
  /// Store the tape under a name, or the date, and begin an empty one.
  case newTape(String?)
  case openTape(String)
  case chooseTape
  case updateRates
  // Nil stands for the next one.
  case chooseTheme(ThemeName?)
  case chooseLayout(LayoutName?)
  case chooseForm(NumberForm?)
  case chooseBase(NumberBase?)
  case chooseWordSize(WordSize?)
  case changeBits(BitChange)
  case toggleGrouping
  /// Show a number of decimals, or as many as needed.
  case chooseDecimals(Int?)
  /// Clear the calculator; if it is empty, explain the menu and how to quit.
  case escape
  case focusTape, leaveTape
  case moveSelection(Scroll)
  case scrollTape(Scroll)
  /// Click a line of the tape, counted from the newest visible one.
  case clickTape(line: Int)
  case useEntry
  /// Change a line of the tape, counted from the newest, which is 1, or the selected one.
  case changeLine(Int?, LineChange)
  case sayTape(Int)
  case undo, redo, redraw, suspend, quit
}

/// A change of a tape line.
package enum LineChange: Hashable, Sendable {
  case edit
  case remove
  /// Set the comment; nil to edit it.
  case comment(String?)
}

/// The direction of an arrow key.
package enum Direction: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

extension Command {
  /// The side effects and conditions of a command.
  struct Traits: OptionSet {
    let rawValue: Int

    /// Concerns the screen alone: does not wait for a result, and keeps the message.
    static let ofScreen = Traits(rawValue: 1)
    /// Depends on the value on the result line.
    static let aboutValue = Traits(rawValue: 2)
    /// Acts on the input; the tape gives the keyboard back.
    static let leavesTape = Traits(rawValue: 4)
    /// Closes a page, which would hide its result.
    static let closesPage = Traits(rawValue: 8)
    /// Closes the help, but no other page.
    static let closesHelp = Traits(rawValue: 16)
    /// Keeps the message, which it does not affect.
    static let keepsMessage = Traits(rawValue: 32)
    /// Needs a layout that shows values in several bases.
    static let needsBases = Traits(rawValue: 64)
  }

  /// The traits of the command; one whose keys all mean something else on a page closes none.
  var traits: Traits {
    switch self {
    case .press, .openFormula, .placeCursor, .type, .escape: [.leavesTape, .closesPage]
    case .move: [.leavesTape, .keepsMessage]
    case .pressHighlighted, .enter: .leavesTape
    case .closePage, .copy, .updateRates, .newTape, .openTape, .chooseTape, .focusTape, .useEntry,
      .changeLine, .sayTape, .undo, .redo, .search:
      .closesPage
    case .toggleMenu: [.closesPage, .keepsMessage]
    case .moveInMenu, .filterMenu, .chooseFromMenu, .extendSearch, .endSearch: .keepsMessage
    case .chooseForm: [.aboutValue, .closesHelp]
    case .toggleGrouping, .chooseDecimals: .closesHelp
    case .chooseBase, .chooseWordSize: [.closesHelp, .needsBases]
    case .changeBits: [.aboutValue, .leavesTape, .closesPage, .needsBases]
    case .togglePage(.fullValue), .showDigits: .aboutValue
    case .keepPicture, .scrollPage, .searchHelp, .movePlot, .redraw, .suspend, .scrollTape:
      .ofScreen
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
