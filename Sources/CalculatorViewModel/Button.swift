/// A button of the keypad.
package enum Button: Hashable, Sendable, CaseIterable {
  case allClear, clear, divide
  case seven, eight, nine, multiply
  case four, five, six, subtract
  case one, two, three, add
  case zero, point, equals
}
