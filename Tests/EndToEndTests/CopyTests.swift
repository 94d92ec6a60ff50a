import Foundation
import TestSupport
import Testing

/// Copying from the program to the clipboard of the terminal, which is tmux.
@Suite(.serialized) struct `Copied from the program` {
  @Test(arguments: [
    ["TERM": "xterm-256color"], ["TERM": "tmux-256color"], ["TERM": "screen", "TMUX": "x,1,0"],
  ])
  func `a result is on the clipboard`(environment: [String: String]) throws {
    let session = try TerminalSession.calculator(columns: 120, environment: environment)
    try session.openClipboard()
    try session.type("y")
    try session.wait(forDisplay: "0", message: "There is no result to copy.")
    try session.type("1/3=y")
    try session.wait(forClipboard: "0.3333333333333333333333333333333333")
    try session.type("12/4=Y")
    try session.wait(forClipboard: "12 ÷ 4 = 3")
    try session.wait(forDisplay: "12 ÷ 4", "= 3", message: "sent to clipboard")
    try session.type("+1")
    try session.wait(forDisplay: "3 + 1", "= 4")
    try session.quit()
  }

  @Test func `a long result arrives whole`() throws {
    let session = try TerminalSession.calculator()
    try session.openClipboard()
    try session.type("10^50000=y")
    try session.wait(forClipboard: "1" + String(repeating: "0", count: 50_000))
    try session.type("×10^9999=y")
    try session.wait(for: "too long")
  }

  @Test func `a result passes through a tmux that hands sequences on`() throws {
    let folder = try TemporaryFolder()
    let script = """
      exec tmux -u -S "$0/inner" -f /dev/null set -s set-clipboard external \\; \
        set -g allow-passthrough on \\; set -g status off \\; new-session "$1"
      """
    let session = try TerminalSession(["/bin/sh", "-c", script, folder.path, Program.path])
    try session.openClipboard()
    try session.wait(for: "AC")
    try session.type("7*6=y")
    try session.wait(forClipboard: "42")
    try session.type("q")
    #expect(try session.waitForEnd() == .exited(status: 0))
  }

  @Test(arguments: ["linux", "vt100", "vt220"])
  func `nothing is sent to a terminal without a clipboard`(name: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": name])
    try terminal.wait(for: "quit")
    terminal.send("7+1=y")
    try terminal.wait(for: "cannot copy")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(!terminal.text.contains("]52;"))
  }

  @Test func `screen gets pieces that it hands on`() throws {
    let terminal = try PseudoTerminal(environment: ["TERM": "screen"])
    try terminal.wait(for: "quit")
    terminal.send("7+1=y")
    try terminal.wait(for: "\u{1B}P\u{1B}]52;c;OA==\u{7}\u{1B}\\")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
  }
}
