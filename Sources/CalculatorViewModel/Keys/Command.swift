import CalculatorCore
import ExactNumbers
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
  /// Put the cursor where the line shows a column, which makes it text.
  case placeCursor(column: Int)
  /// Write a character that no button writes, which turns what is on the keypad into text.
  case type(Character)
  /// Leave the formula line for what stood before it; undoing brings its text back.
  case closeFormula
  case editFormula(LineText.Edit)
  /// Complete the name before the cursor.
  case completeName
  /// Close the list of names that fit.
  case closeCompletions
  /// Write an equals sign after a lone name, otherwise evaluate the formula line.
  case writeEquals
  /// Put an earlier line of the tape on the formula line, or a later one.
  case recall(Scroll)
  /// Search the lines of the tape, or go on to the next older one.
  case search
  /// Add a character to what is sought, or remove the last one.
  case extendSearch(Character?)
  /// Put the line that was found on the formula line.
  case takeFound
  case endSearch
  /// Give the keyboard to the tape while the text stays on the line.
  case stepAside
  case toggleMenu
  case moveInMenu(Scroll)
  /// Add a character to what filters the menu, or remove the last one.
  case filterMenu(Character?)
  /// Do what the selected row of the menu says.
  case chooseFromMenu
  /// Open a page over the window, or close it.
  case togglePage(PageKind)
  /// Show so many digits of the value on a page.
  case showDigits(Int)
  /// Open the help at a chapter.
  case showHelp(HelpChapter)
  /// Say which words can stand behind that of a command.
  case listChoices(NamedCommand)
  case closePage
  case scrollPage(Scroll)
  /// Move along the curves of a plot, or show another range.
  case movePlot(PlotMove)
  /// Copy the result; where that was just done, the calculation with it.
  case copy
  /// Keep a picture of the screen.
  case keepPicture
  /// Put the tape aside under a name, or the day, and begin an empty one.
  case newTape(String?)
  /// Go on with another tape.
  case openTape(String)
  /// Go on with the tape that is selected on the page of tapes.
  case chooseTape
  /// Fetch the exchange rates of today.
  case updateRates
  case nextTheme
  case chooseTheme(ThemeName)
  /// Turn the calculator to the next layout that the window has room for.
  case nextLayout
  case chooseLayout(LayoutName)
  /// Show values in the next of the forms that fit.
  case nextForm
  case chooseForm(NumberForm)
  /// Type and show whole numbers in the next base.
  case nextBase
  case chooseBase(NumberBase)
  /// Show bits in words of the next size.
  case nextWordSize
  case chooseWordSize(WordSize)
  /// Make the value another number by a change of its bits.
  case changeBits(BitChange)
  /// Group the digits before the point, or no longer do.
  case toggleGrouping
  /// Empty the calculator; if it is empty, say where the menu and the way out are.
  case escape
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
  /// Change a line of the tape, counted from the newest, which is 1.
  case changeLine(Int, LineChange)
  /// Say so many of the newest lines of the tape.
  case sayTape(Int)
  case undo
  case redo
  case redraw
  case suspend
  case quit
}

/// A change of a line of the tape that a word names by its number.
package enum LineChange: Hashable, Sendable {
  case edit
  case remove
  /// Say something of the line; nil to edit what is said.
  case comment(String?)
}

/// What of a calculation is copied.
package enum CopiedPart: Hashable, Sendable {
  /// The result as a plain number, as pipes print it.
  case result
  /// The expression and its result, as the screen shows them.
  case calculation
}

/// The direction of an arrow key.
package enum Direction: Hashable, Sendable, CaseIterable {
  case up
  case down
  case left
  case right
}

extension Command {
  /// What is to be known of a command besides what it does.
  struct Traits: OptionSet {
    let rawValue: Int

    /// It concerns the screen alone: it waits for no result, and the message stays.
    static let ofScreen = Traits(rawValue: 1)
    /// What it does depends on the value on the result line.
    static let aboutValue = Traits(rawValue: 2)
    /// It is about what is typed, so that the tape gives the keyboard back.
    static let leavesTape = Traits(rawValue: 4)
    /// It closes a page, because its result is not visible there.
    static let closesPage = Traits(rawValue: 8)
    /// It closes the help, but no other page.
    static let closesHelp = Traits(rawValue: 16)
    /// It changes nothing that a message speaks of, so that the message stays.
    static let keepsMessage = Traits(rawValue: 32)
    /// It is about the bases in which some layouts show values.
    static let needsBases = Traits(rawValue: 64)
  }

  /// The traits of each command; one whose keys all have another meaning on a page closes none.
  var traits: Traits {
    switch self {
    case .press, .openFormula, .placeCursor, .type, .escape: [.leavesTape, .closesPage]
    case .move: [.leavesTape, .keepsMessage]
    case .pressHighlighted, .enter: .leavesTape
    case .closePage, .copy, .updateRates, .newTape, .openTape, .chooseTape, .focusTape, .editEntry,
      .useEntry,
      .commentEntry, .removeEntry, .changeLine, .sayTape, .undo, .redo, .search:
      .closesPage
    case .toggleMenu: [.closesPage, .keepsMessage]
    case .moveInMenu, .filterMenu, .chooseFromMenu, .extendSearch, .endSearch: .keepsMessage
    case .nextForm, .chooseForm: [.aboutValue, .closesHelp]
    case .toggleGrouping: .closesHelp
    case .nextBase, .chooseBase, .nextWordSize, .chooseWordSize: [.closesHelp, .needsBases]
    case .changeBits: [.aboutValue, .leavesTape, .closesPage, .needsBases]
    case .togglePage(.fullValue), .showDigits: .aboutValue
    case .keepPicture, .scrollPage, .movePlot, .redraw, .suspend, .scrollTape: .ofScreen
    case .closeFormula, .editFormula, .completeName, .closeCompletions, .writeEquals, .recall,
      .takeFound,
      .stepAside, .togglePage,
      .showHelp, .listChoices,
      .nextTheme, .chooseTheme,
      .nextLayout, .chooseLayout, .leaveTape, .moveSelection, .clickTape, .quit:
      []
    }
  }

  func closes(_ page: PageKind) -> Bool {
    traits.contains(.closesPage) || page == .help && traits.contains(.closesHelp)
  }
}
