import Foundation
import Testing

/// A shell that stops the calculator and takes it up again.
@Suite struct `Suspension` {
  @Test(arguments: ["xterm-256color", "screen"])
  func `Ctrl-Z gives the terminal back, and fg goes on where it was`(name: String) throws {
    let session = try ShellSession(environment: ["TERM": name])
    for _ in 0..<2 {
      try session.terminal.press(.control("z"))
      try session.expectShell()
      try session.takeUp()
    }
    try session.expectWorking()
  }

  @Test(arguments: ["linux", "vt100"])
  func `so it does in terminals of one screen and no mouse`(name: String) throws {
    let session = try ShellSession(environment: ["TERM": name])
    try session.terminal.press(.control("z"))
    try session.waitForShell()
    try session.terminal.wait(untilModes: "the modes are as before") { $0 == .untouched }
    #expect(try session.terminal.lineSettings() == session.settings)
    try session.terminal.type("clear; fg\n")
    try session.terminal.wait(forDisplay: "12 + 30", "= 42")
    try session.terminal.type("=q")
    try session.waitForShell()
    try session.terminal.wait(untilModes: "the modes are as before") { $0 == .untouched }
  }

  @Test func `a change of size while it is stopped is taken up`() throws {
    let session = try ShellSession()
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.resize(columns: 30, rows: 16)
    try session.takeUp()
    let screen = try session.terminal.screen()
    #expect(screen.lines.allSatisfy { $0.count <= 30 })
    try session.expectWorking()
  }

  @Test func `kill -TSTP is as Ctrl-Z`() throws {
    let session = try ShellSession()
    kill(session.calculator, SIGTSTP)
    try session.expectShell()
    try session.takeUp()
    try session.expectWorking()
  }

  @Test func `kill -STOP cannot be prepared for, but fg repairs all`() throws {
    let session = try ShellSession()
    kill(session.calculator, SIGSTOP)
    try session.waitForShell()
    try session.takeUp()
    try session.expectWorking()
  }

  @Test func `kill -CONT while it runs changes nothing`() throws {
    let session = try ShellSession()
    for _ in 0..<3 { kill(session.calculator, SIGCONT) }
    try session.terminal.wait(forDisplay: "12 + 30", "= 42")
    try session.expectWorking()
  }

  @Test func `a stopped calculator can be ended`() throws {
    let session = try ShellSession()
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.type("clear; kill %1; fg\n")
    try session.terminal.wait(until: "it is no more") { screen in
      screen.lines.contains { $0.contains("Terminated") }
    }
    try session.terminal.type("echo be''fore\n")
    try session.expectShell()
  }

  @Test func `in the background it waits for the terminal`() throws {
    let session = try ShellSession()
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.type("bg\n")
    try session.expectShell()
    try session.takeUp()
    try session.expectWorking()
  }

  @Test func `started in the background it waits, too, and starts with fg`() throws {
    let session = try TerminalSession.shell()
    let settings = try session.lineSettings()
    try session.type("\"$PROGRAM\" & sleep 0.3; fg\n")
    try session.wait(untilCalculator: "it shows") { _ in true }
    try session.type("2+3=")
    try session.wait(forDisplay: "2 + 3", "= 5")
    try session.type("q")
    try session.wait(untilModes: "the modes are as before") { $0 == .untouched }
    #expect(try session.lineSettings() == settings)
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func `what the shell runs after an end by a signal can read and write`(signal: Int32) throws {
    // A shell would mend a terminal that does not wait for input; cat does not.
    let session = try ShellSession(line: "ulimit -c 0; \"$PROGRAM\"; cat; clear; echo ov''er")
    kill(session.calculator, signal)
    try session.terminal.wait(untilForeground: "cat runs") {
      $0 != session.shell && $0 != session.calculator
    }
    usleep(100_000)
    try session.terminal.type("still here\n")
    try session.terminal.wait(until: "both lines are there") { screen in
      screen.lines.count { $0 == "still here" } == 2
    }
    try session.terminal.press(.control("d"))
    try session.terminal.wait(for: "over")
  }

  @Test func `a program around it, as make is, is stopped with it`() throws {
    let session = try ShellSession(line: "sh -c '\"$PROGRAM\"; echo over'")
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.takeUp()
    try session.terminal.type("q")
    try session.terminal.wait(for: "over")
    try session.expectShell()
  }

  @Test func `where nobody could take it up again it is not stopped`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+30")
    try session.wait(forDisplay: "12 + 30", "= 42")
    try session.press(.control("z"))
    try session.type("1")
    try session.wait(forDisplay: "12 + 301", "= 313")
    #expect(try session.modes().alternateScreen)
    try session.quit()
  }

  @Test func `Ctrl-Z keeps the help open, and keys that came with it`() throws {
    let session = try ShellSession(typing: "12+30")
    try session.terminal.type("?\u{1A}")
    try session.expectShell()
    try session.terminal.send(Array("fg\n".utf8))
    try session.terminal.wait(for: "this help")
    try session.terminal.press(.escape)
    try session.terminal.wait(forDisplay: "12 + 30", "= 42")
    try session.expectWorking()
  }
}
