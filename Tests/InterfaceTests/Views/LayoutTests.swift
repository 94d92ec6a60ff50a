import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import CalculatorViews

@Suite struct `The layout` {
  private static let sizes = [1, 2, 5, 7, 8, 9, 13, 14, 19, 20, 21, 22, 24, 30, 31, 41, 60].flatMap
  { rows in
    [1, 4, 7, 8, 12, 19, 20, 21, 23, 24, 40, 79, 80, 132, 300].map { Size(columns: $0, rows: rows) }
  }

  @Test(arguments: LayoutName.allCases)
  func `has exactly one button at each cell of the keypad, and none elsewhere`(name: LayoutName) {
    for size in sample(of: Self.sizes, every: 12) where size.columns <= 132 && size.rows <= 41 {
      let layout = Layout(size: size, name)
      for point in Rectangle(origin: Point(column: 0, row: 0), size: size).points {
        let owners = Button.allCases.filter { layout.area(of: $0).contains(point) }
        #expect(owners == (layout.button(at: point).map { [$0] } ?? []))
        #expect(owners.isEmpty != layout.keypad.contains(point))
      }
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `has room for each highlighted label, from the smallest window on`(
    name: LayoutName
  ) {
    let smallest = name.needs.smallest
    #expect(Layout.fits(name, in: smallest))
    for size in Self.sizes + [smallest] where Layout.fits(name, in: size) {
      let layout = Layout(size: size, name)
      #expect(layout.name == name)
      #expect(layout.buttons.isEmpty == (name.keypad == nil))
      for button in layout.buttons {
        let label = button.entry.label
        let columns = max(label.text.count, label.ascii.count) + 2
        #expect(layout.area(of: button).size.columns >= columns, "\(size)")
        #expect(layout.area(of: button).size.rows >= (layout.form == .full ? 3 : 1), "\(size)")
        // Without edges, a gap of one column separates buttons.
        if name == .keypad { #expect(layout.area(of: button).size.columns > columns, "\(size)") }
      }
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `is the keypad in a window too small for another`(name: LayoutName) {
    for size in Self.sizes where !Layout.fits(name, in: size) {
      #expect(Layout(size: size, name) == Layout(size: size))
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `gives each button the space of its cells in the picture of the keypad`(name: LayoutName)
    throws
  {
    guard let keypad = name.keypad else { return }
    for size in Self.sizes where Layout.fits(name, in: size) {
      let layout = Layout(size: size, name)
      for button in layout.buttons {
        let (area, cells) = (layout.area(of: button), try #require(keypad.cells(of: button)))
        #expect(
          area.size.columns * keypad.size.columns == layout.keypad.size.columns * cells.size.columns
        )
        #expect(area.size.rows * keypad.size.rows == layout.keypad.size.rows * cells.size.rows)
      }
    }
  }

  @Test func `of the programmer has rows for bases below the result, at least three`() {
    for size in Self.sizes where Layout.fits(.programmer, in: size) {
      let layout = Layout(size: size, .programmer)
      #expect([3, 6].contains(layout.text.size.rows), "\(size)")
      #expect((3...5).contains(layout.bases.size.rows), "\(size)")
      #expect(layout.bases.rows.lowerBound == layout.text.rows.upperBound)
      #expect(layout.bases.columns == layout.text.columns)
    }
    #expect(Layout(size: Size(columns: 80, rows: 24), .programmer).bases.size.rows == 5)
    #expect(Layout(size: Size(columns: 80, rows: 24), .keypad).bases.size.rows == 0)
  }

  @Test func `has the recorded parts in windows of many sizes`() throws {
    let sizes = [
      (1, 1), (7, 24), (8, 1), (19, 24), (19, 40), (20, 6), (20, 7), (20, 8), (20, 9), (20, 12),
      (20, 13), (20, 14), (20, 27), (20, 28), (40, 11), (40, 23), (40, 24), (40, 27), (40, 28),
      (48, 8), (48, 24), (59, 11), (60, 8), (60, 21), (79, 24), (80, 20), (80, 24), (100, 30),
      (132, 40), (200, 50), (300, 8), (300, 100),
    ]
    let none = Rectangle(column: 0, row: 0, columns: 0, rows: 0)
    let lines = LayoutName.allCases.flatMap { name in
      sizes.map { columns, rows in
        let layout = Layout(size: Size(columns: columns, rows: rows), name)
        let parts = [
          ("display", layout.display), ("keypad", layout.keypad), ("tape", layout.tape),
          ("its text", layout.tapeText), ("hints", layout.hints ?? none),
        ].filter { $1.size.rows > 0 }.map { "\($0) \($1.columns) \($1.rows)" }
        return "\(name) in \(columns)×\(rows): \(layout.name), \(layout.form), "
          + parts.joined(separator: ", ")
      }
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", "Layouts/sizes")
  }

  @Test(arguments: LayoutName.allCases)
  func `has room for big numerals in 80×24, and in half of that width`(
    name: LayoutName
  ) {
    #expect(Layout(size: Size(columns: 80, rows: 24), name).numerals != nil)
    #expect(Layout(size: Size(columns: 40, rows: 24)).numerals != nil)
  }

  @Test func `has larger buttons in a larger window, up to a limit`() {
    let heights = [(80, 24), (100, 34), (160, 44), (300, 100)].map { columns, rows in
      Layout(size: Size(columns: columns, rows: rows)).area(of: .five).size.rows
    }
    #expect(heights == [3, 5, 7, 7])
  }
}

@Suite struct `The tape's place` {
  private static let sizes =
    (1...70).flatMap { rows in (1...200).map { Size(columns: $0, rows: rows) } }
    + [Size(columns: 300, rows: 100), Size(columns: 1000, rows: 8), Size(columns: 20, rows: 500)]

  private func overlap(_ one: Rectangle, _ other: Rectangle) -> Bool {
    one.columns.overlaps(other.columns) && one.rows.overlaps(other.rows)
  }

  @Test(arguments: LayoutName.allCases)
  func `is inside the window and separate from all other parts`(name: LayoutName) {
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

  @Test func `has lines with margins inside its edge where there is room`() {
    for size in Self.sizes {
      let layout = Layout(size: size)
      let hasRoom = size.rows >= 8 && (size.columns >= 60 || size.columns >= 20 && size.rows >= 12)
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

  @Test(arguments: LayoutName.allCases)
  func `centres everything in the window`(name: LayoutName) {
    for size in sample(of: Self.sizes, every: 4) {
      let layout = Layout(size: size, name)
      guard layout.keypad.size.rows > 0 else { continue }
      let parts = [layout.tape, layout.keypad].filter { $0.size.rows > 0 }
      let faces = layout.buttons.map { layout.face(of: $0).columns }
      let left = faces.map(\.lowerBound).min() ?? 0
      let isBeside = layout.tape.columns.lowerBound >= layout.keypad.columns.upperBound
      let right = isBeside ? layout.tape.columns.upperBound - 1 : faces.map(\.upperBound).max() ?? 0
      #expect(abs(size.columns - right - left) <= 2, "\(size)")
      let top = min(layout.display.origin.row, parts.map(\.origin.row).min() ?? 0)
      let bottom = layout.hints?.rows.upperBound ?? layout.keypad.rows.upperBound
      #expect(abs(size.rows - bottom - top) <= 1, "\(size)")
    }
  }
}

@Suite struct `The keys` {
  private static let sizes = [8, 9, 12, 14, 17, 20, 21, 24, 28, 31, 41, 60].flatMap { rows in
    ([20, 21, 23, 24, 25, 28, 40, 48, 59, 60, 79, 80, 132, 300]).map {
      Size(columns: $0, rows: rows)
    }
  }

  private static let layouts = LayoutName.allCases.filter { $0.keypad != nil }.flatMap { name in
    sizes.filter { Layout.fits(name, in: $0) }.map { Layout(size: $0, name) }
  }

  @Test func `have faces of equal width, with gaps of equal width`() throws {
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
        == [1..<5, 6..<10, 11..<15, 16..<20])
  }

  @Test func `of a narrow window leave few columns, equally many on each side`() {
    for columns in 20..<60 {
      for rows in [8, 9, 24, 40] {
        let layout = Layout(size: Size(columns: columns, rows: rows))
        let left = layout.face(of: .seven).columns.lowerBound
        let right = columns - layout.face(of: .multiply).columns.upperBound
        #expect(left >= 1 && abs(left - right) <= 1, "\(columns)×\(rows)")
        // Button growth is limited.
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

  @Test func `light up around their label when pressed, with little repainting`() {
    let layout = Layout(size: Size(columns: 80, rows: 24))
    for glyphs in [GlyphSet.unicode, .ascii] {
      var state = ViewState(expression: ExpressionLine(text: "0"), theme: .dark)
      let before = state.frame(layout.size, glyphs: glyphs)
      state.pressed = .five
      let after = state.frame(layout.size, glyphs: glyphs)
      let changed = after.bounds.points.filter { before[$0] != after[$0] }
      #expect(changed == (15...17).map { Point(column: $0, row: 15) })
      #expect(changed.allSatisfy { after[$0].style == Theme.marked.pressed })
      #expect(changed.allSatisfy { before[$0].character == after[$0].character })
    }
  }
}
