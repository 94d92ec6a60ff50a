import TestSupport
import Testing

/// Compares random lines of every form of the language with both judges.
@Suite(.waiting) struct `The whole language and the judges` {
  @Test(arguments: judgedSeeds(ofLines: 1250))
  func `agree on every value and every error`(seed: UInt64) throws {
    var writer = LanguageWriter(generator: SeededGenerator(seed: seed))
    // Lines with units have their own judge.
    let lines = writer.lines(1250).map { $0.namesUnit ? "0" : $0 }
    let judgements = try Judgement.byTheJudge(of: lines)
    let fractions = try Printed(["--fraction"], lines: lines)
    let decimals = try Printed([], lines: lines)

    for index in lines.indices {
      let (fraction, error) = (fractions.results[index], fractions.errors[index])
      #expect(
        judgements[index].agrees(
          fraction: fraction, decimal: decimals.results[index], error: error),
        """
        Line \(index + 1) of seed \(seed), \(lines[index]), is \(fraction ?? error ?? "nothing") \
        or \(decimals.results[index] ?? "nothing"); the judge says \(judgements[index]).
        """)
    }
    let claims = lines.indices.map { decimals.claim(lines[$0], at: $0, digits: 34) }
    let judged = try Verdict.expectTrue(claims, "seed \(seed)")

    // The comparison means little if few lines were judged or had a value.
    #expect(judged > lines.count * 95 / 100)
    #expect(claims.count { !$0.printed.hasPrefix("!") } > lines.count * 2 / 3)
    #expect(judgements.count { $0.number != nil } > lines.count / 2)
    #expect(judgements.count { $0 == .malformed } > lines.count / 25)
    #expect(judgements.count { $0 == .skipped } < lines.count / 25)
  }
}
