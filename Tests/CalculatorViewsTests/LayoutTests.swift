import CalculatorViewModel
import Screen
import Testing
import Words

@testable import CalculatorViews

@Suite struct `The layout` {
  private static let sizes = [1, 2, 5, 7, 8, 9, 13, 14, 19, 20, 21, 22, 24, 30, 31, 41, 60]
    .flatMap { rows in
      [1, 4, 7, 8, 12, 19, 20, 21, 23, 24, 40, 79, 80, 132, 300].map {
        Size(columns: $0, rows: rows)
      }
    }

  @Test(arguments: LayoutName.allCases)
  func `keeps all parts inside the window and apart from each other`(name: LayoutName) {
    for size in Self.sizes {
      let layout = Layout(size: size, name)
      let window = Rectangle(origin: Point(column: 0, row: 0), size: size)
      var owners: [Point: Int] = [:]
      for part in [layout.tape, layout.display, layout.keypad, layout.hints].compactMap(\.self) {
        for row in part.rows {
          for column in part.columns {
            let point = Point(column: column, row: row)
            #expect(window.contains(point), "\(size)")
            owners[point, default: 0] += 1
          }
        }
      }
      #expect(owners.values.allSatisfy { $0 == 1 }, "\(size)")
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `has exactly one button at each cell of the keypad, and none elsewhere`(name: LayoutName) {
    for size in Self.sizes where size.columns <= 132 && size.rows <= 41 {
      let layout = Layout(size: size, name)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let point = Point(column: column, row: row)
          let owners = Button.allCases.filter { layout.area(of: $0).contains(point) }
          #expect(owners == (layout.button(at: point).map { [$0] } ?? []))
          #expect(owners.isEmpty != layout.keypad.contains(point))
        }
      }
    }
  }

  @Test(
    arguments: [
      (.keypad, Size(columns: 20, rows: 8)), (.scientific, Size(columns: 48, rows: 8)),
      (.programmer, Size(columns: 40, rows: 11)), (.tape, Size(columns: 20, rows: 6)),
    ] as [(LayoutName, Size)])
  func `has room for each label with the highlight around it, from a smallest window on`(
    name: LayoutName, smallest: Size
  ) {
    #expect(name.needs.smallest == smallest)
    for size in Self.sizes + [smallest] where Layout.fits(name, in: size) {
      let layout = Layout(size: size, name)
      #expect(layout.name == name)
      #expect((layout.buttons.isEmpty) == (name == .tape))
      for button in layout.buttons {
        let label = button.entry.label
        let columns = max(label.text.count, label.ascii.count) + 2
        #expect(layout.area(of: button).size.columns >= columns, "\(size)")
        #expect(layout.area(of: button).size.rows >= (layout.form == .full ? 3 : 1), "\(size)")
        // Without edges a gap of one column separates the buttons; on the first keypad it is seen
        // beside the highlight, too.
        if name == .keypad { #expect(layout.area(of: button).size.columns > columns, "\(size)") }
      }
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `is that of the keypad in a window that is too small for another`(name: LayoutName) {
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

  @Test func `of the programmer has a row for each base, or for each but one, below the result`() {
    for size in Self.sizes where Layout.fits(.programmer, in: size) {
      let layout = Layout(size: size, .programmer)
      #expect([3, 6].contains(layout.text.size.rows), "\(size)")
      #expect([3, 4].contains(layout.bases.size.rows), "\(size)")
      #expect(layout.bases.rows.lowerBound == layout.text.rows.upperBound)
      #expect(layout.bases.columns == layout.text.columns)
    }
    #expect(Layout(size: Size(columns: 80, rows: 24), .keypad).bases.size.rows == 0)
  }

  @Test(
    arguments: [
      (80, 24, .scientific, .full, true), (80, 20, .scientific, .compact, true),
      (79, 24, .scientific, .compact, true), (48, 8, .scientific, .compact, false),
      (80, 24, .programmer, .full, true), (80, 23, .programmer, .compact, true),
      (40, 11, .programmer, .compact, false), (80, 24, .tape, .full, true),
      (20, 14, .tape, .full, true), (20, 13, .tape, .compact, true),
      (20, 6, .tape, .compact, false),
    ] as [(Int, Int, LayoutName, Layout.Form, Bool)])
  func `leaves out edges, then hints in every layout`(
    columns: Int, rows: Int, name: LayoutName, form: Layout.Form, hasHints: Bool
  ) {
    let layout = Layout(size: Size(columns: columns, rows: rows), name)
    #expect(layout.form == form && layout.name == name)
    #expect((layout.hints != nil) == hasHints)
  }

  @Test(
    arguments: [
      (80, 24, Layout.Form.full, true), (20, 28, .full, true), (20, 27, .compact, true),
      (60, 21, .full, true), (80, 20, .compact, true),
      (20, 9, .compact, true), (20, 8, .compact, false), (300, 8, .compact, false),
      (20, 7, .display, false), (19, 24, .display, false), (8, 1, .display, false),
      (7, 24, .sign, false), (1, 1, .sign, false),
    ])
  func `leaves out edges, then hints, the keypad and the display`(
    columns: Int, rows: Int, form: Layout.Form, hasHints: Bool
  ) {
    let layout = Layout(size: Size(columns: columns, rows: rows))
    #expect(layout.form == form)
    #expect((layout.hints != nil) == hasHints)
  }

  @Test func `has larger buttons in a larger window, up to a limit`() {
    let heights = [(80, 24), (100, 34), (160, 44), (300, 100)].map { columns, rows in
      Layout(size: Size(columns: columns, rows: rows)).area(of: .five).size.rows
    }
    #expect(heights == [3, 5, 7, 7])
  }
}
