import Foundation
import Testing

/// Holds text to a file that was recorded before.
///
/// With `RECORD=1` in the environment the file is written anew, and the test fails, so that
/// nobody records without noticing.
///
/// - Parameters:
///   - text: what was drawn.
///   - name: the file's name in `Tests/Goldens`, without its ending.
package func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = packageRoot.appending(path: "Tests/Goldens/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("\(name) was recorded; look at the difference", sourceLocation: sourceLocation)
    return
  }
  guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record(
      "\(name) was never recorded: RECORD=1 make test", sourceLocation: sourceLocation)
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
    If it should: RECORD=1 make test
    """,
    sourceLocation: sourceLocation)
}
