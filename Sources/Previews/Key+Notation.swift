import Screen

extension Key {
  /// The key that one character stands for: itself, or a key without a character.
  ///
  /// `⏎` is Enter, `⎋` Esc, `⌫` Backspace, `⌦` Delete, `⇥` Tab, `␣` Space and `⇤` Home;
  /// `←`, `↑`, `→` and `↓` are the arrows.
  package init(notation character: Character) {
    self =
      switch character {
      case "⏎": .enter
      case "⎋": .escape
      case "⌫": .backspace
      case "⌦": .delete
      case "⇥": .tab
      case "⇤": .home
      case "␣": .character(" ")
      case "←": .left
      case "↑": .up
      case "→": .right
      case "↓": .down
      default: .character(character)
      }
  }
}
