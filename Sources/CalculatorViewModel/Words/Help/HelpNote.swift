import CalculatorCore

/// What the help says besides the tables of keys, functions and constants.
package enum HelpNote: Hashable, Sendable {
  // In the place of keys.
  case mouse, paste
  // Meanings.
  case wordMeaning, mouseMeaning, pasteMeaning, tapeMouseMeaning
  case sameAs(Function)
  case operand, modulo, partOf, partOff, bits, shifts, degrees, bases, previousResult
}
