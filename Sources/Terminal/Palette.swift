import CNcurses
import Screen

/// The styles of one frame as curses means them.
///
/// curses keeps the pairs of colours, as few as 64 of them on some terminals, and gives the one
/// that was used least recently to a new pair when they run out.
struct Palette {
  private let depth: ColorDepth
  private var looks: [Style: Look] = [:]
  private var last: (style: Style, look: Look)?

  private struct Look {
    var attributes: attr_t
    var pair: CInt
  }

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// A cell as curses means it. (`setcchar`)
  ///
  /// What would not be one column wide here, control characters among it, is a question mark.
  mutating func cursesCell(_ cell: Cell) -> cchar_t {
    let look = look(of: cell.style)
    var characters = cellCharacters(cell.character)
    characters.append(0)
    var result = cchar_t()
    var pair = look.pair
    _ = unsafe setcchar(&result, characters, look.attributes, 0, &pair)
    return result
  }

  private mutating func look(of style: Style) -> Look {
    // Neighbours mostly look the same.
    if let last, last.style == style { return last.look }
    let look = looks[style] ?? newLook(of: style.lowered(to: depth))
    looks[style] = look
    last = (style, look)
    return look
  }

  /// The attributes and the pair of colours of a style. (`alloc_pair`)
  private func newLook(of style: LoweredStyle) -> Look {
    var attributes: attr_t = 0
    for (attribute, bits) in Self.attributes where style.attributes.contains(attribute) {
      attributes |= bits
    }
    guard depth != .none else { return Look(attributes: attributes, pair: 0) }
    let pair = alloc_pair(number(style.foreground), number(style.background))
    return Look(attributes: attributes, pair: max(pair, 0))
  }

  /// The number of a colour for curses; −1 is the terminal's own.
  private func number(_ color: Int?) -> CInt {
    guard let color else { return -1 }
    return CInt(depth == .direct ? directColorNumber(color) : color)
  }

  private static let attributes: [(Style.Attributes, attr_t)] = [
    (.bold, cn_bold()), (.dim, cn_dim()), (.underline, cn_underline()), (.reverse, cn_reverse()),
  ]
}

/// The code points that show a character in one column of the current locale. (`wcwidth`)
func cellCharacters(_ character: Character) -> [wchar_t] {
  if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return [wchar_t(ascii)] }
  let codes = character.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
  guard wcwidth(codes[0]) == 1, codes.dropFirst().allSatisfy({ wcwidth($0) == 0 }) else {
    return [wchar_t(UInt8(ascii: "?"))]
  }
  return Array(codes.prefix(Int(cn_cell_capacity()) - 1))
}
