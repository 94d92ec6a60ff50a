import CalculatorViewModel
import Foundation
import Runtime
import TestSupport
import Testing

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
    try session.type("\u{18}theme\n\n")
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
    try session.press(.function(10))
    #expect(try session.waitForEnd() == .exited(status: 1))
    try session.wait(for: "The log is incomplete: the disk is full.")
  }
}

/// A picture of the screen in a file.
@Suite struct `The command picture` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  /// Waits until the message names a file, and returns its name.
  private func name(in session: TerminalSession) throws -> String {
    func name(in message: String) -> String? {
      message.firstMatch(of: /countonme-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.svg/).map { String($0.0) }
    }
    let screen = try session.wait(untilCalculator: "a picture was kept") {
      $0.message.flatMap(name) != nil
    }
    return try #require(screen.message.flatMap(name))
  }

  @Test func `keeps pictures in the folder of --pictures`() throws {
    let session = try TerminalSession.calculator("--pictures", folder.path)
    try session.type("12/4=")
    try session.wait(forDisplay: "12 ÷ 4", "= 3")
    try session.type("picture\n")
    let file = try name(in: session)
    #expect(files == [file])
    let document = try String(contentsOf: folder[file], encoding: .utf8)
    let texts = try #require(PictureReader(document)).elements("text").map(\.text)
    #expect(texts.contains("AC") && texts.contains("12"))
    // A picture names no file, no folder and no person.
    #expect(!document.contains(folder.path) && !document.contains(file))
    try session.quit()
  }
}

/// The program in a command substitution: `x=$(countonme)`.
@Suite struct `The last result` {
  @Test(arguments: [
    ("", "1/3=", "0.3333333333333333333333333333333333"), ("2>\"$HOME/errors\"", "6*7=", "42"),
    ("--format mixed", "7/3=", "2+1/3"), ("--private", "2-5=", "-3"), ("", "12+3", ""),
    ("", "1+1=2+2=1/0=", "4"),
  ])
  func `is printed at the end, and the screen is on the terminal`(
    options: String, keys: String, result: String
  ) throws {
    let session = try TerminalSession.shell()
    try session.type("x=$(\"$PROGRAM\" \(options)); echo \"<$x>$?\"\n")
    try session.wait(untilCalculator: "it shows") { $0.expression == "0" }
    try session.type(keys + "\u{1B}[21~")
    try session.wait(for: "<\(result)>0")
    try session.wait(untilModes: "the terminal is as before") { $0 == .untouched }
    #expect(try session.lineSettings().echoes)
  }

  @Test func `goes through a pipe, and nothing else does`() throws {
    let session = try TerminalSession.shell()
    try session.type("\"$PROGRAM\" 2>&1 | od -c\n")
    try session.wait(untilCalculator: "it shows") { $0.expression == "0" }
    try session.type("6*7=\u{1B}[21~")
    try session.wait(for: "0000000   4   2  \\n")
    try session.wait(for: "0000003")
  }

  @Test func `is not printed where the screen was`() throws {
    let session = try ShellSession()
    try session.terminal.type("=\u{1B}[21~")
    try session.waitForShell()
    try session.expectModes()
    #expect(try !session.terminal.screen().contains("42"))
  }
}
