extension Character {
  /// The columns that the character takes on a terminal: 0, 1 or 2.
  ///
  /// Controls, lone combining marks and other invisible characters take 0; East Asian Wide and
  /// Fullwidth characters and those shown as emoji take 2. Characters of ambiguous width, such as
  /// `÷`, `…` and the lines of boxes, take 1.
  package var columns: Int {
    if let asciiValue { return 32..<127 ~= asciiValue ? 1 : 0 }
    // A terminal places one scalar after another, so a cluster is as wide as its scalars together;
    // several emoji that are joined to one are as wide as one.
    let sum = unicodeScalars.reduce(0) { $0 + $1.columns }
    return isForcedEmoji ? 2 : min(sum, 2)
  }

  /// Whether a variation selector asks for the emoji form of a character that also has a text form.
  private var isForcedEmoji: Bool {
    unicodeScalars.first?.properties.isEmoji == true && unicodeScalars.contains("\u{FE0F}")
  }
}

extension Character {
  /// What stands behind a character of two columns, so that a text has as many characters as columns.
  ///
  /// It is a noncharacter of Unicode, which no text holds.
  package static let filler: Character = "\u{FFFF}"
}

extension String {
  /// The text with a filler behind each character of two columns.
  package var inCells: String {
    // No character before U+1100 is that wide.
    guard utf8.contains(where: { $0 >= 0xE1 }) else { return self }
    var text = ""
    for character in self where character != .filler {
      text.append(character)
      if character.columns == 2 { text.append(.filler) }
    }
    return text
  }

  /// The text without fillers.
  package var withoutFillers: String { contains(.filler) ? filter { $0 != .filler } : self }
}

extension Unicode.Scalar {
  var columns: Int {
    // Of these are the lines and blocks that frames are full of.
    if 0x2500..<0x25FD ~= value { return 1 }
    if isInvisible { return 0 }
    return properties.isEmojiPresentation || isInWideRange ? 2 : 1
  }

  private var isInWideRange: Bool {
    Self.wideRanges.first { value <= $0.upperBound }?.contains(value) ?? false
  }

  /// Whether the scalar has no column of its own.
  private var isInvisible: Bool {
    // The vowels and final consonants of Hangul join the syllable before them.
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return true }
    if properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
      true
    default:
      false
    }
  }

  /// The wide and fullwidth scalars that are not emoji by default, in ascending order.
  ///
  /// Derived from EastAsianWidth.txt of Unicode 17.0.0, values `W` and `F`. Ranges are joined where
  /// only unassigned, invisible or emoji scalars lie between them.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x1B2FB,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
