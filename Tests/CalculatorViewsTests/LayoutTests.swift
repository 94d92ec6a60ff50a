import CalculatorViewModel
import Screen
import Testing

@testable import CalculatorViews

@Suite struct `The layout` {
  private static let sizes = [1, 2, 5, 7, 8, 9, 13, 14, 19, 20, 21, 22, 24, 30, 31, 41, 60]
    .flatMap { rows in
      [1, 4, 7, 8, 12, 19, 20, 21, 23, 24, 40, 79, 80, 132, 300].map {
        Size(columns: $0, rows: rows)
      }
    }

  @Test func `keeps all parts inside the window and apart from each other`() {
    for size in Self.sizes {
      let layout = Layout(size: size)
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

  @Test func `has exactly one button at each cell of the keypad, and none elsewhere`() {
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

  @Test func `has room for each label with the highlight around it, from 20×8 on`() {
    let smallest = Layout.smallestWithKeypad
    #expect(smallest == Size(columns: 20, rows: 8))
    for size in Self.sizes where size.columns >= smallest.columns && size.rows >= smallest.rows {
      let layout = Layout(size: size)
      for button in Button.allCases {
        let label = button.entry.label
        let columns = max(label.text.count, label.ascii.count) + 2
        // Without edges a gap of one column separates the buttons.
        #expect(layout.area(of: button).size.columns >= columns + 1, "\(size)")
        #expect(layout.area(of: button).size.rows >= (layout.form == .full ? 3 : 1), "\(size)")
      }
    }
  }

  @Test func `gives each button the space of its cells in the picture of the keypad`() {
    for size in Self.sizes {
      let layout = Layout(size: size)
      for button in Button.allCases {
        let (area, cells) = (layout.area(of: button), Keypad.cells(of: button))
        #expect(
          area.size.columns * Keypad.size.columns == layout.keypad.size.columns * cells.size.columns
        )
        #expect(area.size.rows * Keypad.size.rows == layout.keypad.size.rows * cells.size.rows)
      }
    }
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
    let heights = [(80, 24), (100, 31), (160, 41), (300, 100)].map { columns, rows in
      Layout(size: Size(columns: columns, rows: rows)).area(of: .five).size.rows
    }
    #expect(heights == [3, 5, 7, 7])
  }
}
