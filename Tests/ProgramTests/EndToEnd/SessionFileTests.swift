import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `The command picture` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  private func name(in session: TerminalSession) throws -> String {
    func name(in message: String) -> String? {
      message.firstMatch(of: /countonme-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.svg/).map { String($0.0) }
    }
    let screen = try session.wait(untilCalculator: "a picture was kept") {
      $0.message.flatMap(name) != nil
    }
    return try #require(screen.message.flatMap(name))
  }

  @Test func `saves pictures in the folder of --pictures`() throws {
    let session = try TerminalSession.calculator("--pictures", folder.path)
    try session.type("12/4=", shows: "12 ÷ 4", "= 3")
    try session.type("picture\n")
    let file = try name(in: session)
    #expect(files == [file])
    let document = try String(contentsOf: folder[file], encoding: .utf8)
    let texts = try #require(PictureReader(document)).elements("text").map(\.text)
    #expect(texts.contains("AC") && texts.contains("12"))
    // A picture names no file, folder or person.
    #expect(!document.contains(folder.path) && !document.contains(file))
    try session.quit()
  }
}

/// The program in a command substitution: `x=$(countonme)`.
@Suite(.waiting) struct `The last result` {
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

  @Test func `goes through a pipe, alone`() throws {
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
