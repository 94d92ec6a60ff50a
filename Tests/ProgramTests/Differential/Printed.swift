import TestSupport
import Testing

/// The output of one run for many lines, by line index.
struct Printed {
  private(set) var results: [Int: String] = [:]
  private(set) var errors: [Int: String] = [:]

  var inOrder: [String] { results.sorted { $0.key < $1.key }.map(\.value) }

  /// Runs the program; the lines with the indices `silent` have no output.
  init(_ options: [String], lines: [String], silent: Set<Int> = []) throws {
    let run = try PipedRun([Program.path] + options, input: lines.joined(separator: "\n") + "\n")
    for match in run.errors.matches(of: /(?m)^countonme: line ([0-9]+): (.*)$/) {
      let number = try #require(Int(match.1))
      errors[number - 1] = String(match.2)
    }
    #expect(run.status == (errors.isEmpty ? 0 : 1))
    let answered = lines.indices.filter { errors[$0] == nil && !silent.contains($0) }
    let texts = run.output.split(separator: "\n").map(String.init)
    try #require(texts.count == answered.count, "each line has a result or an error")
    results = Dictionary(uniqueKeysWithValues: zip(answered, texts))
  }
}
