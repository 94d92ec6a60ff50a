import Foundation
import TestSupport
import Testing

/// The ways in which the program can end, and what it leaves.
@Suite struct `Endings` {
  @Test(arguments: [[0x71], [0x03], [0x04]] as [[UInt8]])
  func `a key that quits leaves the terminal as it was found`(keys: [UInt8]) throws {
    let session = try Self.start()
    try session.session.type("12+3")
    try session.session.wait(forDisplay: "12 + 3", "= 15")
    try session.session.send(keys)
    try session.expectEnd(.exited(status: 0))
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP, SIGPIPE,
    SIGUSR1,
  ])
  func `a signal ends it by this signal, with the terminal as it was found`(
    signal: Int32
  ) throws {
    let session = try Self.start()
    try session.session.press(.up)
    try session.session.wait(untilCalculator: "it is drawn") { $0.highlighted != nil }
    kill(try session.session.processID(), signal)
    try session.expectEnd(.killed(signal: signal))
  }

  @Test(arguments: ["vt100", "linux", "screen", "rxvt-unicode"])
  func `a signal also restores other kinds of terminals`(name: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": name])
    try terminal.wait(for: "quit")
    kill(terminal.processID, SIGTERM)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(try terminal.lineSettings() == terminal.settingsAtStart)
    for mode in ["1000", "1006", "1049", "2004", "1"]
    where terminal.text.contains("\u{1B}[?\(mode)h") {
      let (on, off) = (Array("\u{1B}[?\(mode)h".utf8), Array("\u{1B}[?\(mode)l".utf8))
      let last = try #require(terminal.output.ranges(of: on).last)
      #expect(terminal.output[last.upperBound...].firstRange(of: off) != nil, "mode \(mode)")
    }
  }

  @Test func `a signal before the first frame leaves the terminal as it was found`() throws {
    for delay in [0, 1, 2, 5, 10, 50, 105] {
      let terminal = try PseudoTerminal()
      usleep(useconds_t(delay * 1000))
      kill(terminal.processID, SIGTERM)
      #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
      #expect(try terminal.lineSettings() == terminal.settingsAtStart)
    }
  }

  @Test func `Ctrl-Backslash does not end it`() throws {
    let session = try TerminalSession.calculator()
    try session.type("1\u{1C}2")
    try session.wait(forDisplay: "12")
  }

  @Test func `a hang-up ends it`() throws {
    let terminal = try PseudoTerminal.calculator()
    terminal.send("1+2")
    terminal.hangUp()
    #expect(try terminal.waitForEnd(timeout: .seconds(2)) == .killed(signal: SIGHUP))
  }

  @Test func `a hang-up ends it even if SIGHUP is ignored`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "trap '' HUP; exec \"$0\"", Program.path])
    try terminal.wait(for: "quit")
    terminal.hangUp()
    #expect(try terminal.waitForEnd(timeout: .seconds(2)) == .exited(status: 0))
  }

  @Test func `a terminal that takes no output does not keep it running`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    // Each key redraws the whole screen, and the test does not read it.
    for _ in 0..<300 {
      terminal.send("\u{0C}")
      usleep(500)
    }
    kill(terminal.processID, SIGTERM)
    let hasEnded: Void? = try firstAnswer(within: .seconds(3)) {
      try ProcessState(of: terminal.processID).isRunning ? nil : ()
    }
    #expect(hasEnded != nil)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(try terminal.lineSettings() == terminal.settingsAtStart)
  }

  @Test func `a signal that was ignored at the start does nothing`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "trap '' TERM INT; exec \"$0\"", Program.path])
    try terminal.wait(for: "quit")
    kill(terminal.processID, SIGTERM)
    kill(terminal.processID, SIGINT)
    terminal.send("2+3=")
    try terminal.wait(for: "= 5")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
  }

  static func start() throws -> WatchedSession {
    try WatchedSession([Program.path]) { try $0.wait(untilCalculator: "it shows") { _ in true } }
  }
}

/// Crashes of a program that uses the same terminal code.
@Suite struct `Crashes` {
  @Test(
    arguments: [
      ("trap", [SIGILL, SIGTRAP]), ("overflow", [SIGSEGV, SIGBUS]), ("abort", [SIGABRT]),
    ], [[], ["worker"]])
  func `a crash leaves the terminal as it was found, on any thread`(
    crash: (way: String, signals: [Int32]), thread: [String]
  ) throws {
    let session = try WatchedSession([Program.crasher, crash.way] + thread) {
      try $0.wait(for: "a key crashes this")
    }
    #expect(try session.session.modes().alternateScreen)
    try session.session.type("x")
    let ending = try session.session.waitForEnd()
    #expect(crash.signals.map { .killed(signal: $0) }.contains(ending))
    try session.expectEnd(ending)
  }
}

extension Program {
  /// The program that crashes, in the folder of the tests.
  static let crasher = Bundle.main.bundleURL.appendingPathComponent("crasher").path
}
