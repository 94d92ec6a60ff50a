import TestSupport
import Testing

/// Changes of the size; what windows of each size show is rehearsed, and tested with the views.
@Suite struct `Sizes` {
  @Test func `keys and clicks in a window of one cell lead to what shows when it grows`() throws {
    let session = try TerminalSession([Program.path], columns: 1, rows: 1)
    try session.wait(for: "…")
    try session.type("12+3")
    try session.resize(columns: 80, rows: 22)
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.resize(columns: 7, rows: 22)
    try session.wait(until: "a sign is left") { $0.lines.filter { !$0.isEmpty } == ["…"] }
    try session.type("4")
    try session.resize(columns: 80, rows: 22)
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.click(buttons: ["5"])
    try session.wait(forDisplay: "12 + 345", "= 357")
    try session.quit()
  }

  @Test func `quick changes of the size lose no key`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    for round in 0..<100 {
      try terminal.resize(columns: 1 + round * 37 % 120, rows: 1 + round * 23 % 50)
      terminal.send("1+")
      terminal.read()
    }
    try terminal.resize(columns: 80, rows: 22)
    terminal.send("1=\u{0C}")
    try terminal.wait(for: "= 101")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
  }

  @Test func `the last size of the terminal is the one that is drawn`() throws {
    let session = try TerminalSession.calculator()
    for (columns, rows) in [(10, 3), (200, 60), (1, 1), (79, 23), (20, 8), (90, 22)] {
      try session.tmux.run([["resize-window", "-x", "\(columns)", "-y", "\(rows)"]])
      try session.type("1+")
    }
    try session.type("1")
    try session.wait(until: "it fits the last size") {
      $0.columns == 90 && CalculatorScreen($0)?.result == "= 7"
    }
  }
}
