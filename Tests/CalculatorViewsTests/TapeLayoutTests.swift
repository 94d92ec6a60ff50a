import CalculatorViewModel
import Screen
import Testing
import Words

@testable import CalculatorViews

@Suite struct `The tape's place` {
  /// All sizes up to a large window, and some beyond.
  private static let sizes =
    (1...70).flatMap { rows in (1...200).map { Size(columns: $0, rows: rows) } }
    + [Size(columns: 300, rows: 100), Size(columns: 1000, rows: 8), Size(columns: 20, rows: 500)]

  private func overlap(_ one: Rectangle, _ other: Rectangle) -> Bool {
    one.columns.overlaps(other.columns) && one.rows.overlaps(other.rows)
  }

  @Test(arguments: LayoutName.allCases)
  func `is inside the window and apart from all other parts`(name: LayoutName) {
    for size in Self.sizes {
      let layout = Layout(size: size, name)
      let parts = [layout.tape, layout.display, layout.keypad, layout.hints].compactMap(\.self)
        .filter { $0.size.rows > 0 }
      for (index, part) in parts.enumerated() {
        #expect(part.columns.clamped(to: 0..<size.columns) == part.columns, "\(size)")
        #expect(part.rows.clamped(to: 0..<size.rows) == part.rows, "\(size)")
        #expect(!parts[..<index].contains { overlap($0, part) }, "\(size)")
      }
    }
  }

  @Test func `has lines with margins inside its edge, wherever there is room`() {
    for size in Self.sizes {
      let layout = Layout(size: size)
      let hasRoom =
        size.rows >= 8 && (size.columns >= 60 || size.columns >= 20 && size.rows >= 12)
      #expect((layout.tape.size.rows > 0) == hasRoom, "\(size)")
      #expect((Layout.metrics(of: size).layouts[.keypad]?.tape.rows != 0) == hasRoom, "\(size)")
      let (lines, pane) = (layout.tapeText, layout.tape)
      #expect(Layout.metrics(of: size).layouts[.keypad]?.tape == lines.size)
      guard hasRoom else { continue }
      let edge = layout.form == .full ? 1 : 0
      #expect(lines.columns.lowerBound == pane.columns.lowerBound + edge + 2)
      #expect(lines.columns.upperBound == pane.columns.upperBound - edge - 1)
      #expect(lines.rows.lowerBound == pane.rows.lowerBound + edge)
      #expect(lines.size.columns >= 15 && lines.size.rows >= 2)
      if let rule = layout.tapeRule {
        #expect(!overlap(rule, lines) && !overlap(rule, layout.display), "\(size)")
      }
    }
  }

  @Test(
    arguments: [
      (.scientific, 80, 24, Size(columns: 19, rows: 21)),
      (.scientific, 48, 24, Size(columns: 45, rows: 9)),
      (.scientific, 48, 8, Size(columns: 0, rows: 0)),
      (.scientific, 132, 40, Size(columns: 39, rows: 31)),
      (.programmer, 80, 24, Size(columns: 19, rows: 21)),
      (.programmer, 40, 11, Size(columns: 0, rows: 0)),
      (.tape, 80, 24, Size(columns: 75, rows: 13)), (.tape, 20, 6, Size(columns: 17, rows: 2)),
      (.tape, 200, 50, Size(columns: 75, rows: 39)),
    ] as [(LayoutName, Int, Int, Size)])
  func `is beside the other keypads, too, where there is room`(
    name: LayoutName, columns: Int, rows: Int, lines: Size
  ) {
    let layout = Layout(size: Size(columns: columns, rows: rows), name)
    #expect(layout.tapeText.size == lines)
  }

  @Test(
    arguments: [
      (80, 24, Layout.Form.full, Size(columns: 31, rows: 21)),
      (60, 21, .full, Size(columns: 27, rows: 18)),
      (80, 20, .compact, Size(columns: 32, rows: 16)),
      (60, 8, .compact, Size(columns: 32, rows: 8)),
      (132, 40, .full, Size(columns: 59, rows: 31)),
      (300, 100, .full, Size(columns: 59, rows: 41)),
      (40, 28, .full, Size(columns: 31, rows: 5)), (40, 27, .compact, Size(columns: 37, rows: 12)),
      (40, 24, .compact, Size(columns: 37, rows: 9)),
      (20, 12, .compact, Size(columns: 17, rows: 2)),
      (59, 11, .compact, Size(columns: 0, rows: 0)), (19, 40, .display, Size(columns: 0, rows: 0)),
    ])
  func `is beside the keypad, or above the display in a narrow window`(
    columns: Int, rows: Int, form: Layout.Form, lines: Size
  ) {
    let layout = Layout(size: Size(columns: columns, rows: rows))
    #expect(layout.form == form)
    #expect(layout.tapeText.size == lines)
    guard layout.tape.size.rows > 0 else { return }
    if columns >= 60 {
      #expect(layout.tape.columns.lowerBound >= layout.keypad.columns.upperBound)
      #expect(
        layout.tape.rows == layout.display.rows.lowerBound..<layout.keypad.rows.upperBound)
    } else {
      #expect(layout.tape.columns == layout.display.columns)
      #expect(layout.tape.rows.upperBound == layout.display.rows.lowerBound)
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `has the whole in the middle of the window`(name: LayoutName) {
    for size in Self.sizes {
      let layout = Layout(size: size, name)
      guard layout.keypad.size.rows > 0 else { continue }
      let parts = [layout.tape, layout.keypad].filter { $0.size.rows > 0 }
      let faces = layout.buttons.map { layout.face(of: $0).columns }
      let left = faces.map(\.lowerBound).min() ?? 0
      let isBeside = layout.tape.columns.lowerBound >= layout.keypad.columns.upperBound
      let right =
        isBeside ? layout.tape.columns.upperBound - 1 : faces.map(\.upperBound).max() ?? 0
      #expect(abs(size.columns - right - left) <= 2, "\(size)")
      let top = min(layout.display.origin.row, parts.map(\.origin.row).min() ?? 0)
      let bottom = layout.hints?.rows.upperBound ?? layout.keypad.rows.upperBound
      #expect(abs(size.rows - bottom - top) <= 1, "\(size)")
    }
  }
}
