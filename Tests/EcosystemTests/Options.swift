import Foundation
import TestSupport

/// The options that the parser of the program accepts, as the program reports them.
enum Options {
  /// All spellings, such as `--help` and `-h`.
  static func names() throws -> Set<String> {
    let run = try PipedRun([Program.path, "--experimental-dump-help"])
    let tool = try JSONDecoder().decode(Tool.self, from: Data(run.output.utf8))
    return Set(
      tool.command.arguments.flatMap { $0.names ?? [] }.map {
        ($0.kind == "short" ? "-" : "--") + $0.name
      })
  }

  private struct Tool: Decodable {
    var command: Command
  }

  private struct Command: Decodable {
    var arguments: [Argument]
  }

  private struct Argument: Decodable {
    /// Nil for what is given without a name.
    var names: [Name]?
  }

  private struct Name: Decodable {
    var kind: String
    var name: String
  }
}
