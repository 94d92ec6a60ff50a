/// What the chapter on keys says.
package struct KeysText: Hashable, Sendable {
  let pressing, words, units, signs, refusals, pasting, copies, pages: InlineText
}

/// What the chapter on the formula line says.
package struct FormulaText: Hashable, Sendable {
  let introduction: InlineText
}

/// What the chapter on layouts says.
package struct LayoutsText: Hashable, Sendable {
  let turning: InlineText
  let keypad, scientific, programmer, tape: InlineText
  let functions, bases, wordSize, numerals: InlineText
}

/// What the chapter on pictures says.
package struct PicturesText: Hashable, Sendable {
  let key, command: InlineText
}

/// What the chapter on the tape says.
package struct TapeText: Hashable, Sendable {
  let ties, selection, undo: InlineText
  let namesTitle: String
  let names: InlineText
  let commentsTitle: String
  let comments: InlineText
  let copyTitle: String
  let copies, pastes: InlineText
  let fileTitle: String
  let file, export: InlineText
}
