import CalculatorCore
import Engine
import Screen
import Words

/// Keys and what they do.
///
/// The keyboard, the help, the manual page and the README are derived from these.
package struct KeyBinding: Sendable {
  package var keys: [Key]
  package var command: Command
  package var meaning: KeyMeaning

  init(_ keys: [Key], _ command: Command, _ meaning: KeyMeaning) {
    self.keys = keys
    self.command = command
    self.meaning = meaning
  }
}

/// All keys, by what the keyboard belongs to.
package enum KeyTable {
  /// The keys of the keypad.
  package static let keypad: [KeyBinding] =
    Keypad.buttonsByRole
    .map { KeyBinding($0.entry.keys, .press($0), $0.entry.meaning) }
    .filter { !$0.keys.isEmpty }
    + [
      KeyBinding([.enter], .enter, .enter),
      KeyBinding([.up], .move(.up), .moveHighlight),
      KeyBinding([.down], .move(.down), .moveHighlight),
      KeyBinding([.left], .move(.left), .moveHighlight),
      KeyBinding([.right], .move(.right), .moveHighlight),
      KeyBinding([.character(" ")], .pressHighlighted, .pressHighlighted),
      KeyBinding([.character("i"), .function(2)], .openFormula, .openFormula),
      KeyBinding([.character("u")], .undo, .undo),
      KeyBinding([.control("r")], .redo, .redo),
      KeyBinding([.tab], .focusTape, .focusTape),
      KeyBinding([.character("T")], .togglePage(.totals), .totals),
      KeyBinding([.pageUp], .scrollTape(.pageUp), .scrollTape),
      KeyBinding([.pageDown], .scrollTape(.pageDown), .scrollTape),
      KeyBinding([.character("y")], .copy(.result), .copyResult),
      KeyBinding([.character("Y")], .copy(.calculation), .copyCalculation),
      KeyBinding([.character("P")], .keepPicture, .keepPicture),
      KeyBinding([.character("f")], .nextForm, .nextForm),
      KeyBinding([.character("F")], .previousForm, .previousForm),
      KeyBinding([.character("v")], .togglePage(.fullValue), .fullValue),
      KeyBinding(
        [.character("w")], .togglePage(.explanation), .explanation),
      KeyBinding([.character("g")], .toggleGrouping, .grouping),
      KeyBinding([updateRates], .updateRates, .updateRates),
      KeyBinding([.character("t")], .nextTheme, .nextTheme),
      KeyBinding([.character("L")], .nextLayout, .nextLayout),
      KeyBinding([.character("?"), .function(1)], .togglePage(.help), .help),
      KeyBinding([.control("l")], .redraw, .redraw),
      KeyBinding([.control("z")], .suspend, .suspend),
      KeyBinding([.character("q"), .control("c"), .control("d")], .quit, .quit),
    ]

  /// The keys of the formula line; any other character is written.
  package static let formula: [KeyBinding] = [
    KeyBinding([.enter], .enter, .calculate),
    KeyBinding(
      [.character("=")], .writeEquals, .writeEquals),
    KeyBinding([.escape, .control("c")], .closeFormula, .closeFormula),
    KeyBinding([.left, .control("b")], .editFormula(.left), .characterLeft),
    KeyBinding([.right, .control("f")], .editFormula(.right), .characterRight),
    KeyBinding([.alt("b"), .controlLeft], .editFormula(.wordLeft), .wordLeft),
    KeyBinding([.alt("f"), .controlRight], .editFormula(.wordRight), .wordRight),
    KeyBinding([.home, .control("a")], .editFormula(.start), .lineStart),
    KeyBinding([.end, .control("e")], .editFormula(.end), .lineEnd),
    KeyBinding([.backspace], .editFormula(.deleteBackward), .deletePrevious),
    KeyBinding(
      [.delete, .control("d")], .editFormula(.deleteForward), .deleteNext),
    KeyBinding([.control("w")], .editFormula(.cutWord), .cutWord),
    KeyBinding([.control("u")], .editFormula(.cutToStart), .cutToStart),
    KeyBinding([.control("k")], .editFormula(.cutToEnd), .cutToEnd),
    KeyBinding([.control("y")], .editFormula(.yank), .yank),
    KeyBinding([.tab], .editFormula(.complete), .complete),
    KeyBinding([.function(1)], .togglePage(.help), .help),
    KeyBinding([.control("l")], .redraw, .redraw),
    KeyBinding([.control("z")], .suspend, .suspend),
  ]

  /// The keys of the tape; all others do what they do on the keypad, and go back there if their
  /// command is about what is typed.
  package static let tape: [KeyBinding] = [
    KeyBinding([.up], .moveSelection(.lineUp), .selectLine),
    KeyBinding([.down], .moveSelection(.lineDown), .selectLine),
    KeyBinding([.pageUp], .moveSelection(.pageUp), .selectPage),
    KeyBinding([.pageDown], .moveSelection(.pageDown), .selectPage),
    KeyBinding([.home], .moveSelection(.start), .selectFirst),
    KeyBinding([.end], .moveSelection(.end), .selectLast),
    KeyBinding([.enter], .editEntry, .editEntry),
    KeyBinding([.character(" ")], .useEntry, .useEntry),
    KeyBinding([.character("#")], .commentEntry, .commentEntry),
    KeyBinding([.delete], .removeEntry, .removeEntry),
    KeyBinding([.tab, .escape], .leaveTape, .leaveTape),
  ]

  /// The keys of a page over the window; all others do what they do on the keypad, and close the
  /// page if their command says so.
  package static let page: [KeyBinding] = [
    KeyBinding([.up], .scrollPage(.lineUp), .scrollUp),
    KeyBinding([.down], .scrollPage(.lineDown), .scrollDown),
    KeyBinding([.pageUp, .left], .scrollPage(.pageUp), .pageUp),
    KeyBinding([.pageDown, .right], .scrollPage(.pageDown), .pageDown),
    KeyBinding([.home], .scrollPage(.start), .pageStart),
    KeyBinding([.end], .scrollPage(.end), .pageEnd),
    KeyBinding(
      [.escape, .enter, .character("q"), .character(" ")], .closePage,
      .closePage),
  ]

  /// The key that cancels a calculation while one is under way.
  package static let cancel = Key.control("c")

  /// The key that fetches exchange rates.
  static let updateRates = Key.character("R")

  /// The key that clears everything, and before that cancels an update of the exchange rates.
  static let clear = Key.escape

  /// The keys of the digits that base 16 alone has, in place of what they do otherwise.
  package static let hexadecimal: [KeyBinding] =
    [Button.ten, .eleven, .twelve, .thirteen, .fourteen, .fifteen].map { button in
      let label = button.entry.label.text
      return KeyBinding(
        (label + label.lowercased()).map { .character($0) }, .press(button), .digits)
    }

  /// What a key means; nil when it means nothing.
  ///
  /// - Parameter base: the base in which numbers are typed.
  package static func command(
    for key: Key, in focus: Focus, base: NumberBase = .decimal
  ) -> Command? {
    let typed = base == .hexadecimal ? hexadecimalCommands[key] : nil
    switch focus {
    case .keypad: return typed ?? keypadCommands[key]
    case .formula:
      if let command = formulaCommands[key] { return command }
      guard case .character(let character) = key else { return nil }
      return .editFormula(.insert(character))
    case .tape: return typed ?? tapeCommands[key] ?? keypadCommands[key]
    case .page: return typed ?? pageCommands[key] ?? keypadCommands[key]
    }
  }

  /// Whether all characters are keys of the keypad.
  static func areCommands(_ characters: String) -> Bool {
    characters.allSatisfy { keypadCommands[.character($0)] != nil }
  }

  /// Whether a button is a digit whose key is a letter.
  static func isLetterDigit(_ button: Button) -> Bool {
    hexadecimal.contains { $0.command == .press(button) }
  }

  /// Whether a key is one of a page over the window, and not of the keypad behind it.
  static func isBoundOnPages(_ key: Key) -> Bool { pageCommands[key] != nil }

  private static let keypadCommands = commands(keypad)
  private static let hexadecimalCommands = commands(hexadecimal)
  private static let formulaCommands = commands(formula)
  private static let tapeCommands = commands(tape)
  private static let pageCommands = commands(page)

  private static func commands(_ bindings: [KeyBinding]) -> [Key: Command] {
    Dictionary(
      uniqueKeysWithValues: bindings.flatMap { binding in
        binding.keys.map { ($0, binding.command) }
      })
  }
}
