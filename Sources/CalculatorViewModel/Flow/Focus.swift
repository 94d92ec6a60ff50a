/// What the keyboard belongs to.
package enum Focus: Hashable, Sendable, CaseIterable {
  case keypad
  case formula
  case help
}
