import CNcurses
import Screen

/// The styles of one frame as attributes and pairs of colours of curses.
///
/// curses has as few as 64 pairs on some terminals. When they run out, it reuses the one that was
/// used least recently.
struct ColorPairTable {
  private let depth: ColorDepth
  /// The attributes of a cell and the number of its pair of colours.
  private typealias Rendition = (attributes: attr_t, pair: CInt)
  private var renditions: [Style: Rendition] = [:]
  private var last: (style: Style, rendition: Rendition)?

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The cells in the form that curses takes, in which a character of two columns has one.
  ///
  /// One that is not so wide in the current locale is followed by a blank.
  mutating func cursesCells(_ cells: some Sequence<Cell>) -> [cchar_t] {
    var result: [cchar_t] = []
    for cell in cells where !cell.isFiller {
      let characters = cellCharacters(cell.scalars, columns: cell.isWide ? 2 : 1)
      result.append(cursesCell(characters, cell.style))
      if cell.isWide, wcwidth(characters[0]) == 1 {
        result.append(cursesCell([wchar_t(UInt8(ascii: " "))], cell.style))
      }
    }
    return result
  }

  /// A cell in the form that curses takes. (`setcchar`)
  mutating func cursesCell(_ characters: [wchar_t], _ style: Style) -> cchar_t {
    let rendition = rendition(of: style)
    let characters = characters + [0]
    var result = cchar_t()
    var pair = rendition.pair
    _ = unsafe setcchar(&result, characters, rendition.attributes, 0, &pair)
    return result
  }

  private mutating func rendition(of style: Style) -> Rendition {
    // Neighbouring cells mostly have the same style.
    if let last, last.style == style { return last.rendition }
    let rendition = renditions[style] ?? newRendition(of: style.lowered(to: depth))
    renditions[style] = rendition
    last = (style, rendition)
    return rendition
  }

  /// The attributes and the pair of colours of a style. (`alloc_pair`)
  private func newRendition(of style: LoweredStyle) -> Rendition {
    var attributes: attr_t = 0
    for (attribute, bits) in Self.attributes where style.attributes.contains(attribute) {
      attributes |= bits
    }
    guard depth != .none else { return (attributes, 0) }
    let pair = alloc_pair(number(style.foreground), number(style.background))
    return (attributes, max(pair, 0))
  }

  /// The number of a colour for curses; −1 is the terminal's default colour.
  private func number(_ color: Int?) -> CInt {
    guard let color else { return -1 }
    return CInt(depth == .direct ? directColorNumber(color) : color)
  }

  private static let attributes: [(Style.Attributes, attr_t)] = [
    (.bold, cn_bold()), (.dim, cn_dim()), (.underline, cn_underline()), (.reverse, cn_reverse()),
  ]
}

/// The code points that show a cell in so many columns, or in one, in the current locale; that of `?`
/// where there are none. (`wcwidth`)
func cellCharacters(_ scalars: [Unicode.Scalar], columns: Int) -> [wchar_t] {
  var codes = scalars.map { wchar_t(bitPattern: $0.value) }
  let width = Int(wcwidth(codes[0]))
  // Terminals do not agree how wide the emoji form of a narrow character is.
  if columns == 2, width == 1 { codes.removeAll { $0 == 0xFE0F } }
  guard 1...columns ~= width, codes.dropFirst().allSatisfy({ wcwidth($0) == 0 }) else {
    return [wchar_t(UInt8(ascii: "?"))]
  }
  return codes
}
