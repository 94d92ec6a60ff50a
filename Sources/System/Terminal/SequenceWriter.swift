import CNcurses
import Glibc
import Screen

/// The control sequences and characters that paint a frame, for a terminal that moves by ECMA-48.
struct SequenceWriter {
  let depth: ColorDepth
  let canShift: Bool
  private let canErase: Bool
  /// Whether erased cells take the background.
  private let fillsErased: Bool
  private let (clear, reset): ([UInt8], [UInt8])
  private let attributes: [(attribute: Style.Attributes, bytes: [UInt8], excludesColors: Bool)]
  private let (foreground, background): ([UInt8], [UInt8])

  private var bytes: [UInt8] = []
  private(set) var pen = Style()
  /// The cursor; nil where it is unknown, as terminals differ behind the last cell of a row.
  private(set) var place: Point?
  private var columns = 0

  /// Reads the current terminal of curses; nil unless it moves by control sequences without delay and
  /// in any style, and fills the last cell without scrolling.
  init?(depth: ColorDepth) {
    func has(_ name: String, _ sequence: String) -> Bool {
      capability(name) == Array("\u{1B}[\(sequence)".utf8)
    }
    guard has("cup", "%i%p1%d;%p2%dH"), has("hpa", "%i%p1%dG"), has("vpa", "%i%p1%dd"),
      let clear = capability("clear"),
      let reset = capability("sgr0"),
      unsafe tigetflag("msgr") > 0 && tigetflag("xenl") > 0 && tigetnum("xmc") < 0
    else { return nil }
    self.depth = depth
    (self.clear, self.reset) = (withoutPadding(clear), withoutPadding(reset))
    let bytes = { (name: String) in capability(name).map { withoutPadding($0) } ?? [] }
    let withoutColors = unsafe max(0, tigetnum("ncv"))
    attributes = Self.attributes.map { ($0, bytes($1), withoutColors >> $2 & 1 == 1) }
    (foreground, background) = (bytes("setaf"), bytes("setab"))
    fillsErased = unsafe tigetflag("bce") > 0
    canErase = has("ech", "%p1%dX")
    canShift = has("dch", "%p1%dP") && has("ich", "%p1%d@")
  }

  /// The attributes, their capabilities, and their bits in `ncv`, those not to combine with colours.
  private static let attributes: [(Style.Attributes, capability: String, bit: Int)] = [
    (.underline, "smul", 1), (.reverse, "rev", 2), (.dim, "dim", 4), (.bold, "bold", 5),
  ]

  /// Clears a screen, as far as the terminal can with a background.
  ///
  /// - Returns: The background that all cells then have.
  mutating func clear(columns: Int, background: Color?) -> Color? {
    self.columns = columns
    bytes += reset
    pen = Style()
    if fillsErased { use(Style(background: background)) }
    bytes += clear
    place = Point(column: 0, row: 0)
    return pen.background
  }

  /// Whether cells can be erased to blanks with a background.
  func canErase(with background: Color?) -> Bool { canErase && (fillsErased || background == nil) }

  mutating func erase(_ count: Int) { control(count, "X") }

  /// Moves a part of a row.
  mutating func make(_ shift: RowShift) {
    move(to: Point(column: shift.deletion, row: shift.row))
    control(shift.distance, "P")
    move(to: Point(column: shift.insertion, row: shift.row))
    control(shift.distance, "@")
  }

  mutating func move(to target: Point) {
    guard place != target else { return }
    if place?.row == target.row {
      control(target.column + 1, "G")
    } else if place?.column == target.column {
      control(target.row + 1, "d")
    } else {
      control(target.row + 1, ";")
      bytes += "\(target.column + 1)H".utf8
    }
    place = target
  }

  private mutating func control(_ number: Int, _ end: Character) {
    bytes += "\u{1B}[\(number)\(end)".utf8
  }

  /// Writes a character in the encoding of the locale; a wide one that is narrow there gets a blank.
  mutating func write(_ cell: Cell) {
    guard !cell.isFiller else { return }
    let columns = cell.isWide ? 2 : 1
    place?.column += columns
    if place?.column == self.columns { place = nil }
    if let scalar = cell.lone {
      let code = wchar_t(bitPattern: scalar.value)
      if scalar.isASCII { return bytes.append(UInt8(scalar.value)) }
      if Int(wcwidth(code)) == columns { return encode(code) }
    }
    let characters = cellCharacters(cell.scalars, columns: columns)
    characters.forEach { encode($0) }
    if columns == 2, wcwidth(characters[0]) == 1 { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func encode(_ character: wchar_t) {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(MB_LEN_MAX)) { buffer in
      for index in 0..<Int(max(0, unsafe wctomb(buffer.baseAddress, character))) {
        bytes.append(UInt8(bitPattern: unsafe buffer[index]))
      }
    }
  }

  /// Changes to a style with colours that the terminal has.
  mutating func use(_ style: Style) {
    guard style != pen else { return }
    if !pen.attributes.isSubset(of: style.attributes)
      || pen.foreground != nil && style.foreground == nil
      || pen.background != nil && style.background == nil
    {
      bytes += reset
      pen = Style()
    }
    let hasColors = style.foreground != nil || style.background != nil
    for (attribute, bytes, excludesColors) in attributes
    where style.attributes.contains(attribute) && !pen.attributes.contains(attribute) {
      if !(hasColors && excludesColors) { self.bytes += bytes }
    }
    if style.foreground != pen.foreground { use(style.foreground, foreground) }
    if style.background != pen.background { use(style.background, background) }
    pen = style
  }

  private mutating func use(_ color: Color?, _ capability: [UInt8]) {
    guard let number = color?.number(at: depth) else { return }
    bytes += expanded(capability, depth.terminfoNumber(of: number))
  }

  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
