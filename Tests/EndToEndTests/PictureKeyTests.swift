import Foundation
import TestSupport
import Testing

/// The key P: a picture of the screen in a file.
@Suite struct `The key P` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  /// Waits until the message names a file, and returns its name.
  private func name(in session: TerminalSession, after last: String? = nil) throws -> String {
    let screen = try session.wait(untilCalculator: "a picture was kept") { screen in
      screen.message.flatMap(name) != nil && screen.message.flatMap(name) != last
    }
    return try #require(screen.message.flatMap(name))
  }

  private func name(in message: String) -> String? {
    message.firstMatch(of: /countonme-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.svg/).map { String($0.0) }
  }

  @Test func `keeps pictures in the folder of --pictures`() throws {
    let session = try TerminalSession.calculator("--pictures", folder.path)
    try session.type("12/4=")
    try session.wait(forDisplay: "12 ÷ 4", "= 3")
    try session.type("P")
    let first = try name(in: session)
    #expect(files == [first])
    let document = try String(contentsOf: folder[first], encoding: .utf8)
    let picture = try #require(PictureReader(document))
    let texts = picture.elements("text").map(\.text)
    #expect(texts.contains("AC") && texts.contains("12"))
    // A picture names no file, no folder and no person.
    #expect(!document.contains(folder.path) && !document.contains(first))
    try session.type("?")
    try session.wait(for: "Esc close")
    try session.type("P")
    let second = try name(in: session, after: first)
    #expect(files == [first, second].sorted())
    #expect(try String(contentsOf: folder[second], encoding: .utf8).contains(">parentheses<"))
    try session.quit()
  }

  @Test func `is a letter where a word goes on, and leaves no file`() throws {
    let session = try TerminalSession.calculator("--pictures", folder.path)
    try session.type("5P")
    let first = try name(in: session)
    #expect(files == [first])
    try session.type("a in bar")
    try session.wait(untilCalculator: "the formula is open") { $0.expression == "5Pa in bar" }
    #expect(files == [])
    try session.press(.escape)
    try session.quit()
  }

  @Test func `says why there is no picture`() throws {
    let session = try TerminalSession.calculator("--pictures", folder["missing"].path)
    try session.type("P")
    try session.wait(for: "No picture: its folder does not exist.")
    try session.type("7")
    try session.wait(forDisplay: "7")
    try session.quit()
  }
}
