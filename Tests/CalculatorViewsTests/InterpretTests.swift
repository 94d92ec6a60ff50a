import CalculatorViewModel
import Screen
import Testing
import Words

@testable import CalculatorViews

@Suite struct `An event` {
  private let layout = Layout(size: Size(columns: 80, rows: 24))

  @Test(arguments: LayoutName.allCases)
  func `that clicks anywhere in the area of a button clicks that button`(name: LayoutName) {
    let layout = Layout(size: layout.size, name)
    for button in layout.buttons {
      let area = layout.area(of: button)
      for row in area.rows {
        for column in area.columns {
          let click = Event.click(Point(column: column, row: row))
          #expect(interpret(click, layout: layout) == .click(.button(button)))
        }
      }
    }
  }

  @Test func `that clicks elsewhere clicks the expression line, or nothing`() {
    func action(_ point: Point) -> Action { interpret(.click(point), layout: layout) }
    #expect(action(layout.expression.origin) == .click(.expression))
    #expect(action(layout.display.origin) == .click(.nothing))
    #expect(action(Point(column: 0, row: 0)) == .click(.nothing))
  }

  @Test func `that clicks a line of the tape tells which, from the bottom`() {
    for size in [layout.size, Size(columns: 40, rows: 24), Size(columns: 70, rows: 9)] {
      let layout = Layout(size: size)
      for row in layout.tape.rows {
        for column in layout.tape.columns {
          let target =
            layout.tapeText.rows.contains(row)
            ? ClickTarget.tape(line: layout.tapeText.rows.upperBound - 1 - row) : .nothing
          let click = Event.click(Point(column: column, row: row))
          #expect(interpret(click, layout: layout) == .click(target))
        }
      }
    }
  }

  @Test func `that resizes the window tells how wide results may be, and how high the tape is`() {
    for (columns, rows, tape) in [(20, 8, (0, 0)), (20, 12, (17, 2))] {
      let size = Size(columns: columns, rows: rows)
      guard case .resize(let metrics) = interpret(.resize(size), layout: layout) else {
        Issue.record("a resize is no resize")
        return
      }
      #expect(metrics.size == size)
      #expect(
        metrics.layouts[.keypad]
          == LayoutMetrics(resultColumns: 20, tape: Size(columns: tape.0, rows: tape.1)))
      #expect(Set(metrics.layouts.keys) == [.keypad, .tape])
    }
  }

  @Test(
    arguments: [
      (.key(.character("7")), .key(.character("7"))), (.key(.alt("b")), .key(.alt("b"))),
      (.background(.light), .background(.light)), (.suspend, .suspendRequest), (.hangUp, .hangUp),
      (.wheel(.up, at: Point(column: 1, row: 2)), .wheel(.up)), (.paste("5"), .paste("5")),
      (.pasteTooLong, .pasteTooLong),
    ] as [(Event, Action)])
  func `of any other kind is an action as it is`(event: Event, action: Action) {
    #expect(interpret(event, layout: layout) == action)
  }
}
