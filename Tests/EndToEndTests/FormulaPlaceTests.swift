import Foundation
import Testing

/// The formula line with the mouse, other sizes, suspension and endings.
@Suite struct `The formula line on the terminal` {
  @Test(arguments: [(80, 24), (20, 8)])
  func `clicks on buttons write at the cursor`(columns: Int, rows: Int) throws {
    let session = try TerminalSession.calculator(columns: columns, rows: rows)
    try session.type("12+3i")
    try session.press(.home)
    try session.click(buttons: ["7", "×", "8", "0", "÷", "4", ".", "5", "−", "C"])
    try session.wait(untilFormula: "is written") { $0.line == "7×80÷4.5|12 + 3" }
    try session.click(buttons: ["+"])
    try session.press(.end)
    try session.click(buttons: ["="])
    let whole = "7 × 80 ÷ 4.5 + 12 + 3"
    let calculated = try session.wait(untilCalculator: "it is calculated") {
      $0.result == "≈ 139.444444444444" && $0.expression.hasSuffix("4.5 + 12 + 3")
    }
    let isCut = calculated.expression.hasPrefix("…")
    #expect(isCut == (columns == 20))
    #expect(whole.hasSuffix(calculated.expression.dropFirst(isCut ? 1 : 0)))
    try session.type("i")
    try session.click(buttons: ["AC"])
    try session.wait(forFormula: "|")
  }

  @Test func `in 20 columns it scrolls, with … at the cut ends and the cursor visible`() throws {
    let session = try TerminalSession.calculator(columns: 20, rows: 8)
    let digits = String(repeating: "1234567890", count: 4)
    try session.type("i" + digits)
    try session.wait(untilFormula: "shows its end") { $0.line == "…345678901234567890|".suffix(20) }
    try session.press(.home)
    try session.wait(untilFormula: "shows its start") { $0.line == "|1234567890123456789…" }
    for column in 1...40 {
      try session.press(.right)
      try session.wait(untilFormula: "has the cursor behind digit \(column)") { formula in
        let parts = formula.line.split(separator: "|", omittingEmptySubsequences: false)
        let (before, behind) = (parts[0], parts[1])
        return formula.line.count <= 21
          && (before.hasPrefix("…") || before.count == column)
          && (behind.hasSuffix("…") || behind.count == 40 - column)
          && (before.last == "…" || before.last == digits.dropFirst(column - 1).first)
      }
    }
  }

  @Test(arguments: [(20, 1), (8, 3), (12, 2)])
  func `in windows without buttons the edited line is shown`(columns: Int, rows: Int) throws {
    let session = try TerminalSession.calculator(columns: columns, rows: rows)
    try session.type("2+3i*4")
    try session.wait(untilFormula: "shows") { $0.line == "2 + 3*4|" || $0.line == "…3*4|" }
    try session.resize(columns: 80, rows: 24)
    try session.wait(forFormula: "2 + 3*4|", "= 14")
    try session.resize(columns: 1, rows: 1)
    try session.resize(columns: 40, rows: 12)
    try session.type("+1")
    try session.wait(forFormula: "2 + 3*4+1|", "= 15")
  }

  @Test func `is shown again after Ctrl-Z and fg`() throws {
    let session = try ShellSession()
    try session.terminal.type("i*2")
    try session.terminal.wait(forFormula: "12 + 30*2|", "= 72")
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.send(Array("fg\n".utf8))
    try session.terminal.wait(forFormula: "12 + 30*2|", "= 72")
    try session.terminal.press(.escape)
    try session.terminal.wait(forDisplay: "12 + 30", "= 42")
    try session.expectWorking()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func `a signal leaves the terminal as it was found`(signal: Int32) throws {
    let session = try Endings.start()
    try session.session.type("12+3i*")
    try session.session.wait(forFormula: "12 + 3*|")
    kill(try session.session.processID(), signal)
    try session.expectEnd(.killed(signal: signal))
  }

  @Test(arguments: ["vt100", "linux", "screen", "rxvt-unicode", "vt220"])
  func `the cursor shows on other terminals and is restored at the end`(name: String) throws {
    let session = try TerminalSession.calculator(environment: ["TERM": name])
    try session.type("1+2i*5")
    try session.wait(forFormula: "1 + 2*5|", "= 11")
    try session.type("\n")
    try session.wait(forDisplay: "1 + 2 × 5", "= 11")
    try session.quit()
  }
}
