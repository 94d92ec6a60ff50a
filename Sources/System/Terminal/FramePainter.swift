import CNcurses
import Glibc
import Screen

/// The control sequences and characters that paint a frame.
///
/// Curses would send more, as it resets the style between two others and goes row by row.
struct FramePainter {
  private let depth: ColorDepth
  private let (clear, reset): ([UInt8], [UInt8])
  private let attributes: [(attribute: Style.Attributes, bytes: [UInt8], excludesColors: Bool)]
  private let (foreground, background): ([UInt8], [UInt8])
  /// Whether erased cells take the background.
  private let fillsErased: Bool
  private let (canErase, canShift): (Bool, Bool)

  private var bytes: [UInt8] = []
  private var pen = LoweredStyle()
  /// The cursor; nil behind the last cell of a row, where terminals differ.
  private var place: Point?
  private var size = Size(columns: 0, rows: 0)
  /// The cells of a cleared screen that were painted since, and the background of all others.
  private var cleared: (isPainted: [Bool], background: Int?)?

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

  /// Starts with the cursor in a cell, and without style.
  func begun(at cursor: Point, size: Size) -> FramePainter {
    var painter = self
    (painter.place, painter.size) = (cursor, size)
    return painter
  }

  /// Clears the screen, as far as the terminal can in the style of the ground.
  ///
  /// - Returns: The colour of the background that all cells then have.
  mutating func clear(in ground: Style) -> Int? {
    bytes += reset
    if fillsErased { use(ground) }
    bytes += clear
    place = Point(column: 0, row: 0)
    let isPainted = Array(repeating: false, count: size.columns * size.rows)
    cleared = (isPainted, pen.background)
    return pen.background
  }

  /// Moves a part of a row, which curses does only at its end; false where the terminal cannot.
  mutating func make(_ shift: RowShift) -> Bool {
    guard canShift, shift.row < size.rows, shift.end <= size.columns else { return false }
    use(Style())
    move(to: Point(column: shift.deletion, row: shift.row))
    control(shift.distance, "P")
    move(to: Point(column: shift.insertion, row: shift.row))
    control(shift.distance, "@")
    return true
  }

  /// Paints the cells of a run that do not show already.
  ///
  /// - Parameters:
  ///   - cells: Those of the run for curses, one for each character.
  ///   - shown: Those that show in their place, unless the screen was cleared.
  mutating func paint(_ run: Run, as cells: [cchar_t], over shown: [cchar_t]) {
    let kinds = kinds(of: cells, of: run, over: shown)
    guard kinds.contains(where: { $0 != .shown }) else { return }
    use(run.style)
    var target = run.origin
    var start = 0
    while start < kinds.count {
      let end = kinds[start...].firstIndex { $0 != kinds[start] } ?? kinds.count
      switch kinds[start] {
      case .shown where start == 0 || end == kinds.count || size(of: cells[start..<end]) > 5: break
      case .blank where end - start > 8:
        move(to: target)
        control(end - start, "X")
      default:
        move(to: target)
        cells[start..<end].forEach { write($0) }
        place?.column += end - start
      }
      target.column += end - start
      start = end
    }
    let end = min(run.origin.column + run.cells.count, size.columns)
    if place == target { place = end < size.columns ? Point(column: end, row: target.row) : nil }
    for column in run.origin.column..<end {
      cleared?.isPainted[run.origin.row * size.columns + column] = true
    }
  }

  /// Leaves the cursor in a cell, without style; returns what was painted.
  mutating func finish(at cursor: Point) -> [UInt8] {
    use(Style())
    move(to: cursor)
    return bytes
  }

  private enum Kind { case shown, blank, text }

  /// What is to do for each cell: nothing, maybe an erasure, or to write it.
  private func kinds(of cells: [cchar_t], of run: Run, over shown: [cchar_t]) -> [Kind] {
    let style = run.style.lowered(to: depth)
    let isErasable = run.style.isPlain && canErase && (fillsErased || style.background == nil)
    let start = run.origin.row * size.columns + run.origin.column
    // Each wide character has two cells in the frame.
    guard cells.count == min(run.cells.count, size.columns - run.origin.column) else {
      return cells.map { _ in .text }
    }
    return cells.indices.map { index in
      let isBlank = run.style.isPlain && cells[index].isBlank
      if let cleared {
        if isBlank, cleared.background == style.background, !cleared.isPainted[start + index] {
          return .shown
        }
      } else if shown.count == cells.count, shown[index].isSame(as: cells[index]) {
        return .shown
      }
      return isBlank && isErasable ? .blank : .text
    }
  }

  /// About the bytes of some cells; a move to behind them has five.
  private func size(of cells: ArraySlice<cchar_t>) -> Int {
    cells.reduce(0) { $0 + ($1.chars.0 < 0x80 ? 1 : 3) }
  }

  private mutating func move(to target: Point) {
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

  /// Writes a character in the encoding of the locale.
  private mutating func write(_ cell: cchar_t) {
    let characters = cell.chars
    for character in [characters.0, characters.1, characters.2, characters.3] where character != 0 {
      guard character >= 0x80 else {
        bytes.append(UInt8(character))
        continue
      }
      unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(MB_LEN_MAX)) { buffer in
        for index in 0..<Int(max(0, unsafe wctomb(buffer.baseAddress, character))) {
          bytes.append(UInt8(bitPattern: unsafe buffer[index]))
        }
      }
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

extension cchar_t {
  fileprivate var isBlank: Bool { chars.0 == wchar_t(UInt8(ascii: " ")) && chars.1 == 0 }

  fileprivate func isSame(as other: cchar_t) -> Bool {
    attr == other.attr && ext_color == other.ext_color && chars == other.chars
  }
}
