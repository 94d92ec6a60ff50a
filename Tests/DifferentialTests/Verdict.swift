import Foundation
import TestSupport
import Testing

/// What the program made of an expression.
struct Claim: Hashable {
  let expression: String
  /// How many significant digits it was asked for.
  let digits: Int
  /// The result, or a `!` and the complaint.
  let printed: String

  /// What the program claims of lines, in their order.
  static func all(of lines: [String], digits: Int) throws -> [Claim] {
    let printed = try Printed(["--digits", "\(digits)"], lines: lines)
    return lines.indices.map { index in
      let text = printed.results[index] ?? "!" + (printed.complaints[index] ?? "")
      return Claim(expression: lines[index], digits: digits, printed: text)
    }
  }
}

/// What the judge of real numbers says of a claim.
enum Verdict: Hashable {
  case `true`
  case `false`(String)
  /// It would take the judge too long.
  case skipped(String)

  /// What the judge says of claims.
  static func byTheJudge(of claims: [Claim]) throws -> [Verdict] {
    let lines = claims.map { "\($0.digits)\t\($0.printed)\t\($0.expression)\n" }
    let spoken = try Python.run("verdicts.py", input: lines.joined())
    let verdicts = spoken.map { line -> Verdict in
      let words = line.split(separator: "\t", maxSplits: 1).map(String.init)
      let reason = words.count > 1 ? words[1] : ""
      switch words[0] {
      case "true": return .true
      case "skipped": return .skipped(reason)
      default: return .false(reason)
      }
    }
    try #require(verdicts.count == claims.count, "the judge says a word on each claim")
    return verdicts
  }

  /// Holds the program to what the judge says of its claims.
  ///
  /// - Parameters:
  ///   - claims: what the program printed.
  ///   - origin: what brings the same lines again, such as a seed.
  /// - Returns: how many claims the judge could say something of.
  @discardableResult
  static func expectTrue(
    _ claims: [Claim], _ origin: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    var falseCount = 0
    var skippedCount = 0
    for (claim, verdict) in zip(claims, try byTheJudge(of: claims)) {
      if case .skipped = verdict { skippedCount += 1 }
      guard case .false(let reason) = verdict else { continue }
      falseCount += 1
      guard falseCount <= 10 else { continue }
      Issue.record(
        """
        \(claim.expression) to \(claim.digits) digits, \(origin), is printed as \
        \(claim.printed.prefix(300)); the judge says: \(reason).
        """, sourceLocation: sourceLocation)
    }
    #expect(
      falseCount == 0, "\(falseCount) of \(claims.count) claims, \(origin), are false",
      sourceLocation: sourceLocation)
    return claims.count - skippedCount
  }
}
