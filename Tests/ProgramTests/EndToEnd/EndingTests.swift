import Foundation
import TestSupport
import Testing

/// The ways in which the program can end, and what it leaves behind.
@Suite(.waiting) struct `Endings` {
  @Test(arguments: ["\u{1B}[21~", "\u{03}", "\u{1B}\u{1B}quit\n"], ["12+3", "?"])
  func `a key that quits leaves the terminal as it was found`(key: String, keys: String) throws {
    let session = try Self.start()
    let isPage = keys == "?"
    try session.session.type(keys)
    try session.session.wait(until: "it is drawn") {
      (CalculatorScreen($0)?.expression == "12 + 3") != isPage
    }
    try session.session.type(key)
    try session.expectEnd(.exited(status: 0))
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP, SIGPIPE,
    SIGUSR1,
  ])
  func `a signal ends it by that signal, with the terminal as it was found`(signal: Int32) throws {
    let session = try Self.start()
    // The formula line has the cursor, too.
    try session.session.type("12+3\u{1B}OQ*", shows: "12+3*|")
    kill(try session.session.processID(), signal)
    try session.expectEnd(.killed(signal: signal))
  }

  @Test func `a signal before the first frame leaves the terminal as it was found`() throws {
    let moments: [(PseudoTerminal) throws -> Bool] = [
      { _ in true }, { try $0.lineSettings() != $0.settingsAtStart }, { !$0.output.isEmpty },
      { $0.text.contains(PseudoTerminal.question) },
    ]
    for isReached in moments {
      let terminal = try PseudoTerminal()
      _ = try #require(
        firstAnswer {
          terminal.read()
          return try isReached(terminal) ? () : nil
        })
      kill(terminal.processID, SIGTERM)
      try terminal.expectEnd(.killed(signal: SIGTERM))
    }
  }

  @Test(arguments: [true, false])
  func `a hang-up ends it, even if SIGHUP is ignored`(isIgnored: Bool) throws {
    let trap = isIgnored ? "trap '' HUP; " : ""
    let terminal = try PseudoTerminal(["sh", "-c", trap + "exec \"$0\"", Program.path])
    try terminal.wait(for: "quit")
    terminal.send("1+2")
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == (isIgnored ? .exited(status: 0) : .killed(signal: SIGHUP)))
  }

  @Test func `a terminal that takes no output does not keep it running`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    // Each key redraws the screen, which the test does not read.
    for _ in 0..<300 {
      terminal.send("\u{0C}")
      usleep(500)
    }
    kill(terminal.processID, SIGTERM)
    _ = try #require(firstAnswer { try ProcessState(of: terminal.processID).isRunning ? nil : () })
    try terminal.expectEnd(.killed(signal: SIGTERM))
  }

  @Test func `a signal that was ignored at the start does nothing`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "trap '' TERM INT; exec \"$0\"", Program.path])
    try terminal.wait(for: "quit")
    kill(terminal.processID, SIGTERM)
    kill(terminal.processID, SIGINT)
    try terminal.send("2+3\u{1C}=", andWaitFor: "= 5")
    try terminal.quit()
  }

  @Test(
    arguments: [
      ("trap", [SIGILL, SIGTRAP]), ("overflow", [SIGSEGV, SIGBUS]), ("abort", [SIGABRT]),
    ], [[], ["worker"]])
  func `a crash leaves the terminal as it was found, on any thread`(
    crash: (way: String, signals: [Int32]), thread: [String]
  ) throws {
    let probe = Bundle.main.bundleURL.appendingPathComponent("probe").path
    let session = try WatchedSession([probe, "crash", crash.way] + thread) {
      try $0.wait(for: "a key crashes this")
    }
    #expect(try session.session.modes().alternateScreen)
    try session.session.type("x")
    let ending = try session.session.waitForEnd()
    #expect(crash.signals.map { .killed(signal: $0) }.contains(ending))
    try session.expectEnd(ending)
  }

  static func start() throws -> WatchedSession {
    try WatchedSession([Program.path]) { try $0.wait(untilCalculator: "it shows") { _ in true } }
  }
}
