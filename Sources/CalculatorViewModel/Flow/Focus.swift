/// What the keyboard belongs to.
package enum Focus: Hashable, Sendable {
  case keypad
  case formula
  case tape
  case help
  case totals
  /// The page with the whole value.
  case fullValue
  /// The page that explains an expression.
  case explanation
}
