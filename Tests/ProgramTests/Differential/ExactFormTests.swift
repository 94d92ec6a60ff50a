import TestSupport
import Testing

/// Numbers that are proven rational are printed exactly.
///
/// With five digits, a rounding would show.
@Suite struct `Exact forms` {
  @Test(arguments: [
    ("sqrt(2)^2", "2"), ("sqrt(8)/sqrt(2)", "2"), ("sqrt(1/4)", "0.5"), ("sqrt(2)-sqrt(2)", "0"),
    ("(1+sqrt(2))*(1-sqrt(2))", "-1"), ("cbrt(-27)", "-3"), ("4^(3/2)", "8"),
    ("2^0.5*2^0.5", "2"), ("√1.5241578750190521", "1.23456789"), ("√(4!+1)", "5"),
    ("sin(pi/6)", "0.5"), ("sin(30°)", "0.5"), ("cos(60 deg)", "0.5"), ("tan(45°)", "1"),
    ("cos(pi)", "-1"), ("sin(pi)", "0"), ("asin(1/2)*6-pi", "0"),
    ("ln(e)", "1"), ("ln(e^5)", "5"), ("exp(ln(7))", "7"), ("log(1000)", "3"), ("log2(1/8)", "-3"),
    ("hypot(1;2)^2", "5"), ("gamma(1/2)^2/pi", "1"), ("gamma(7/2)/√pi", "1.875"), ("log(8;2)", "3"),
    ("log(√3;3)", "0.5"), ("root(-8;3)", "-2"), ("atan2(1;1)*4/pi", "1"), ("sinh asinh 3", "3"),
    ("cosh acosh 3", "3"), ("erf(1)+erfc(1)", "1"), ("sum(e;-e;1)", "1"), ("mean(√2;-√2)", "0"),
    ("frac(pi)+trunc(pi)-pi", "0"), ("exp(tanh(1))-exp(tanh(1))", "0"), ("asin sin .5", "0.5"),
    ("∛-8 + 4^sin 30°", "0"), ("√16 xor √9", "7"),
  ])
  func `are printed in full`(expression: String, value: String) throws {
    let run = try PipedRun([Program.path, "--digits", "5", expression])
    #expect(run.output == value + "\n" && run.errors == "" && run.status == 0)
  }
}

/// Differences that are zero, which no calculator can decide in general.
@Suite struct `What cannot be told from zero` {
  /// Expressions whose value is 0; a program that proves so may print it.
  static let zeros = [
    "sin(2)-2*sin(1)*cos(1)",
    "atan(1/2)+atan(1/3)-pi/4",
    "cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2",
    "ln(2+sqrt(3))-2*ln((1+sqrt(3))/sqrt(2))",
    "tan(3pi/11)+4*sin(2pi/11)-sqrt(11)",
  ]

  @Test(arguments: zeros)
  func `is not printed, and the error says to how many digits it was tried`(zero: String) throws {
    let run = try PipedRun([Program.path, zero])
    if run.status == 0 {
      #expect(run.output == "0\n" && run.errors == "")
    } else {
      #expect(run.status == 1 && run.output == "")
      #expect(run.errors.contains("0 to 1,000 digits"))
    }
  }

  @Test(arguments: zeros)
  func `is no divisor`(zero: String) throws {
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
