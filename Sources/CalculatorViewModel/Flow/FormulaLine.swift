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

  package private(set) var characters: [Character]
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// The text that was cut last.
  package private(set) var cut: [Character]

  /// Creates a line with the cursor at a place, or else at its end.
  init(_ text: String, cursor: Int? = nil, cut: [Character] = []) {
    characters = Array(text)
    self.cursor = cursor ?? characters.count
    self.cut = cut
  }

  package var text: String { String(characters) }

  /// Moves the cursor; a place outside of the line is the nearest end.
  mutating func move(to place: Int) {
    cursor = min(max(place, 0), characters.count)
  }

  /// Applies an edit.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert(let character): insert([character])
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
    case .complete: complete()
    }
  }

  /// Inserts text at the cursor.
  mutating func insert(_ text: String) {
    insert(Array(text))
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
  /// The start of the word before the cursor; a word is a run of letters, digits and points.
  private var wordStart: Int {
    let before = characters[..<cursor]
    let word = before.lastIndex(where: Self.isPartOfWord) ?? 0
    return before[..<word].lastIndex { !Self.isPartOfWord($0) }.map { $0 + 1 } ?? 0
  }

  /// The end of the word after the cursor.
  private var wordEnd: Int {
    let behind = characters[cursor...]
    guard let word = behind.firstIndex(where: Self.isPartOfWord) else { return characters.count }
    return behind[word...].firstIndex { !Self.isPartOfWord($0) } ?? characters.count
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".,_".contains(character)
  }

  /// Completes the letters before the cursor.
  private mutating func complete() {
    let start = characters[..<cursor].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    let beginning = String(characters[start..<cursor])
    let completion = Self.completion(of: beginning, in: Language.names)
    insert(Array(completion))
    // A function gets its parenthesis, unless that follows or another name begins with this one.
    let name = beginning + completion
    if Language.functionNames.contains(name), !characters[cursor...].starts(with: "("),
      Language.names.count(where: { $0.hasPrefix(name) }) == 1
    {
      insert(["("])
    }
  }

  /// The text that completes the beginning of a name, as far as all names with this beginning agree.
  static func completion(of beginning: String, in names: [String]) -> Substring {
    let candidates = names.filter { $0.hasPrefix(beginning) }
    guard !beginning.isEmpty, var common = candidates.first else { return "" }
    for candidate in candidates {
      common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return common.dropFirst(beginning.count)
  }
}
