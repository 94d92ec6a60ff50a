import Foundation
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

  @Test func `the screen has the requested size, down to one cell`() throws {
    let session = try TerminalSession.shell(columns: 30, rows: 7)
    try session.type("stty size\n")
    try session.wait(for: "7 30")
    try session.resize(columns: 1, rows: 1)
    try session.wait(until: "one row is left") { $0.lines.count == 1 }
    try session.resize(columns: 100, rows: 40)
    try session.type("clear; stty size\n")
    try session.wait(for: "40 100")
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
    #expect(try session.screen().position(of: "X").map { [$0.column, $0.row] } == [0, 0])
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
      try session.click(column: 2, row: 2)
    }
    try session.wait(for: report)
  }

  @Test func `a shell suspends a program and resumes it`() throws {
    let session = try TerminalSession.shell()
    let shell = try session.processID()
    let settings = try session.lineSettings()
    #expect(settings.echoes && settings.collectsLines)
    try session.type("sh -c 'stty -echo; echo on; exec cat'\n")
    try session.wait(until: "it runs") { $0.lines.contains("on") }
    try session.wait(untilForeground: "the program is there") { $0 != shell }
    #expect(try !session.lineSettings().echoes)
    try session.press(.control("z"))
    try session.wait(until: "it is suspended") { $0.lines.joined().contains("Stopped") }
    try session.wait(untilForeground: "the shell is back") { $0 == shell }
    try session.type("fg\n")
    try session.wait(untilForeground: "the program is back") { $0 != shell }
    try session.press(.control("c"))
    try session.wait(until: "the prompt is back") { $0.lines.last { !$0.isEmpty } == "$" }
    try session.type("exit 5\n")
    #expect(try session.waitForEnd() == .exited(status: 5))
  }

  @Test func `the environment of the tests is not inherited`() throws {
    let session = try TerminalSession(
      ["env"], columns: 1000, environment: ["NO_COLOR": "1", "TERM": "vt100", "LANG": nil])
    #expect(try session.waitForEnd() == .exited(status: 0))
    let names = try session.screen().lines.compactMap { $0.split(separator: "=").first }
    #expect(Set(names) == ["HOME", "NO_COLOR", "PATH", "PWD", "TERM"])
    #expect(try session.screen().contains("TERM=vt100"))
  }

  @Test func `a pseudo-terminal is the controlling terminal and can reply`() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "stty raw -echo; printf '?' >/dev/tty; dd bs=1 count=3 2>/dev/null; stty size"],
      columns: 33, rows: 11)
    #expect(terminal.settingsAtStart.echoes)
    try terminal.wait(for: "?")
    #expect(try !terminal.lineSettings().echoes)
    terminal.send("abc")
    try terminal.wait(for: "abc11 33")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(try terminal.lineSettings() != terminal.settingsAtStart)
  }

  @Test func `a hang-up and a signal end a program, and its status says which`() throws {
    let hungUp = try PseudoTerminal(["sh", "-c", "echo ready; exec cat"])
    try hungUp.wait(for: "ready")
    hungUp.hangUp()
    #expect(try hungUp.waitForEnd() == .killed(signal: SIGHUP))
    let killed = try PseudoTerminal(["cat"])
    kill(killed.processID, SIGTERM)
    #expect(try killed.waitForEnd() == .killed(signal: SIGTERM))
  }
}
