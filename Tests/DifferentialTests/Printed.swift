import TestSupport
import Testing

/// What the program prints for lines, in one go.
struct Printed {
  /// The results, each with the index of its line.
  private(set) var results: [Int: String] = [:]
  /// The complaints, each with the index of its line.
  private(set) var complaints: [Int: String] = [:]

  /// The results in the order of their lines.
  var inOrder: [String] { results.sorted { $0.key < $1.key }.map(\.value) }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - options: the options of the program.
  ///   - lines: what it reads.
  ///   - silent: the indices of the lines that give no output.
  init(_ options: [String], lines: [String], silent: Set<Int> = []) throws {
    let run = try PipedRun(
      [Program.path] + options, input: lines.joined(separator: "\n") + "\n")
    for match in run.errors.matches(of: /(?m)^countonme: line ([0-9]+): (.*)$/) {
      let number = try #require(Int(match.1))
      complaints[number - 1] = String(match.2)
    }
    #expect(run.status == (complaints.isEmpty ? 0 : 1))
    let answered = lines.indices.filter { complaints[$0] == nil && !silent.contains($0) }
    let texts = run.output.split(separator: "\n").map(String.init)
    try #require(texts.count == answered.count, "each line has a result or a complaint")
    results = Dictionary(uniqueKeysWithValues: zip(answered, texts))
  }
}
