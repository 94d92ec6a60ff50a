import ExactNumbers

/// Text with a cursor, in which each tie to a result is one character.
package struct LineText: Hashable, Sendable {
  package enum Edit: Hashable, Sendable {
    case insert(Character)
    case left, right, wordLeft, wordRight, start, end, deleteBackward, deleteForward, cutWord
    case cutNextWord, cutToStart, cutToEnd, yank
  }

  package internal(set) var characters: [Character]
  /// The tied entries, in the order of their characters' code points.
  package internal(set) var ties: [EntryID]
  package internal(set) var cursor: Int
  package var point: Character = "."
  package var base = NumberBase.decimal

  package init(_ text: String = "", ties: [EntryID] = [], cursor: Int? = nil) {
    (characters, self.ties) = (Array(text), ties)
    self.cursor = cursor ?? characters.count
  }

  package var text: String { String(characters) }

  package mutating func insert(tieTo entry: EntryID) {
    insert([Self.characterOfTie(at: ties.count)])
    ties.append(entry)
  }

  package mutating func move(to place: Int) { cursor = min(max(place, 0), characters.count) }

  /// Applies an edit; a digit typed after a tie extends the digits that `digits` shows for it.
  package mutating func apply(_ edit: Edit, cut: inout LineText, digits: (EntryID) -> String) {
    switch edit {
    case .insert(let character): type(character, digits: digits)
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .wordLeft: move(to: wordStart)
    case .wordRight: move(to: wordEnd)
    case .start: move(to: 0)
    case .end: move(to: characters.count)
    case .deleteBackward: deleteBackward()
    case .deleteForward: remove(cursor..<min(cursor + 1, characters.count))
    case .cutWord: cut = take(wordStart..<cursor) ?? cut
    case .cutNextWord: cut = take(cursor..<wordEnd) ?? cut
    case .cutToStart: cut = take(0..<cursor) ?? cut
    case .cutToEnd: cut = take(cursor..<characters.count) ?? cut
    case .yank: insert(cut)
    }
  }

  package mutating func deleteBackward() { remove(max(0, cursor - 1)..<cursor) }

  package mutating func keep(_ range: Range<Int>) {
    characters = Array(characters[range])
    cursor = characters.count
  }

  package mutating func insert(_ text: String) { insert(Array(text)) }

  /// Inserts a typed character; characters reserved for ties are dropped.
  package mutating func type(_ character: Character, digits: (EntryID) -> String) {
    guard Self.indexOfTie(character) == nil else { return }
    if isPartOfNumber(character), cursor > 0, let tie = tie(for: characters[cursor - 1]),
      case let text = digits(tie), text.first?.isNumber == true
    {
      deleteBackward()
      insert(text)
    }
    insert([character])
  }

  private mutating func insert(_ inserted: [Character]) {
    // Adjacent characters may combine, such as an accent with the letter before it.
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

  private mutating func take(_ range: Range<Int>) -> LineText? {
    guard !range.isEmpty else { return nil }
    var taken = self
    taken.keep(range)
    remove(range)
    return taken
  }

  private mutating func insert(_ other: LineText) {
    let inserted = other.characters.map { character in
      guard let entry = other.tie(for: character) else { return character }
      ties.append(entry)
      return Self.characterOfTie(at: ties.count - 1)
    }
    insert(inserted)
  }

  private var wordStart: Int {
    let before = characters[..<cursor]
    let word = before.lastIndex(where: Self.isPartOfWord) ?? 0
    return before[..<word].lastIndex { !Self.isPartOfWord($0) }.map { $0 + 1 } ?? 0
  }

  /// The start of the name before the cursor: letters, digits and underscores after a non-digit.
  package var nameStart: Int {
    let before = characters[..<cursor]
    let start = before.lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? 0
    return before[start...].firstIndex { !$0.isNumber } ?? cursor
  }

  package var isBehindWord: Bool { cursor > 0 && Self.isPartOfWord(characters[cursor - 1]) }

  package var isAtArgument: Bool {
    let before = characters[..<cursor].reversed().drop(while: \.isWhitespace)
    return before.first == ";" || before.first == "(" && before.dropFirst().first?.isLetter == true
  }

  package var isInsideParentheses: Bool { Self.openParentheses(in: characters[..<cursor]) > 0 }

  static func openParentheses(in characters: some Sequence<Character>) -> Int {
    characters.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
  }

  package var calculationBehindCursor: ArraySlice<Character> {
    characters[cursor...].prefix { $0 != "#" }
  }

  private var wordEnd: Int {
    let behind = characters[cursor...]
    guard let word = behind.firstIndex(where: Self.isPartOfWord) else { return characters.count }
    return behind[word...].firstIndex { !Self.isPartOfWord($0) } ?? characters.count
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".,_".contains(character)
      || LineText.indexOfTie(character) != nil
  }

  package func tie(for character: Character) -> EntryID? {
    Self.indexOfTie(character).flatMap { ties.indices.contains($0) ? ties[$0] : nil }
  }

  func isPoint(_ character: Character) -> Bool { character == "." || character == point }

  package func isPartOfNumber(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isNumber && !character.isSuperscript || isPoint(character)
  }

  package func isPartOfOperand(_ character: Character?) -> Bool {
    guard let character, !isPartOfNumber(character) else { return character != nil }
    return character.isLetter || ")!%°".contains(character) || character.isSuperscript
      || tie(for: character) != nil
  }

  private static let tieCharacters: ClosedRange<UInt32> = 0xF_0000...0xF_FFFD

  /// The character of the tie at an index; `?` beyond the private use area.
  package static func characterOfTie(at index: Int) -> Character {
    guard index < tieCharacters.count else { return "?" }
    return Unicode.Scalar(tieCharacters.lowerBound + UInt32(index)).map(Character.init) ?? "?"
  }

  package static func indexOfTie(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, tieCharacters.contains(scalar.value) else {
      return nil
    }
    return Int(scalar.value - tieCharacters.lowerBound)
  }

  /// The characters that overlap a byte range; never empty.
  package func characters(ofBytes bytes: Range<Int>) -> Range<Int> {
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

extension Character {
  /// Whether words continue; superscripts and π end them.
  var isPartOfName: Bool {
    if let ascii = asciiValue { return ascii.isLetter || ascii.isDigit || self == "_" }
    return (isLetter || isNumber) && !isSuperscript && self != "π"
  }

  /// The digit of a lowered one, for `x₁` is the name x1.
  var raised: Character {
    guard let scalar = unicodeScalars.first, ("₀"..."₉").contains(scalar) else { return self }
    return Character("\(scalar.value - 0x2080)")
  }

  package var isSuperscript: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return ("\u{2070}"..."\u{207B}").contains(scalar) || "\u{B2}\u{B3}\u{B9}".contains(self)
  }
}
