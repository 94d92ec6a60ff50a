import TestSupport
import Testing

/// The program and an independent judge, who reckons with the fractions of another language, read
/// the same random lines.
@Suite struct `The program and the judge` {
  @Test(arguments: seeds)
  func `agree on fractions, on decimals and on what is wrong`(seed: UInt64) throws {
    let session = try JudgedSession(seed: seed)
    let (lines, fractions, decimals) = (session.lines, session.fractions, session.decimals)
    #expect(
      fractions.complaints.filter(session.isOfFractions)
        == decimals.complaints.filter(session.isOfFractions))
    let differences = lines.indices.filter { index in
      !session.judgements[index].agrees(
        fraction: fractions.results[index], decimal: decimals.results[index],
        complaint: fractions.complaints[index])
    }
    for index in differences.prefix(5) {
      let printed = fractions.results[index] ?? fractions.complaints[index] ?? "nothing"
      Issue.record(
        """
        Line \(index + 1) of seed \(seed), \(lines[index]), is \(printed) or \
        \(decimals.results[index] ?? "nothing"); the judge says \(session.judgements[index]).
        """)
    }
    #expect(differences.isEmpty, "\(differences.count) lines of seed \(seed) differ")

    // There has to be enough to agree on.
    let judgements = session.judgements
    #expect(judgements.count { $0.number != nil } > judgements.count / 2)
    #expect(judgements.count { $0 == .error(isDivision: true) } > judgements.count / 200)
    #expect(judgements.count { $0 == .malformed } > judgements.count / 50)
    #expect(judgements.count { $0 == .skipped } < judgements.count / 20)
    #expect(judgements.count { $0 == .real } < judgements.count / 10)
  }

  @Test(arguments: seeds)
  func `a result that was printed and is read back is the same number`(seed: UInt64) throws {
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

/// Random lines, with what the judge and the program make of them.
private struct JudgedSession {
  let lines: [String]
  let judgements: [Judgement]
  let fractions: Printed
  let decimals: Printed

  init(seed: UInt64) throws {
    var writer = ExpressionWriter(seed: seed)
    lines = writer.lines(2500)
    judgements = try Judgement.byTheJudge(of: lines)
    let silent = Set(judgements.indices.filter { [judgements] in judgements[$0] == .nothing })
    fractions = try Printed(["--fraction"], lines: lines, silent: silent)
    decimals = try Printed([], lines: lines, silent: silent)
  }

  /// Whether a complaint is about a line that both forms of output say the same of.
  func isOfFractions(_ complaint: (key: Int, value: String)) -> Bool {
    judgements[complaint.key] != .real
  }
}
