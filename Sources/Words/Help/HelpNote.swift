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

/// A part of the help, under a heading of its own.
package enum HelpChapter: Hashable, Sendable, CaseIterable {
  /// The keys of the keypad are in the chapters up to that of the screen.
  case keypad
  case operators
  case editing
  case results
  case screen
  case formula
  case tape
  case language
}
