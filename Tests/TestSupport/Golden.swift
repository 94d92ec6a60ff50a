import Foundation
import Screen
import Testing

/// Compares text with a file of `Tests/Goldens`; with `RECORD=1`, writes it and fails.
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
    """, sourceLocation: sourceLocation)
}

package func goldenNames(in folder: String) -> [String] {
  let folder = packageRoot.appending(path: "Tests/Goldens/\(folder)")
  let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
  let names = (files ?? []).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  // A test without arguments would pass.
  precondition(!names.isEmpty, "\(folder.path) has no recordings")
  return names
}

package func goldenText(_ name: String) -> String {
  let file = packageRoot.appending(path: "Tests/Goldens/\(name).txt")
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}

/// Compares the outcomes of tables, which may not be empty, with the recorded ones; counts inputs.
///
/// After `##` and `with`, the reading, a line is an input, `⇒` and its outcome (`RECORD=1`).
@discardableResult
package func expectTables<Reading: RawRepresentable<String>>(
  _ name: String, usual: Reading, outcome: (Reading, String) -> String
) throws -> Int {
  var reading = usual
  var count = 0
  var lines: [String] = []
  for line in goldenText(name).split(separator: "\n", omittingEmptySubsequences: false) {
    if line.isEmpty || line.hasPrefix("#") {
      if line.hasPrefix("##") { reading = usual }
      lines.append(String(line))
    } else if line.hasPrefix("with ") {
      reading = try #require(Reading(rawValue: String(line.dropFirst(5))), "\(line)")
      lines.append(String(line))
    } else {
      let input = line.firstRange(of: " ⇒").map { line[..<$0.lowerBound] } ?? line
      lines.append("\(input) ⇒ \(outcome(reading, String(input)))")
      count += 1
    }
  }
  #expect(count > 0)
  try expectGolden(lines.joined(separator: "\n"), name)
  return count
}

extension Frame {
  /// The whole frame as text: its rows between bars, the same with letters for styles, the styles
  /// in order of appearance, and a visible cursor.
  ///
  /// ```text
  /// |= 5 |
  ///
  /// |aaab|
  ///
  /// a: #e6e6e6 on #1e1e2e bold
  /// b: default on default
  /// ```
  package var stylePlane: String {
    var legend: [String] = []
    let plane = barred { cell in
      let style = cell.style.description
      let index = legend.firstIndex(of: style) ?? legend.endIndex
      if index == legend.endIndex { legend.append(style) }
      return Self.letter(index)
    }
    var parts = [barred(\.character), plane]
    if !legend.isEmpty {
      parts.append(
        legend.enumerated().map { "\(Self.letter($0.offset)): \($0.element)" }
          .joined(separator: "\n"))
    }
    if let cursor { parts.append("cursor: column \(cursor.column), row \(cursor.row)") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The rows between bars, with one character per cell.
  private func barred(_ character: (Cell) -> Character) -> String {
    bounds.rows.map { "|" + String(row($0).map(character)) + "|" }.joined(separator: "\n")
  }

  private static func letter(_ index: Int) -> Character {
    precondition(index < letters.count, "a frame has up to \(letters.count) styles")
    return letters[index]
  }

  private static let letters =
    Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    + (0x100..<0x250).compactMap(Unicode.Scalar.init).map(Character.init)
}
