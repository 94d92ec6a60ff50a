import CalculatorCore
import Engine

/// An editable line of text with a cursor, for a formula.
package struct FormulaLine: Hashable, Sendable {
  /// A change of the line, or a movement of its cursor.
  package enum Edit: Hashable, Sendable {
    case insert(Character)
    case left
    case right
    case wordLeft
    case wordRight
    case start
    case end
    case deleteBackward
    case deleteForward
    /// Cut the word before the cursor.
    case cutWord
    /// Cut the word after the cursor.
    case cutNextWord
    /// Cut the text before the cursor.
    case cutToStart
    /// Cut the text after the cursor.
    case cutToEnd
    /// Insert the text that was cut last.
    case yank
    /// Complete the name before the cursor.
    case complete
  }

  /// The characters; those of a private use area are atoms.
  package private(set) var characters: [Character]
  /// The entries that the line is tied to, by the order of their atoms.
  package private(set) var atoms: [Atom]
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// The text that was cut last.
  package private(set) var cut: [Character]
  /// The decimal point, besides a point.
  var point: Character = "."

  /// Creates a line with the cursor at a place, or else at its end.
  init(_ text: String, atoms: [Atom] = [], cursor: Int? = nil, cut: [Character] = []) {
    characters = Array(text)
    self.atoms = atoms
    self.cursor = cursor ?? characters.count
    self.cut = cut
  }

  package var text: String { String(characters) }

  /// Writes an entry at the cursor as an atom.
  mutating func insert(_ atom: Atom) {
    insert([FormulaScope.characterOfAtom(at: atoms.count)])
    atoms.append(atom)
  }

  /// Moves the cursor; a place outside of the line is the nearest end.
  mutating func move(to place: Int) { cursor = min(max(place, 0), characters.count) }

  /// Applies an edit.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert(let character): type(character)
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .wordLeft: move(to: wordStart)
    case .wordRight: move(to: wordEnd)
    case .start: move(to: 0)
    case .end: move(to: characters.count)
    case .deleteBackward: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(cursor + 1, characters.count))
    case .cutWord: cut(wordStart..<cursor)
    case .cutNextWord: cut(cursor..<wordEnd)
    case .cutToStart: cut(0..<cursor)
    case .cutToEnd: cut(cursor..<characters.count)
    case .yank: insert(cut)
    case .complete: complete(with: Candidates(preferred: Vocabulary.names))
    }
  }

  /// Removes all but some of the characters.
  mutating func keep(_ range: Range<Int>) {
    characters = Array(characters[range])
    cursor = characters.count
  }

  /// Goes back to what the line was before a change of it.
  mutating func undo(_ change: TextChange) {
    characters.replaceSubrange(
      change.start..<change.start + change.inserted.count, with: change.removed)
    (cursor, atoms) = (change.before.cursor, change.before.atoms)
  }

  /// Makes a change again that was undone.
  mutating func redo(_ change: TextChange) {
    characters.replaceSubrange(
      change.start..<change.start + change.removed.count, with: change.inserted)
    (cursor, atoms) = (change.after.cursor, change.after.atoms)
  }

  /// Inserts text at the cursor.
  mutating func insert(_ text: String) { insert(Array(text)) }

  /// Inserts a character that was typed.
  ///
  /// A digit directly after an atom extends the digits that are seen there, and a character of a
  /// private use area, which would be an atom, is dropped.
  private mutating func type(_ character: Character) {
    guard FormulaScope.indexOfAtom(character) == nil else { return }
    if isPartOfNumber(character), cursor > 0, let atom = atom(for: characters[cursor - 1]),
      atom.isNumber
    {
      apply(.deleteBackward)
      insert(atom.text)
    }
    insert([character])
  }

  private mutating func insert(_ inserted: [Character]) {
    // Adjacent characters may combine to fewer, as an accent does with the letter before it.
    let neighbours = max(0, cursor - 1)..<min(cursor + 1, characters.count)
    let before = String(characters[neighbours.lowerBound..<cursor] + inserted)
    let behind = String(characters[cursor..<neighbours.upperBound])
    characters.replaceSubrange(neighbours, with: before + behind)
    cursor = neighbours.lowerBound + before.count
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func cut(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    cut = Array(characters[range])
    remove(range)
  }

  /// The start of the word before the cursor; a word is a run of letters, digits, points and atoms.
  private var wordStart: Int {
    let before = characters[..<cursor]
    let word = before.lastIndex(where: Self.isPartOfWord) ?? 0
    return before[..<word].lastIndex { !Self.isPartOfWord($0) }.map { $0 + 1 } ?? 0
  }

  /// The start of the name before the cursor, which has letters, digits and underscores and does
  /// not begin with a digit.
  var nameStart: Int {
    let before = characters[..<cursor]
    let start = before.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") }.map { $0 + 1 } ?? 0
    return before[start...].firstIndex { !$0.isNumber } ?? cursor
  }

  /// Whether the cursor stands behind a word or a number.
  var isBehindWord: Bool { cursor > 0 && Self.isPartOfWord(characters[cursor - 1]) }

  /// Whether an argument of a function is due at the cursor.
  var isAtArgument: Bool {
    let before = characters[..<cursor].reversed().drop(while: \.isWhitespace)
    return before.first == ";" || before.first == "(" && before.dropFirst().first?.isLetter == true
  }

  /// Whether a parenthesis before the cursor is open there.
  var isInsideParentheses: Bool {
    var depth = 0
    for character in characters[..<cursor] {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
    }
    return depth > 0
  }

  /// What stands behind the cursor, without the comment.
  var calculationBehindCursor: ArraySlice<Character> {
    characters[cursor...].prefix { $0 != "#" }
  }

  /// The end of the word after the cursor.
  private var wordEnd: Int {
    let behind = characters[cursor...]
    guard let word = behind.firstIndex(where: Self.isPartOfWord) else { return characters.count }
    return behind[word...].firstIndex { !Self.isPartOfWord($0) } ?? characters.count
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".,_".contains(character)
      || FormulaScope.indexOfAtom(character) != nil
  }

  /// An operand of a formula line that is tied to an entry.
  ///
  /// In the line it is a single character, so that the cursor passes it in one step, and it is
  /// deleted as a whole; its text is shown.
  package struct Atom: Hashable, Sendable {
    package var origin: EntryID
    /// What is shown.
    package var text: String

    /// Whether the text is a number, so that a digit after it looks like one of its own.
    var isNumber: Bool { text.first?.isNumber ?? false }
  }

  /// The atom that a character stands for; nil if it stands for none.
  func atom(for character: Character) -> Atom? {
    FormulaScope.indexOfAtom(character).flatMap { atoms.indices.contains($0) ? atoms[$0] : nil }
  }

  /// The text that was cut last, with the texts of its atoms.
  var cutText: [Character] {
    cut.flatMap { character in atom(for: character).map { Array($0.text) } ?? [character] }
  }

  /// The line as it is shown: its text, the column where each character begins, and the end of the
  /// last one.
  var shown: (text: String, columns: [Int], ties: [Range<Int>]) {
    var text = ""
    var columns = [0]
    var ties: [Range<Int>] = []
    for (place, character) in characters.enumerated() {
      let start = columns[columns.count - 1]
      if let atom = atom(for: character) {
        let operand = isEnclosed(atom, at: place) ? "(\(atom.text))" : atom.text
        text += operand
        columns.append(start + operand.count)
        ties.append(start..<start + operand.count)
      } else {
        text.append(character)
        columns.append(start + 1)
      }
    }
    return (text, columns, ties)
  }

  func isPartOfNumber(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isNumber && !character.isSuperscript || character == "." || character == point
  }

  /// Whether an operand may end with a character.
  func isPartOfOperand(_ character: Character?) -> Bool {
    guard let character, !isPartOfNumber(character) else { return character != nil }
    return character.isLetter || ")!%°".contains(character) || character.isSuperscript
      || atom(for: character) != nil
  }

  /// Whether an atom is shown in parentheses, because it would be read otherwise: a number beside
  /// another operand, and a minus after an operator or before one that binds more tightly.
  private func isEnclosed(_ atom: Atom, at place: Int) -> Bool {
    let left = characters[..<place].last { !$0.isWhitespace }
    let right = characters[(place + 1)...].first { !$0.isWhitespace }
    if atom.isNumber { return isPartOfOperand(left) || isPartOfNumber(right) }
    guard atom.text.first == "−" else { return false }
    return left.map { !"(;,=".contains($0) } ?? false
      || isPartOfNumber(right) || right.map { "^!%°".contains($0) || $0.isSuperscript } ?? false
  }
}

extension Character {
  /// Whether the character is a raised digit or sign, which is a power and no part of a number.
  fileprivate var isSuperscript: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return ("\u{2070}"..."\u{207B}").contains(scalar) || "\u{B2}\u{B3}\u{B9}".contains(self)
  }
}

extension FormulaLine {
  /// The characters that bytes of the text belong to; not empty, and within the line.
  func characters(ofBytes bytes: Range<Int>) -> Range<Int> {
    var start = 0
    var end = characters.count
    var offset = 0
    for (index, character) in characters.enumerated() {
      if offset <= bytes.lowerBound { start = index }
      offset += String(character).utf8.count
      if offset >= bytes.upperBound {
        end = index + 1
        break
      }
    }
    return start..<max(start + 1, end)
  }
}
