import TestSupport
import Testing

/// A judge that finds nothing wrong may be no judge.
@Suite struct `The judge of real numbers` {
  /// An expression, a number of digits, and what is printed.
  typealias Row = (expression: String, digits: Int, printed: String)

  @Test func `lets pass what is true`() throws {
    for (claim, verdict) in try judged(Self.trueRows) where verdict != .true {
      Issue.record("\(claim) was found to be \(verdict)")
    }
  }

  @Test func `finds what is false`() throws {
    for (claim, verdict) in try judged(Self.falseRows) {
      guard case .false = verdict else {
        Issue.record("\(claim) was found to be \(verdict)")
        continue
      }
    }
  }

  @Test func `knows the result before, as long as the number of digits is the same`() throws {
    let claims = [
      Claim(expression: "sqrt(2)", digits: 5, printed: "1.4142"),
      Claim(expression: "ans^2", digits: 5, printed: "2"),
      Claim(expression: "1/0", digits: 5, printed: "!division by zero"),
      Claim(expression: "ans+1", digits: 5, printed: "3"),
      Claim(expression: "ans", digits: 6, printed: "!there is none"),
    ]
    #expect(try Verdict.byTheJudge(of: claims).allSatisfy { $0 == .true })
  }

  private func judged(_ rows: [Row]) throws -> [(Claim, Verdict)] {
    let claims = rows.map {
      Claim(expression: $0.expression, digits: $0.digits, printed: $0.printed)
    }
    return Array(zip(claims, try Verdict.byTheJudge(of: claims)))
  }

  static let trueRows: [Row] = [
    // Less than one unit away, on either side.
    ("2/3", 3, "0.667"), ("2/3", 3, "0.666"), ("sqrt(2)", 5, "1.4142"), ("sqrt(2)", 5, "1.4143"),
    ("-pi", 1, "-3"), ("-pi", 1, "-4"), ("exp(-100)", 2, "3.7e-44"), ("9.996+sin(0)", 3, "9.996"),
    // Zeros at the end are dropped.
    ("sqrt(2)-sqrt(2)+1+10^-9*pi", 4, "1"), ("sqrt(6.25)", 34, "2.5"),
    // Exact, with more digits than were asked for.
    ("sqrt(1.21)+10^-6", 2, "1.100001"), ("0", 5, "0"), ("sin(pi)", 5, "0"),
    // No value, or none that could be told.
    ("ln(0)", 5, "!it has no logarithm"), ("tan(pi/2)", 5, "!it has no tangent"), ("1+", 5, "!1+"),
    ("sin(2)-2sin(1)cos(1)", 5, "!it is 0 to 1,000 digits"),
  ]

  static let falseRows: [Row] = [
    // One unit away, or more.
    ("2/3", 3, "0.668"), ("2/3", 3, "0.665"), ("sqrt(2)", 5, "1.4144"), ("-pi", 1, "3"),
    ("8.9*sqrt(1)", 1, "1e1"), ("pi", 3, "3.1"), ("pi", 3, "3.14e1"),
    // One unit of the last of 40 digits away.
    ("sqrt(2)", 40, "1.414213562373095048801688724209698078571"),
    // More digits than were asked for, and not all of them.
    ("pi", 3, "3.1415"), ("sqrt(2)^2", 3, "2.000000000000000000000000000001"),
    // Not a zero, and not anything else.
    ("exp(-2000)", 5, "0"), ("sin(pi)", 5, "1e-1200"), ("tanh(989)-1", 5, "0"),
    // A complaint of what has a value, and a value of what has none.
    ("pi", 5, "!it is 0 to 1,000 digits"), ("tanh(989)-1", 5, "!it is 0 to 1,000 digits"),
    ("sin(2)-2sin(1)cos(1)", 5, "!division by zero"), ("ln(0)", 5, "-1e9"), ("1+", 5, "1"),
    // Not as numbers are written.
    ("1/2", 5, "0.50"), ("1/2", 5, ".5"), ("1/2", 5, "1/2"), ("pi*10^9", 2, "31e8.0"),
  ]
}
