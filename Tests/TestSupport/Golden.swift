import Foundation
import Testing

/// Compares text with a file that was recorded earlier.
///
/// With `RECORD=1` in the environment it writes the file and fails the test, so that a recording does
/// not pass for a check.
///
/// - Parameters:
///   - text: What was drawn.
///   - name: The path of the file in `Tests/Goldens`, without its extension.
package func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = packageRoot.appending(path: "Tests/Goldens/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("\(name) was recorded; review the difference", sourceLocation: sourceLocation)
    return
  }
  guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record(
      "There is no recording of \(name): RECORD=1 make unit", sourceLocation: sourceLocation)
    return
  }
  let drawn = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expected = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(drawn, expected).enumerated().first { $1.0 != $1.1 }?.offset
  #expect(
    text == recorded,
    """
    \(name) differs from line \((line ?? min(drawn.count, expected.count)) + 1) on:
    \(text)
    If that is intended: RECORD=1 make unit
    """,
    sourceLocation: sourceLocation)
}
