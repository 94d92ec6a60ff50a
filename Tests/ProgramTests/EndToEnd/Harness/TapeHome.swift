import Foundation
import TestSupport
import Testing

/// The tape of programs with this home.
extension TemporaryFolder {
  var tape: URL { self[".local/state/countonme/tape"] }

  func tapeText() throws -> String { try String(contentsOf: tape, encoding: .utf8) }

  /// Creates the folder of the tape, without the file.
  func makeTapeFolder() throws {
    try FileManager.default.createDirectory(
      at: tape.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Stores a tape of lines such as `+ a.1 rent = 850`.
  func keepTape(_ lines: some Sequence<String>) throws {
    try makeTapeFolder()
    let text = "countonme tape 1\n" + lines.map { $0 + "\n" }.joined()
    try text.write(to: tape, atomically: false, encoding: .utf8)
  }

  func run(_ arguments: String...) throws -> PipedRun {
    try PipedRun([Program.path] + arguments, environment: ["HOME": path])
  }

  func calculator(
    _ options: String..., at location: SourceLocation = #_sourceLocation
  ) throws -> TerminalSession {
    let session = try TerminalSession([Program.path] + options, environment: ["HOME": path])
    try session.wait(untilCalculator: "it shows", at: location) { _ in true }
    return session
  }
}
