import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the pane of the tape: the rows at its bottom, the note above them.
  ///
  /// - Complexity: linear in the lines of the pane.
  mutating func drawTape(_ pane: TapePane?, layout: Layout, appearance: Appearance) {
    guard layout.tape.size.rows > 0 else { return }
    drawTapeGround(layout, isFocused: pane?.isFocused == true, appearance: appearance)
    guard let pane else { return }
    let area = layout.tapeText
    let rows = pane.rows.suffix(area.size.rows)
    let fraction = Self.fractionColumns(of: rows, columns: area.size.columns)
    for (offset, row) in rows.enumerated() {
      let place = area.row(area.size.rows - rows.count + offset)
      let line = TapeLine(
        row, columns: area.size.columns, fractionColumns: fraction, glyphs: appearance.glyphs)
      draw(line, of: row, in: place, isFocused: pane.isFocused, appearance: appearance)
    }
    drawNote(pane, in: area, rows: area.size.rows - rows.count, appearance: appearance)
    drawScrollSigns(of: pane, in: area, glyphs: appearance.glyphs)
  }

  private mutating func drawTapeGround(_ layout: Layout, isFocused: Bool, appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    let edge = isFocused ? theme.focusedTapeEdge : theme.tapeEdge
    guard let rule = layout.tapeRule else {
      drawEdged(
        layout.tape, pane: layout.tapePane, ground: theme.tape, edge: edge,
        appearance: appearance)
      return
    }
    fill(layout.tape, style: theme.tape)
    let isBelow = rule.size.rows == 1
    if theme.hasGrounds, let halves = glyphs.halfBlocks {
      fill(rule, with: isBelow ? halves.upper : " ", style: edge)
    } else {
      fill(rule, with: isBelow ? glyphs.box.horizontal : glyphs.box.vertical, style: edge)
    }
  }

  /// The columns for the decimal point and the digits after it, so that results are aligned.
  ///
  /// A result with more digits after its point is not aligned; it would take the others from the edge.
  private static func fractionColumns(of rows: ArraySlice<TapeRow>, columns: Int) -> Int {
    rows.reduce(0) { widest, row in
      guard case .value(let text, let point?) = row.result else { return widest }
      let width = text.count - point
      return width <= min(7, columns / 4) ? max(widest, width) : widest
    }
  }

  private mutating func draw(
    _ line: TapeLine, of row: TapeRow, in place: Rectangle, isFocused: Bool, appearance: Appearance
  ) {
    let (theme, signs) = (appearance.theme, appearance.glyphs.tapeSigns)
    let isSelected = row.role == .selected && isFocused
    if isSelected {
      // The margins belong to the row.
      let whole = Rectangle(
        column: place.origin.column - 2, row: place.origin.row, columns: place.size.columns + 3,
        rows: 1)
      fill(whole, style: theme.selectedEntry)
    }
    if row.role != .plain {
      write(
        String(row.role == .selected ? signs.selected : signs.lit),
        at: Point(column: place.origin.column - 2, row: place.origin.row),
        style: isSelected ? theme.selectedEntry : theme.lit)
    }
    for run in line.runs {
      let style =
        isSelected ? theme.selectedStyle(of: run.part) : theme.style(of: run.part, role: row.role)
      write(
        run.text, at: Point(column: place.origin.column + run.column, row: place.origin.row),
        style: style)
    }
  }

  /// Draws the note in the lines above the entries.
  ///
  /// A note without enough lines is left out, unless there is nothing else. The sign of the selection
  /// stands at it while the keyboard belongs to an empty tape.
  private mutating func drawNote(
    _ pane: TapePane, in area: Rectangle, rows: Int, appearance: Appearance
  ) {
    guard let note = pane.note else { return }
    let lines = HelpPage.wrap(note, columns: area.size.columns)
    guard lines.count <= rows || pane.rows.isEmpty else { return }
    let first = rows - min(rows, lines.count)
    for (offset, line) in lines.prefix(rows).enumerated() {
      let isCut = offset == rows - 1 && lines.count > rows
      let text =
        isCut
        ? line.prefix(area.size.columns - 1) + String(appearance.glyphs.ellipsis) : Substring(line)
      write(
        appearance.glyphs.text(String(text)), at: area.row(first + offset).origin,
        style: appearance.theme.tapeNote)
    }
    if pane.isFocused, pane.rows.isEmpty {
      write(
        String(appearance.glyphs.tapeSigns.selected),
        at: Point(column: area.origin.column - 2, row: area.origin.row + first),
        style: appearance.theme.lit)
    }
  }

  private mutating func drawScrollSigns(of pane: TapePane, in area: Rectangle, glyphs: GlyphSet) {
    for (sign, row, shows) in [
      (glyphs.tapeSigns.earlier, area.rows.lowerBound, pane.hasEarlier),
      (glyphs.tapeSigns.later, area.rows.upperBound - 1, pane.hasLater),
    ] where shows {
      self[Point(column: area.columns.upperBound, row: row)].character = sign
    }
  }
}

extension Theme {
  /// The style of a part of an entry that is not selected.
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

  /// The style of a part of the selected entry.
  fileprivate func selectedStyle(of part: TapeLine.Part) -> Style {
    if case .tie = part { selectedTie } else { selectedEntry }
  }
}
