import Testing

/// Expressions for which other calculators print wrong digits.
@Suite(.waiting) struct `Hard cases` {
  static let expressions = [
    "sin(10^22)", "cos(1e100)", "ln(1+10^-40)", "exp(pi*sqrt(163))-262537412640768744",
    "tan(pi/2-10^-30)", "sqrt(10^60+1)-10^30", "2*atan(10^40)-pi", "sinh(1)-cosh(1)",
  ]

  /// The most digits come first, because the judge reuses its value.
  static let digits = [10_000, 1000, 200, 34, 10]

  @Test func `are correct to the last digit at every number of digits`() throws {
    try expectJudged(Self.digits.flatMap { try Claim.all(of: Self.expressions, digits: $0) })
  }

  @Test func `tiny numbers are not taken for zero`() throws {
    let expressions = ["exp(-8000)", "sin(10^-2000)", "pi*1e-3000", "tanh(3e-999)^2", "√1e-3001"]
    try expectJudged(Claim.all(of: expressions, digits: 34))
  }

  @Test func `a hundred thousand digits are correct`() throws {
    try expectJudged(Claim.all(of: ["sqrt(2)", "pi", "e"], digits: 100_000))
  }

  private func expectJudged(_ claims: [Claim]) throws {
    #expect(try Verdict.expectTrue(claims, "a hard case") == claims.count)
  }
}
