import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: caseFactor > 1)) struct `At rest` {
  /// Expects that an idle program uses no processor time and never wakes.
  private func expectRest(
    of session: TerminalSession, at location: SourceLocation = #_sourceLocation
  ) throws {
    let process = try session.processID()
    usleep(1_000_000)
    let before = try ProcessState(of: process)
    usleep(2_000_000)
    #expect(try ProcessState(of: process) == before, sourceLocation: location)
  }

  @Test(arguments: ["", "2+3=", "?", "1/0=", "12+\u{1B}[A"]) func `it sleeps`(keys: String) throws {
    let session = try TerminalSession.calculator()
    if !keys.isEmpty { try session.type(keys) }
    try expectRest(of: session)
  }

  @Test func `it also sleeps in a small window and after a resize`() throws {
    let session = try TerminalSession.calculator()
    try session.resize(columns: 7, rows: 1)
    try expectRest(of: session)
  }

  @Test(arguments: ["", "\u{1B}OQ"])
  func `it sleeps after a calculation was cancelled or has ended`(keys: String) throws {
    let factor = "(7^1000000-7^1000000+1)"
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type(keys + String(repeating: factor + "*", count: 2000) + "12\n")
    try session.wait(untilCalculator: "it is on its way") { $0.result == "…" }
    try session.press(.control("c"))
    try session.wait(for: "The calculation was cancelled.")
    try expectRest(of: session)
    try session.type("\u{1B}\u{1B}" + String(repeating: factor + "*", count: 60) + "1=")
    try session.wait(untilCalculator: "it is there") { $0.result == "= 1" }
    try expectRest(of: session)
  }
}

@Suite(.enabled(if: caseFactor > 1)) struct `In the long run` {
  private func memory(of process: pid_t) throws -> Int {
    let numbers = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    return (Int(numbers.split(separator: " ")[1]) ?? 0) * Int(getpagesize())
  }

  @Test func `a hundred thousand keys take little memory`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark", "--private"])
    func type(_ rounds: Int) throws {
      for round in 0..<rounds {
        terminal.send(String(repeating: "12+\u{7F}\u{7F}\u{7F}", count: 160) + "\(round % 10)+1=")
        terminal.forgetOutput()
        try terminal.wait(for: "= \(round % 10 + 1)")
      }
    }
    try type(5)
    let before = try memory(of: terminal.processID)
    try type(100)
    // Each key can be undone.
    #expect(try memory(of: terminal.processID) - before < 20_000_000)
    kill(terminal.processID, SIGTERM)
    _ = try terminal.waitForEnd()
  }

  @Test func `no key is lost while nothing reads the screen`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark", "--private"])
    for _ in 0..<300 {
      terminal.send("1+")
      usleep(10_000)
    }
    try terminal.send("1=\u{0C}", andWaitFor: "= 301")
    try terminal.quit()
  }

  @Test func `F10 leaves a screen that is never read`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark", "--private"])
    // The frames of so many keys exceed the buffer of any terminal.
    for _ in 0..<1000 {
      terminal.send("1+")
      usleep(2_000)
    }
    terminal.send("\u{1B}[21~")
    #expect(try terminal.waitForEnd(reading: false) == .killed(signal: SIGTERM))
  }
}
