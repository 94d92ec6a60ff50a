import CNcurses
import Screen

/// The bytes that paint a whole frame style by style, fewer than those of curses, which paints row by
/// row and compares many ways to move the cursor.
struct FramePainter {
  private let depth: ColorDepth
  private let size: Size
  private let (clear, reset): ([UInt8], [UInt8])
  private let attributes: [(attribute: Style.Attributes, bytes: [UInt8], excludesColors: Bool)]
  private let (foreground, background): ([UInt8], [UInt8])
  /// Whether erased cells take the background.
  private let fillsErased: Bool
  private let (canErase, hasColumns, hasRows): (Bool, Bool, Bool)

  private var bytes: [UInt8] = []
  private var pen = LoweredStyle()
  /// The background of the cleared screen, and the cells that were painted since.
  private var cleared: Int?
  private var isPainted: [Bool]
  /// The cursor; nil behind the last cell of a row, where terminals differ.
  private var place: Point?

  /// Reads the current terminal of curses; nil unless it moves by control sequences without delay and
  /// in any style, and fills the last cell without scrolling.
  init?(depth: ColorDepth, size: Size) {
    func has(_ name: String, _ sequence: String) -> Bool {
      capability(name) == Array("\u{1B}[\(sequence)".utf8)
    }
    guard has("cup", "%i%p1%d;%p2%dH"), let clear = capability("clear"),
      let plain = capability("sgr0"),
      unsafe tigetflag("msgr") > 0 && tigetflag("xenl") > 0 && tigetnum("xmc") < 0
    else { return nil }
    (self.depth, self.size) = (depth, size)
    isPainted = Array(repeating: false, count: size.columns * size.rows)
    let bytes = { (name: String) in capability(name).map { withoutPadding($0) } ?? [] }
    (self.clear, reset) = (withoutPadding(clear), withoutPadding(plain) + bytes("op"))
    let withoutColors = unsafe max(0, tigetnum("ncv"))
    attributes = Self.attributes.map { ($0, bytes($1), withoutColors >> $2 & 1 == 1) }
    (foreground, background) = (bytes("setaf"), bytes("setab"))
    fillsErased = unsafe tigetflag("bce") > 0
    canErase = has("ech", "%p1%dX")
    (hasColumns, hasRows) = (has("hpa", "%i%p1%dG"), has("vpa", "%i%p1%dd"))
  }

  /// The attributes, their capabilities, and their bits in `ncv`, those not to combine with colours.
  private static let attributes: [(Style.Attributes, capability: String, bit: Int)] = [
    (.underline, "smul", 1), (.reverse, "rev", 2), (.dim, "dim", 4), (.bold, "bold", 5),
  ]

  /// Clears the screen, as far as the terminal can in the style of the ground.
  ///
  /// - Returns: The colour of the background that all cells then have.
  mutating func clear(in ground: Style) -> Int? {
    if fillsErased { use(ground) }
    bytes += clear
    place = Point(column: 0, row: 0)
    cleared = pen.background
    return cleared
  }

  /// - Parameter cells: those of the run for curses, one for each character.
  mutating func paint(_ run: Run, as cells: [cchar_t]) {
    guard !cells.isEmpty else { return }
    use(run.style)
    let hasBlanks = run.style.isPlain && cells.count == run.cells.count
    var target = run.origin
    var blanks = 0
    for cell in cells {
      if hasBlanks, cell.chars.0 == wchar_t(UInt8(ascii: " ")) {
        blanks += 1
        continue
      }
      fill(blanks, from: &target)
      blanks = 0
      move(to: target)
      write(cell)
      target.column += 1
      place = target
    }
    fill(blanks, from: &target)
    let end = min(run.origin.column + run.cells.count, size.columns)
    for column in run.origin.column..<end {
      isPainted[run.origin.row * size.columns + column] = true
    }
    if place == target { place = end < size.columns ? Point(column: end, row: target.row) : nil }
  }

  /// Leaves the cursor in a cell, without style; returns what was painted.
  mutating func finish(at cursor: Point) -> [UInt8] {
    use(Style())
    move(to: cursor)
    return bytes
  }

  /// Fills cells, unless they already show the background; a jump over them, or an erasure and a jump,
  /// should not be longer than the blanks.
  private mutating func fill(_ blanks: Int, from target: inout Point) {
    guard blanks > 0 else { return }
    let start = target.row * size.columns + target.column
    let isShown = pen.background == cleared && !isPainted[start..<start + blanks].contains(true)
    let isErased = canErase && (fillsErased || pen.background == nil)
    if blanks > (isShown ? 4 : 8), isShown || isErased {
      if !isShown {
        move(to: target)
        control(blanks, "X")
      }
      target.column += blanks
    } else {
      move(to: target)
      bytes += repeatElement(UInt8(ascii: " "), count: blanks)
      target.column += blanks
      place = target
    }
  }

  private mutating func move(to target: Point) {
    guard place != target else { return }
    if hasColumns, place?.row == target.row {
      control(target.column + 1, "G")
    } else if hasRows, place?.column == target.column {
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

  private mutating func write(_ cell: cchar_t) {
    let characters = cell.chars
    for character in [characters.0, characters.1, characters.2, characters.3] where character != 0 {
      let scalar = Unicode.Scalar(UInt32(bitPattern: character)) ?? "?"
      bytes += Character(scalar).utf8
    }
  }

  private mutating func use(_ style: Style) {
    let next = style.lowered(to: depth)
    guard next != pen else { return }
    if !pen.attributes.isSubset(of: next.attributes)
      || pen.foreground != nil && next.foreground == nil
      || pen.background != nil && next.background == nil
    {
      bytes += reset
      pen = LoweredStyle()
    }
    let hasColors = next.foreground != nil || next.background != nil
    for (attribute, bytes, excludesColors) in attributes
    where next.attributes.contains(attribute) && !pen.attributes.contains(attribute) {
      if !(hasColors && excludesColors) { self.bytes += bytes }
    }
    if let color = next.foreground, color != pen.foreground {
      bytes += expanded(foreground, depth.terminfoNumber(of: color))
    }
    if let color = next.background, color != pen.background {
      bytes += expanded(background, depth.terminfoNumber(of: color))
    }
    pen = next
  }
}
