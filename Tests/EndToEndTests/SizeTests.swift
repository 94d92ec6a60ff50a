import TestSupport
import Testing

/// Windows of every size, and changes of the size.
@Suite struct `Sizes` {
  @Test(arguments: [(20, 8), (20, 24), (80, 8), (21, 9), (80, 24), (132, 43), (200, 60)])
  func `from 20×8 on all buttons can be typed and clicked`(columns: Int, rows: Int) throws {
    let session = try TerminalSession.calculator(columns: columns, rows: rows)
    try session.type("12+3")
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.click(buttons: ["AC", "9", "8", "7", "−", "6", "5", "4", "="])
    try session.wait(forDisplay: "987 − 654", "= 333")
    try session.click(buttons: ["÷", "3", ".", "0", "×", "2", "+", "1", "C"])
    try session.wait(forDisplay: "333 ÷ 3.0 × 2 +")
    try session.press(.up)
    try session.wait(untilCalculator: "the highlight shows") { $0.highlighted != nil }
  }

  @Test func `a large window has larger buttons, in its centre`() throws {
    let small = try TerminalSession.calculator(columns: 80, rows: 24)
    let large = try TerminalSession.calculator(columns: 200, rows: 60)
    let distances = try [small, large].map { session in
      let places = try session.wait(untilCalculator: "it shows") { _ in true }.places
      return (try #require(places["8"]).column - (try #require(places["7"]).column))
    }
    #expect(distances[1] > distances[0])
    // The line around the tape shows how far everything reaches.
    let lined = try TerminalSession.calculator("--theme", "mono", columns: 200, rows: 60)
    let rows = try lined.wait(untilCalculator: "it shows") { _ in true }.places["7"]?.row
    let line = try lined.screen().lines[try #require(rows)]
    #expect(abs(line.prefix { $0 == " " }.count + line.count - 200) <= 1)
  }

  @Test(arguments: [(19, 8), (20, 7), (8, 3), (8, 1)])
  func `below 20×8 only the display is shown, and keys work`(columns: Int, rows: Int) throws {
    let session = try TerminalSession.calculator(columns: columns, rows: rows)
    try session.wait(until: "it has started") { $0.lines.contains { $0.hasSuffix(" 0") } }
    try session.type("2+3=")
    try session.wait(until: "the display shows the result") { screen in
      let text =
        rows < 6
        ? screen.lines[min(1, rows - 1)] : NumeralReader.text(of: Array(screen.lines[2...4]))
      return text?.hasSuffix("= 5") == true && !screen.contains("AC")
    }
    try session.resize(columns: 80, rows: 24)
    try session.wait(forDisplay: "2 + 3", "= 5")
  }

  @Test(arguments: [(7, 1), (7, 24), (1, 1), (1, 24)])
  func `below 8×1 only a sign is shown, until the window grows`(columns: Int, rows: Int) throws {
    let session = try TerminalSession.calculator()
    try session.type("12+3")
    try session.resize(columns: columns, rows: rows)
    try session.wait(until: "a sign is left") { $0.lines.filter { !$0.isEmpty } == ["…"] }
    try session.type("4")
    try session.click(column: 0, row: 0)
    try session.resize(columns: 80, rows: 24)
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.click(buttons: ["5"])
    try session.wait(forDisplay: "12 + 345", "= 357")
    try session.quit()
  }

  @Test func `it starts in a window of one cell`() throws {
    let session = try TerminalSession.calculator(columns: 1, rows: 1)
    try session.wait(for: "…")
    try session.type("7")
    try session.resize(columns: 20, rows: 8)
    try session.wait(forDisplay: "7")
    try session.quit()
  }

  @Test func `a small window shows the end of a long expression, a larger one all of it`() throws {
    let session = try TerminalSession.calculator(columns: 200, rows: 60)
    let expression = (1...15).map(String.init).joined(separator: "+")
    try session.type(expression)
    try session.wait(forDisplay: expression.replacing("+", with: " + "), "= 120")
    try session.resize(columns: 20, rows: 8)
    try session.wait(forDisplay: "…+ 12 + 13 + 14 + 15", "= 120")
    try session.resize(columns: 200, rows: 60)
    try session.wait(forDisplay: expression.replacing("+", with: " + "), "= 120")
  }

  @Test func `quick changes of the size lose no key`() throws {
    let terminal = try PseudoTerminal([Program.path, "--dark"])
    try terminal.wait(for: "quit")
    for round in 0..<100 {
      try terminal.resize(columns: 1 + round * 37 % 120, rows: 1 + round * 23 % 50)
      terminal.send("1+")
      terminal.read()
    }
    try terminal.resize(columns: 80, rows: 24)
    terminal.send("1=\u{0C}")
    try terminal.wait(for: "= 101")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
  }

  @Test func `the last size of the terminal is the one that is drawn`() throws {
    let session = try TerminalSession.calculator()
    for size in [(10, 3), (200, 60), (1, 1), (79, 23), (20, 8), (60, 20)] {
      try session.tmux.run([["resize-window", "-x", "\(size.0)", "-y", "\(size.1)"]])
      try session.type("1+")
    }
    try session.type("1")
    try session.wait(untilCalculator: "it fits the last size") {
      $0.result == "= 7" && $0.places["="].map { $0.row < 20 && $0.column > 18 } == true
    }
  }
}
