import CalculatorCore

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
    insert([Atom.character(at: atoms.count)])
    atoms.append(atom)
  }

  /// Moves the cursor; a place outside of the line is the nearest end.
  mutating func move(to place: Int) {
    cursor = min(max(place, 0), characters.count)
  }

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

  /// Inserts text at the cursor.
  mutating func insert(_ text: String) {
    insert(Array(text))
  }

  /// Inserts a character that was typed.
  ///
  /// A digit directly after an atom extends the digits that are seen there, and a character of a
  /// private use area, which would be an atom, is dropped.
  private mutating func type(_ character: Character) {
    guard Atom.index(of: character) == nil else { return }
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
}

extension FormulaLine {
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

  /// The end of the word after the cursor.
  private var wordEnd: Int {
    let behind = characters[cursor...]
    guard let word = behind.firstIndex(where: Self.isPartOfWord) else { return characters.count }
    return behind[word...].firstIndex { !Self.isPartOfWord($0) } ?? characters.count
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".,_".contains(character)
      || Atom.index(of: character) != nil
  }
}
