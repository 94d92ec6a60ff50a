import CalculatorViewModel
import Screen

extension Drawing {
  mutating func drawTape(_ pane: TapePane?) {
    guard layout.tape.size.rows > 0 else { return }
    drawTapeGround(isFocused: pane?.isFocused == true)
    guard let pane else { return }
    let area = layout.tapeText
    let rows = pane.rows.suffix(area.size.rows)
    let fraction = Self.fractionColumns(of: rows, columns: area.size.columns)
    let days = rows.compactMap(\.day?.count).max() ?? 0
    for (offset, row) in rows.enumerated() {
      let place = area.row(area.size.rows - rows.count + offset)
      let line = TapeLine(
        row, columns: area.size.columns, fractionColumns: fraction, dayColumns: days,
        glyphs: glyphs)
      draw(line, of: row, in: place, isFocused: pane.isFocused)
    }
    drawNote(pane, in: area, rows: area.size.rows - rows.count)
    drawScrollSigns(of: pane, in: area)
  }

  private mutating func drawTapeGround(isFocused: Bool) {
    let edge = isFocused ? theme.focusedTapeEdge : theme.tapeEdge
    guard let rule = layout.tapeRule else {
      drawEdged(layout.tape, pane: layout.tapePane, ground: theme.tape, edge: edge)
      return
    }
    frame.fill(layout.tape, style: theme.tape)
    let isBelow = rule.size.rows == 1
    if theme.hasGrounds, let half = glyphs.halfBlock {
      frame.fill(rule, with: isBelow ? half : " ", style: isBelow ? edge : theme.window)
    } else {
      frame.fill(rule, with: isBelow ? glyphs.box.horizontal : glyphs.box.vertical, style: edge)
    }
  }

  /// The width of fractions for alignment, without long ones, which would push others aside.
  private static func fractionColumns(of rows: ArraySlice<TapeRow>, columns: Int) -> Int {
    rows.reduce(0) { widest, row in
      guard case .value(let text, let point?) = row.result else { return widest }
      let width = text.count - point
      return width <= min(7, columns / 4) ? max(widest, width) : widest
    }
  }

  private mutating func draw(
    _ line: TapeLine, of row: TapeRow, in place: Rectangle, isFocused: Bool
  ) {
    let signs = glyphs.tapeSigns
    let isSelected = row.role == .selected && isFocused
    if isSelected {
      frame.focus = place.origin
      let whole = Rectangle(
        column: place.origin.column - 2, row: place.origin.row, columns: place.size.columns + 3,
        rows: 1)
      frame.fill(whole, style: theme.selectedEntry)
    }
    if row.role != .plain {
      frame.write(
        String(row.role == .selected ? signs.selected : signs.lit),
        at: place.point(-2), style: isSelected ? theme.selectedEntry : theme.lit)
    }
    for run in line.runs {
      let style =
        isSelected ? theme.selectedStyle(of: run.part) : theme.style(of: run.part, role: row.role)
      frame.write(run.text, at: place.point(run.column), style: style)
    }
  }

  /// Draws the note above the entries, if it fits or the tape is empty.
  private mutating func drawNote(_ pane: TapePane, in area: Rectangle, rows: Int) {
    guard let note = pane.note else { return }
    let lines = Help.wrap(note, columns: area.size.columns)
    guard lines.count <= rows || pane.rows.isEmpty else { return }
    let first = rows - min(rows, lines.count)
    for (offset, line) in lines.prefix(rows).enumerated() {
      let isCut = offset == rows - 1 && lines.count > rows
      let text =
        isCut ? line.prefix(area.size.columns - 1) + String(glyphs.ellipsis) : Substring(line)
      frame.write(
        glyphs.text(String(text)), at: area.row(first + offset).origin, style: theme.tapeNote)
    }
    if pane.isFocused, pane.rows.isEmpty {
      frame.write(String(glyphs.tapeSigns.selected), at: area.point(-2, first), style: theme.lit)
    }
  }

  private mutating func drawScrollSigns(of pane: TapePane, in area: Rectangle) {
    for (sign, row, shows) in [
      (glyphs.tapeSigns.earlier, area.rows.lowerBound, pane.hasEarlier),
      (glyphs.tapeSigns.later, area.rows.upperBound - 1, pane.hasLater),
    ] where shows { frame[Point(column: area.columns.upperBound, row: row)].character = sign }
  }
}

extension Theme {
  fileprivate func style(of part: TapeLine.Part, role: TapeRow.Role) -> Style {
    switch part {
    case .name: entryName
    case .expression: entryExpression
    case .comment, .pending: entryComment
    case .result: role == .origin ? lit : entryResult
    case .failure: entryFailure
    case .tie(let isLit): isLit ? litTie : tie
    }
  }

  fileprivate func selectedStyle(of part: TapeLine.Part) -> Style {
    if case .tie = part { selectedTie } else { selectedEntry }
  }
}

/// A row of the tape as runs of text; the result takes space first, the comment last.
struct TapeLine: Hashable {
  struct Run: Hashable {
    var part: Part
    var column: Int
    var text: String
  }

  enum Part: Hashable {
    case name, expression, comment, result, failure, pending
    case tie(isLit: Bool)
  }

  /// Ties overlap their expression.
  private(set) var runs: [Run] = []

  private static let gap = 2

  private static let fewestCommentColumns = 4

  private static let fewestExpressionColumns = 6

  /// Lays out a row; `fractionColumns` includes the decimal point.
  init(_ row: TapeRow, columns: Int, fractionColumns: Int, dayColumns: Int = 0, glyphs: GlyphSet) {
    let result = Self.result(row.result, columns: columns, glyphs: glyphs)
    var padding = 0
    if case .value(let text, let point?) = row.result, text.count <= columns {
      padding = min(max(0, fractionColumns - (text.count - point)), columns - text.count)
    }
    let start = columns - padding - result.text.count
    let indent = dayColumns == 0 ? 0 : dayColumns + Self.gap
    addHead(of: row, columns: start - Self.gap - indent, glyphs: glyphs)
    for index in runs.indices { runs[index].column += indent }
    if let day = row.day, indent < start {
      let text = glyphs.text(day)
      runs.append(Run(part: .comment, column: dayColumns - text.count, text: text))
    }
    runs.append(Run(part: result.part, column: start, text: result.text))
  }

  private static func result(
    _ result: TapeResult, columns: Int, glyphs: GlyphSet
  ) -> (part: Part, text: String) {
    let ellipsis = String(glyphs.ellipsis)
    switch result {
    case .value(let text, _):
      let text = glyphs.text(text)
      return (.result, text.count <= columns ? text : ellipsis)
    case .pending: return (.pending, ellipsis)
    case .nothing: return (.pending, "")
    case .failure(let text): return (.failure, glyphs.start(of: text, columns: columns))
    }
  }

  private mutating func addHead(of row: TapeRow, columns: Int, glyphs: GlyphSet) {
    addExpression(of: row, columns: columns, glyphs: glyphs)
    guard let comment = row.comment.map(glyphs.text) else { return }
    let start = (runs.map { $0.column + $0.text.count }.max() ?? 0) + Self.gap
    let columns = columns - start
    let fewest = row.role == .selected ? Self.fewestCommentColumns : comment.count
    guard columns >= min(comment.count, fewest) else { return }
    runs.append(
      Run(part: .comment, column: start, text: glyphs.start(of: comment, columns: columns)))
  }

  private mutating func addExpression(of row: TapeRow, columns: Int, glyphs: GlyphSet) {
    guard columns > 0 else { return }
    let name = row.name.map { glyphs.text($0) + " = " } ?? ""
    let line = glyphs.line(ExpressionLine(text: row.expression, ties: row.ties.map(\.columns)))
    let expression = line.text
    let room = columns - name.count
    guard name.isEmpty || room >= min(expression.count, Self.fewestExpressionColumns) else {
      runs.append(
        Run(part: .name, column: 0, text: glyphs.start(of: name + expression, columns: columns)))
      return
    }
    if !name.isEmpty { runs.append(Run(part: .name, column: 0, text: name)) }
    let shown = ShortenedText(expression, columns: room, ellipsis: glyphs.ellipsis)
    runs.append(Run(part: .expression, column: name.count, text: shown.text))
    for (tie, place) in zip(row.ties, line.ties) {
      for part in shown.parts(of: place) {
        let text = shown.text.dropFirst(part.lowerBound).prefix(part.count)
        runs.append(
          Run(
            part: .tie(isLit: tie.isLit), column: name.count + part.lowerBound, text: String(text)))
      }
    }
  }
}
