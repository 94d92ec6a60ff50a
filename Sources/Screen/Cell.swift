/// One character of the screen with its style.
///
/// Each key copies and compares frames of thousands of cells, so a cell is plain bytes: its scalars,
/// of which curses takes at most four, rather than a counted string.
package struct Cell: Hashable, Sendable {
  /// The scalar that takes the column.
  private var base: Unicode.Scalar
  /// What is set on it: up to three scalars of 21 bits each, the first in the lowest; 0 is none.
  ///
  /// The highest bit is set where it takes a second column.
  private var marks: UInt64
  package var style: Style

  private static let widthBit: UInt64 = 1 << 63

  /// Creates a cell; a character that takes no column is replaced by `?`.
  ///
  /// Of an emoji that several make together, such as a family, the first one is shown.
  package init(_ character: Character = " ", style: Style = Style()) {
    self.style = style
    let columns = character.columns
    guard columns > 0 else {
      (base, marks) = ("?", 0)
      return
    }
    let scalars = character.unicodeScalars
    base = scalars[scalars.startIndex]
    guard !character.isASCII else {
      marks = 0
      return
    }
    let added = scalars.dropFirst()
    let isSingle = added.allSatisfy { $0.columns == 0 && !$0.properties.isJoinControl }
    marks =
      isSingle ? added.prefix(3).reversed().reduce(0) { $0 << 21 | UInt64($1.value) } : 0
    if columns == 2 { marks |= Self.widthBit }
  }

  /// Whether the character takes the column of the next cell, too, which holds `Character.filler`.
  package var isWide: Bool { marks & Self.widthBit != 0 }

  /// Whether the character of the cell before it takes the column.
  package var isFiller: Bool { base == "\u{FFFF}" }

  /// The scalar that takes the column, and those that are set on it.
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

  /// Whether the cell shows no character.
  var isBlank: Bool { base == " " && marks == 0 }

  /// Whether nothing of the cell shows but its background.
  var isGround: Bool { isBlank && style.isPlain }
}

/// Blocks, whose halves are painted in the colour of the text or of the background.
extension Cell {
  var isUpperBlock: Bool { base == "▀" }
  var isFullBlock: Bool { base == "█" }

  /// The same picture in a lower half block or a blank, on the colour of its block.
  var onBlock: Cell {
    var cell = Cell(isFullBlock ? " " : "▄", style: style)
    if style.foreground != nil, style.background != nil {
      swap(&cell.style.foreground, &cell.style.background)
    } else {
      cell.style.attributes.formSymmetricDifference(.reverse)
    }
    return cell
  }

  /// What the upper half is painted with: a colour, or the terminal's own for text or grounds.
  var upperPaint: (color: Color?, isText: Bool) { paint(isBlock: isUpperBlock || isFullBlock) }

  /// What the lower half is painted with.
  var lowerPaint: (color: Color?, isText: Bool) { paint(isBlock: base == "▄" || isFullBlock) }

  private func paint(isBlock: Bool) -> (color: Color?, isText: Bool) {
    let isText = isBlock != style.attributes.contains(.reverse)
    return (isText ? style.foreground : style.background, isText)
  }
}

extension Style {
  /// Whether a blank in this style shows its background alone.
  var isPlain: Bool { attributes.isDisjoint(with: [.underline, .reverse]) }
}
