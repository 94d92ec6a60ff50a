import Foundation
import Screen
import TestSupport
import Testing

/// What the end-to-end tests rely on, tried with standard programs.
@Suite struct `The terminals that tests use` {
  @Test func `typed text, named keys and bytes arrive completely`() throws {
    let session = try TerminalSession(["sh", "-c", "stty raw -echo; echo ready; exec cat -v"])
    try session.wait(for: "ready")
    try session.type("÷;")
    try session.press(.up, .function(1), .control("c"), .backspace)
    try session.send([0x1B, 0xFF])
    try session.wait(for: "M-CM-7;^[[A^[OP^C^?^[M-^?")
    try session.type(String(repeating: "7", count: 401))
    try session.wait(until: "401 characters are there") {
      $0.lines.joined().count { $0 == "7" } == 401 + 1
    }
  }

  @Test func `modes that a program leaves on are visible after its end`() throws {
    let escapes = #"\033[?1049h\033[?25l\033[?1000h\033[?1006h\033[?1h"#
    let session = try TerminalSession(["sh", "-c", "printf '\(escapes)X'; exit 3"])
    #expect(try session.waitForEnd() == .exited(status: 3))
    #expect(
      try session.modes()
        == TerminalModes(
          alternateScreen: true, cursorVisible: false, mouse: true, mouseSGR: true,
          applicationCursorKeys: true))
    #expect(try session.lineSettings().echoes)
    #expect(try session.screen().place(of: "X") == Point(column: 0, row: 0))
  }

  @Test(arguments: [
    (#"\033[?1000h\033[?1006h"#, "^[[<0;3;1M^[[<0;3;1m"), (#"\033[?1000h"#, "^[[M ##^[[M###"),
  ])
  func `a click is reported in the requested form`(mode: String, report: String) throws {
    let session = try TerminalSession(
      ["sh", "-c", "stty raw -echo; printf '\(mode)..here\\r\\n\\n\\n'; exec cat -v"])
    if mode.contains("1006") {
      try session.click(on: "here")
    } else {
      try session.click(Point(column: 2, row: 2))
    }
    try session.wait(for: report)
  }

  @Test func `the environment of the tests is not inherited`() throws {
    let session = try TerminalSession(
      ["env"], columns: 1000, environment: ["NO_COLOR": "1", "TERM": "vt100", "LANG": nil])
    #expect(try session.waitForEnd() == .exited(status: 0))
    let names = try session.screen().lines.compactMap { $0.split(separator: "=").first }
    #expect(Set(names) == ["HOME", "NO_COLOR", "PATH", "PWD", "TERM"])
  }

  @Test func `a pseudo-terminal controls its program, which a hang-up ends`() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "stty raw -echo; printf '?' >/dev/tty; dd bs=1 count=3; stty size; exec cat"],
      columns: 33, rows: 11)
    #expect(terminal.settingsAtStart.echoes)
    try terminal.wait(for: "?")
    #expect(try !terminal.lineSettings().echoes)
    terminal.send("abc")
    try terminal.wait(for: "11 33")
    #expect(terminal.text.contains("abc"))
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .killed(signal: SIGHUP))
  }
}
