import TestSupport
import Testing

@Suite(.waiting) struct `A number that may be zero` {
  /// Expressions with the value 0, which may be printed if proven.
  static let zeros = [
    "sin(2)-2*sin(1)*cos(1)", "atan(1/2)+atan(1/3)-pi/4", "cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2",
    "ln(2+sqrt(3))-2*ln((1+sqrt(3))/sqrt(2))", "tan(3pi/11)+4*sin(2pi/11)-sqrt(11)",
  ]

  @Test(arguments: zeros)
  func `is not printed, and the error says how many digits were tried`(zero: String) throws {
    let run = try PipedRun([Program.path, zero])
    if run.status == 0 {
      #expect(run.output == "0\n" && run.errors == "")
    } else {
      #expect(run.status == 1 && run.output == "")
      #expect(run.errors.contains("0 to 1,000 digits"))
    }
  }

  @Test(arguments: zeros) func `is not a divisor`(zero: String) throws {
    let run = try PipedRun([Program.path, "1/(\(zero))"])
    #expect(run.status == 1 && run.output == "" && run.errors != "")
  }

  @Test func `does not affect close values, which are printed`() throws {
    let claims = try [5, 34, 200].flatMap { digits in
      try Claim.all(of: Self.zeros.map { "\($0)+10^-300" }, digits: digits)
    }
    try Verdict.expectTrue(claims, "next to an undecided zero")
  }
}
