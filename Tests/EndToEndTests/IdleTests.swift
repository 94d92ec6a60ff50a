import Foundation
import Testing

/// What the program does while nobody does anything: nothing.
@Suite struct `At rest` {
  @Test(arguments: ["", "2+3=", "?", "1/0=", "12+\u{1B}[A"])
  func `it sleeps: no processor time, no wake-up`(keys: String) throws {
    let session = try TerminalSession.calculator()
    if !keys.isEmpty { try session.type(keys) }
    let process = try session.processID()
    // A button that was pressed is lit for a moment.
    usleep(1_000_000)
    let before = try ProcessState(of: process)
    usleep(2_000_000)
    #expect(try ProcessState(of: process) == before)
  }

  @Test func `it sleeps in a small window and after a change of size, too`() throws {
    let session = try TerminalSession.calculator()
    try session.resize(columns: 7, rows: 1)
    let process = try session.processID()
    usleep(1_000_000)
    let before = try ProcessState(of: process)
    usleep(1_000_000)
    #expect(try ProcessState(of: process) == before)
  }
}
