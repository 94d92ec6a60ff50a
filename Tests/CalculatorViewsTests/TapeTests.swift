import CalculatorViewModel
import Previews
import Screen
import Testing
import Words

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
      let point = Point(column: layout.tape.origin.column + 1, row: layout.tape.origin.row)
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
