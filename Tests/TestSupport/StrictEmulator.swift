import Screen

/// A terminal that knows only the capabilities of its terminfo description.
package struct StrictEmulator {
  package struct Cell: Hashable {
    package var character: Character
    package var style: LoweredStyle

    package init(character: Character = " ", style: LoweredStyle = LoweredStyle()) {
      (self.character, self.style) = (character, style)
    }
  }

  package private(set) var cells: [[Cell]]
  /// Sequences that the terminal does not know, or should never receive.
  package private(set) var unknown: [String] = []
  package private(set) var modes: Set<Int> = []

  private let known: Set<String>
  private let size: (columns: Int, rows: Int)
  private var (row, column) = (0, 0)
  private var saved = (row: 0, column: 0)
  private var margins: ClosedRange<Int>
  private var inserts = false
  private var pen = LoweredStyle()
  private let fillsErased: Bool

  /// - Parameters:
  ///   - known: The shapes of the known control sequences.
  ///   - fillsErased: Whether erased cells take the background of the style.
  package init(
    columns: Int = 80, rows: Int = 22, known: Set<String>, fillsErased: Bool = true
  ) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    (self.known, self.fillsErased) = (known, fillsErased)
    size = (columns, rows)
    margins = 0...rows - 1
  }

  package var rows: [[Character]] { cells.map { $0.map(\.character) } }

  private var blank: Cell {
    Cell(style: LoweredStyle(background: fillsErased ? pen.background : nil))
  }

  package var text: String { rows.map { String($0) }.joined(separator: "\n") }

  package mutating func take(_ output: some StringProtocol) {
    var rest = Substring(output).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": takeSequence(&rest)
      case "\r": column = 0
      case "\n": feed()
      case "\u{8}": column = max(0, min(column, size.columns - 1) - 1)
      case "\t": column = min(size.columns - 1, (column / 8 + 1) * 8)
      case "\u{E}", "\u{F}", "\u{0}": break
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        unknown.append("the control \(scalar.value)")
      default: write(Character(scalar))
      }
    }
  }

  /// A wide character takes two cells, and vanishes when one of them is written.
  private mutating func write(_ character: Character) {
    guard character.columns > 0 else {
      let base = cells[row][column - 1].character
      cells[row][column - 1].character = Character(String(base) + String(character))
      return
    }
    if column + character.columns > size.columns {
      column = 0
      feed()
    }
    if inserts { insert(character.columns) }
    for written in [character, .filler].prefix(character.columns) {
      let (old, cut) = (cells[row][column].character, Cell(style: cells[row][column].style))
      if old == .filler { cells[row][column - 1] = cut }
      if old.columns == 2 { cells[row][column + 1] = cut }
      cells[row][column] = Cell(character: written, style: pen)
      column += 1
    }
  }

  private mutating func feed() {
    if row == margins.upperBound { scroll(1) } else { row = min(row + 1, size.rows - 1) }
  }

  /// Moves the lines between the margins up, or down by a negative number.
  private mutating func scroll(_ count: Int, from first: Int? = nil) {
    for _ in 0..<abs(count) {
      let lines = (first ?? margins.lowerBound)...margins.upperBound
      cells.remove(at: count > 0 ? lines.lowerBound : lines.upperBound)
      let blanks = Array(repeating: blank, count: size.columns)
      cells.insert(blanks, at: count > 0 ? lines.upperBound : lines.lowerBound)
    }
  }

  private mutating func insert(_ count: Int) {
    cells[row].insert(contentsOf: Array(repeating: blank, count: count), at: column)
    cells[row].removeLast(count)
  }

  private mutating func erase(_ columns: Range<Int>) {
    for index in columns.clamped(to: 0..<size.columns) { cells[row][index] = blank }
  }

  private mutating func takeSequence(_ rest: inout Substring.UnicodeScalarView) {
    let sequence = controlSequence(at: rest)
    rest = rest.dropFirst(sequence.count)
    let text = String(String.UnicodeScalarView(sequence))
    if !Self.shapes(of: "\u{1B}" + text).isSubset(of: known) { unknown.append(text) }
    guard text.hasPrefix("["), let last = text.last else {
      switch text {
      case "M": row == margins.lowerBound ? scroll(-1) : (row = max(0, row - 1))
      case "7": saved = (row, column)
      case "8": (row, column) = saved
      default: break
      }
      return
    }
    let numbers = text.dropFirst().dropLast().split(
      separator: ";", omittingEmptySubsequences: false)
    if text.hasPrefix("[?") {
      for number in numbers.compactMap({ Int($0.drop { $0 == "?" }) }) {
        if last == "h" { modes.insert(number) } else if last == "l" { modes.remove(number) }
      }
      return
    }
    if last == "m" { return change(by: numbers.map { Int($0) ?? 0 }) }
    let first = numbers.first.flatMap { Int($0) }
    perform(last, first, numbers.dropFirst().first.flatMap { Int($0) })
  }

  /// Changes the style by the numbers of `SGR`, of which 38 and 48 take two more.
  private mutating func change(by numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = LoweredStyle()
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 30..<38: pen.foreground = number - 30
      case 90..<98: pen.foreground = number - 82
      case 40..<48: pen.background = number - 40
      case 100..<108: pen.background = number - 92
      case 38: (pen.foreground, rest) = (rest.dropFirst().first, rest.dropFirst(2))
      case 48: (pen.background, rest) = (rest.dropFirst().first, rest.dropFirst(2))
      case 39: pen.foreground = nil
      case 49: pen.background = nil
      default: break
      }
    }
  }

  private mutating func perform(_ final: Character, _ first: Int?, _ second: Int?) {
    let count = max(1, first ?? 1)
    if final != "b" { column = min(column, size.columns - 1) }
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(size.rows - 1, row + count)
    case "C": column = min(size.columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G", "`": column = min(size.columns, count) - 1
    case "H":
      (row, column) = (min(size.rows, count) - 1, min(size.columns, max(1, second ?? 1)) - 1)
    case "d": row = min(size.rows, count) - 1
    case "J":
      erase(column..<size.columns)
      for below in (row + 1)..<max(size.rows, row + 1) {
        cells[below] = Array(repeating: blank, count: size.columns)
      }
      if first == 2 { cells = cells.map { $0.map { _ in blank } } }
    case "K": erase(first == 1 ? 0..<column + 1 : column..<size.columns)
    case "X": erase(column..<column + count)
    case "@": insert(min(count, size.columns - column))
    case "P":
      let cut = min(count, size.columns - column)
      cells[row].removeSubrange(column..<column + cut)
      cells[row] += Array(repeating: blank, count: cut)
    case "L": scroll(-count, from: row)
    case "M": scroll(count, from: row)
    case "S": scroll(count)
    case "T": scroll(-count)
    case "r":
      margins = (first ?? 1) - 1...(second ?? size.rows) - 1
      (row, column) = (0, 0)
    case "b":
      let repeated = column > 0 ? cells[row][column - 1].character : " "
      for _ in 0..<count { write(repeated) }
    case "h", "l": if first == 4 { inserts = final == "h" }
    case "c", "q", "t": break
    default: unknown.append("[…\(final)")
    }
  }
}

extension StrictEmulator {
  /// The shapes of a terminfo description; empty where it is not installed.
  package static func shapes(ofTerminalNamed name: String) throws -> Set<String> {
    let listing = try PipedRun(["infocmp", "-1", "-x", name]).output
    return listing.split(separator: "\n").reduce(into: []) { shapes, line in
      guard let start = line.firstIndex(of: "=") else { return }
      let text = line[line.index(after: start)...].replacing("\\E", with: "\u{1B}")
      let plain = text.replacing(/%(i|p[0-9]|\{[0-9]+\}|'.'|\?|[-+*\/m&|^=<>AO!~te;])/, with: "")
        .replacing(/%[0-9.]*[dc]/, with: "0").replacing(/\$<[0-9.*\/]+>/, with: "")
      shapes.formUnion(Self.shapes(of: plain))
    }
  }

  /// The shapes of control sequences, which lack numbers but those of modes.
  package static func shapes(of text: some StringProtocol) -> Set<String> {
    var shapes: Set<String> = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else { continue }
      let sequence = controlSequence(at: rest)
      rest = rest.dropFirst(sequence.count)
      let whole = String(String.UnicodeScalarView(sequence))
      if whole.hasPrefix("[?"), let last = whole.last, "hl".contains(last) {
        for mode in whole.dropFirst(2).dropLast().split(separator: ";") {
          shapes.insert("[?\(mode)\(last)")
        }
      } else {
        shapes.insert(whole.filter { !$0.isNumber && $0 != ";" && $0 != ":" })
      }
    }
    return shapes
  }
}

/// The control sequence at the start of a text, without its Escape.
private func controlSequence(at text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
  guard let first = text.first else { return text }
  let body = text.dropFirst()
  switch first {
  case "[":
    let end = body.firstIndex { (0x40...0x7E).contains($0.value) } ?? body.endIndex
    return end == body.endIndex ? text : text[...end]
  case "]", "P":
    guard let end = body.firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" }) else { return text }
    return body[end] == "\u{7}" ? text[...end] : text[...body.index(after: end)]
  case "(", ")", "*", "+", "#": return text.prefix(2)
  default: return text.prefix(1)
  }
}
