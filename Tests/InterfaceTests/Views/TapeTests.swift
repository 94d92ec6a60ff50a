import Previews
import Screen
import TestSupport
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
    return state.frame(size, theme: theme, glyphs: glyphs)
  }

  private func lines(_ frame: Frame, _ layout: Layout) -> [String] {
    let text = layout.tapeText
    let area = Rectangle(
      column: text.origin.column - 2, row: text.origin.row, columns: text.size.columns + 3,
      rows: text.size.rows)
    return frame.cropped(to: area).plainText
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
      #expect(frame[Point(column: column, row: row)].style.attributes.contains(.reverse))
    }
    let first = frame[Point(column: layout.tapeText.origin.column, row: row)].style
    #expect(first.attributes.contains(.underline))
  }

  @Test func `has its note, focus and scroll signs as recorded`() throws {
    let note = "Results are kept here. Tab selects one, Enter corrects it."
    let panes = [
      nil, TapePane(), TapePane(isFocused: true), TapePane(rows: rows(3)),
      TapePane(rows: rows(3), isFocused: true), TapePane(isFocused: true, note: note),
      TapePane(rows: rows(1), note: note), TapePane(rows: rows(17), note: note),
      TapePane(rows: rows(40), hasEarlier: true), TapePane(rows: rows(40), hasLater: true),
      TapePane(rows: rows(40), hasEarlier: true, hasLater: true),
    ]
    let sizes = [(80, 24), (40, 24), (70, 9), (20, 12)].map { Size(columns: $0, rows: $1) }
    let planes = panes.flatMap { pane in
      sizes.map { frame(pane, size: $0).cropped(to: Layout(size: $0).tape).partPlane }
    }
    try expectGolden(planes.joined(separator: "\n"), "Tapes/panes")
    #expect(Theme(.mono).tapeEdge.attributes != Theme(.mono).focusedTapeEdge.attributes)
  }

  @Test(arguments: [(40, 24, "─", "-"), (70, 9, "│", "|")])
  func `is separate from the display without edges, even without colours`(
    columns: Int, rows: Int, line: Character, ascii: Character
  ) throws {
    let size = Size(columns: columns, rows: rows)
    let rule = try #require(Layout(size: size).tapeRule)
    for (glyphs, sign) in [(GlyphSet.unicode, line), (.ascii, ascii)] {
      let frame = frame(TapePane(), size: size, theme: Theme(.mono), glyphs: glyphs)
      #expect(Set(frame.cropped(to: rule).plainText.filter { $0 != "\n" }) == [sign])
    }
  }
}

@Suite struct `A line of the tape` {
  private func value(_ text: String) -> TapeResult { .value(text, decimalPoint: ".") }

  private func line(
    _ row: TapeRow, _ columns: Int, fractionColumns: Int = 0, glyphs: GlyphSet = .unicode
  ) -> TapeLine {
    TapeLine(row, columns: columns, fractionColumns: fractionColumns, glyphs: glyphs)
  }

  /// Ties are in brackets.
  private func text(_ line: TapeLine, _ columns: Int) -> String {
    var cells = [String](repeating: " ", count: columns)
    for run in line.runs {
      for (offset, character) in run.text.enumerated() {
        cells[run.column + offset] = String(character)
      }
      guard [.tie(isLit: false), .tie(isLit: true)].contains(run.part) else { continue }
      cells[run.column] = "[" + cells[run.column]
      cells[run.column + run.text.count - 1] += "]"
    }
    return "|" + cells.joined() + "|"
  }

  /// Drops the comment first, then the middle of the expression, then all but the result.
  @Test func `looks as recorded in every width`() throws {
    let ties = [TapeRow.Tie(columns: 0..<3), TapeRow.Tie(columns: 6..<9, isLit: true)]
    let rent = TapeRow(
      name: "rent", expression: "700 + 150", ties: [TapeRow.Tie(columns: 0..<3, isLit: true)],
      result: value("= 850"), comment: "#home")
    var sum = TapeRow(expression: "1 + 1", result: value("= 2"), comment: "# the very first sum")
    var lines: [String] = []
    let tied = TapeRow(expression: "850 + 120 + 30", ties: ties, result: value("= 1000"))
    let rows = [rent, tied, sum]
    sum.role = .selected
    for row in rows + [sum] { lines += (1...40).map { text(line(row, $0), $0) } }
    let ascii = TapeRow(
      expression: "2 × π", ties: [TapeRow.Tie(columns: 4..<5)], result: value("~= 6.28"),
      comment: "# für")
    lines += (1...24).map { text(line(ascii, $0, glyphs: .ascii), $0) }
    for result in [
      "= 2480", "= 69.95", "≈ 43.8408", "= 0.5", "≈ 1.5×10⁶⁷", "= 1/3", "= 97, a prime",
      "= 1.23456789",
    ] {
      let row = TapeRow(expression: "", result: value(result))
      lines.append(text(line(row, 20, fractionColumns: 5), 20))
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", "Tapes/lines")
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
            let shown = whole.count <= columns ? whole : "…"
            #expect(line.runs.last?.part == .result && line.runs.last?.text == shown)
          }
        }
      }
    }
  }
}

@Suite struct `A clipped line` {
  @Test(arguments: 0..<26) func `always shows part of the mark`(lower: Int) {
    let line = "12 ÷ 0 + 1111111 + 2222222"
    for upper in lower + 1...26 {
      for columns in 3...26 {
        let clipped = ClippedLine(line, mark: lower..<upper, columns: columns, ellipsis: "…")
        #expect(clipped.text.count == columns)
        #expect(clipped.mark.map { (0...columns).contains($0.upperBound) && !$0.isEmpty } == true)
      }
    }
  }

  @Test(arguments: 0...26)
  func `always shows the cursor at its character`(place: Int) throws {
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
