import Foundation
import TestSupport
import Testing

/// Compares random lines with quantities with an independent judge.
@Suite(.waiting) struct `Quantities and their judge` {
  static let rates = packageRoot.appending(path: "Tests/ProgramTests/Differential/Judge/rates.xml")
    .path

  @Test(arguments: judgedSeeds(ofLines: 1000))
  func `agree on every value, every unit that the rules determine, and every error`(
    seed: UInt64
  ) throws {
    var writer = QuantityWriter(generator: SeededGenerator(seed: seed))
    let lines = writer.lines(1000)
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
