import Screen

/// Keys and what they do.
///
/// Help, the table in the README and the keyboard itself are read from these.
package struct KeyBinding: Sendable {
  package var keys: [Key]
  package var action: Action
  package var meaning: String
}

/// All keys of the keypad mode.
package enum KeyTable {
  package static let bindings: [KeyBinding] =
    ButtonRole.allCases.flatMap { role in
      Button.allCases.filter { $0.entry.role == role }
    }
    .map { KeyBinding(keys: $0.entry.keys, action: .press($0), meaning: $0.entry.meaning) }
    + [
      KeyBinding(
        keys: [.enter], action: .enter, meaning: "press the highlighted button, else calculate"),
      KeyBinding(keys: [.backspace], action: .backspace, meaning: "delete the last character"),
      KeyBinding(keys: [.up], action: .move(.up), meaning: "move the highlight"),
      KeyBinding(keys: [.down], action: .move(.down), meaning: "move the highlight"),
      KeyBinding(keys: [.left], action: .move(.left), meaning: "move the highlight"),
      KeyBinding(keys: [.right], action: .move(.right), meaning: "move the highlight"),
      KeyBinding(
        keys: [.character(" ")], action: .pressHighlighted, meaning: "press the highlighted button"
      ),
      KeyBinding(keys: [.character("t")], action: .nextTheme, meaning: "next theme"),
      KeyBinding(keys: [.character("?"), .function(1)], action: .toggleHelp, meaning: "this help"),
      KeyBinding(keys: [.control("l")], action: .redraw, meaning: "draw the screen anew"),
      KeyBinding(keys: [.control("z")], action: .suspend, meaning: "suspend; fg comes back"),
      KeyBinding(
        keys: [.character("q"), .control("c"), .control("d")], action: .quit, meaning: "quit"),
    ]

  /// What a key does while the keypad has the keyboard; nil when it means nothing.
  package static func action(for key: Key) -> Action? {
    actions[key]
  }

  /// What a key does while the help shows: the keys that close it do nothing else, so that Esc
  /// does not clear the calculation behind it.
  package static func helpAction(for key: Key) -> Action? {
    switch key {
    case .escape, .enter, .character("q"), .character(" "): .toggleHelp
    default: actions[key]
    }
  }

  private static let actions = Dictionary(
    uniqueKeysWithValues: bindings.flatMap { binding in
      binding.keys.map { ($0, binding.action) }
    })
}
