/// One character of the screen with its style, in plain bytes, which compare and copy fast.
///
/// Curses takes at most four scalars.
package struct Cell: Hashable, Sendable {
  /// Up to three combining scalars of 21 bits, the first lowest; the highest bit marks a wide cell.
  package private(set) var marks: UInt64
  package var style: Style
  package private(set) var base: Unicode.Scalar

  private static let widthBit: UInt64 = 1 << 63

  /// Creates a cell of the parts of another.
  package init(base: Unicode.Scalar, marks: UInt64, style: Style) {
    (self.base, self.marks, self.style) = (base, marks, style)
  }

  /// Creates a cell; a character of zero width becomes `?`, and a joined emoji its first part.
  package init(_ character: Character = " ", style: Style = Style()) {
    self.style = style
    let bytes = character.utf8
    if let ascii = bytes.first, bytes.count == 1, 32..<127 ~= ascii {
      (base, marks) = (Unicode.Scalar(ascii), 0)
      return
    }
    let scalars = character.unicodeScalars
    base = scalars[scalars.startIndex]
    let isLone = scalars.index(after: scalars.startIndex) == scalars.endIndex
    let columns = isLone ? base.columns : character.columns
    guard columns > 0 else {
      (base, marks) = ("?", 0)
      return
    }
    guard !isLone else {
      marks = columns == 2 ? Self.widthBit : 0
      return
    }
    let added = scalars.dropFirst()
    let isSingle = added.allSatisfy { $0.columns == 0 && !$0.properties.isJoinControl }
    marks = isSingle ? added.prefix(3).reversed().reduce(0) { $0 << 21 | UInt64($1.value) } : 0
    if columns == 2 { marks |= Self.widthBit }
  }

  /// Whether the character also takes the next cell, which holds `Character.filler`.
  package var isWide: Bool { marks & Self.widthBit != 0 }

  package var isFiller: Bool { base == "\u{FFFF}" }

  /// The character if it is one scalar.
  package var lone: Unicode.Scalar? { marks & ~Self.widthBit == 0 ? base : nil }

  package var scalars: [Unicode.Scalar] {
    var scalars = [base]
    var rest = marks & ~Self.widthBit
    while rest != 0 {
      if let scalar = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) { scalars.append(scalar) }
      rest >>= 21
    }
    return scalars
  }

  package var character: Character {
    get {
      guard marks & ~Self.widthBit != 0 else { return Character(base) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return Character(String(text))
    }
    set { self = Cell(newValue, style: style) }
  }

  package var isBlank: Bool { base == " " && marks == 0 }
}

extension Style {
  /// Whether blanks show nothing but its background.
  package var isPlain: Bool { attributes.isDisjoint(with: .drawnOnBlanks) }
}
