import CalculatorCore

extension FormulaLine {
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

    /// The first character of the private use area whose characters stand for atoms.
    private static let first: UInt32 = 0xF_0000
    private static let last: UInt32 = 0xF_FFFD

    /// The character of the atom with an index; one without a meaning where the area has no more.
    static func character(at index: Int) -> Character {
      guard index <= last - first else { return "?" }
      return Unicode.Scalar(first + UInt32(index)).map(Character.init) ?? "?"
    }

    /// The index of the atom that a character stands for; nil if it stands for none.
    static func index(of scalar: Unicode.Scalar) -> Int? {
      (first...last).contains(scalar.value) ? Int(scalar.value - first) : nil
    }

    static func index(of character: Character) -> Int? {
      character.unicodeScalars.first.flatMap { index(of: $0) }
    }
  }

  /// The atom that a character stands for; nil if it stands for none.
  func atom(for character: Character) -> Atom? {
    Atom.index(of: character).flatMap { atoms.indices.contains($0) ? atoms[$0] : nil }
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
}

extension FormulaLine {
  /// Whether a character can be a part of a number.
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
