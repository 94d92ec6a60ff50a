import TestSupport
import Testing

/// The program's functions, and an independent judge who knows them to far more digits.
@Suite struct `Real numbers and the judge` {
  /// From the fewest digits to more than anybody reads; the usual number is among them.
  static let digits = [1, 2, 15, 34, 200]

  @Test(arguments: seeds)
  func `every digit that is printed is true, however hard the argument`(seed: UInt64) throws {
    var writer = FunctionWriter(seed: seed)
    let claims = try Self.digits.flatMap { digits in
      try Claim.all(of: writer.lines(200), digits: digits)
    }
    let judged = try Verdict.expectTrue(claims, "seed \(seed)")

    // There has to be enough that was judged, and that had a value.
    #expect(judged > claims.count * 9 / 10)
    #expect(claims.count { !$0.printed.hasPrefix("!") } > claims.count * 8 / 10)
  }

  @Test(arguments: seeds)
  func `every digit is true where nothing could be harder to round`(seed: UInt64) throws {
    let count = 50
    let ties = try Python.run(
      "ties.py", ["\(seed)", "\(count)"] + Self.digits.map(String.init)
    ).map { $0.split(separator: "\t").map(String.init) }
    let claims = try Self.digits.flatMap { digits in
      let lines = ties.filter { $0[0] == "\(digits)" }.map { $0[1] }
      try #require(lines.count == count)
      return try Claim.all(of: lines, digits: digits)
    }
    let judged = try Verdict.expectTrue(claims, "seed \(seed) of the ties")
    #expect(judged > claims.count * 95 / 100)
  }
}
