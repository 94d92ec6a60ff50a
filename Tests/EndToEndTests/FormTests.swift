import ExactNumbers
import CalculatorViewModel
import Testing
import Words

/// Forms of numbers: `--format`, and the keys on the screen.
@Suite struct `Forms of numbers` {
  private static let input = "-22/7\n360\n2^61-1\n0.125\nsqrt(2)\n"

  @Test(arguments: [
    ("decimal", "-3.142857 360 2305843009213693951 0.125 1.414214"),
    ("fraction", "-22/7 360 2305843009213693951 1/8 1.414214"),
    ("mixed", "-3-1/7 360 2305843009213693951 0.125 1.414214"),
    ("repeating", "-3.(142857) 360 2305843009213693951 0.125 1.414214"),
    ("scientific", "-3.142857e0 3.6e2 2.305843009213693951e18 1.25e-1 1.414214e0"),
    ("engineering", "-3.142857e0 360e0 2.305843009213693951e18 125e-3 1.414214e0"),
    ("factors", "-3.142857 2^3*3^2*5 2305843009213693951 0.125 1.414214"),
    ("hexadecimal", "-3.142857 0x168 0x1FFFFFFFFFFFFFFF 0.125 1.414214"),
    ("binary", "-3.142857 0b101101000 0b\(String(repeating: "1", count: 61)) 0.125 1.414214"),
    ("octal", "-3.142857 0o550 0o1\(String(repeating: "7", count: 20)) 0.125 1.414214"),
  ])
  func `are chosen by name in a pipe`(name: String, results: String) throws {
    let run = try Run(["--format", name, "--digits", "7"], input: Self.input)
    #expect(run.output.replacing(" ", with: "").replacing("\n", with: " ") == results + " ")
    #expect(run.errors == "")
  }

  @Test func `are all of these`() throws {
    for name in NumberForm.allCases.map(\.name) {
      #expect(try Run(["--format", name, "1+1"]).ending == .exited(status: 0))
    }
  }

  @Test func `are offered by f and F, as far as they fit`() throws {
    let session = try TerminalSession.calculator()
    try session.type("22/7=f")
    try session.wait(forDisplay: "22 ÷ 7", "= 22/7", message: "Form: fraction.")
    for (result, form) in [
      ("= 3 1/7", "mixed number"), ("= 3.(142857)", "repeating decimal"),
      ("≈ 3.14285714285714×10^0", "scientific notation"),
      ("≈ 3.14285714285714×10^0", "engineering notation"), ("≈ 3.14285714285714", "decimal"),
    ] {
      try session.type("f")
      try session.wait(forDisplay: "22 ÷ 7", result, message: "Form: \(form).")
    }
    try session.type("FFF")
    try session.wait(forDisplay: "22 ÷ 7", "= 3.(142857)", message: "Form: repeating decimal.")
    // The form stays, and is left where it does not fit.
    try session.type("360+0=")
    try session.wait(forDisplay: "360 + 0", "= 360")
    try session.type("f")
    try session.wait(until: "factors follow") { $0.contains("Form:") }
  }

  @Test func `group digits with g`() throws {
    let session = try TerminalSession.calculator()
    try session.type("1234567+0.25=g")
    let space = "\u{202F}"
    try session.wait(
      forDisplay: "1\(space)234\(space)567 + 0.25", "= 1\(space)234\(space)567.25",
      message: "Digits are grouped.")
    try session.openClipboard()
    try session.type("y")
    try session.wait(forClipboard: "1234567.25")
    try session.type("g")
    try session.wait(
      forDisplay: "1234567 + 0.25", "= 1234567.25", message: "Digits are not grouped.")
  }

  @Test func `show in full with v, to the last digit`() throws {
    let session = try TerminalSession.calculator()
    try session.type("2^10000=v")
    try session.wait(for: "1995063116880758")
    try session.press(.end)
    try session.wait(until: "the last digits show") {
      $0.lines.contains { $0.hasSuffix("792596709376") }
    }
    try session.type("v")
    try session.wait(untilCalculator: "it is back") { $0.expression == "2^10000" }
  }

  @Test func `show as many digits as are scrolled for`() throws {
    let session = try TerminalSession.calculator()
    try session.type("ipi*1\nv")
    try session.wait(for: "3.14159265358979323846")
    for _ in 1...5 { try session.press(.pageDown) }
    try session.wait(until: "further digits show") {
      !$0.contains("3.14159") && $0.lines[3].filter(\.isNumber).count > 40
    }
    try session.press(.escape)
    try session.wait(untilCalculator: "it is back") { $0.result?.hasPrefix("≈ 3.14159") == true }
    try session.quit()
  }
}
