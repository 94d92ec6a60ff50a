import Testing

/// Functions, constants and roots, typed in a terminal.
@Suite struct `Functions on the formula line` {
  @Test func `a story: an angle, its sine, and calculations with that`() throws {
    let session = try TerminalSession.calculator()
    try session.type("i")
    try session.wait(forFormula: "|")
    try session.type("sin(30")
    try session.wait(forFormula: "sin(30|", "≈ −0.988031624092862")
    try session.type("°)")
    try session.wait(forFormula: "sin(30°)|", "= 0.5")
    try session.press(.enter)
    try session.wait(forDisplay: "sin(30°)", "= 0.5")
    try session.type("*4=")
    try session.wait(forDisplay: "0.5 × 4", "= 2")
    try session.type("i")
    try session.press(.control("u"))
    try session.type("sqrt(ans)\n")
    try session.wait(forDisplay: "sqrt(2)", "≈ 1.4142135623731")
    try session.type("^2=")
    try session.wait(forDisplay: "ans^2", "= 2")
    try session.quit()
  }

  @Test(arguments: [
    ("π", "pi", "≈ 3.14159265358979"), ("2√9", "2 √9", "= 6"),
    ("30 deg", "30°", "≈ 0.523598775598299"),
    ("max(1,2;3", "max(1; 2; 3)", "= 3"), ("log2(1/8)", "log2(1 ÷ 8)", "= −3"),
    ("exp(ln(7", "exp(ln(7))", "= 7"),
    ("√2+10%", "√2 + 10% (≈ 0.14142135623731)", "≈ 1.5556349186104"),
    ("sin(10^22)", "sin(10^22)", "≈ −0.852200849767189"),
    ("2 pi x 3", "2 pi × 3", "≈ 18.8495559215388"),
    ("ln(2+√3)-2ln((1+√3)/√2)", "ln(2 + √3) − 2 ln((1 + √3) ÷ √2)", "≈ 0 to 1,000 digits"),
  ])
  func `Enter calculates them`(text: String, expression: String, result: String) throws {
    let session = try TerminalSession.calculator()
    try session.type("i" + text + "\n")
    let message = text.hasPrefix("sin") ? "Radians; for degrees write sin(30°)." : nil
    try session.wait(forDisplay: expression, result, message: message)
  }

  @Test(arguments: [
    ("sq\t", "sqrt(|"), ("2*sin\t", "2*sin|"), ("co\t", "cos|"), ("fl\t2.5", "floor(2.5|"),
    ("p\t", "pi|"), ("lo\t", "log|"), ("q\t", "q|"), ("rou\tpi)", "round(pi)|"),
  ])
  func `Tab completes their names, with a parenthesis if nothing else can follow`(
    keys: String, line: String
  ) throws {
    let session = try TerminalSession.calculator()
    try session.type("i" + keys)
    try session.wait(untilFormula: "is \(line)") { $0.line == line }
  }

  @Test func `in a small window messages about them are short and complete`() throws {
    let session = try TerminalSession.calculator(columns: 20, rows: 8)
    try session.type("iasin(2)\n")
    try session.wait(forFormula: "|asin(2)", "asin: from −1 to 1")
    try session.press(.control("e"), .control("u"))
    try session.type("arctn(1)\n")
    try session.wait(forFormula: "|arctn(1)", "perhaps arctan?")
    try session.press(.control("e"), .control("u"))
    try session.type("exp(100)\n")
    try session.wait(untilCalculator: "it is rounded to the window") {
      $0.expression == "exp(100)" && $0.result?.hasPrefix("≈ 2.68811714") == true
        && $0.result?.hasSuffix("×10^43") == true
    }
  }

  @Test func `the keys of the keypad edit them`() throws {
    let session = try TerminalSession.calculator()
    try session.type("imax(1;sqrt(16))\n")
    try session.wait(forDisplay: "max(1; sqrt(16))", "= 4")
    try session.type("\u{7F}\u{7F}\u{7F}\u{7F}+8")
    try session.wait(forDisplay: "max(1; sqrt(1 + 8", "= 3")
    try session.type("cccc")
    try session.wait(forDisplay: "max(1;")
    try session.type("-5=")
    try session.wait(forDisplay: "max(1; −5)", "= 1")
  }

  @Test func `in ASCII they are the same`() throws {
    let session = try TerminalSession.calculator("--ascii", columns: 120)
    try session.type("isin(30 deg)+sqrt(2)*0\n")
    try session.wait(forDisplay: "sin(30d) + sqrt(2) * 0", "= 0.5")
    try session.type("i")
    try session.press(.control("u"))
    try session.type("sqrt(2)\n")
    try session.wait(forDisplay: "sqrt(2)", "~ 1.4142135623731")
    try session.type("i")
    try session.press(.control("u"))
    try session.type("max()\n")
    try session.wait(untilFormula: "tells how max is written") { formula in
      formula.line.contains("|max()")
        && formula.below == ["max takes one or more arguments: max(a;b;~)."]
    }
    #expect(try session.screen().lines.joined().allSatisfy(\.isASCII))
  }
}
