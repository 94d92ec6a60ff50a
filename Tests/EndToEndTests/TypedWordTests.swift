import TestSupport
import Testing

/// Words that are typed on the keypad.
@Suite struct `Words on the keypad` {
  @Test func `are typed straight away, and calculated with Enter`() throws {
    let session = try TerminalSession.calculator()
    try session.type("sqrt(2)")
    try session.wait(forFormula: "sqrt(2)|", "≈ 1.4142135623731")
    try session.type("\n")
    try session.wait(forDisplay: "sqrt(2)", "≈ 1.4142135623731")
    #expect(try session.formula() == nil)
    try session.quit()
  }

  @Test func `take back the command of their first letter`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+34")
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.type("c")
    try session.wait(forDisplay: "12 +")
    try session.type("o")
    try session.wait(untilFormula: "has both letters") { $0.line == "12 + 34co|" }
    try session.press(.escape)
    try session.wait(forDisplay: "12 + 34", "= 46")
    #expect(try session.formula() == nil)
    // Two steps back are two digits: the command left no step.
    try session.type("uu")
    try session.wait(forDisplay: "12 +")
    #expect(try !session.screen().contains("34"))
    try session.quit()
  }

  @Test func `stand behind the number that was typed`() throws {
    let session = try TerminalSession.calculator()
    try session.type("2")
    try session.wait(forDisplay: "2")
    try session.type("pi")
    try session.wait(forFormula: "2pi|", "≈ 6.28318530717959")
    try session.press(.escape)
    try session.wait(forDisplay: "2")
    try session.type("e5")
    try session.wait(forFormula: "2e5|", "= 200000")
    #expect(try session.formula()?.line == "2e5|")
  }

  @Test func `mean the same in a stream that arrives at once`() throws {
    let session = try TerminalSession.calculator()
    let keys = String(repeating: "tan(0)+floor(2.5)*2\n+cos(0)=\u{1B}[5~gcd(4;6)\n", count: 50)
    try session.type(keys + "\u{1B}7+8tau")
    try session.wait(untilFormula: "is the last one") { $0.line == "7 + 8tau|" }
    try session.press(.escape)
    try session.wait(forDisplay: "7 + 8", "= 15")
    let tape = try session.screen()
    #expect(tape.contains("gcd(4; 6)") && tape.contains("= 2"))
    try session.quit()
  }
}
