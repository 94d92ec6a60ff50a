import Foundation
import TestSupport
import Testing

/// Keys that are typed, one by one and in bursts.
@Suite struct `Typing` {
  @Test(arguments: [
    ("2+3\n", "2 + 3", "= 5"),
    ("2+3=", "2 + 3", "= 5"),
    ("2+3==", "5 + 3", "= 8"),
    ("1/3*3=", "1 ÷ 3 × 3", "= 1"),
    ("1:3=", "1 ÷ 3", "≈ 0.333333333333333"),
    (".1+,2=", "0.1 + 0.2", "= 0.3"),
    ("7x8\n", "7 × 8", "= 56"),
    ("12÷4×3−1", "12 ÷ 4 × 3 − 1", "= 8"),
    ("2+3*4", "2 + 3 × 4", "= 14"),
    ("2*-3=", "2 × −3", "= −6"),
    ("9999999999999999-9999999999999998=", "9999999999999999 − 9999999999999998", "= 1"),
    ("5+6=*2=", "11 × 2", "= 22"),
    ("5+6=7", "7", nil),
    ("007", "7", nil),
    ("12\u{7F}3+", "13 +", nil),
    ("12+34c", "12 +", nil),
    ("12+34\u{1B}[3~c", "12", nil),
    ("\u{1B}Oq\u{1B}Ok\u{1B}Or\u{1B}OM", "1 + 2", "= 3"),
    ("12+34\u{8}", "12 + 3", "= 15"),
  ])
  func `a sum is shown as it was typed, with its value`(
    keys: String, expression: String, result: String?
  ) throws {
    let session = try TerminalSession.calculator()
    try session.type(keys)
    try session.wait(forDisplay: expression, result)
  }

  @Test func `named keys work`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+34")
    try session.press(.backspace)
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.press(.delete)
    try session.wait(forDisplay: "12 +")
    try session.type("8")
    try session.press(.enter)
    try session.wait(forDisplay: "12 + 8", "= 20")
    try session.press(.keypadEnter)
    try session.wait(forDisplay: "20 + 8", "= 28")
    try session.press(.escape)
    try session.wait(forDisplay: "0")
    try session.quit()
  }

  @Test func `Esc clears at once, also when digits come with it`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+34")
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.type("\u{1B}56")
    try session.wait(forDisplay: "56")
    try session.type("+1\u{1B}\u{1B}78+9")
    try session.wait(forDisplay: "78 + 9", "= 87")
    try session.type("=\u{1B}q")
    #expect(try session.waitForEnd() == .exited(status: 0))
  }

  @Test func `401 keys that arrive at once are all taken`() throws {
    let session = try TerminalSession.calculator()
    try session.type(String(repeating: "1+", count: 200) + "1=")
    try session.wait(untilCalculator: "the sum is there") { $0.result == "= 201" }
    let digits = String(repeating: "1234567890", count: 40)
    try session.type("\u{1B}\(digits)8-\(digits)1=")
    try session.wait(untilCalculator: "no digit is missing") { $0.result == "= 7" }
  }

  @Test func `keys that were typed before the program started are not lost`() throws {
    let session = try TerminalSession(
      ["sh", "-c", "echo ready; sleep 0.3; exec \"$0\"", Program.path])
    try session.wait(for: "ready")
    try session.type("12+30=")
    try session.wait(forDisplay: "12 + 30", "= 42")
  }

  @Test(arguments: [
    "w", "@", "ä", "©", "日", "🙂", "\t", "\u{0}", "\u{5}", "\u{1C}", "\u{1D}",
    "\u{1B}[25~", "\u{1B}[1;2P", "\u{1B}[99;99R", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}OZ", "\u{1B}[12;34;56;78z", "\u{1B}]0;title 5\u{7}", "\u{1B}P+r5=5\u{1B}\\",
    "\u{1B}[?62;22c", "\u{1B}[H", "\u{1B}OF", "\u{1B}[5~",
  ])
  func `keys without a meaning do nothing`(keys: String) throws {
    let session = try TerminalSession.calculator()
    try session.type("12+3" + keys + "4")
    try session.wait(forDisplay: "12 + 34", "= 46")
  }

  @Test func `characters whose bytes arrive one by one are complete`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    for byte in "6÷2".utf8 {
      terminal.send([byte])
      usleep(2_000)
    }
    // The tape has the result as text, the display has it in big numerals.
    terminal.send("=")
    try terminal.wait(for: "= 3")
  }

  @Test func `a pressed button is lit for a moment, also during other activity`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    let unlit = try terminal.styles()
    terminal.send("5")
    usleep(20_000)
    #expect(try terminal.styles() != unlit)
    terminal.send("\u{7F}")
    // The test keeps reading the screen, so the program is never idle for long.
    try terminal.wait(forTheme: "dark")
  }

  @Test func `bytes that are not characters do nothing`() throws {
    let session = try TerminalSession.calculator()
    try session.send([0x31, 0xFF, 0xC3, 0x32, 0xE2, 0x88, 0x33, 0x80, 0x34])
    try session.wait(forDisplay: "1234")
  }
}
