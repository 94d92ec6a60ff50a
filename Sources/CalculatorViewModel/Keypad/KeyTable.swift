import CalculatorCore
import Screen

/// Keys and what they do.
///
/// The keyboard, the help, the manual page and the README are derived from these.
package struct KeyBinding: Sendable {
  package var keys: [Key]
  package var command: Command
  package var meaning: String

  init(_ keys: [Key], _ command: Command, _ meaning: String) {
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
    + [
      KeyBinding([.character("(")], .edit(.open), "parentheses"),
      KeyBinding([.character(")")], .edit(.close), "parentheses"),
      KeyBinding([.character("^")], .edit(.binary(.power)), "power"),
      KeyBinding(
        [.character("%")], .edit(.postfix(.percent)), "percent; in a sum, of everything before it"),
      KeyBinding([.character("!")], .edit(.postfix(.factorial)), "factorial"),
      KeyBinding([.enter], .enter, "press the highlighted button, otherwise calculate"),
      KeyBinding([.backspace], .edit(.deleteCharacter), "delete the last character"),
      KeyBinding([.up], .move(.up), "move the highlight"),
      KeyBinding([.down], .move(.down), "move the highlight"),
      KeyBinding([.left], .move(.left), "move the highlight"),
      KeyBinding([.right], .move(.right), "move the highlight"),
      KeyBinding([.character(" ")], .pressHighlighted, "press the highlighted button"),
      KeyBinding([.character("i"), .function(2)], .openFormula, "edit the expression as text"),
      KeyBinding([.character("u")], .undo, "undo, whatever it was"),
      KeyBinding([.control("r")], .redo, "redo"),
      KeyBinding([.tab], .focusTape, "go to the tape"),
      KeyBinding([.character("T")], .togglePage(.totals), "show what the tags come to"),
      KeyBinding([.pageUp], .scrollTape(.pageUp), "scroll the tape"),
      KeyBinding([.pageDown], .scrollTape(.pageDown), "scroll the tape"),
      KeyBinding([.character("y")], .copy(.result), "copy the result"),
      KeyBinding([.character("Y")], .copy(.calculation), "copy the calculation and its result"),
      KeyBinding([.character("f")], .nextForm, "next form: fraction, scientific, factors, …"),
      KeyBinding([.character("F")], .previousForm, "previous form"),
      KeyBinding([.character("v")], .togglePage(.fullValue), "show the value in full"),
      KeyBinding(
        [.character("w")], .togglePage(.explanation), "show the working: each step with its value"),
      KeyBinding([.character("g")], .toggleGrouping, "group the digits, or no longer"),
      KeyBinding([updateRates], .updateRates, "fetch the exchange rates of today"),
      KeyBinding([.character("t")], .nextTheme, "switch to the next theme"),
      KeyBinding([.character("?"), .function(1)], .togglePage(.help), "show this help"),
      KeyBinding([.control("l")], .redraw, "redraw the screen"),
      KeyBinding([.control("z")], .suspend, "suspend; fg resumes"),
      KeyBinding([.character("q"), .control("c"), .control("d")], .quit, "quit"),
    ]

  /// The keys of the formula line; any other character is written.
  package static let formula: [KeyBinding] = [
    KeyBinding([.enter], .enter, "calculate"),
    KeyBinding(
      [.character("=")], .writeEquals, "calculate; after a lone name, give it to a result"),
    KeyBinding([.escape, .control("c")], .closeFormula, "go back without calculating"),
    KeyBinding([.left, .control("b")], .editFormula(.left), "move one character left"),
    KeyBinding([.right, .control("f")], .editFormula(.right), "move one character right"),
    KeyBinding([.alt("b"), .controlLeft], .editFormula(.wordLeft), "move one word left"),
    KeyBinding([.alt("f"), .controlRight], .editFormula(.wordRight), "move one word right"),
    KeyBinding([.home, .control("a")], .editFormula(.start), "move to the start"),
    KeyBinding([.end, .control("e")], .editFormula(.end), "move to the end"),
    KeyBinding([.backspace], .editFormula(.deleteBackward), "delete the previous character"),
    KeyBinding(
      [.delete, .control("d")], .editFormula(.deleteForward), "delete the next character"),
    KeyBinding([.control("w")], .editFormula(.cutWord), "cut the previous word"),
    KeyBinding([.control("u")], .editFormula(.cutToStart), "cut everything before the cursor"),
    KeyBinding([.control("k")], .editFormula(.cutToEnd), "cut everything after the cursor"),
    KeyBinding([.control("y")], .editFormula(.yank), "paste the text that was cut"),
    KeyBinding([.tab], .editFormula(.complete), "complete a name"),
    KeyBinding([.function(1)], .togglePage(.help), "show this help"),
    KeyBinding([.control("l")], .redraw, "redraw the screen"),
    KeyBinding([.control("z")], .suspend, "suspend; fg resumes"),
  ]

  /// The keys of the tape; all others do what they do on the keypad, and go back there if their
  /// command is about what is typed.
  package static let tape: [KeyBinding] = [
    KeyBinding([.up], .moveSelection(.lineUp), "select another line"),
    KeyBinding([.down], .moveSelection(.lineDown), "select another line"),
    KeyBinding([.pageUp], .moveSelection(.pageUp), "select a line on another page"),
    KeyBinding([.pageDown], .moveSelection(.pageDown), "select a line on another page"),
    KeyBinding([.home], .moveSelection(.start), "select the first line"),
    KeyBinding([.end], .moveSelection(.end), "select the last line"),
    KeyBinding([.enter], .editEntry, "correct the line"),
    KeyBinding([.character(" ")], .useEntry, "use its result in the expression"),
    KeyBinding([.character("#")], .commentEntry, "write a comment on the line"),
    KeyBinding([.delete], .removeEntry, "remove the line"),
    KeyBinding([.tab, .escape], .leaveTape, "go back to the keypad"),
  ]

  /// The keys of a page over the window; all others do what they do on the keypad, and close the
  /// page if their command says so.
  package static let page: [KeyBinding] = [
    KeyBinding([.up], .scrollPage(.lineUp), "scroll up by a line"),
    KeyBinding([.down], .scrollPage(.lineDown), "scroll down by a line"),
    KeyBinding([.pageUp, .left], .scrollPage(.pageUp), "scroll up by a page"),
    KeyBinding([.pageDown, .right], .scrollPage(.pageDown), "scroll down by a page"),
    KeyBinding([.home], .scrollPage(.start), "go to the start"),
    KeyBinding([.end], .scrollPage(.end), "go to the end"),
    KeyBinding(
      [.escape, .enter, .character("q"), .character(" ")], .closePage,
      "close it; so does the key that opened it"),
  ]

  /// The key that cancels a calculation while one is under way.
  package static let cancel = Key.control("c")

  /// The key that fetches exchange rates.
  static let updateRates = Key.character("R")

  /// The key that clears everything, and before that cancels an update of the exchange rates.
  static let clear = Key.escape

  /// What a key means; nil when it means nothing.
  package static func command(for key: Key, in focus: Focus) -> Command? {
    switch focus {
    case .keypad: return keypadCommands[key]
    case .formula:
      if let command = formulaCommands[key] { return command }
      guard case .character(let character) = key else { return nil }
      return .editFormula(.insert(character))
    case .tape: return tapeCommands[key] ?? keypadCommands[key]
    case .help, .totals, .fullValue, .explanation: return pageCommands[key] ?? keypadCommands[key]
    }
  }

  /// Whether all characters are keys of the keypad.
  static func areCommands(_ characters: String) -> Bool {
    characters.allSatisfy { keypadCommands[.character($0)] != nil }
  }

  /// Whether a key is one of a page over the window, and not of the keypad behind it.
  static func isBoundOnPages(_ key: Key) -> Bool { pageCommands[key] != nil }

  private static let keypadCommands = commands(keypad)
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
