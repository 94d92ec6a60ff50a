import Testing

/// The help over the whole screen.
@Suite struct `The help` {
  private static let lines = [
    ("0 to 9", "digits"), (". ,", "decimal point"), ("÷ / :", "divide"), ("× * x", "multiply"),
    ("− -", "subtract, or a minus sign"), ("+", "add"), ("=", "calculate"),
    ("Esc", "clear everything"), ("c Delete", "clear the last number or operator"),
    ("( )", "parentheses"), ("^", "power"), ("%", "percent"), ("!", "factorial"),
    ("Enter", "press the highlighted button, else calculate"),
    ("Backspace", "delete the last character"), ("Up Down Left Right", "move the highlight"),
    ("Space", "press the highlighted button"), ("i F2", "edit the formula as text"),
    ("t", "next theme"), ("? F1", "this help"), ("Ctrl-L", "draw the screen anew"),
    ("Ctrl-Z", "suspend; fg comes back"), ("q Ctrl-C Ctrl-D", "quit"),
    ("Mouse", "click a button to press it"), ("Esc Ctrl-C", "back without calculating"),
    ("Alt-B Ctrl-Left", "a word to the left"), ("Ctrl-W", "cut the word before"),
    ("Tab", "complete a name"), ("sqrt(x)", "square root"), ("sin(x)", "sine; x is in radians"),
    ("mod(a;b)", "remainder of a ÷ b"), ("max(a;b;…)", "the greatest of all"),
    ("√x", "square root"),
    ("pi π", "3.14159…"), ("x° x deg", "degrees, in radians"), ("ans", "the result before"),
  ]

  @Test(arguments: ["?", "\u{1B}OP", "i\u{1B}OP"])
  func `it names every key`(keys: String) throws {
    let session = try TerminalSession.calculator(rows: 100)
    try session.type(keys)
    let screen = try session.wait(for: Self.end)
    for (keys, meaning) in Self.lines {
      #expect(screen.lines.contains { $0.hasPrefix(" " + keys + "  ") && $0.contains(meaning) })
    }
    #expect(CalculatorScreen(screen) == nil)
  }

  /// What stands near the end of the help only.
  private static let end = "the result before"

  @Test(arguments: ["\u{1B}", "?", "\u{1B}OP", "q", "\r"])
  func `what closes it leaves the calculation alone`(keys: String) throws {
    let session = try TerminalSession.calculator()
    try session.type("12+3?")
    try session.wait(for: "this help")
    try session.send(Array(keys.utf8))
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.quit()
  }

  @Test func `it goes back to the formula line that it was opened from`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12i+3\u{1B}OP")
    try session.wait(for: "this help")
    try session.press(.escape)
    try session.wait(forFormula: "12+3|", "= 15")
  }

  @Test func `the program can be ended from it`() throws {
    for key in [TerminalKey.control("c"), .control("d")] {
      let session = try TerminalSession.calculator()
      try session.type("?")
      try session.wait(for: "this help")
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
    // The last row of it stands above the line that tells how to scroll.
    let last = try session.wait(until: "its end shows") { $0.lines[6] == "  the result before" }
    try session.press(.down, .pageDown)
    try session.press(.home)
    try session.wait(until: "it begins again") { $0 == first }
    try session.press(.end)
    try session.wait(until: "it ends again") { $0 == last }
    try session.press(.escape)
    try session.wait(forDisplay: "12")
  }

  @Test func `it shows in every size and is still open when there is room again`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12?")
    try session.wait(for: "this help")
    for (columns, rows) in [(19, 7), (8, 1), (1, 1), (200, 60), (80, 24)] {
      try session.resize(columns: columns, rows: rows)
    }
    try session.wait(for: "this help")
    try session.press(.escape)
    try session.wait(forDisplay: "12")
  }
}
