/// A button of the keypad.
///
/// The table in `Button+Table.swift` says what it is, the picture in `Keypad` where it stands. The
/// order of the cases has no meaning.
package enum Button: Hashable, Sendable, CaseIterable {
  case allClear, clear, divide
  case seven, eight, nine, multiply
  case four, five, six, subtract
  case one, two, three, add
  case zero, point, equals
}
