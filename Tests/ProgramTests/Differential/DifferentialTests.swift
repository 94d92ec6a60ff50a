import CalculatorCore
import Quantities
import TestSupport
import Testing

/// Compares random lines with Python's fractions.
@Suite(.waiting) struct `The program and the judge` {
  @Test(arguments: seeds) func `agree on fractions, decimals and errors`(seed: UInt64) throws {
    let session = try JudgedSession(seed: seed)
    let (lines, fractions, decimals) = (session.lines, session.fractions, session.decimals)
    #expect(
      fractions.errors.filter(session.isOfFractions)
        == decimals.errors.filter(session.isOfFractions))
    let differences = lines.indices.filter { index in
      !session.judgements[index].agrees(
        fraction: fractions.results[index], decimal: decimals.results[index],
        error: fractions.errors[index])
    }
    for index in differences.prefix(5) {
      let printed = fractions.results[index] ?? fractions.errors[index] ?? "nothing"
      Issue.record(
        """
        Line \(index + 1) of seed \(seed), \(lines[index]), is \(printed) or \
        \(decimals.results[index] ?? "nothing"); the judge says \(session.judgements[index]).
        """)
    }
    #expect(differences.isEmpty, "\(differences.count) lines of seed \(seed) differ")

    // The comparison means little if few lines have a value.
    let judgements = session.judgements
    #expect(judgements.count { $0.number != nil } > judgements.count / 2)
    #expect(judgements.count { $0 == .error(isDivision: true) } > judgements.count / 200)
    #expect(judgements.count { $0 == .malformed } > judgements.count / 50)
    #expect(judgements.count { $0 == .skipped } < judgements.count / 20)
    #expect(judgements.count { $0 == .real } < judgements.count / 10)
  }

  @Test(arguments: seeds)
  func `a printed result reads back as the same number`(seed: UInt64) throws {
    let session = try JudgedSession(seed: seed)
    let numbers = session.judgements.compactMap(\.number)
    let fractions = numbers.map(\.fraction)
    #expect(try Printed(["--fraction"], lines: fractions).inOrder == fractions)
    let exact = numbers.filter(\.isExact)
    #expect(
      try Printed(["--fraction"], lines: exact.map(\.decimal)).inOrder == exact.map(\.fraction))
    #expect(try Printed([], lines: exact.map(\.decimal)).inOrder == exact.map(\.decimal))
  }
}

private struct JudgedSession {
  let lines: [String]
  let judgements: [Judgement]
  let fractions: Printed
  let decimals: Printed

  init(seed: UInt64) throws {
    var writer = ExpressionWriter(generator: SeededGenerator(seed: seed))
    // A damaged `ans` may be a second; lines with units have their own judge.
    lines = writer.lines(2500).map { $0.namesUnit ? "0" : $0 }
    judgements = try Judgement.byTheJudge(of: lines)
    let silent = Set(judgements.indices.filter { [judgements] in judgements[$0] == .nothing })
    fractions = try Printed(["--fraction"], lines: lines, silent: silent)
    decimals = try Printed([], lines: lines, silent: silent)
  }

  /// Whether an error is about fractions, and so the same in both output formats.
  func isOfFractions(_ error: (key: Int, value: String)) -> Bool { judgements[error.key] != .real }
}

extension String {
  /// Whether a word is only the name of a unit, perhaps by damage.
  var namesUnit: Bool {
    split { !$0.isLetter }.contains { word in
      !Vocabulary.names.contains(String(word)) && UnitTable.unit(named: String(word)) != nil
    }
  }
}
