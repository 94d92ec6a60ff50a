import TestSupport
import Testing

/// Compares the program with a judge that computes many more digits.
@Suite(.waiting) struct `Real numbers and the judge` {
  static let digits = [1, 2, 15, 34, 200]

  @Test(arguments: seeds)
  func `every printed digit is correct, however hard the argument`(seed: UInt64) throws {
    var writer = FunctionWriter(generator: SeededGenerator(seed: seed))
    let claims = try Self.digits.flatMap { digits in
      try Claim.all(of: writer.lines(200), digits: digits)
    }
    let judged = try Verdict.expectTrue(claims, "seed \(seed)")

    // The comparison means little if few lines were judged or had a value.
    #expect(judged > claims.count * 9 / 10)
    #expect(claims.count { !$0.printed.hasPrefix("!") } > claims.count * 8 / 10)
  }

  @Test(arguments: seeds)
  func `every digit is correct next to the hardest roundings`(seed: UInt64) throws {
    let count = 50
    let ties = try Python.run("ties.py", ["\(seed)", "\(count)"] + Self.digits.map(String.init)).map
    { $0.split(separator: "\t").map(String.init) }
    let claims = try Self.digits.flatMap { digits in
      let lines = ties.filter { $0[0] == "\(digits)" }.map { $0[1] }
      try #require(lines.count == count)
      return try Claim.all(of: lines, digits: digits)
    }
    let judged = try Verdict.expectTrue(claims, "seed \(seed) of the ties")
    #expect(judged > claims.count * 95 / 100)
  }
}
