/// A button of a keypad.
///
/// The table in `Button+Table.swift` says what it is, the pictures in `Keypad+Pictures.swift` where it
/// stands. The order of the cases has no meaning.
package enum Button: Hashable, Sendable, CaseIterable {
  case allClear, clear, divide
  case seven, eight, nine, multiply
  case four, five, six, subtract
  case one, two, three, add
  case zero, point, equals
  // Those of the scientific layout.
  case open, close, power, root
  case square, reciprocal, factorial, percent
  case sine, cosine, tangent, pi
  case arcsine, arccosine, arctangent, e
  case naturalLogarithm, logarithm, degree, answer
  // Those of the programmer layout.
  case hexadecimal, decimal, octal, binary, deleteCharacter
  case ten, eleven, twelve, thirteen
  case fourteen, fifteen
  case and, or, xor
  case shiftLeft, shiftRight, modulo, wordSize
}
