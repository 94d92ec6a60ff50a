import CalculatorCore

/// The function of a key or button, as a term that languages put in words.
package enum KeyHelp: Hashable, Sendable {
  case command(NamedCommand)
  // The buttons.
  case clear, divide, multiply, subtract
  case add, point, equals, digits, parentheses, power, percent, factorial, deleteLastCharacter
  // The keys of the keypad.
  case enter, moveHighlight, pressHighlighted, scrollTape
  case menu, editStart, editEnd, chooseTape
  // The keys of the formula line.
  case calculate, writeEquals, closeFormula, characterLeft, characterRight
  case wordLeft, wordRight, lineStart, lineEnd, deletePrevious
  case deleteNext, cutWord, cutNextWord, cutToStart, cutToEnd, yank
  case complete, recall, search, takeFound, stepAside
  // The keys of the tape.
  case selectLine, selectPage, selectFirst, selectLast, editEntry
  case useEntry, leaveTape
  // The keys of pages.
  case scrollUp, scrollDown, pageUp, pageDown, pageStart
  case pageEnd, closePage, choose, tracePlot, pointOfPlot, zoomPlot, wholePlot
}

/// The function of a key in the hints.
package enum Hint: Hashable, Sendable, CaseIterable {
  case help, edit, form, copy, undo, menu, quit, calculate, back, cancel, choose, earlier
  case correct, use, comment, remove, close, scroll, page, yes, no, trace, point, zoom
}

/// A text of the help outside the tables of keys, functions and constants.
package enum HelpNote: Hashable, Sendable {
  // In the place of keys.
  case mouse, paste
  // Meanings.
  case wordMeaning, mouseMeaning, pasteMeaning, tapeMouseMeaning
  case sameAs(Function)
  case operand, modulo, partOf, partOff, bits, shifts, degrees, bases, previousResult
  case dates, daysBeside, now, durations, moments, total, lineAbove, tagged, cancelCorrection
}

/// A chapter of the help.
package enum HelpChapter: Hashable, Sendable, CaseIterable {
  /// The chapters up to `screen` have the keys of the keypad.
  case keypad, operators, editing, results, commands, screen
  case formula, tape, language, constants, units
}
