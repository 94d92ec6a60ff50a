import Testing

/// The help over the whole screen.
@Suite struct `The help` {
  private static let lines = [
    ("0 to 9", "digits"), (". ,", "decimal point"), ("÷ / :", "divide"), ("× * x", "multiply"),
    ("− -", "subtract, or a minus sign"), ("+", "add"), ("=", "calculate"),
    ("Esc", "clear everything"), ("c Delete", "clear the last number or operator"),
    ("( )", "parentheses"), ("^", "power"), ("%", "percent"), ("!", "factorial"),
    ("Enter", "press the highlighted button, otherwise calculate"),
    ("Backspace", "delete the last character"), ("Up Down Left Right", "move the highlight"),
    ("Space", "press the highlighted button"), ("i F2", "edit the expression as text"),
    ("t", "switch to the next theme"), ("? F1", "show this help"), ("Ctrl-L", "redraw the screen"),
    ("Ctrl-Z", "suspend; fg resumes"), ("q Ctrl-C Ctrl-D", "quit"),
    ("Mouse", "click a button to press it"), ("Esc Ctrl-C", "go back without calculating"),
    ("Alt-B Ctrl-Left", "move one word left"), ("Ctrl-W", "cut the previous word"),
    ("Tab", "complete a name"), ("sqrt(x)", "square root"), ("sin(x)", "sine; x is in radians"),
    ("mod(a;b)", "remainder of a ÷ b"), ("max(a;b;…)", "largest argument"),
    ("√x", "square root"),
    ("pi π", "3.14159…"), ("x° x deg", "x degrees, converted to radians"),
    ("ans", "previous result"),
  ]

  @Test(arguments: ["?", "\u{1B}OP", "i\u{1B}OP"])
  func `it names every key`(keys: String) throws {
    let session = try TerminalSession.calculator(rows: 150)
    try session.type(keys)
    let screen = try session.wait(for: Self.end)
    for (keys, meaning) in Self.lines {
      #expect(screen.lines.contains { $0.hasPrefix(" " + keys + "  ") && $0.contains(meaning) })
    }
    #expect(CalculatorScreen(screen) == nil)
  }

  /// A text that is only near the end of the help.
  private static let end = "previous result"

  @Test(arguments: ["\u{1B}", "?", "\u{1B}OP", "q", "\r"])
  func `keys that close it do not change the calculation`(keys: String) throws {
    let session = try TerminalSession.calculator()
    try session.type("12+3?")
    try session.waitForHelp()
    try session.send(Array(keys.utf8))
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.quit()
  }

  @Test func `it returns to the formula line from which it was opened`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12i+3\u{1B}OP")
    try session.waitForHelp()
    try session.press(.escape)
    try session.wait(forFormula: "12+3|", "= 15")
  }

  @Test func `the program can be quit from it`() throws {
    for key in [TerminalKey.control("c"), .control("d")] {
      let session = try TerminalSession.calculator()
      try session.type("?")
      try session.waitForHelp()
      try session.press(key)
      #expect(try session.waitForEnd() == .exited(status: 0))
      #expect(try session.modes() == .untouched)
    }
  }

  @Test func `in 20×8 it scrolls, and its end can be read`() throws {
    let session = try TerminalSession.calculator(columns: 20, rows: 8)
    try session.type("12?")
    let first = try session.wait(for: "0 to 9")
    #expect(!first.contains(Self.end))
    try session.press(.down, .down)
    try session.wait(until: "it has moved by two") {
      $0 != first && first.lines[3...6].elementsEqual($0.lines[1...4])
    }
    try session.press(.up, .up)
    try session.wait(until: "it is back") { $0 == first }
    try session.press(.pageDown)
    try session.wait(until: "a page is over") { !$0.contains("0 to 9") }
    try session.press(.end)
    // The last row of the help is above the line about scrolling.
    let last = try session.wait(until: "its end shows") { $0.lines[6] == "  previous result" }
    try session.press(.down, .pageDown)
    try session.press(.home)
    try session.wait(until: "it begins again") { $0 == first }
    try session.press(.end)
    try session.wait(until: "it ends again") { $0 == last }
    try session.press(.escape)
    try session.wait(forDisplay: "12")
  }

  @Test func `it is shown in every size and stays open in windows that are too small`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12?")
    try session.waitForHelp()
    for (columns, rows) in [(19, 7), (8, 1), (1, 1), (200, 60), (80, 24)] {
      try session.resize(columns: columns, rows: rows)
    }
    try session.waitForHelp()
    try session.press(.escape)
    try session.wait(forDisplay: "12")
  }
}
