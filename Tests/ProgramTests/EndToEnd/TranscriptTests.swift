import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `A transcript` {
  @Test(arguments: goldenNames(in: "Transcripts"))
  func `is what the commands print`(name: String) throws {
    var transcript = Transcript(commands: try TemporaryFolder(), home: try TemporaryFolder())
    let recorded = goldenText("Transcripts/\(name)")
    #expect(recorded.contains("\n$ "))
    try expectGolden(try transcript.text(of: recorded), "Transcripts/\(name)")
  }
}

/// Shell commands after `$` and `>` with output after two spaces, errors after `!`, and [status].
///
/// `##` begins a part with an empty home.
private struct Transcript {
  /// The folder in which the shell finds the program as `countonme`.
  let commands: TemporaryFolder
  var home: TemporaryFolder

  /// Commands: `keep` stores a tape, `configure` a file of options.
  private static let functions = """
    keep() {
      mkdir -p ~/.local/state/countonme
      { echo countonme tape 1; cat; } >~/.local/state/countonme/tape
    }
    configure() { mkdir -p ~/.config/countonme; cat >~/.config/countonme/options; }
    cd

    """

  mutating func text(of recorded: String) throws -> String {
    try FileManager.default.createSymbolicLink(
      at: commands["countonme"], withDestinationURL: URL(filePath: Program.path))
    var lines: [String] = []
    var command: [Substring] = []
    for line in recorded.split(separator: "\n", omittingEmptySubsequences: false) {
      let continues = line.hasPrefix("> ") && !command.isEmpty
      if !continues, !command.isEmpty {
        lines += try outcome(of: command.joined(separator: "\n"))
        command = []
      }
      if line.hasPrefix("## ") { home = try TemporaryFolder() }
      if line.hasPrefix("$ ") || continues { command.append(line.dropFirst(2)) }
      let isOutcome = ["  ", "! ", "["].contains(where: line.hasPrefix) || line == "!"
      if !isOutcome { lines.append(String(line)) }
    }
    return lines.joined(separator: "\n")
  }

  private func outcome(of command: String) throws -> [String] {
    let path = Program.environment(home: home.path)["PATH"] ?? ""
    let run = try PipedRun(
      ["sh", "-c", Self.functions + command],
      environment: ["HOME": home.path, "PATH": "\(commands.path):\(path)"])
    let (output, errors) = (lines(run.output, after: "  "), lines(run.errors, after: "! "))
    return output + errors + (run.status == 0 ? [] : ["[\(run.status)]"])
  }

  /// The lines of a text, with visible carriage returns and without the path of the home.
  private func lines(_ text: String, after mark: String) -> [String] {
    let shown = text.replacing("\r\n", with: "␍\n").replacing(home.path, with: "~")
    return shown.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      shown.isEmpty || shown.hasSuffix("\n") ? 1 : 0
    ).map { mark + $0 }
  }
}
