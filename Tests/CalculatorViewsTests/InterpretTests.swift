import CalculatorViewModel
import Screen
import Testing

@testable import CalculatorViews

@Suite struct InterpretTests {
  private let layout = Layout(size: Size(columns: 80, rows: 24))

  private func action(_ event: Event, _ focus: Focus = .keypad) -> Action? {
    interpret(event, focus: focus, layout: layout)
  }

  @Test("a click anywhere in the area of a button presses it", arguments: Button.allCases)
  func clicks(button: Button) {
    let area = layout.area(of: button)
    for row in area.rows {
      for column in area.columns {
        #expect(action(.click(Point(column: column, row: row))) == .press(button))
      }
    }
  }

  @Test("a click beside the keypad means nothing")
  func clicksBeside() {
    #expect(action(.click(Point(column: 0, row: 0))) == nil)
    #expect(action(.click(layout.display.origin)) == nil)
    #expect(action(.click(layout.expression.origin)) == .openFormula)
  }

  @Test("Ctrl-C stops a value that is under way, and quits otherwise")
  func stop() {
    let key = Event.key(.control("c"))
    #expect(interpret(key, focus: .keypad, layout: layout, isCalculating: true) == .stop)
    #expect(interpret(key, focus: .formula, layout: layout, isCalculating: true) == .stop)
    #expect(action(key) == .quit)
  }

  @Test("while a result is calculated only what cannot wait is done")
  func urgent() {
    #expect(urgentAction(for: .key(.control("c"))) == .stop)
    #expect(urgentAction(for: .hangUp) == .quit)
    for (event, urgent) in [
      (Event.key(.control("z")), Action.suspend), (.suspend, .suspend),
      (.key(.control("l")), .redraw),
    ] {
      #expect(urgentAction(for: event) == urgent)
      #expect(action(event) == urgent && action(event, .formula) == urgent)
    }
    let keys = Set((KeyTable.keypad + KeyTable.formula).flatMap(\.keys))
    for key in keys.subtracting([.control("c"), .control("z"), .control("l")]) {
      #expect(urgentAction(for: .key(key)) == nil)
    }
    let others: [Event] = [
      .click(Point(column: 0, row: 0)), .background(.dark), .resize(Size(columns: 1, rows: 1)),
    ]
    #expect(others.allSatisfy { urgentAction(for: $0) == nil })
  }

  @Test("keys mean what the table says")
  func keys() {
    for binding in KeyTable.keypad {
      for key in binding.keys {
        #expect(action(.key(key)) == binding.action)
      }
    }
    #expect(action(.key(.character("ß"))) == nil)
  }

  @Test("what the terminal tells becomes an action")
  func others() {
    #expect(action(.background(.light)) == .background(.light))
    #expect(action(.suspend) == .suspend)
    #expect(action(.hangUp) == .quit)
    #expect(action(.resize(Size(columns: 1, rows: 1))) == nil)
  }

  @Test("while the help shows arrows and pages scroll it, and a click closes it")
  func help() {
    let small = Layout(size: Size(columns: 20, rows: 8))
    func scroll(_ key: Key, from offset: Int) -> Action? {
      interpret(.key(key), focus: .help(offset: offset), layout: small)
    }
    let last = HelpPage(size: small.size).lastOffset
    #expect(last > 6)
    #expect(scroll(.down, from: 0) == .scrollHelp(to: 1))
    #expect(scroll(.up, from: 0) == .scrollHelp(to: 0))
    #expect(scroll(.pageDown, from: 0) == .scrollHelp(to: 7))
    #expect(scroll(.pageUp, from: 8) == .scrollHelp(to: 1))
    #expect(scroll(.end, from: 0) == .scrollHelp(to: last))
    #expect(scroll(.down, from: last) == .scrollHelp(to: last))
    #expect(scroll(.home, from: 5) == .scrollHelp(to: 0))
    #expect(scroll(.left, from: 5) == .scrollHelp(to: 5))
    #expect(scroll(.escape, from: 5) == .toggleHelp)
    #expect(
      action(.click(Point(column: 40, row: 12)), .help(offset: 0)) == .toggleHelp)
  }

  @Test("the help shows every line of itself, in any window that has a display")
  func helpIsWhole() {
    for size in [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)] {
      let page = HelpPage(size: Size(columns: size.0, rows: size.1))
      let shown = page.rows.map { $0.heading + $0.keys + $0.meaning }.joined()
      let whole = Help.chapters.map { chapter in
        chapter.heading + chapter.lines.map { $0.keys + $0.meaning }.joined()
      }.joined()
      #expect(shown.count { $0 != " " } == whole.count { $0 != " " })
      #expect(page.rows.allSatisfy { $0.indent + $0.meaning.count <= max(2, size.0 - 2) })
    }
  }

  @Test("on the formula line keys edit, and other characters are written")
  func formula() {
    #expect(action(.key(.character("q")), .formula) == .edit(.insert("q")))
    #expect(action(.key(.character("×")), .formula) == .edit(.insert("×")))
    #expect(action(.key(.alt("b")), .formula) == .edit(.wordLeft))
    #expect(action(.key(.escape), .formula) == .closeFormula)
    #expect(action(.key(.function(9)), .formula) == nil)
    for binding in KeyTable.formula {
      for key in binding.keys {
        #expect(action(.key(key), .formula) == binding.action)
      }
    }
  }

  @Test("Escape and a key that follow each other fast are two where Alt means nothing")
  func alt() {
    let apart: [Event] = [.key(.escape), .key(.character("7"))]
    #expect(keysApart(.key(.alt("7")), focus: .keypad) == apart)
    #expect(keysApart(.key(.alt("7")), focus: .formula) == apart)
    #expect(keysApart(.key(.alt("b")), focus: .formula) == [.key(.alt("b"))])
    #expect(keysApart(.key(.up), focus: .keypad) == [.key(.up)])
  }
}
