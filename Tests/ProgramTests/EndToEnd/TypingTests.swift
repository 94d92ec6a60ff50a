import Foundation
import TestSupport
import Testing

/// How bytes become keys: one by one, in bursts, and malformed ones.
@Suite(.waiting) struct `Typing` {
  @Test func `named keys work, including those of the numeric keypad`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+34")
    try session.press(.backspace, shows: "12 + 3", "= 15")
    try session.press(.delete, shows: "12 +")
    try session.type("8\u{8}7")
    try session.press(.enter, shows: "12 + 7", "= 19")
    try session.press(.keypadEnter, shows: "19 + 7", "= 26")
    try session.press(.escape, shows: "0")
    try session.type("\u{1B}Oq\u{1B}Ok\u{1B}Or\u{1B}OM", shows: "1 + 2", "= 3")
    try session.press(.up)
    try session.wait(untilCalculator: "5 is left") { $0.highlighted != nil }
    try session.quit()
  }

  @Test func `Esc clears at once, also when digits come with it`() throws {
    let session = try TerminalSession.calculator()
    try session.type("12+34\u{1B}56", shows: "56")
    try session.type("+1\u{1B}\u{1B}78+9", shows: "78 + 9", "= 87")
    try session.type("\u{1B}OQ*99\u{1B}4", shows: "4")
    try session.type("=\u{1B}q\n")
    #expect(try session.waitForEnd() == .exited(status: 0))
  }

  @Test func `the keys of the formula line edit it as in a shell`() throws {
    let steps: [([TerminalKey], String)] = [
      ([.left], "12+34*(5-6|)"), ([.control("b"), .left], "12+34*(5|-6)"),
      ([.right, .control("f")], "12+34*(5-6|)"), ([.home, .right], "1|2+34*(5-6)"),
      ([.end], "12+34*(5-6)|"), ([.control("a")], "|12+34*(5-6)"),
      ([.control("e"), .alt("b")], "12+34*(5-|6)"), ([.controlLeft], "12+34*(|5-6)"),
      ([.home, .alt("f")], "12|+34*(5-6)"), ([.controlRight], "12+34|*(5-6)"),
      ([.backspace], "12+3|*(5-6)"), ([.delete], "12+3|(5-6)"), ([.control("d")], "12+3|5-6)"),
      ([.control("k")], "12+3|"), ([.control("w")], "12+|"), ([.control("y")], "12+3|"),
      ([.control("u")], "|"),
    ]
    let session = try TerminalSession.calculator()
    try session.type("\u{1B}OQ12+34*(5-6)", shows: "12+34*(5-6)|", "= −22")
    for (keys, line) in steps {
      for key in keys { try session.press(key) }
      try session.wait(untilCalculator: "the line is \(line)") { $0.expression == line }
    }
    try session.type("sq\t16)", shows: "sqrt(16)|", "= 4")
    try session.press(.enter, shows: "sqrt(16)", "= 4")
    try session.quit()
  }

  @Test func `text in other alphabets and widths keeps its cursor`() throws {
    let session = try TerminalSession.calculator()
    try session.type("1+日本é🙂e\u{301}2", shows: "1+日本é🙂e\u{301}2|")
    try session.press(.left, shows: "1+日本é🙂e\u{301}|2")
    for _ in 1...3 { try session.press(.backspace) }
    try session.wait(forDisplay: "1+日本|2")
    for _ in 1...2 { try session.press(.backspace) }
    try session.wait(forDisplay: "1+|2", "= 3")
    try session.type("\u{1B}家賃 = 850 # 🍕と水\r", shows: "850", "= 850")
    try session.wait(forTape: ["家賃 = 850 # 🍕と水 = 850"])
  }

  @Test func `all keys that arrive at once are handled`() throws {
    let session = try TerminalSession.calculator()
    try session.type(String(repeating: "1+", count: 200) + "1=")
    try session.wait(untilCalculator: "the sum is there") { $0.result == "= 201" }
    let sum = String(repeating: "1234567890+", count: 1000)
    try session.type("\u{1B}\u{1B}OQ" + sum + "1\n")
    try session.wait(untilCalculator: "it is calculated") {
      $0.result == "= 1234567890001" && $0.expression.hasPrefix("…")
    }
  }

  @Test func `keys typed before the start are not lost`() throws {
    let home = try TemporaryFolder()
    let session = try TerminalSession(
      [
        "sh", "-c", "echo ready; until test -e \"$HOME/go\"; do sleep 0.01; done; exec \"$0\"",
        Program.path,
      ], environment: ["HOME": home.path])
    try session.wait(for: "ready")
    try session.type("12+30=")
    try Data().write(to: home["go"])
    try session.wait(forDisplay: "12 + 30", "= 42")
  }

  @Test func `characters whose bytes arrive one by one are complete`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    for byte in "6÷2".utf8 {
      terminal.send([byte])
      terminal.read()
    }
    try terminal.send("=", andWaitFor: "= 3")
  }

  @Test func `a pressed button is lit for a moment, also during other activity`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    let unlit = try terminal.styles()
    _ = try #require(
      firstAnswer {
        terminal.send("5")
        return try terminal.styles() == unlit ? nil : ()
      })
    // The test keeps reading the screen, so the program is never idle for long.
    try terminal.wait(forTheme: "dark")
  }
}
