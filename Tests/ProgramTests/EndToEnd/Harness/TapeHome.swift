import Foundation
import TestSupport
import Testing

/// The kept tape of programs whose home is this folder.
extension TemporaryFolder {
  /// The file of the kept tape.
  var tape: URL { self[".local/state/countonme/tape"] }

  /// The text of the kept tape.
  func tapeText() throws -> String { try String(contentsOf: tape, encoding: .utf8) }

  /// Creates the folder of the kept tape, without the file.
  func makeTapeFolder() throws {
    try FileManager.default.createDirectory(
      at: tape.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Writes a kept tape of lines such as `+ a.1 rent = 850`.
  func keepTape(_ lines: some Sequence<String>) throws {
    try makeTapeFolder()
    let text = "countonme tape 1\n" + lines.map { $0 + "\n" }.joined()
    try text.write(to: tape, atomically: false, encoding: .utf8)
  }

  /// Runs the program, which has this folder as its home, to its end.
  func run(_ arguments: String...) throws -> PipedRun {
    try PipedRun([Program.path] + arguments, environment: ["HOME": path])
  }

  /// Starts the calculator, which has this folder as its home.
  func calculator(
    _ options: String..., columns: Int = 80, rows: Int = 22,
    at location: SourceLocation = #_sourceLocation
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      [Program.path] + options, columns: columns, rows: rows, environment: ["HOME": path])
    try session.wait(untilCalculator: "it shows", at: location) { _ in true }
    return session
  }
}
