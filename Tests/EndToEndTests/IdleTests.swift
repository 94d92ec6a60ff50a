import Foundation
import Testing

/// An idle program uses no processor time.
@Suite struct `At rest` {
  @Test(arguments: ["", "2+3=", "?", "1/0=", "12+\u{1B}[A"])
  func `it sleeps: no processor time, no wake-up`(keys: String) throws {
    let session = try TerminalSession.calculator()
    if !keys.isEmpty { try session.type(keys) }
    let process = try session.processID()
    // A pressed button is lit for a moment.
    usleep(1_000_000)
    let before = try ProcessState(of: process)
    usleep(2_000_000)
    #expect(try ProcessState(of: process) == before)
  }

  @Test func `it also sleeps in a small window and after a change of size`() throws {
    let session = try TerminalSession.calculator()
    try session.resize(columns: 7, rows: 1)
    let process = try session.processID()
    usleep(1_000_000)
    let before = try ProcessState(of: process)
    usleep(1_000_000)
    #expect(try ProcessState(of: process) == before)
  }
}
