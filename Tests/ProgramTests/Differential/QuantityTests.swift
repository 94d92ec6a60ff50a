import Foundation
import TestSupport
import Testing

/// Compares random lines with quantities with an independent judge.
@Suite struct `Quantities and their judge` {
  static let rates = packageRoot.appending(path: "Tests/ProgramTests/Differential/Judge/rates.xml")
    .path

  static let batch = 1000

  /// The number of lines: `JUDGED_LINES`, or as many as take a few seconds.
  static let lines =
    ProcessInfo.processInfo.environment["JUDGED_LINES"].flatMap { Int($0) } ?? 2 * batch

  @Test(arguments: 1...max(1, UInt64(lines / batch)))
  func `agree on every value, every unit that the rules tell, and every error`(
    seed: UInt64
  ) throws {
    var writer = QuantityWriter(seed: seed)
    let lines = writer.lines(Self.batch)
    let printed = try Printed(["--fraction", "--rates", Self.rates], lines: lines)
    let claims = lines.indices.map { printed.claim(lines[$0], at: $0, digits: 34) }
    let verdicts = try Verdict.byTheJudge(
      "quantities.py", [Self.rates], of: claims.map { "\($0.printed)\t\($0.expression)" })
    Verdict.expectTrue(verdicts, of: claims, "seed \(seed) of the quantities")

    // The comparison means little if few lines were judged or had a value.
    #expect(verdicts.count { $0.isSkipped } < lines.count / 25)
    #expect(claims.count { !$0.printed.hasPrefix("!") } > lines.count * 3 / 4)
    #expect(claims.count { $0.printed.hasPrefix("!") } > lines.count / 20)
  }
}
