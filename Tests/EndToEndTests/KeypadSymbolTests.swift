import Testing

/// The symbols that the keypad has no buttons for, typed.
@Suite struct `Typed symbols` {
  @Test(
    arguments: [
      ("2*(3+4)=", "2 × (3 + 4)", "= 14"), ("2*(3+4=", "2 × (3 + 4)", "= 14"),
      ("((2+3=", "((2 + 3))", "= 5"), ("2(3)(4)=", "2(3)(4)", "= 24"),
      ("2^10=", "2^10", "= 1024"), ("2^-1=", "2^−1", "= 0.5"), ("-2^2=", "−2^2", "= −4"),
      ("2^3^2=", "2^3^2", "= 512"), ("5!=", "5!", "= 120"), ("3!!=", "3!!", "= 720"),
      ("200+10%", "200 + 10% (= 20)", "= 220"), ("200-10%", "200 − 10% (= 20)", "= 180"),
      ("200+10%=", "200 + 10% (= 20)", "= 220"), ("50%", "50% (= 0.5)", "= 0.5"),
      ("200*10%", "200 × 10% (= 0.1)", "= 20"), ("(", "(", nil), ("2*(3+4", "2 × (3 + 4", "= 14"),
      ("2+(\u{7F}3=", "2 + 3", "= 5"), ("5%\u{7F}=", "5", nil),
      ("(2+3)\u{7F}4=", "(2 + 34)", "= 36"),
    ] as [(String, String, String?)])
  func `do what they mean`(keys: String, expression: String, result: String?) throws {
    let session = try TerminalSession.calculator()
    try session.type(keys)
    try session.wait(untilCalculator: "it is \(expression) \(result ?? "")") {
      $0.expression == expression && $0.result == result
    }
  }

  @Test(arguments: [
    (")", "0", "There is no open parenthesis to close."),
    ("()", "(", "There is nothing between the parentheses."),
    ("(2+)", "(2 +", "An operator is missing its number."),
    ("2+!", "2 +", "An operator is missing its number."),
    ("5%3", "5% (= 0.05)", "operator missing"),
    ("(-8)^(1/3)=", "(−8)^(1 ÷ 3)", "A negative base takes whole exponents only."),
    ("2.5!=", "2.5!", "A factorial takes whole numbers of at least 0."),
    ("9^9^9^9=", "9^9^9^9", "The number is too large."),
  ])
  func `are refused where they have no meaning`(
    keys: String, expression: String, message: String
  ) throws {
    let session = try TerminalSession.calculator(columns: 120)
    try session.type(keys)
    let refused = try session.wait(untilCalculator: "it is told") { $0.message == message }
    #expect(refused.expression == expression)
  }

  @Test func `are also shown in 20 columns and in ASCII`() throws {
    let session = try TerminalSession.calculator("--ascii", columns: 20, rows: 8)
    try session.type("80+5%")
    try session.wait(forDisplay: "80 + 5% (= 4)", "= 84")
    try session.type("=+(2^3!")
    try session.wait(forDisplay: "84 + (2^3!", "= 148")
  }
}
