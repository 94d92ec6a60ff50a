/// A key of the keyboard, as far as terminals distinguish them.
package enum Key: Hashable, Sendable {
  /// A key that types a character; never a control character.
  case character(Character)
  /// A letter or symbol typed with Ctrl: Ctrl-C is `.control("c")`, Ctrl-\ is `.control("\\")`.
  ///
  /// Terminals send the same for Enter, Tab, Backspace and Escape as for some of these; such a key has
  /// the case of its name.
  case control(Character)
  /// A character typed with Alt, which terminals send as Escape and the character.
  case alt(Character)
  /// A function key; F1 is `.function(1)`.
  case function(Int)
  case enter
  case escape
  case tab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case controlLeft
  case controlRight
}
