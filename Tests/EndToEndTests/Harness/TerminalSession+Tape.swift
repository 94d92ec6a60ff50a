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
  func run(_ arguments: String..., at location: SourceLocation = #_sourceLocation) throws -> Run {
    try Run(arguments, environment: ["HOME": path], at: location)
  }

  /// Starts the calculator, which has this folder as its home.
  func calculator(
    _ options: String..., columns: Int = 80, rows: Int = 24,
    at location: SourceLocation = #_sourceLocation
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      [Program.path] + options, columns: columns, rows: rows, environment: ["HOME": path])
    try session.wait(untilCalculator: "the calculator shows", at: location) { _ in true }
    return session
  }
}

extension TerminalScreen {
  /// The lines of the tape beside the keypad, with one space between words; `▸` stands before the
  /// selected one.
  var tape: [String] {
    guard let calculator = CalculatorScreen(self), let last = calculator.places["0"] else {
      return []
    }
    return lines[...last.row].compactMap { line in
      let text = line.dropFirst(calculator.columns.upperBound)
        .filter { !"╭╮╰╯─│▀▄▴▾".contains($0) }
      let words = text.split(separator: " ")
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }
}

extension TerminalSession {
  /// Waits until the tape beside the keypad shows exactly these lines.
  func wait(
    forTape lines: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(until: "the tape is \(lines)", at: location) { $0.tape == lines }
  }

  /// Clears the display, and calculates a line of the typed language on the formula line.
  func calculate(_ line: String) throws {
    try type("\u{1B}i" + line + "\n")
  }
}
