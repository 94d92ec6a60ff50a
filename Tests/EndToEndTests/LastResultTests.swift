import Testing

/// The program in a command substitution: `x=$(countonme)`.
@Suite struct `The last result` {
  @Test(arguments: [
    ("", "1/3=", "0.3333333333333333333333333333333333"), ("2>\"$HOME/errors\"", "6*7=", "42"),
    ("--digits 5", "1/3=", "0.33333"), ("--format mixed", "7/3=", "2+1/3"),
    ("--fraction", "1/4=", "1/4"), ("--private", "2-5=", "-3"), ("", "", ""), ("", "12+3", ""),
    ("", "1+1=\u{1B}", "2"), ("", "1+1=2+2=1/0=", "4"),
  ])
  func `is printed at the end, and the screen is on the terminal`(
    options: String, keys: String, result: String
  ) throws {
    let session = try TerminalSession.shell()
    try session.type("x=$(\"$PROGRAM\" \(options)); echo \"<$x>$?\"\n")
    try session.wait(untilCalculator: "it shows") { $0.expression == "0" }
    try session.type(keys + "q")
    try session.wait(for: "<\(result)>0")
    try session.wait(untilModes: "the terminal is as before") { $0 == .untouched }
    #expect(try session.lineSettings().echoes)
  }

  @Test func `goes through a pipe, and nothing else does`() throws {
    let session = try TerminalSession.shell()
    try session.type("\"$PROGRAM\" 2>&1 | od -c\n")
    try session.wait(untilCalculator: "it shows") { $0.expression == "0" }
    try session.type("6*7=")
    try session.wait(forDisplay: "6 × 7", "= 42")
    try session.type("q")
    try session.wait(for: "0000000   4   2  \\n")
    try session.wait(for: "0000003")
  }

  @Test func `is not printed where the screen was`() throws {
    let session = try TerminalSession.shell()
    try session.type("\"$PROGRAM\"\n")
    try session.wait(untilCalculator: "it shows") { $0.expression == "0" }
    try session.type("6*7=")
    try session.wait(forDisplay: "6 × 7", "= 42")
    try session.type("q")
    try session.wait(untilModes: "the terminal is as before") { $0 == .untouched }
    #expect(try !session.screen().contains("42"))
  }
}
