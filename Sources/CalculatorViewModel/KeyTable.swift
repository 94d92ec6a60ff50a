import CalculatorCore
import Screen

/// Keys and what they do.
///
/// Help, the table in the README and the keyboard itself are read from these.
package struct KeyBinding: Sendable {
  package var keys: [Key]
  package var action: Action
  package var meaning: String

  init(_ keys: [Key], _ action: Action, _ meaning: String) {
    self.keys = keys
    self.action = action
    self.meaning = meaning
  }
}

/// All keys, by what the keyboard belongs to.
package enum KeyTable {
  /// The keys of the keypad.
  package static let keypad: [KeyBinding] =
    ButtonRole.allCases.flatMap { role in
      Button.allCases.filter { $0.entry.role == role }
    }
    .map { KeyBinding($0.entry.keys, .press($0), $0.entry.meaning) }
    + [
      KeyBinding([.character("(")], .type(.open), "parentheses"),
      KeyBinding([.character(")")], .type(.close), "parentheses"),
      KeyBinding([.character("^")], .type(.binary(.power)), "power"),
      KeyBinding(
        [.character("%")], .type(.postfix(.percent)), "percent; in a sum, of what is before"),
      KeyBinding([.character("!")], .type(.postfix(.factorial)), "factorial"),
      KeyBinding([.enter], .enter, "press the highlighted button, else calculate"),
      KeyBinding([.backspace], .type(.backspace), "delete the last character"),
      KeyBinding([.up], .move(.up), "move the highlight"),
      KeyBinding([.down], .move(.down), "move the highlight"),
      KeyBinding([.left], .move(.left), "move the highlight"),
      KeyBinding([.right], .move(.right), "move the highlight"),
      KeyBinding([.character(" ")], .pressHighlighted, "press the highlighted button"),
      KeyBinding([.character("i"), .function(2)], .openFormula, "edit the formula as text"),
      KeyBinding([.character("t")], .nextTheme, "next theme"),
      KeyBinding([.character("?"), .function(1)], .toggleHelp, "this help"),
      KeyBinding([.control("l")], .redraw, "draw the screen anew"),
      KeyBinding([.control("z")], .suspend, "suspend; fg comes back"),
      KeyBinding([.character("q"), .control("c"), .control("d")], .quit, "quit"),
    ]

  /// The keys of the formula line; any other character is written.
  package static let formula: [KeyBinding] = [
    KeyBinding([.enter, .character("=")], .enter, "calculate"),
    KeyBinding([.escape, .control("c")], .closeFormula, "back without calculating"),
    KeyBinding([.left, .control("b")], .edit(.left), "a character to the left"),
    KeyBinding([.right, .control("f")], .edit(.right), "a character to the right"),
    KeyBinding([.alt("b"), .controlLeft], .edit(.wordLeft), "a word to the left"),
    KeyBinding([.alt("f"), .controlRight], .edit(.wordRight), "a word to the right"),
    KeyBinding([.home, .control("a")], .edit(.start), "to the start"),
    KeyBinding([.end, .control("e")], .edit(.end), "to the end"),
    KeyBinding([.backspace], .edit(.deleteBackward), "delete the character before"),
    KeyBinding([.delete, .control("d")], .edit(.deleteForward), "delete the character behind"),
    KeyBinding([.control("w")], .edit(.cutWord), "cut the word before"),
    KeyBinding([.control("u")], .edit(.cutToStart), "cut all before"),
    KeyBinding([.control("k")], .edit(.cutToEnd), "cut all behind"),
    KeyBinding([.control("y")], .edit(.yank), "put in what was cut"),
    KeyBinding([.tab], .edit(.complete), "complete a name"),
    KeyBinding([.function(1)], .toggleHelp, "this help"),
    KeyBinding([.control("l")], .redraw, "draw the screen anew"),
    KeyBinding([.control("z")], .suspend, "suspend; fg comes back"),
  ]

  /// What a key does; nil when it means nothing.
  package static func action(for key: Key, in focus: Focus) -> Action? {
    switch focus {
    case .keypad: return keypadActions[key]
    case .formula:
      if let action = formulaActions[key] { return action }
      guard case .character(let character) = key else { return nil }
      return .edit(.insert(character))
    case .help:
      // The keys that close the help do nothing else, so that Esc does not clear the calculation
      // behind it.
      switch key {
      case .escape, .enter, .character("q"), .character("?"), .character(" "): return .toggleHelp
      default: return keypadActions[key]
      }
    }
  }

  private static let keypadActions = actions(keypad)
  private static let formulaActions = actions(formula)

  private static func actions(_ bindings: [KeyBinding]) -> [Key: Action] {
    Dictionary(
      uniqueKeysWithValues: bindings.flatMap { binding in
        binding.keys.map { ($0, binding.action) }
      })
  }
}
