import Foundation
import TestSupport
import Testing

/// The interpreter of the judges.
enum Python {
  /// One that has mpmath; the first on the path may be another one than the system's, for which
  /// its packages are made.
  private static let withMpmath = ["python3", "/usr/bin/python3"].first { python in
    (try? PipedRun([python, "-c", "import mpmath"]))?.status == 0
  }

  /// Runs a script of the judge.
  ///
  /// - Parameters:
  ///   - script: its name in `Judge`.
  ///   - arguments: what stands behind it.
  ///   - input: what it reads.
  /// - Returns: the lines that it prints.
  static func run(
    _ script: String, _ arguments: [String] = [], input: String = ""
  ) throws -> [String] {
    let python = try #require(withMpmath, "the judges need Python's mpmath (python3-mpmath)")
    let file = packageRoot.appending(path: "Tests/DifferentialTests/Judge/\(script)")
    // -B: nothing is left behind in the folder of the scripts.
    let run = try PipedRun([python, "-B", file.path] + arguments, input: input)
    #expect(run.status == 0 && run.errors == "", "\(script) failed: \(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }
}
