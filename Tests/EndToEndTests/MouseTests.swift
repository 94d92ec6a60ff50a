import CalculatorViewModel
import Screen
import TestSupport
import Testing

/// Clicks on buttons, and other events of the mouse.
@Suite struct `The mouse` {
  private static let terminals = ["xterm-256color", "tmux-256color", "screen"]

  @Test(arguments: terminals, [MouseReport.sgr, .x10])
  func `each button is pressed by a click on its label`(
    terminal: String, form: MouseReport
  ) throws {
    let session = try TerminalSession.calculator(environment: ["TERM": terminal])
    try session.click(
      buttons: ["7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", "0", ".", "5", "+"],
      form: form)
    try session.wait(forDisplay: "789 ÷ 456 × 123 − 0.5 +")
    try session.click(buttons: ["C", "C", "C"], form: form)
    try session.wait(forDisplay: "789 ÷ 456 × 123", "≈ 212.822368421053")
    try session.click(buttons: ["C", "4", "5", "6", "="], form: form)
    try session.wait(forDisplay: "789 ÷ 456 × 456", "= 789")
    try session.click(buttons: ["AC"], form: form)
    try session.wait(forDisplay: "0")
  }

  @Test(arguments: [(80, 24), (20, 8), (120, 45)])
  func `both halves of a wide button press it`(columns: Int, rows: Int) throws {
    let session = try TerminalSession.calculator(columns: columns, rows: rows)
    let places = try session.wait(untilCalculator: "it shows") { _ in true }.places
    let row = try #require(places["0"]?.row)
    /// The columns of the cells that a button fills, which are those of the buttons around the 5.
    func columnsAcross(_ button: Button) throws -> [Int] {
      let keypad = Keypad.standard
      let middle = try keypad.rows[#require(keypad.cells(of: .five)).origin.row]
      return try #require(keypad.cells(of: button)).columns.map { cell in
        try #require(places[middle[cell].entry.label.text]?.column)
      }
    }
    try session.type("1")
    for column in try columnsAcross(.zero) { try session.click(column: column, row: row) }
    try session.wait(forDisplay: "100")
    let top = try #require(places["AC"]?.row)
    for column in try columnsAcross(.allClear) {
      try session.click(column: column, row: top)
      try session.wait(forDisplay: "0")
      try session.type("5")
      try session.wait(forDisplay: "5")
    }
  }

  @Test func `the corners of a button belong to it`() throws {
    let session = try TerminalSession.calculator()
    let places = try session.wait(untilCalculator: "it shows") { _ in true }.places
    let (five, six, two) = try (
      #require(places["5"]), #require(places["6"]), #require(places["2"])
    )
    let (left, right) = (five.column - (six.column - five.column) / 2, six.column)
    #expect(left < five.column && right > five.column)
    try session.click(column: left, row: five.row - 1)
    try session.click(column: (five.column + six.column - 1) / 2, row: five.row + 1)
    try session.wait(forDisplay: "55")
    try session.click(column: five.column, row: two.row - 1)
    try session.wait(forDisplay: "552")
  }

  @Test func `wheel, other buttons, releases and drags do nothing`() throws {
    let session = try TerminalSession.calculator()
    let shown = try session.wait(untilCalculator: "it shows") { _ in true }
    let place = try #require(shown.places["5"])
    try session.type("1")
    for button in [MouseButton.wheelUp, .wheelDown, .right, .middle] {
      try session.click(column: place.column, row: place.row, button)
      try session.send(MouseReport.x10.bytes(button, column: place.column, row: place.row))
    }
    // Drags with the left button and movements without one, in both forms, and a lone release.
    let cell = "\(place.column + 1);\(place.row + 1)"
    try session.type("\u{1B}[<32;\(cell)M\u{1B}[<35;\(cell)M\u{1B}[<0;\(cell)m")
    try session.send([0x1B, 0x5B, 0x4D, 32 + 32, UInt8(33 + place.column), UInt8(33 + place.row)])
    try session.send([0x1B, 0x5B, 0x4D, 32 + 3, UInt8(33 + place.column), UInt8(33 + place.row)])
    try session.type("2")
    try session.wait(forDisplay: "12")
  }

  @Test func `clicks beside the buttons do nothing`() throws {
    let session = try TerminalSession.calculator()
    for (column, row) in [(0, 0), (79, 23), (30, 3), (20, 21), (0, 22)] {
      try session.click(column: column, row: row)
    }
    try session.type("\u{1B}[<0;500;500M\u{1B}[<0;0;0M\u{1B}[<0;1M\u{1B}[<;;M7")
    try session.wait(forDisplay: "7")
  }

  @Test func `without the mouse no reports are requested`() throws {
    let session = try TerminalSession.calculator("--no-mouse")
    #expect(try !session.modes().mouse)
    try session.type("2+3")
    try session.wait(forDisplay: "2 + 3", "= 5")
    let terminal = try PseudoTerminal([Program.path, "--no-mouse", "--dark"])
    try terminal.wait(for: "quit")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(!terminal.text.contains(/\u{1B}\[\?(9|10(0[0-9]|1[0-6]))[hl]/))
  }

  @Test(arguments: [MouseReport.sgr, .x10])
  func `a click closes the help and presses nothing`(form: MouseReport) throws {
    let session = try TerminalSession.calculator()
    let shown = try session.wait(untilCalculator: "it shows") { _ in true }
    let place = try #require(shown.places["5"])
    try session.type("1?")
    try session.waitForHelp()
    try session.send(form.bytes(.left, column: place.column, row: place.row))
    try session.wait(forDisplay: "1")
  }
}
