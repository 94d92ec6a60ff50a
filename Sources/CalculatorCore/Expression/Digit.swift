/// A decimal digit; the raw value is its value.
package enum Digit: Int, Hashable, Sendable, CaseIterable {
  case zero, one, two, three, four, five, six, seven, eight, nine
}
