/// What the keyboard belongs to.
package enum Focus: Hashable, Sendable {
  case keypad
  case formula
  /// The help, from a row of it on.
  case help(offset: Int)
}
