/// A decimal digit; the raw value is its number.
package enum Digit: Int, Hashable, Sendable, CaseIterable {
  case zero, one, two, three, four, five, six, seven, eight, nine
}
