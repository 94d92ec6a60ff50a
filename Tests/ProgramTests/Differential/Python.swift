import Foundation
import TestSupport
import Testing

/// The seeds of so many lines each: two, or those of `JUDGED_LINES`.
func judgedSeeds(ofLines batch: Int) -> ClosedRange<UInt64> {
  let lines = ProcessInfo.processInfo.environment["JUDGED_LINES"].flatMap { Int($0) }
  return 1...max(1, UInt64((lines ?? 2 * batch) / batch))
}

enum Python {
  /// The first interpreter with mpmath; the one on the search path may lack system packages.
  private static let withMpmath = ["python3", "/usr/bin/python3"].first { python in
    (try? PipedRun([python, "-c", "import mpmath"]))?.status == 0
  }

  /// Runs a script in `Judge`, and returns the lines of its output.
  static func run(
    _ script: String, _ arguments: [String] = [], input: String = ""
  ) throws -> [String] {
    let python = try #require(withMpmath, "the judges need Python's mpmath (python3-mpmath)")
    let file = packageRoot.appending(path: "Tests/ProgramTests/Differential/Judge/\(script)")
    // -B writes no bytecode files to the folder of the scripts.
    let run = try PipedRun([python, "-B", file.path] + arguments, input: input)
    #expect(run.status == 0 && run.errors == "", "\(script) failed: \(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }
}
