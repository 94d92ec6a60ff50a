/// What a key or a button does, in a word for the tables of keys; languages put it in a sentence.
package enum KeyMeaning: Hashable, Sendable, CaseIterable {
  // The buttons.
  case allClear, clear, divide, multiply, subtract
  case add, point, equals, digits
  case parentheses, power, percent, factorial, degree
  case root, square, reciprocal, function, constant
  case answer, combineBits, shiftBits, remainder, base
  case wordSize, deleteLastCharacter
  // The keys of the keypad.
  case enter, moveHighlight, pressHighlighted, openFormula, undo
  case redo, focusTape, totals, scrollTape, copyResult
  case copyCalculation, nextForm, previousForm, fullValue, explanation
  case grouping, updateRates, nextTheme, nextLayout, help, redraw
  case suspend, quit, keepPicture
  // The keys of the formula line.
  case calculate, writeEquals, closeFormula, characterLeft, characterRight
  case wordLeft, wordRight, lineStart, lineEnd, deletePrevious
  case deleteNext, cutWord, cutToStart, cutToEnd, yank
  case complete
  // The keys of the tape.
  case selectLine, selectPage, selectFirst, selectLast, editEntry
  case useEntry, commentEntry, removeEntry, leaveTape
  // The keys of pages.
  case scrollUp, scrollDown, pageUp, pageDown, pageStart
  case pageEnd, closePage
}
