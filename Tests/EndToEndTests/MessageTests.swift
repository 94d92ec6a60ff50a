import Testing

/// The messages about refused keys and failed expressions.
@Suite struct `Messages` {
  @Test(arguments: [
    ("1+=", "1 +", "An operator is missing its number."),
    ("1.5.", "1.5", "The number already has a decimal point."),
    ("12=", "12", "There is nothing to calculate yet."),
  ])
  func `a refused key changes nothing and shows why, until the next key`(
    keys: String, expression: String, message: String
  ) throws {
    let session = try TerminalSession.calculator()
    try session.type(keys)
    let refused = try session.wait(untilCalculator: "it says why") { $0.message == message }
    #expect(refused.expression == expression && refused.result == nil)
    try session.type("7")
    let next = try session.wait(untilCalculator: "the message is gone") { $0.message == nil }
    #expect(next.expression.filter { $0 != " " } == expression.filter { $0 != " " } + "7")
  }

  @Test func `a division by zero is reported, stays, and can be corrected`() throws {
    let session = try TerminalSession.calculator()
    let message = "Division by zero."
    try session.type("2+8/0=")
    let failed = try session.wait(untilCalculator: "it is told") { $0.message == message }
    #expect(failed.expression == "2 + 8 ÷ 0" && failed.result == nil)
    try session.type("+")
    try session.wait(forDisplay: "2 + 8 ÷ 0", message: message)
    try session.press(.backspace)
    try session.wait(forDisplay: "2 + 8 ÷")
    try session.type("4=")
    try session.wait(forDisplay: "2 + 8 ÷ 4", "= 4")
  }

  @Test func `in a small window the message is short and complete`() throws {
    let session = try TerminalSession.calculator(columns: 20, rows: 8)
    try session.type("1/0=")
    try session.wait(forDisplay: "1 ÷ 0", message: "Division by zero.")
    try session.type("\u{1B}1+=")
    try session.wait(forDisplay: "1 +", message: "number missing")
  }

  @Test func `long results are rounded and long expressions cut off, with a mark`() throws {
    let session = try TerminalSession.calculator(columns: 20, rows: 8)
    try session.type("123456789012345678901234")
    try session.wait(forDisplay: "…6789012345678901234")
    try session.type("\u{1B}2/3=")
    try session.wait(forDisplay: "2 ÷ 3", "≈ 0.666666666666667")
  }
}
