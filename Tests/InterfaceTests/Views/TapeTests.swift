import Previews
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import CalculatorViews

@Suite struct `The tape` {
  private static let size = Size(columns: 80, rows: 24)
  private let layout = Layout(size: size)

  private func rows(_ count: Int) -> [TapeRow] {
    (1...count).map { number in
      TapeRow(
        expression: "\(number) + 0", result: .value("= \(number)", decimalPoint: "."),
        role: number == count ? .selected : .plain)
    }
  }

  private func frame(
    _ pane: TapePane?, size: Size = size, theme: Theme = .marked, glyphs: GlyphSet = .unicode
  ) -> Frame {
    let state = ViewState(expression: ExpressionLine(text: "0"), tape: pane, theme: .dark)
    return render(
      state, layout: Layout(size: size), appearance: Appearance(theme: theme, glyphs: glyphs))
  }

  /// The lines of the pane with their margins, without blanks at their ends.
  private func lines(_ frame: Frame, _ layout: Layout) -> [String] {
    let text = layout.tapeText
    let area = Rectangle(
      column: text.origin.column - 2, row: text.origin.row, columns: text.size.columns + 3,
      rows: text.size.rows)
    return frame.cropped(to: area).plainText
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `has the newest entry on its last line, and no more entries than lines`() {
    for count in [1, 5, 21, 30] {
      let shown = lines(frame(TapePane(rows: rows(count))), layout)
      #expect(shown.count == 21)
      for (offset, line) in shown.reversed().enumerated() {
        let number = count - offset
        #expect(line.contains("\(number) + 0") == (number > 0))
      }
    }
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `shows selection, lit rows and ties without colours`(glyphs: GlyphSet) {
    let pane = Scene.tie.state.tape
    let frame = frame(pane, theme: Theme(.mono), glyphs: glyphs)
    let shown = lines(frame, layout).suffix(8)
    let (selected, lit) = (glyphs.tapeSigns.selected, glyphs.tapeSigns.lit)
    let signs = shown.map { $0.first ?? " " }
    #expect(signs == [lit, lit, " ", lit, " ", " ", selected, lit])
    let row = layout.tapeText.rows.upperBound - 2
    for column in layout.tapeText.columns {
      let attributes = frame[Point(column: column, row: row)].style.attributes
      #expect(attributes.contains(.reverse))
    }
    let first = frame[Point(column: layout.tapeText.origin.column, row: row)].style
    #expect(first.attributes.contains(.underline))
  }

  @Test func `shows a selection by its sign alone while the keyboard is elsewhere`() {
    var pane = TapePane(rows: rows(3), isFocused: true)
    let last = Point(
      column: layout.tapeText.origin.column, row: layout.tapeText.rows.upperBound - 1)
    #expect(frame(pane)[last].style == Theme.marked.selectedEntry)
    pane.isFocused = false
    #expect(frame(pane)[last].style == Theme.marked.entryExpression)
    #expect(lines(frame(pane), layout).last?.first == "▸")
  }

  @Test func `has an edge that shows the focus, where it has edges`() {
    for (pane, style) in [
      (TapePane(), Theme.marked.tapeEdge),
      (TapePane(isFocused: true), Theme.marked.focusedTapeEdge),
    ] {
      let point = Point(
        column: layout.tape.origin.column + 1, row: layout.tape.rows.upperBound - 1)
      #expect(frame(pane)[point].style == style)
    }
    #expect(Theme(.mono).tapeEdge.attributes != Theme(.mono).focusedTapeEdge.attributes)
  }

  @Test func `tells by a sign in its right margin that there is more`() {
    for size in [Self.size, Size(columns: 40, rows: 24), Size(columns: 70, rows: 9)] {
      let layout = Layout(size: size)
      for (earlier, later) in [(false, false), (true, false), (false, true), (true, true)] {
        let pane = TapePane(rows: rows(40), hasEarlier: earlier, hasLater: later)
        let shown = lines(frame(pane, size: size), layout)
        #expect((shown.first?.last == "▴") == earlier)
        #expect((shown.last?.last == "▾") == later)
      }
    }
  }

  @Test func `has its note above the entries, in as many lines as it takes`() {
    let note = "Results are kept here. Tab selects one, Enter corrects it."
    let empty = lines(frame(TapePane(isFocused: true, note: note)), layout)
    #expect(
      empty.suffix(3) == ["", "▸ Results are kept here. Tab", "  selects one, Enter corrects it."])
    let one = lines(frame(TapePane(rows: rows(1), note: note)), layout)
    #expect(one.dropLast().last == "  selects one, Enter corrects it.")
    let full = lines(frame(TapePane(rows: rows(17), note: note)), layout)
    #expect(full.first == "")
    let small = Size(columns: 20, rows: 12)
    #expect(
      lines(frame(TapePane(note: note), size: small), Layout(size: small))
        == ["  Results are kept", "  here. Tab select…"])
  }

  @Test(arguments: [(40, 24, "─", "-"), (70, 9, "│", "|")])
  func `is apart from the display in a window without edges, also without colours`(
    columns: Int, rows: Int, line: Character, ascii: Character
  ) throws {
    let size = Size(columns: columns, rows: rows)
    let rule = try #require(Layout(size: size).tapeRule)
    for (glyphs, sign) in [(GlyphSet.unicode, line), (.ascii, ascii)] {
      let frame = frame(TapePane(), size: size, theme: Theme(.mono), glyphs: glyphs)
      #expect(Set(frame.cropped(to: rule).plainText.filter { $0 != "\n" }) == [sign])
    }
  }

  @Test func `may be missing`() {
    #expect(lines(frame(nil), layout).allSatisfy { $0.isEmpty })
  }
}

@Suite struct `A line of the tape` {
  private func value(_ text: String) -> TapeResult { .value(text, decimalPoint: ".") }

  private func line(
    _ row: TapeRow, _ columns: Int, fractionColumns: Int = 0, glyphs: GlyphSet = .unicode
  ) -> TapeLine {
    TapeLine(row, columns: columns, fractionColumns: fractionColumns, glyphs: glyphs)
  }

  /// The text of a line, with blanks between its runs and up to its width.
  private func text(_ line: TapeLine, _ columns: Int) -> String {
    var cells = [Character](repeating: " ", count: columns)
    for run in line.runs {
      for (offset, character) in run.text.enumerated() { cells[run.column + offset] = character }
    }
    return String(cells)
  }

  private let rent = TapeRow(
    name: "rent", expression: "700 + 150", ties: [TapeRow.Tie(columns: 0..<3, isLit: true)],
    result: .value("= 850", decimalPoint: "."), comment: "#home")

  @Test(
    arguments: [
      (30, "rent = 700 + 150  #home  = 850"), (29, "rent = 700 + 150        = 850"),
      (23, "rent = 700 + 150  = 850"), (22, "rent = 700… 150  = 850"),
      (20, "rent = 700 …   = 850"), (19, "rent = 700 …  = 850"), (14, "rent =…  = 850"),
      (8, "…  = 850"), (7, "  = 850"), (5, "= 850"), (4, "…  …"), (1, "…"),
    ])
  func `leaves out the comment, then the middle of the expression, then all but the result`(
    columns: Int, expected: String
  ) {
    #expect(text(line(rent, columns), columns) == expected)
  }

  @Test func `never cuts a result, and is never wider than the pane`() {
    let results = [
      value("≈ 0.333333333333333"), .pending, .failure("division by zero"), value("= 1"),
      value("= 12.5"),
    ]
    for columns in 1...60 {
      for result in results {
        for role in [TapeRow.Role.plain, .selected] {
          for fraction in [0, 3, 7] {
            let row = TapeRow(
              name: "x", expression: "123 + 456 × 789",
              ties: [TapeRow.Tie(columns: 0..<3), TapeRow.Tie(columns: 6..<40)], result: result,
              comment: "# what it is for", role: role)
            let line = line(row, columns, fractionColumns: fraction)
            #expect(line.runs.allSatisfy { $0.column >= 0 && $0.column + $0.text.count <= columns })
            guard case .value(let whole, _) = result else { continue }
            let shown = line.runs.last
            #expect(shown?.part == .result)
            #expect(shown?.text == (whole.count <= columns ? whole : "…"))
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("= 2480", 6), ("= 69.95", 7), ("≈ 43.8408", 7), ("= 0.5", 6), ("≈ 1.5×10⁶⁷", 15),
    ("= 1/3", 15), ("= 97, a prime", 15), ("= 1.23456789", 15),
  ])
  func `aligns results at the decimal point, where they have one`(result: String, before: Int) {
    let row = TapeRow(expression: "", result: value(result))
    let run = line(row, 20, fractionColumns: 5).runs.last
    let point = result.firstIndex(of: ".") ?? result.endIndex
    let whole = result.distance(from: result.startIndex, to: point)
    if before < 15 {
      #expect(run.map { $0.column + whole } == 15)
    } else {
      #expect(run.map { $0.column + $0.text.count } == 20)
    }
  }

  @Test func `marks tied operands where they show`() {
    let ties = [TapeRow.Tie(columns: 0..<3), TapeRow.Tie(columns: 6..<9, isLit: true)]
    let row = TapeRow(expression: "850 + 120 + 30", ties: ties, result: value("= 1000"))
    func marked(_ columns: Int) -> [String] {
      line(row, columns).runs.filter { [.tie(isLit: false), .tie(isLit: true)].contains($0.part) }
        .map(\.text)
    }
    #expect(marked(40) == ["850", "120"])
    #expect(marked(22) == ["850", "120"])
    #expect(marked(16) == ["850"])
    #expect(marked(12) == ["85"])
  }

  @Test func `shows as much of the comment of the selected row as there is room for`() {
    var row = TapeRow(expression: "1 + 1", result: value("= 2"), comment: "# the very first sum")
    #expect(text(line(row, 24), 24) == "1 + 1                = 2")
    row.role = .selected
    #expect(text(line(row, 24), 24) == "1 + 1  # the very …  = 2")
    #expect(text(line(row, 15), 15) == "1 + 1       = 2")
  }

  @Test func `has the marks of ASCII there`() {
    let row = TapeRow(
      expression: "2 × π", ties: [TapeRow.Tie(columns: 4..<5)], result: value("~= 6.28"),
      comment: "# für")
    #expect(text(line(row, 24, glyphs: .ascii), 24) == "2 * p  # f?r     ~= 6.28")
    #expect(text(line(row, 5, glyphs: .ascii), 5) == "2~  ~")
  }
}

@Suite struct `A clipped line` {
  private func clip(_ line: String, _ mark: Range<Int>? = nil, _ columns: Int) -> ClippedLine {
    ClippedLine(line, mark: mark, columns: columns, ellipsis: "…")
  }

  @Test(arguments: 0..<26)
  func `always shows a part of the mark`(lower: Int) {
    let line = "12 ÷ 0 + 1111111 + 2222222"
    for upper in lower + 1...26 {
      for columns in 3...26 {
        let clipped = clip(line, lower..<upper, columns)
        #expect(clipped.text.count == columns)
        #expect(clipped.mark.map { (0...columns).contains($0.upperBound) && !$0.isEmpty } == true)
      }
    }
  }

  @Test(arguments: 0...26)
  func `always shows the cursor, at the character where it was`(place: Int) throws {
    let line = Array("12 ÷ 0 + 1111111 + 2222222")
    for columns in 3...30 {
      let clipped = ClippedLine(
        String(line), mark: nil, cursor: place, columns: columns, ellipsis: "…")
      let cursor = try #require(clipped.cursor)
      #expect((0..<columns).contains(cursor))
      #expect(clipped.text.count <= columns)
      let shown = Array(clipped.text)
      if place < line.count {
        #expect(shown[cursor] == line[place] || shown[cursor] == "…")
      } else {
        #expect(cursor == shown.count)
      }
    }
  }
}
