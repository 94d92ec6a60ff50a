import CalculatorViewModel
import Screen
import Testing

@testable import CalculatorViews

/// Theorems about the layout, for every size of window.
@Suite struct LayoutTests {
  private static let sizes = [1, 2, 5, 7, 8, 9, 13, 14, 19, 20, 21, 22, 24, 30, 31, 41, 60]
    .flatMap { rows in
      [1, 4, 7, 8, 12, 19, 20, 21, 23, 24, 40, 79, 80, 132, 300].map {
        Size(columns: $0, rows: rows)
      }
    }

  @Test("everything lies inside the window, and no part lies on another")
  func partsAreDisjoint() {
    for size in Self.sizes {
      let layout = Layout(size: size)
      let window = Rectangle(origin: Point(column: 0, row: 0), size: size)
      var owners: [Point: Int] = [:]
      for part in [layout.display, layout.keypad, layout.hints ?? layout.keypad.row(0)]
      where part.size.rows > 0 && part.size.columns > 0 {
        if layout.hints == nil && part == layout.keypad.row(0) { continue }
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

  @Test("every cell of the keypad belongs to the one button that a click on it presses")
  func areasTileTheKeypad() {
    for size in Self.sizes {
      let layout = Layout(size: size)
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

  @Test("from 20×8 up all eighteen buttons have room for a label with the highlight around it")
  func buttonsFit() {
    for size in Self.sizes where size.columns >= 20 && size.rows >= 8 {
      let layout = Layout(size: size)
      for button in Button.allCases {
        #expect(layout.area(of: button).size.columns >= 4, "\(size)")
        #expect(layout.area(of: button).size.rows >= (layout.form == .full ? 3 : 1), "\(size)")
      }
    }
  }

  @Test("AC and 0 are twice as wide as the others")
  func wideButtons() {
    let layout = Layout(size: Size(columns: 80, rows: 24))
    #expect(layout.area(of: .allClear).size.columns == 2 * layout.area(of: .clear).size.columns)
    #expect(layout.area(of: .zero).size.columns == 2 * layout.area(of: .seven).size.columns)
  }

  @Test(
    "what does not fit goes in order: edges, hints, the keypad, the display",
    arguments: [
      (80, 24, Layout.Form.full, true), (20, 21, .full, true), (80, 20, .compact, true),
      (20, 9, .compact, true), (20, 8, .compact, false), (300, 8, .compact, false),
      (20, 7, .display, false), (19, 24, .display, false), (8, 1, .display, false),
      (7, 24, .sign, false), (1, 1, .sign, false),
    ])
  func forms(columns: Int, rows: Int, form: Layout.Form, hasHints: Bool) {
    let layout = Layout(size: Size(columns: columns, rows: rows))
    #expect(layout.form == form)
    #expect((layout.hints != nil) == hasHints)
  }

  @Test("larger windows make larger buttons, up to a size, in the middle")
  func growth() {
    let heights = [(80, 24), (100, 31), (160, 41), (300, 100)].map { columns, rows in
      Layout(size: Size(columns: columns, rows: rows)).area(of: .five).size.rows
    }
    #expect(heights == [3, 5, 7, 7])
    let layout = Layout(size: Size(columns: 300, rows: 100))
    let left = layout.keypad.origin.column
    #expect(abs(300 - layout.keypad.columns.upperBound - left) <= 1)
    let below = 100 - (layout.hints?.rows.upperBound ?? 0)
    #expect(abs(below - layout.display.origin.row) <= 1)
  }
}
