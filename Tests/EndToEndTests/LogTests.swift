import CalculatorViewModel
import Foundation
import Runtime
import TestSupport
import Testing
import Words

/// What `--log` writes.
@Suite struct `A log of a session` {
  private let folder: TemporaryFolder
  private var file: URL { folder["session.log"] }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `replayed ends in the state of the session`() throws {
    let session = try TerminalSession.calculator("--log", file.path)
    try session.type("12/7+3=")
    try session.wait(forDisplay: "12 ÷ 7 + 3", "≈ 4.71428571428571")
    try session.click(buttons: ["÷", "0", "="])
    try session.wait(for: "Division by zero.")
    try session.resize(columns: 40, rows: 12)
    try session.type("t")
    try session.wait(for: "Theme: light.")
    try session.quit()
    let log = try String(contentsOf: file, encoding: .utf8)
    let replay = try Replay(log)
    #expect(replay.end == replay.model.viewState.debugDescription)
    #expect(replay.end?.contains("ans ÷ 0") == true, "\(log)")
  }

  @Test func `is complete up to a crash, and readable by its owner only`() throws {
    let session = try TerminalSession.calculator("--log", file.path)
    try session.type("12+30")
    try session.wait(forDisplay: "12 + 30", "= 42")
    kill(try session.processID(), SIGSEGV)
    #expect(try session.waitForEnd() == .killed(signal: SIGSEGV))
    let replay = try Replay(String(contentsOf: file, encoding: .utf8))
    #expect(replay.end == nil && replay.model.viewState.result?.text == "= 42")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `that cannot be created is an error before the screen is taken over`() throws {
    let path = folder["missing/session.log"].path
    let terminal = try PseudoTerminal([Program.path, "--log", path])
    try terminal.wait(for: "cannot be created: there is no such file or folder.")
    #expect(try terminal.waitForEnd() == .exited(status: 1))
  }

  @Test func `that cannot be written does not end the session, and is reported after it`() throws {
    let session = try TerminalSession.calculator("--log", "/dev/full")
    try session.type("2+3=")
    try session.wait(forDisplay: "2 + 3", "= 5")
    try session.type("q")
    #expect(try session.waitForEnd() == .exited(status: 1))
    try session.wait(for: "The log is not complete: the disk is full.")
  }
}
