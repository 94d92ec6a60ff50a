extension Character {
  /// The width on a terminal: 0, 1 or 2 columns; ambiguous ones such as `÷` and `…` take one.
  package var columns: Int {
    if let asciiValue { return 32..<127 ~= asciiValue ? 1 : 0 }
    // Terminals place scalars singly: a cluster is as wide as their sum, joined emoji as one.
    let sum = unicodeScalars.reduce(0) { $0 + $1.columns }
    return isForcedEmoji ? 2 : min(sum, 2)
  }

  private var isForcedEmoji: Bool {
    unicodeScalars.first?.properties.isEmoji == true && unicodeScalars.contains("\u{FE0F}")
  }

  /// The second half of a wide character: a Unicode noncharacter, which no text contains.
  package static let filler: Character = "\u{FFFF}"
}

extension String {
  package var inCells: String {
    // No character before U+1100 is wide.
    guard utf8.contains(where: { $0 >= 0xE1 }) else { return self }
    var text = ""
    for character in self where character != .filler {
      text.append(character)
      if character.columns == 2 { text.append(.filler) }
    }
    return text
  }

  package func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - inCells.count)) + self
  }

  package func padded(after width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - inCells.count))
  }

  package var withoutFillers: String { contains(.filler) ? filter { $0 != .filler } : self }
}

extension Unicode.Scalar {
  var columns: Int {
    // The fast path for ASCII, and for the lines and blocks of frames.
    if 0x20..<0x7F ~= value || 0x2500..<0x25FD ~= value { return 1 }
    if isInvisible { return 0 }
    return properties.isEmojiPresentation || isInWideRange ? 2 : 1
  }

  /// Whether the scalar is wide or fullwidth and no emoji by default.
  ///
  /// From Unicode 17.0.0 (EastAsianWidth.txt), merged across unassigned, invisible and emoji ones.
  private var isInWideRange: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x1B2FB,
      0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }

  private var isInvisible: Bool {
    // Hangul vowels and final consonants join the syllable before them.
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return true }
    if properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
