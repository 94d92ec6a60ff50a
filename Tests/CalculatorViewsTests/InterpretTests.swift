import CalculatorViewModel
import Screen
import Testing

@testable import CalculatorViews

@Suite struct `An event` {
  private let layout = Layout(size: Size(columns: 80, rows: 24))

  @Test(arguments: Button.allCases)
  func `that clicks anywhere in the area of a button clicks that button`(button: Button) {
    let area = layout.area(of: button)
    for row in area.rows {
      for column in area.columns {
        let click = Event.click(Point(column: column, row: row))
        #expect(interpret(click, layout: layout) == .click(.button(button)))
      }
    }
  }

  @Test func `that clicks elsewhere clicks the expression line, or nothing`() {
    func action(_ point: Point) -> Action { interpret(.click(point), layout: layout) }
    #expect(action(layout.expression.origin) == .click(.expression))
    #expect(action(layout.display.origin) == .click(.nothing))
    #expect(action(Point(column: 0, row: 0)) == .click(.nothing))
  }

  @Test func `that resizes the window tells how wide results may be`() {
    let size = Size(columns: 20, rows: 8)
    let metrics = WindowMetrics(size: size, resultColumns: 20)
    #expect(interpret(.resize(size), layout: layout) == .resize(metrics))
    #expect(layout.metrics.resultColumns == layout.text.size.columns)
  }

  @Test(
    arguments: [
      (.key(.character("7")), .key(.character("7"))), (.key(.alt("b")), .key(.alt("b"))),
      (.background(.light), .background(.light)), (.suspend, .suspendRequest), (.hangUp, .hangUp),
    ] as [(Event, Action)])
  func `of any other kind is an action as it is`(event: Event, action: Action) {
    #expect(interpret(event, layout: layout) == action)
  }
}
