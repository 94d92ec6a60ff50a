/// What can be pressed, whichever way it comes: typed, clicked or with the highlight.
package enum Press: Hashable, Sendable {
  case digit(Digit)
  case point
  case binary(BinaryOperator)
  case postfix(PostfixOperator)
  case open
  case close
  case equals
  /// `C`: the last element goes.
  case clear
  /// `AC`: everything goes.
  case allClear
  /// The last character goes.
  case backspace
}
