import Foundation
import Testing

/// Suspending and resuming in a shell; `Kinds of terminals` tests it in each terminal.
@Suite(.waiting) struct `Suspension` {
  @Test func `Ctrl-Z restores the terminal, and fg resumes the calculator`() throws {
    let session = try ShellSession()
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.takeUp()
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.resize(columns: 90, rows: 22)
    try session.takeUp()
    #expect(try session.terminal.screen().columns == 90)
    try session.expectWorking()
  }

  @Test func `kill -TSTP is like Ctrl-Z, and kill -CONT changes nothing`() throws {
    let session = try ShellSession()
    kill(session.calculator, SIGTSTP)
    try session.expectShell()
    try session.takeUp()
    for _ in 0..<3 { kill(session.calculator, SIGCONT) }
    try session.expectWorking()
  }

  @Test func `kill -STOP leaves the terminal as it is, and fg redraws everything`() throws {
    let session = try ShellSession()
    kill(session.calculator, SIGSTOP)
    try session.waitForShell()
    try session.takeUp()
    try session.expectWorking()
  }

  @Test func `a program started in the background waits, and starts with fg`() throws {
    let session = try TerminalSession.shell()
    let settings = try session.lineSettings()
    try session.type("\"$PROGRAM\" &\n")
    try session.wait(until: "it is stopped") { screen in
      try? session.type("jobs\n")
      return screen.contains("Stopped")
    }
    try session.type("fg\n")
    try session.wait(untilCalculator: "it shows") { _ in true }
    try session.type("2+3=", shows: "2 + 3", "= 5")
    try session.press(.function(10))
    try session.wait(untilModes: "the modes are as before") { $0 == .untouched }
    #expect(try session.lineSettings() == settings)
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func `after a signal ends it, the next program can read and write`(signal: Int32) throws {
    // A shell would repair a terminal whose input does not block; cat does not.
    let session = try ShellSession(line: "ulimit -c 0; \"$PROGRAM\"; cat; clear; echo ov''er")
    kill(session.calculator, signal)
    try session.terminal.wait(untilForeground: "cat runs") {
      $0 != session.shell && $0 != session.calculator
    }
    try session.terminal.type("still here\n")
    try session.terminal.wait(until: "both lines are there") { screen in
      screen.lines.count { $0 == "still here" } == 2
    }
    try session.terminal.press(.control("d"))
    try session.terminal.wait(for: "over")
  }

  @Test func `a parent process such as make is suspended with it`() throws {
    let session = try ShellSession(line: "sh -c '\"$PROGRAM\"; echo over'")
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.takeUp()
    try session.terminal.press(.function(10))
    try session.terminal.wait(for: "over")
    try session.expectShell()
  }

  @Test func `it is not suspended if nothing could resume it`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+30", shows: "12 + 30", "= 42")
    try session.press(.control("z"))
    try session.type("1", shows: "12 + 301", "= 313")
    #expect(try session.modes().alternateScreen)
    try session.quit()
  }

  @Test func `Ctrl-Z keeps the help open, and the keys that arrived with it`() throws {
    let session = try ShellSession()
    try session.terminal.type("\u{1B}OP\u{1A}")
    try session.expectShell()
    try session.terminal.send(Array("fg\n".utf8))
    try session.terminal.wait(for: "0 to 9")
    try session.terminal.press(.escape, shows: "12 + 30", "= 42")
    try session.expectWorking()
  }
}
