import CalculatorViewModel
import Testing

/// The highlight that the arrow keys move.
@Suite struct `The highlight` {
  @Test func `the first arrow shows it and moves it from 5`() throws {
    let session = try TerminalSession.calculator()
    #expect(CalculatorScreen(try session.screen())?.highlighted == nil)
    try session.press(.up)
    try session.wait(untilCalculator: "8 is highlighted") { $0.highlighted == "8" }
  }

  @Test(
    arguments: [(.up, .up), (.down, .down), (.left, .left), (.right, .right)]
      as [(TerminalKey, Direction)])
  func `it wraps around the keypad and keeps its column across wide buttons`(
    key: TerminalKey, direction: Direction
  ) throws {
    let session = try TerminalSession.calculator()
    var highlight = Highlight()
    for _ in Keypad.standard.rows {
      try session.press(key)
      highlight.move(direction)
      let label = highlight.button.entry.label.text
      try session.wait(untilCalculator: "\(label) is highlighted") { $0.highlighted == label }
    }
  }

  @Test func `Space and Enter press the button under it`() throws {
    let session = try TerminalSession.calculator()
    try session.press(.up, .space, .left, .enter, .right, .right, .enter)
    try session.wait(forDisplay: "879")
    try session.press(.right, .space, .down, .down, .left, .enter)
    let calculator = try session.wait(forDisplay: "879 × 3", "= 2637")
    #expect(calculator.highlighted == "3")
  }

  @Test func `a typed key hides it, and Enter calculates again`() throws {
    let session = try TerminalSession.calculator()
    try session.press(.up)
    try session.wait(untilCalculator: "8 is highlighted") { $0.highlighted == "8" }
    try session.type("2+3")
    let typed = try session.wait(forDisplay: "2 + 3", "= 5")
    #expect(typed.highlighted == nil)
    try session.press(.enter, .enter)
    let calculated = try session.wait(forDisplay: "5 + 3", "= 8")
    #expect(calculated.highlighted == nil)
    // It stayed on the button that was typed last.
    try session.press(.right)
    try session.wait(untilCalculator: "+ is highlighted") { $0.highlighted == "+" }
  }

  @Test func `a click hides it and moves it to the button`() throws {
    let session = try TerminalSession.calculator()
    try session.press(.up)
    try session.wait(untilCalculator: "8 is highlighted") { $0.highlighted == "8" }
    try session.click(buttons: ["1"])
    let clicked = try session.wait(forDisplay: "1")
    #expect(clicked.highlighted == nil)
    try session.press(.right)
    try session.wait(untilCalculator: "2 is highlighted") { $0.highlighted == "2" }
  }

  @Test func `Space does nothing while it is hidden`() throws {
    let session = try TerminalSession.calculator()
    try session.type("2 + 3")
    try session.wait(forDisplay: "2 + 3", "= 5")
  }
}
