/// What the keyboard belongs to.
package enum Focus: Hashable, Sendable {
  case keypad
  case formula
  case help
}
