import Screen
import Testing

@Suite(.waiting) struct `The mouse` {
  @Test(arguments: [
    ("xterm-256color", MouseReport.sgr), ("xterm-256color", .x10), ("tmux-256color", .sgr),
    ("screen", .x10),
  ])
  func `a click on its label presses each button`(terminal: String, form: MouseReport) throws {
    let session = try TerminalSession.calculator(environment: ["TERM": terminal])
    try session.click(
      buttons: ["7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", "0", ".", "5", "+"],
      form: form)
    try session.wait(forDisplay: "789 ÷ 456 × 123 − 0.5 +")
    try session.click(buttons: ["C", "C", "C", "C", "4", "5", "6", "="], form: form)
    try session.wait(forDisplay: "789 ÷ 456 × 456", "= 789")
    try session.click(buttons: ["AC"], form: form)
    try session.wait(forDisplay: "0")
    try session.type("?")
    let top = try session.wait(until: "all of the help shows") { screen in
      screen.lines.first?.contains("Keys") == true && screen.lines.last?.contains("Esc") == true
    }
    try session.send(form.bytes(.wheelDown, at: Point(column: 5, row: 5)))
    try session.wait(until: "it has scrolled") { $0.lines != top.lines }
    try session.send(form.bytes(.wheelUp, at: Point(column: 5, row: 5)))
    try session.wait(until: "the top is back") { $0.lines == top.lines }
    try session.send(form.bytes(.left, at: Point(column: 5, row: 5)))
    try session.wait(forDisplay: "0")
  }

  @Test func `wheel, other buttons, releases, drags and clicks elsewhere do nothing`() throws {
    let session = try TerminalSession.calculator()
    let place = Point(column: 16, row: 12)
    try session.click(place)
    try session.wait(forDisplay: "5")
    for button in [MouseButton.wheelUp, .wheelDown, .right, .middle] {
      try session.click(place, button)
      try session.send(MouseReport.x10.bytes(button, at: place))
    }
    // Drags, movements without a button, in both forms, and a lone release.
    let cell = "\(place.column + 1);\(place.row + 1)"
    try session.type("\u{1B}[<32;\(cell)M\u{1B}[<35;\(cell)M\u{1B}[<0;\(cell)m")
    for button in [32, 3] as [UInt8] {
      try session.send(
        [0x1B, 0x5B, 0x4D, 32 + button, UInt8(33 + place.column), UInt8(33 + place.row)])
    }
    try session.click(Point(column: 79, row: 21))
    try session.type("\u{1B}[<0;500;500M\u{1B}[<0;0;0M\u{1B}[<0;1M\u{1B}[<;;M7", shows: "57")
  }

  @Test(arguments: [(80, 22), (20, 8)])
  func `a click on the expression opens it, and buttons write at its cursor`(
    columns: Int, rows: Int
  ) throws {
    let session = try TerminalSession.calculator(columns: columns, rows: rows)
    try session.type("12+3", shows: "12 + 3", "= 15")
    try session.click(on: "12 +")
    try session.wait(forDisplay: "|12+3", "= 15")
    try session.type("\u{5}", shows: "12+3|", "= 15")
    try session.click(buttons: ["4", "−", "2", "C", "5"])
    try session.wait(forDisplay: "12+34−5|", "= 41")
    try session.click(buttons: ["="])
    try session.wait(forDisplay: "12 + 34 − 5", "= 41")
  }

  @Test func `without the mouse no reports are requested`() throws {
    let terminal = try PseudoTerminal.calculator(["--no-mouse", "--dark"])
    try terminal.quit()
    #expect(!terminal.text.contains(/\u{1B}\[\?(9|10(0[0-9]|1[0-6]))[hl]/))
  }
}
