import Screen

/// A cell as a terminal shows it, in few bytes, as painting compares thousands of them.
struct PaintedCell: Equatable {
  private var marks: UInt64
  private(set) var base: Unicode.Scalar
  /// A number of `PaintedStyles`.
  private var number: UInt16
  /// Whether it is blank and only the background shows.
  private(set) var isGround: Bool

  init(_ cell: Cell, style: Int) {
    (marks, base, number, isGround) = (cell.marks, cell.base, UInt16(style), false)
  }

  /// A blank that shows only its background.
  init(ground: Int) {
    (marks, base, number, isGround) = (0, " ", UInt16(ground), true)
  }

  var style: Int { Int(number) }

  /// Whether the cell is one of two that a character takes.
  var isHalf: Bool { cell.isWide || isFiller }

  var isFiller: Bool { cell.isFiller }

  var cell: Cell { Cell(base: base, marks: marks, style: Style()) }
}

/// The styles of the painted cells by number, those once that look the same on a terminal.
struct PaintedStyles {
  private let depth: ColorDepth
  private var colors: [Color] = []
  private var entries: [Entry] = []
  /// The numbers of the styles of frames, of which there are about a dozen.
  private var numbers: [(style: Style, number: Int)] = []

  private struct Entry {
    let style: Style
    let isPlain: Bool
    /// The number of the style that has only the background.
    let ground: Int
  }

  init(depth: ColorDepth) { self.depth = depth }

  subscript(number: Int) -> Style { entries[number].style }

  /// Whether blanks look the same in two styles.
  func areAlike(_ number: Int, _ other: Int) -> Bool {
    let (one, other) = (entries[number], entries[other])
    return one.isPlain && other.isPlain && one.ground == other.ground
  }

  /// A blank in the style that has only a background.
  mutating func blank(on background: Color?) -> PaintedCell {
    PaintedCell(ground: number(of: Style(background: background)))
  }

  /// The cells of a row of a frame that is clipped to a number of columns.
  mutating func cells(ofRow row: Int, in frame: Frame, columns: Int) -> [PaintedCell] {
    var cells: [PaintedCell] = []
    cells.reserveCapacity(columns)
    var (style, number) = (Style(), number(of: Style()))
    for cell in frame.row(row).prefix(columns) {
      if cell.style != style {
        style = cell.style
        number = self.number(of: style)
      }
      let isBlank = cell.isBlank || cell.isWide && cells.count == columns - 1
      if isBlank, entries[number].isPlain {
        cells.append(PaintedCell(ground: entries[number].ground))
      } else {
        cells.append(PaintedCell(isBlank ? Cell() : cell, style: number))
      }
    }
    return cells
  }

  private mutating func number(of style: Style) -> Int {
    if let known = numbers.first(where: { $0.style == style }) { return known.number }
    let painted = Style(
      foreground: known(style.foreground), background: known(style.background),
      attributes: style.attributes)
    let number = entries.firstIndex { $0.style == painted } ?? newNumber(of: painted)
    numbers.append((style, number))
    return number
  }

  private mutating func newNumber(of style: Style) -> Int {
    let ground = Style(background: style.background)
    let entry = Entry(
      style: style, isPlain: style.isPlain,
      ground: style == ground ? entries.count : number(of: ground))
    entries.append(entry)
    return entries.count - 1
  }

  /// The first colour with the same number in the terminal; nil if the terminal lacks it.
  mutating func known(_ color: Color?) -> Color? {
    guard let color, let number = color.number(at: depth) else { return nil }
    if let known = colors.first(where: { $0.number(at: depth) == number }) { return known }
    colors.append(color)
    return color
  }
}
