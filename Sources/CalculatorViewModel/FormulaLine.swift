import CalculatorCore

/// The formula line: an expression as one editable line of text with a cursor.
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
    /// Cut all that is before the cursor.
    case cutToStart
    /// Cut all that is behind the cursor.
    case cutToEnd
    /// Put in what was cut last.
    case yank
    /// Complete the name before the cursor.
    case complete
  }

  package private(set) var characters: [Character]
  /// Before which character the cursor stands, from 0 to their number.
  package private(set) var cursor: Int
  /// What was cut last.
  package private(set) var cut: [Character]

  /// Opens a line with its cursor at the end, or at a place of it.
  init(_ text: String, cursor: Int? = nil, cut: [Character] = []) {
    characters = Array(text)
    self.cursor = cursor ?? characters.count
    self.cut = cut
  }

  package var text: String { String(characters) }

  /// Puts the cursor before a character.
  mutating func move(to place: Int) {
    cursor = min(max(place, 0), characters.count)
  }

  /// Makes a change.
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

  private mutating func insert(_ inserted: [Character]) {
    // What is put together may be fewer characters: an accent joins the letter before it.
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

  /// The end of the word behind the cursor.
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
    // A function is complete with its parenthesis, unless that stands there or another name goes on.
    let name = beginning + completion
    if Language.functionNames.contains(name), !characters[cursor...].starts(with: "("),
      Language.names.count(where: { $0.hasPrefix(name) }) == 1
    {
      insert(["("])
    }
  }

  /// What is missing behind the beginning of a name, as far as all names agree that begin so.
  static func completion(of beginning: String, in names: [String]) -> Substring {
    let candidates = names.filter { $0.hasPrefix(beginning) }
    guard !beginning.isEmpty, var common = candidates.first else { return "" }
    for candidate in candidates {
      common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return common.dropFirst(beginning.count)
  }
}
