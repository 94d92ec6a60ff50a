import CNcurses
import Screen

/// The curses attributes and colour pairs of the styles of one frame.
struct RenditionTable {
  private let depth: ColorDepth
  private typealias Rendition = (attributes: attr_t, pair: CInt)
  /// A frame has about a dozen styles.
  private var renditions: [(style: Style, rendition: Rendition)] = []

  init(depth: ColorDepth) { self.depth = depth }

  /// Converts a wide character to one `cchar_t` and, if narrow in the locale, a blank.
  mutating func cells(of cells: ArraySlice<Cell>) -> [cchar_t] {
    var result: [cchar_t] = []
    for cell in cells where !cell.isFiller {
      let columns = cell.isWide ? 2 : 1
      let characters = cellCharacters(cell.scalars, columns: columns)
      let rendition = rendition(of: cell.style)
      result.append(cursesCell(characters + [0], rendition))
      if columns == 2, wcwidth(characters[0]) == 1 { result.append(blank(cell.style)) }
    }
    return result
  }

  mutating func blank(_ style: Style) -> cchar_t {
    cursesCell([wchar_t(UInt8(ascii: " ")), 0], rendition(of: style))
  }

  /// - Parameter characters: a base and its marks, with a final zero.
  private func cursesCell(_ characters: [wchar_t], _ rendition: Rendition) -> cchar_t {
    var (result, pair) = (cchar_t(), rendition.pair)
    _ = unsafe setcchar(&result, characters, rendition.attributes, 0, &pair)
    return result
  }

  private mutating func rendition(of style: Style) -> Rendition {
    if let known = renditions.first(where: { $0.style == style }) { return known.rendition }
    let rendition = newRendition(of: style.lowered(to: depth))
    renditions.append((style, rendition))
    return rendition
  }

  private func newRendition(of style: LoweredStyle) -> Rendition {
    var attributes: attr_t = 0
    for (attribute, bits) in Self.attributes where style.attributes.contains(attribute) {
      attributes |= bits
    }
    guard depth != .none else { return (attributes, 0) }
    let pair = alloc_pair(number(style.foreground), number(style.background))
    return (attributes, max(pair, 0))
  }

  /// The curses number of a colour; −1 is the terminal's default.
  private func number(_ color: Int?) -> CInt {
    guard let color else { return -1 }
    return CInt(depth.terminfoNumber(of: color))
  }

  private static let attributes: [(Style.Attributes, attr_t)] = [
    (.bold, cn_bold()), (.dim, cn_dim()), (.underline, cn_underline()), (.reverse, cn_reverse()),
  ]
}

/// The code points of a cell, or `?` if they do not fit the columns in this locale (`wcwidth`).
func cellCharacters(_ scalars: [Unicode.Scalar], columns: Int) -> [wchar_t] {
  var codes = scalars.map { wchar_t(bitPattern: $0.value) }
  let width = Int(wcwidth(codes[0]))
  // Terminals disagree on the width of an emoji presentation of a narrow character.
  if columns == 2, width == 1 { codes.removeAll { $0 == 0xFE0F } }
  guard 1...columns ~= width, codes.dropFirst().allSatisfy({ wcwidth($0) == 0 }) else {
    return [wchar_t(UInt8(ascii: "?"))]
  }
  return codes
}
