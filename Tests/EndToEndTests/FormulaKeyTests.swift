import Testing

/// The keys of the formula line.
@Suite struct `The keys of the formula line` {
  @Test(
    arguments: [
      ([.left], "12+34*(5-6|)"), ([.control("b"), .left], "12+34*(5-|6)"),
      ([.left, .right], "12+34*(5-6)|"), ([.home, .right], "1|2+34*(5-6)"),
      ([.home, .left], "|12+34*(5-6)"), ([.home, .control("f"), .control("f")], "12|+34*(5-6)"),
      ([.right], "12+34*(5-6)|"), ([.control("a")], "|12+34*(5-6)"),
      ([.home, .end], "12+34*(5-6)|"), ([.control("a"), .control("e")], "12+34*(5-6)|"),
      ([.alt("b")], "12+34*(5-|6)"), ([.controlLeft, .controlLeft], "12+34*(|5-6)"),
      ([.alt("b"), .alt("b"), .alt("b")], "12+|34*(5-6)"),
      ([.home, .alt("b")], "|12+34*(5-6)"), ([.home, .alt("f")], "12|+34*(5-6)"),
      ([.home, .controlRight, .controlRight], "12+34|*(5-6)"),
      ([.controlRight], "12+34*(5-6)|"), ([.backspace], "12+34*(5-6|"),
      ([.home, .backspace], "|12+34*(5-6)"), ([.home, .delete], "|2+34*(5-6)"),
      ([.home, .control("d"), .control("d")], "|+34*(5-6)"), ([.delete], "12+34*(5-6)|"),
      ([.control("w")], "12+34*(5-|"), ([.control("w"), .control("w")], "12+34*(|"),
      ([.alt("b"), .control("u")], "|6)"), ([.alt("b"), .alt("b"), .control("k")], "12+34*(|"),
      ([.left, .left, .control("w"), .end, .control("y")], "12+34*(6)5-|"),
      ([.left, .control("u"), .end, .control("y")], ")12+34*(5-6|"),
      ([.home, .alt("f"), .control("k"), .control("y"), .control("y")], "12+34*(5-6)+34*(5-6)|"),
      ([.tab], "12+34*(5-6)|"), ([.up, .down, .pageUp, .function(5)], "12+34*(5-6)|"),
    ] as [([TerminalKey], String)])
  func `edit and move as in a shell`(keys: [TerminalKey], line: String) throws {
    let session = try TerminalSession.calculator()
    try session.type("i12+34*(5-6)")
    try session.wait(forFormula: "12+34*(5-6)|", "= −22")
    for key in keys { try session.press(key) }
    try session.wait(untilFormula: "is \(line)") { $0.line == line }
  }

  @Test func `the cut text can be yanked on the next line`() throws {
    let session = try TerminalSession.calculator()
    try session.type("i2*21")
    try session.press(.control("u"), .escape)
    try session.wait(forDisplay: "0")
    try session.type("5+i")
    try session.press(.control("y"))
    try session.wait(forFormula: "5 +2*21|", "= 47")
  }

  @Test func `Tab completes a name`() throws {
    let session = try TerminalSession.calculator()
    try session.type("6*7=i\u{15}ab\tans)/2")
    try session.wait(forFormula: "abs(ans)/2|", "= 21")
  }

  @Test func `letters that are commands of the keypad are letters`() throws {
    let session = try TerminalSession.calculator()
    try session.type("iqtc?i")
    try session.wait(forFormula: "qtc?i|")
    try session.press(.control("c"))
    try session.wait(forDisplay: "0")
    try session.quit()
  }

  @Test func `text in other alphabets and widths keeps its cursor`() throws {
    let session = try TerminalSession.calculator()
    try session.type("i1+日本é🙂e\u{301}2")
    try session.wait(untilFormula: "ends in 2 and the cursor") { $0.line.hasSuffix("2|") }
    try session.press(.left)
    try session.wait(untilFormula: "has the cursor before 2") { $0.line.hasSuffix("|2") }
    for _ in 0..<6 { try session.press(.backspace) }
    try session.wait(untilFormula: "has only digits left") {
      $0.line.hasPrefix("1") && $0.line.hasSuffix("|2")
    }
  }

  @Test func `invalid bytes and control codes write nothing`() throws {
    let session = try TerminalSession.calculator()
    try session.send(
      [0x69, 0x31, 0xFF, 0xC3, 0x32, 0x00, 0x07, 0x1C, 0x80, 0x2B] + Array("\u{9B}\u{202E}3".utf8))
    try session.wait(untilFormula: "is open") {
      $0.line.hasPrefix("12+") && $0.line.hasSuffix("3|")
    }
    try session.type("\u{1B}]0;title\u{7}\u{1B}[25~")
    try session.press(.control("u"))
    try session.type("4+5")
    try session.wait(forFormula: "4+5|", "= 9")
  }

  @Test func `a line that arrives all at once is complete`() throws {
    let session = try TerminalSession.calculator()
    let sum = String(repeating: "1234567890+", count: 1000)
    try session.type("i" + sum + "1")
    try session.wait(untilFormula: "has its value") { $0.below == ["= 1234567890001"] }
    try session.type("\n")
    let calculated = try session.wait(untilCalculator: "it is calculated") {
      $0.result == "= 1234567890001" && $0.expression.hasSuffix(" + 1")
    }
    #expect(calculated.expression.hasPrefix("…"))
    #expect(calculated.expression.hasSuffix(" + 1234567890 + 1234567890 + 1"))
  }
}
