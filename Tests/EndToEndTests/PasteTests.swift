import Foundation
import TestSupport
import Testing

/// Text that is pasted into a terminal.
@Suite(.serialized) struct `Pasted into the program` {
  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `a calculation goes to the formula line and waits for Enter`(terminal: String) throws {
    let session = try TerminalSession.calculator(environment: ["TERM": terminal])
    try session.paste("1,234.50 × 2 = 2469\n")
    try session.wait(forDisplay: "1234.50 × 2", "= 2469")
    try session.press(.enter)
    try session.wait(forDisplay: "1234.50 × 2", "= 2469")
    try session.paste("+ 1")
    try session.wait(forDisplay: "ans + 1", "= 2470")
    try session.press(.escape)
    try session.quit()
  }

  @Test func `an ambiguous number follows the language, and is shown as it was read`() throws {
    let session = try TerminalSession.calculator()
    try session.paste("1,234")
    try session.wait(forDisplay: "1234", "= 1234", message: "1,234 was read as 1234.")
  }

  @Test func `a column is summed after asking`() throws {
    let session = try TerminalSession.calculator(columns: 120)
    try session.type("7+1")
    try session.wait(forDisplay: "7 + 1", "= 8")
    try session.paste("1,200.50\r\n(34)\r\n5\r\n")
    let question = "Sum of 3 numbers? Enter: yes, Esc: no."
    try session.wait(forDisplay: "1200.50 − 34 + 5", "= 1171.5", message: question)
    try session.press(.escape)
    try session.wait(forDisplay: "7 + 1", "= 8")
    try session.paste("1\n2\n")
    try session.press(.enter)
    try session.wait(forDisplay: "1 + 2", "= 3")
    try session.type("*5=")
    try session.wait(forDisplay: "3 × 5", "= 15")
  }

  @Test func `a long column is summed`() throws {
    let session = try TerminalSession.calculator()
    try session.paste((1...20_000).map { "\($0).5\n" }.joined())
    try session.wait(untilCalculator: "it is summed") { $0.result == "= 200020000" }
    try session.press(.enter)
    try session.wait(untilCalculator: "it is taken") {
      $0.result == "= 200020000" && $0.message == nil
    }
    try session.quit()
  }

  @Test func `nothing acts as a key`() throws {
    let session = try TerminalSession.calculator(columns: 120)
    try session.type("12+3")
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.paste("q\u{3}\u{4}\u{1A}\u{1B}\t?t")
    try session.wait(forDisplay: "12 + 3", "= 15", message: "not a calculation")
    try session.type("+1")
    try session.wait(forDisplay: "12 + 3 + 1", "= 16")
  }

  @Test func `10 MB are refused at once, and the next key works`() throws {
    let session = try TerminalSession.calculator(columns: 120)
    try session.type("12+3")
    try session.wait(forDisplay: "12 + 3", "= 15")
    let time = try ContinuousClock().measure {
      try session.paste(String(repeating: "1234567890q", count: 950_000))
      try session.wait(forDisplay: "12 + 3", "= 15", message: "paste is too long")
      try session.type("4")
      try session.wait(forDisplay: "12 + 34", "= 46")
    }
    #expect(time < .seconds(10))
    try session.quit()
  }

  @Test func `marks are asked for only while the program has the terminal`() throws {
    let session = try ShellSession()
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.paste("echo pas''ted\n")
    let screen = try session.terminal.wait(until: "the shell answers") {
      $0.lines.contains("pasted")
    }
    #expect(!screen.contains("200~"))
    try session.takeUp()
    try session.terminal.paste("* 2")
    try session.terminal.wait(forDisplay: "12 + 30 * 2", "= 72")
    try session.terminal.press(.escape)
    try session.expectWorking()
  }
}

@Suite struct `The wheel of the mouse` {
  @Test(arguments: [MouseReport.sgr, .x10]) func `scrolls the help`(form: MouseReport) throws {
    let session = try TerminalSession.calculator()
    try session.type("?")
    let top = try session.wait(for: "Keys")
    try session.send(form.bytes(.wheelDown, column: 5, row: 5))
    try session.wait(until: "it has scrolled") { !$0.contains("Keys") || $0.lines != top.lines }
    try session.send(form.bytes(.wheelUp, column: 5, row: 5))
    try session.wait(until: "the top is back") { $0.lines == top.lines }
  }
}
