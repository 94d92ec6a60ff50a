import Testing

/// The formula line, from opening it to leaving it.
@Suite struct `The formula line` {
  @Test(arguments: ["i", "\u{1B}OQ", "\u{1B}[12~"])
  func `opens by a key, with the expression and the cursor at its end`(key: String) throws {
    let session = try TerminalSession.calculator()
    #expect(try session.formula() == nil)
    try session.type("12+34" + key)
    try session.wait(forFormula: "12 + 34|", "= 46")
    try session.type("*2")
    try session.wait(forFormula: "12 + 34*2|", "= 80")
  }

  @Test(arguments: [(80, 24), (20, 8), (20, 24)])
  func `opens by a click on the expression`(columns: Int, rows: Int) throws {
    let session = try TerminalSession.calculator(columns: columns, rows: rows)
    try session.type("12+34")
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.click(on: "34")
    try session.wait(forFormula: "12 + 34|", "= 46")
    // Another click on it keeps it open, a click beside it does nothing.
    try session.click(on: "12 +")
    try session.click(on: "=")
    try session.type("5")
    try session.wait(forFormula: "12 + 345|", "= 357")
  }

  @Test func `opens with a result's expression, and with nothing`() throws {
    let session = try TerminalSession.calculator()
    try session.type("i")
    try session.wait(forFormula: "|")
    try session.type("2+3\n")
    let calculated = try session.wait(forDisplay: "2 + 3", "= 5")
    #expect(calculated.highlighted == nil)
    try session.type("i")
    try session.wait(forFormula: "2 + 3|", "= 5")
    try session.type("+ans\n*2")
    try session.wait(forDisplay: "10 × 2", "= 20")
  }

  @Test func `shows the live value, or nothing for an incomplete expression`() throws {
    let session = try TerminalSession.calculator()
    try session.type("i2^10")
    try session.wait(forFormula: "2^10|", "= 1024")
    try session.type("/")
    try session.wait(forFormula: "2^10/|")
    try session.type("0")
    try session.wait(forFormula: "2^10/0|")
    try session.type("3")
    try session.wait(forFormula: "2^10/03|", "≈ 341.333333333333")
    try session.type(")")
    try session.wait(forFormula: "2^10/03)|")
  }

  @Test(arguments: [
    ("i1_000*1.5e-3\n", "1_000 × 1.5e−3", "= 1.5"), ("i2(3)(4)\n", "2(3)(4)", "= 24"),
    ("i-2^2\n", "−2^2", "= −4"), ("i4^(3/2)\n", "4^(3 ÷ 2)", "= 8"),
    ("i10!/8!\n", "10! ÷ 8!", "= 90"),
    ("i 7x8 : 2 · 3\n", "7 × 8 ÷ 2 × 3", "= 84"), ("i200+10%\n", "200 + 10% (= 20)", "= 220"),
    ("i2*(3+4\n", "2 × (3 + 4)", "= 14"), ("i12\n", "12", "= 12"),
  ])
  func `Enter calculates and returns to the keypad`(
    keys: String, expression: String, result: String
  ) throws {
    let session = try TerminalSession.calculator()
    try session.type(keys)
    try session.wait(untilCalculator: "it is calculated") { $0.result == result }
    let shown = try session.wait(untilCalculator: "its expression shows") { _ in true }.expression
    #expect(shown.replacing("-", with: "−") == expression)
    try session.wait(untilModes: "the cursor is hidden") { !$0.cursorVisible }
    try session.press(.escape)
    try session.wait(forDisplay: "0")
  }

  @Test(arguments: [
    ("1/0", "1|/0", "Division by zero."),
    ("1+foo+2", "1+|foo+2", "Unknown name; the nearest one is “floor”."),
    ("1+2)*3", "1+2|)*3", "There is no open parenthesis to close."),
    ("1 2", "1 |2", "An operator is missing between two numbers."),
    ("1+日本+@", "1+|??+@", "Unknown name; the nearest one is “abs”."),
    ("1+@", "1+|@", "This character has no meaning here."),
    ("2+9^9^9^9", "2+9^|9^9^9", "The number is too large."),
    ("3.5!", "|3.5!", "A factorial takes whole numbers of at least 0."),
    ("ans+1", "|ans+1", "There is no previous result yet."),
    ("1+ln(0)*2", "1+|ln(0)*2", "ln takes numbers greater than 0."),
    ("π+sine(1)", "π+|sine(1)", "Unknown name; the nearest one is “sin”."),
    ("√√x", "√√|x", "Unknown name; the nearest one is “e”."),
    ("2+sin*30", "2+|sin*30", "sin takes one argument: sin(x)."),
    ("mod(5)", "|mod(5)", "mod takes two arguments: mod(a;b)."),
    ("max(1;;2)", "max(1|;;2)", "An operator is missing its number."),
    ("tan(90°)", "|tan(90°)", "tan is not defined here."),
    ("1/(√2-√2)", "1|/(√2-√2)", "Division by zero."),
  ])
  func `Enter on an error reports it, marks it and moves the cursor there`(
    text: String, line: String, message: String
  ) throws {
    let session = try TerminalSession.calculator(columns: 120)
    try session.type("i" + text)
    try session.wait(untilFormula: "is typed") { $0.line.hasSuffix("|") && $0.below.isEmpty }
    try session.type("\n")
    try session.wait(forFormula: line, message)
    try session.press(.control("a"), .control("k"))
    try session.type("6*7\n")
    try session.wait(forDisplay: "6 × 7", "= 42")
  }

  @Test func `an expression that failed on the keypad opens at its error`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+8/0=")
    try session.wait(forDisplay: "12 + 8 ÷ 0", message: "Division by zero.")
    try session.type("i")
    try session.wait(untilFormula: "has the cursor at ÷") { $0.line == "12 + 8 |÷ 0" }
    try session.press(.end, .backspace)
    try session.type("4\n")
    try session.wait(forDisplay: "12 + 8 ÷ 4", "= 14")
  }

  @Test(arguments: [TerminalKey.escape, .control("c")])
  func `is left without a change of the expression`(key: TerminalKey) throws {
    let session = try TerminalSession.calculator()
    try session.type("12+3i*99)(")
    try session.wait(forFormula: "12 + 3*99)(|")
    try session.press(key)
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.wait(untilModes: "the cursor is hidden") { !$0.cursorVisible }
    try session.type("4")
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.quit()
  }

  @Test func `a key immediately after Esc is a key of the keypad`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+3i*99\u{1B}4")
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.type("i\u{1B}q")
    #expect(try session.waitForEnd() == .exited(status: 0))
  }
}
