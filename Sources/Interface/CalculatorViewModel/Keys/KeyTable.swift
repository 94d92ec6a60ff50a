import CalculatorCore
import Screen
import Words

/// The keys of a command, from which the keyboard, the help and the manual page derive.
package struct KeyBinding: Sendable {
  package var keys: [Key]
  package var command: Command
  package var meaning: KeyHelp

  init(_ keys: [Key], _ command: Command, _ meaning: KeyHelp) {
    (self.keys, self.command, self.meaning) = (keys, command, meaning)
  }
}

/// The key bindings of each focus.
package enum KeyTable {
  /// The keys of named commands, which work in every focus.
  package static let named: [KeyBinding] =
    [
      KeyBinding([.control("x"), .function(9)], .toggleMenu, .menu),
      KeyBinding([.control("r")], .search, .search),
    ]
    + NamedCommand.allCases.filter { !$0.entry.keys.isEmpty }
    .map { KeyBinding($0.entry.keys, $0.entry.command, .command($0)) }

  /// The keys of the keypad; any other character turns the line into text.
  package static let keypad: [KeyBinding] =
    Keypad.buttonsByRole.compactMap { button in
      button.entry.meaning.map { KeyBinding(button.entry.keys, .press(button), $0) }
    } + [
      KeyBinding([.enter], .enter, .enter), KeyBinding([.up], .move(.up), .moveHighlight),
      KeyBinding([.down], .move(.down), .moveHighlight),
      KeyBinding([.left], .move(.left), .moveHighlight),
      KeyBinding([.right], .move(.right), .moveHighlight),
      KeyBinding([.character(" ")], .pressHighlighted, .pressHighlighted),
      KeyBinding([.escape], .escape, .command(.clear)),
      KeyBinding([.home, .control("a")], .editFormula(.start), .editStart),
      KeyBinding([.end, .control("e")], .editFormula(.end), .editEnd),
      KeyBinding([.tab, .backTab], .focusTape, .command(.tape)),
      KeyBinding([.pageUp], .scrollTape(.pageUp), .scrollTape),
      KeyBinding([.pageDown], .scrollTape(.pageDown), .scrollTape),
      KeyBinding([.character("?")], .togglePage(.help), .command(.help)),
      KeyBinding([.control("c"), .control("d")], .quit, .command(.quit)),
    ]

  /// The keys of the formula line; any other character is inserted.
  package static let formula: [KeyBinding] = [
    KeyBinding([.enter], .enter, .calculate),
    KeyBinding([.character("=")], .writeEquals, .writeEquals),
    KeyBinding([.escape, .control("c")], .closeFormula, .closeFormula),
    KeyBinding([.left, .control("b")], .editFormula(.left), .characterLeft),
    KeyBinding([.right, .control("f")], .editFormula(.right), .characterRight),
    KeyBinding([.alt("b"), .controlLeft], .editFormula(.wordLeft), .wordLeft),
    KeyBinding([.alt("f"), .controlRight], .editFormula(.wordRight), .wordRight),
    KeyBinding([.home, .control("a")], .editFormula(.start), .lineStart),
    KeyBinding([.end, .control("e")], .editFormula(.end), .lineEnd),
    KeyBinding([.backspace], .editFormula(.deleteBackward), .deletePrevious),
    KeyBinding([.delete, .control("d")], .editFormula(.deleteForward), .deleteNext),
    KeyBinding([.up], .recall(.lineUp), .recall), KeyBinding([.down], .recall(.lineDown), .recall),
    KeyBinding([.control("w")], .editFormula(.cutWord), .cutWord),
    KeyBinding([.alt("d")], .editFormula(.cutNextWord), .cutNextWord),
    KeyBinding([.control("u")], .editFormula(.cutToStart), .cutToStart),
    KeyBinding([.control("k")], .editFormula(.cutToEnd), .cutToEnd),
    KeyBinding([.control("y")], .editFormula(.yank), .yank),
    KeyBinding([.tab], .completeName, .complete), KeyBinding([.backTab], .stepAside, .stepAside),
  ]

  /// The keys of the tape; others act as on the keypad.
  package static let tape: [KeyBinding] = [
    KeyBinding([.up], .moveSelection(.lineUp), .selectLine),
    KeyBinding([.down], .moveSelection(.lineDown), .selectLine),
    KeyBinding([.pageUp], .moveSelection(.pageUp), .selectPage),
    KeyBinding([.pageDown], .moveSelection(.pageDown), .selectPage),
    KeyBinding([.home], .moveSelection(.start), .selectFirst),
    KeyBinding([.end], .moveSelection(.end), .selectLast),
    KeyBinding([.enter], .changeLine(nil, .edit), .editEntry),
    KeyBinding([.character(" ")], .useEntry, .useEntry),
    KeyBinding([.character("#")], .changeLine(nil, .comment(nil)), .command(.comment)),
    KeyBinding([.delete], .changeLine(nil, .remove), .command(.remove)),
    KeyBinding([.tab, .backTab, .escape], .leaveTape, .leaveTape),
  ]

  /// The keys of a page; others act as on the keypad, and may close the page.
  package static let page: [KeyBinding] = [
    KeyBinding([.up], .scrollPage(.lineUp), .scrollUp),
    KeyBinding([.down], .scrollPage(.lineDown), .scrollDown),
    KeyBinding([.pageUp, .left], .scrollPage(.pageUp), .pageUp),
    KeyBinding([.pageDown, .right], .scrollPage(.pageDown), .pageDown),
    KeyBinding([.home], .scrollPage(.start), .pageStart),
    KeyBinding([.end], .scrollPage(.end), .pageEnd),
    KeyBinding([.escape, .enter, .character("q"), .character(" ")], .closePage, .closePage),
  ]

  package static let tapes: [KeyBinding] = [KeyBinding([.enter], .chooseTape, .chooseTape)]

  package static let plot: [KeyBinding] = [
    KeyBinding([.left], .movePlot(.left), .tracePlot),
    KeyBinding([.right], .movePlot(.right), .tracePlot),
    KeyBinding([.pageUp], .movePlot(.previousPoint), .pointOfPlot),
    KeyBinding([.pageDown], .movePlot(.nextPoint), .pointOfPlot),
    KeyBinding([.character("+"), .up], .movePlot(.zoomIn), .zoomPlot),
    KeyBinding([.character("-"), .down], .movePlot(.zoomOut), .zoomPlot),
    KeyBinding([.character("0")], .movePlot(.whole), .wholePlot),
    KeyBinding([.home], .movePlot(.start), .pageStart),
    KeyBinding([.end], .movePlot(.end), .pageEnd),
  ]

  /// The keys of the menu; any other character filters it.
  package static let menu: [KeyBinding] = [
    KeyBinding([.up], .moveInMenu(.lineUp), .scrollUp),
    KeyBinding([.down], .moveInMenu(.lineDown), .scrollDown),
    KeyBinding([.pageUp], .moveInMenu(.pageUp), .pageUp),
    KeyBinding([.pageDown], .moveInMenu(.pageDown), .pageDown),
    KeyBinding([.home], .moveInMenu(.start), .pageStart),
    KeyBinding([.end], .moveInMenu(.end), .pageEnd),
    KeyBinding([.backspace], .filterMenu(nil), .deletePrevious),
    KeyBinding([.enter], .chooseFromMenu, .choose), KeyBinding([.escape], .toggleMenu, .closePage),
  ]

  /// The keys of a search; any other character extends the query.
  package static let search: [KeyBinding] = [
    KeyBinding([.backspace], .extendSearch(nil), .deletePrevious),
    KeyBinding([.enter], .takeFound, .takeFound),
    KeyBinding([.escape, .control("c")], .endSearch, .closePage),
  ]

  package static let cancel = Key.control("c")

  /// The bindings in a focus; the first one of a key counts.
  private static func bindings(in focus: Focus) -> [KeyBinding] {
    switch focus {
    case .keypad, .question, .waiting: keypad + named
    case .formula: formula + named
    case .tape: tape + keypad + named
    case .page(.plot): plot + page + keypad + named
    case .page(.tapes): tapes + page + keypad + named
    case .page: page + keypad + named
    case .menu: menu + named
    case .search: search + named
    }
  }

  package static func command(for key: Key, in focus: Focus) -> Command? {
    let binding = bindings(in: focus).first { $0.keys.contains(key) }
    if let binding { return binding.command }
    guard case .character(let character) = key else { return nil }
    return switch focus {
    case .formula: .editFormula(.insert(character))
    case .menu: .filterMenu(character)
    case .search: .extendSearch(character)
    case .keypad, .tape, .page, .question, .waiting: .type(character)
    }
  }
}
