/// A key of the keyboard, as terminals can tell them apart.
package enum Key: Hashable, Sendable {
  /// A key that types a character; never a control character.
  case character(Character)
  /// A letter typed with Ctrl, in lower case: Ctrl-C is `.control("c")`. Enter, Tab, Backspace
  /// and Escape have cases of their own; Ctrl-\ is `.control("\\")`.
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
