import Testing

struct Claim: Hashable {
  let expression: String
  let digits: Int
  /// The result, or `!` and the error message.
  let printed: String

  static func all(of lines: [String], digits: Int) throws -> [Claim] {
    let printed = try Printed(["--digits", "\(digits)"], lines: lines)
    return lines.indices.map { printed.claim(lines[$0], at: $0, digits: digits) }
  }
}

extension Printed {
  func claim(_ line: String, at index: Int, digits: Int) -> Claim {
    let text = results[index] ?? "!" + (errors[index] ?? "")
    return Claim(expression: line, digits: digits, printed: text)
  }
}

enum Verdict: Hashable {
  case `true`
  case `false`(String)
  /// Too much work for the judge; with the reason.
  case skipped(String)

  var isSkipped: Bool { if case .skipped = self { true } else { false } }

  static func byTheJudge(of claims: [Claim]) throws -> [Verdict] {
    try byTheJudge(
      "verdicts.py", of: claims.map { "\($0.digits)\t\($0.printed)\t\($0.expression)" })
  }

  /// Runs a script in `Judge` that prints a verdict per line of its input.
  static func byTheJudge(
    _ script: String, _ arguments: [String] = [], of lines: [String]
  ) throws -> [Verdict] {
    let output = try Python.run(script, arguments, input: lines.map { $0 + "\n" }.joined())
    let verdicts = output.map { line -> Verdict in
      let words = line.split(separator: "\t", maxSplits: 1).map(String.init)
      let reason = words.count > 1 ? words[1] : ""
      switch words[0] {
      case "true": return .true
      case "skipped": return .skipped(reason)
      default: return .false(reason)
      }
    }
    try #require(verdicts.count == lines.count, "the judge prints one verdict for each claim")
    return verdicts
  }

  /// Expects true claims; returns the number judged; `origin` tells how to repeat a failure.
  @discardableResult
  static func expectTrue(
    _ claims: [Claim], _ origin: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let verdicts = try byTheJudge(of: claims)
    expectTrue(verdicts, of: claims, origin, sourceLocation: sourceLocation)
    return verdicts.count { !$0.isSkipped }
  }

  static func expectTrue(
    _ verdicts: [Verdict], of claims: [Claim], _ origin: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var falseCount = 0
    for (claim, verdict) in zip(claims, verdicts) {
      guard case .false(let reason) = verdict,
        !(claim.printed.hasPrefix("!") && Judgement.isRefusal(claim.printed))
      else { continue }
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
  }
}
