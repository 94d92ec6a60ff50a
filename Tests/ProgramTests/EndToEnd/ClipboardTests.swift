import TestSupport
import Testing

@Suite(.waiting) struct `Copied from the program` {
  @Test(arguments: [
    ["TERM": "xterm-256color"], ["TERM": "tmux-256color"], ["TERM": "screen", "TMUX": "x,1,0"],
  ])
  func `a result is on the clipboard`(environment: [String: String]) throws {
    let session = try TerminalSession.calculator(columns: 120, environment: environment)
    try session.openClipboard()
    try session.type("1/3=\u{1B}[15~")
    try session.wait(forClipboard: "0.3333333333333333333333333333333333")
    try session.type("12/4=\u{1B}[15~\u{1B}[15~")
    try session.wait(forClipboard: "12 ÷ 4 = 3")
    try session.type("\u{1B}10^50000=\u{1B}[15~")
    try session.wait(forClipboard: "1" + String(repeating: "0", count: 50_000))
    try session.quit()
  }

  @Test func `a result passes through a tmux that forwards sequences`() throws {
    let folder = try TemporaryFolder()
    let script = """
      exec tmux -u -S "$0/inner" -f /dev/null set -s set-clipboard external \\; \
        set -g allow-passthrough on \\; set -g status off \\; new-session "$1"
      """
    let session = try TerminalSession(["/bin/sh", "-c", script, folder.path, Program.path])
    try session.openClipboard()
    try session.wait(for: "AC")
    try session.type("7*6=\u{1B}[15~")
    try session.wait(forClipboard: "42")
    try session.press(.function(10))
    #expect(try session.waitForEnd() == .exited(status: 0))
  }
}

/// Pasting; `Kinds of terminals` tests it in each terminal.
@Suite(.waiting) struct `Pasted into the program` {
  @Test func `a column is summed after asking`() throws {
    let session = try TerminalSession.calculator(columns: 120)
    try session.paste("1,200.50\r\n(34)\r\n5\r\n")
    try session.wait(forDisplay: "1200.50 − 34 + 5", "= 1171.5", message: "Sum of 3, (34) as −34?")
    try session.paste((1...20_000).map { "\($0).5\n" }.joined())
    try session.wait(untilCalculator: "it is summed") { $0.result == "= 200020000" }
    try session.press(.enter)
    try session.wait(untilCalculator: "it is taken") {
      $0.result == "= 200020000" && $0.message == nil
    }
    try session.quit()
  }

  @Test func `nothing acts as a key, and 10 MB are refused`() throws {
    let session = try TerminalSession.calculator(columns: 120)
    try session.type("12+3", shows: "12 + 3", "= 15")
    try session.paste("q\u{3}\u{4}\u{1A}\u{1B}\t?\nt")
    try session.wait(forDisplay: "12+3|q ? t", message: "Line 1 cannot be read: “q ?”.")
    try session.press(.function(8))
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.paste(String(repeating: "1234567890q", count: 950_000))
    try session.wait(forDisplay: "12 + 3", "= 15", message: "paste is too long")
    try session.type("4", shows: "12 + 34", "= 46")
    try session.quit()
  }

  @Test func `marks are requested only while the program has the terminal`() throws {
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
    try session.terminal.wait(forDisplay: "12+30* 2|", "= 72")
    try session.terminal.press(.function(8))
    try session.expectWorking()
  }
}
