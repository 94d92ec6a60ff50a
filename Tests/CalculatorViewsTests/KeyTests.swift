import CalculatorViewModel
import Screen
import Testing
import Words

@testable import CalculatorViews

/// The faces of buttons and the gaps between them.
@Suite struct `The keys` {
  private static let sizes = [8, 9, 12, 14, 17, 20, 21, 24, 28, 31, 41, 60].flatMap { rows in
    ([20, 21, 23, 24, 25, 28, 40, 48, 59, 60, 79, 80, 132, 300]).map {
      Size(columns: $0, rows: rows)
    }
  }

  /// All layouts that have keys, in all sizes that have room for them.
  private static let layouts = LayoutName.allCases.filter { $0.keypad != nil }.flatMap { name in
    sizes.filter { Layout.fits(name, in: $0) }.map { Layout(size: $0, name) }
  }

  @Test func `have faces of one width, with gaps of one width between them`() throws {
    for layout in Self.layouts {
      let keypad = try #require(layout.name.keypad)
      let faces = keypad.buttonRows[1].map { layout.face(of: $0).columns }
      #expect(Set(faces.map(\.count)).count == 1, "\(layout)")
      let gaps = zip(faces, faces.dropFirst()).map { $1.lowerBound - $0.upperBound }
      #expect(Set(gaps).count == 1, "\(layout)")
    }
  }

  @Test func `have faces within the area that a click hits`() {
    for layout in Self.layouts {
      for button in layout.buttons {
        let (face, area) = (layout.face(of: button), layout.area(of: button))
        #expect(face.columns.clamped(to: area.columns) == face.columns, "\(layout)")
        #expect(face.rows.clamped(to: area.rows) == face.rows, "\(layout)")
        #expect(face.size.rows == (layout.form == .full ? area.size.rows : 1))
      }
    }
  }

  @Test func `fill the smallest window evenly`() {
    let smallest = Layout(size: LayoutName.keypad.needs.smallest)
    #expect(
      Keypad.standard.buttonRows[1].map { smallest.face(of: $0).columns }
        == [1..<4, 6..<9, 11..<14, 16..<19])
  }

  @Test func `of a narrow window leave few columns over, as many on each side`() {
    for columns in 20..<60 {
      for rows in [8, 9, 24, 40] {
        let layout = Layout(size: Size(columns: columns, rows: rows))
        let left = layout.face(of: .seven).columns.lowerBound
        let right = columns - layout.face(of: .multiply).columns.upperBound
        #expect(left >= 1 && abs(left - right) <= 1, "\(columns)×\(rows)")
        // Buttons grow up to a limit.
        if columns <= 44 { #expect(left <= 3, "\(columns)×\(rows)") }
      }
    }
  }

  @Test func `and the display end in the same columns`() {
    for layout in Self.layouts where !layout.buttons.isEmpty {
      let isWide = layout.size.columns >= layout.name.needs.narrowestBeside
      guard layout.form == .full || isWide else { continue }
      let faces = layout.buttons.map { layout.face(of: $0).columns }
      let pane = layout.displayPane.columns
      #expect(faces.map(\.lowerBound).min() == pane.lowerBound)
      #expect(faces.map(\.upperBound).max() == pane.upperBound)
      #expect(pane.lowerBound < layout.text.columns.lowerBound)
      #expect(layout.text.columns.upperBound < pane.upperBound)
    }
  }

  @Test func `light up inside their edge when they are pressed, which repaints little`() {
    let layout = Layout(size: Size(columns: 80, rows: 24))
    for glyphs in [GlyphSet.unicode, .ascii] {
      let appearance = Appearance(theme: .marked, glyphs: glyphs)
      var state = ViewState(expression: ExpressionLine(text: "0"), theme: .dark)
      let before = render(state, layout: layout, appearance: appearance)
      state.pressed = .five
      let after = render(state, layout: layout, appearance: appearance)
      let face = layout.face(of: .five)
      let changed = after.bounds.rows.flatMap { row in
        after.bounds.columns.map { Point(column: $0, row: row) }
      }.filter { before[$0] != after[$0] }
      #expect(Set(changed.map(\.row)) == [face.rows.lowerBound + 1])
      #expect(changed.map(\.column) == Array(face.columns.dropFirst().dropLast()))
      #expect(changed.allSatisfy { after[$0].style == Theme.marked.pressed })
      #expect(changed.allSatisfy { before[$0].character == after[$0].character })
    }
  }
}
