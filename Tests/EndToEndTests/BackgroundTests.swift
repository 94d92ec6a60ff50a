import Foundation
import TestSupport
import Testing

/// The query for the background colour, and the replies of terminals.
@Suite struct `The terminal's reply about its background` {
  @Test(arguments: [
    ("ffff/ffff/ffff", "light"), ("0000/0000/0000", "dark"), ("1e1e/1e1e/2e2e", "dark"),
    ("fd/f6/e3", "light"), ("f/f/f", "light"),
  ])
  func `selects the theme`(color: String, theme: String) throws {
    let terminal = try PseudoTerminal.calculator(answer: PseudoTerminal.answer(color))
    try terminal.wait(forTheme: theme)
    try expectNothingTyped(in: terminal)
  }

  @Test func `may end with a bell or come in pieces`() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: PseudoTerminal.question)
    for piece in ["\u{1B}]1", "1;rgb:ffff/ff", "ff/ffff", "\u{7}", PseudoTerminal.attributes] {
      terminal.send(piece)
      usleep(10_000)
    }
    try terminal.wait(for: "quit")
    try terminal.wait(forTheme: "light")
    try expectNothingTyped(in: terminal)
  }

  @Test func `is not waited for longer than the limit`() throws {
    let silent = try PseudoTerminal.calculator()
    try silent.wait(forTheme: "dark")
    try expectNothingTyped(in: silent)
    let other = try PseudoTerminal.calculator(answer: PseudoTerminal.attributes)
    try other.wait(forTheme: "dark")
    try expectNothingTyped(in: other)
  }

  @Test func `selects the theme even if it is late`() throws {
    let terminal = try PseudoTerminal.calculator()
    terminal.send("12")
    usleep(300_000)
    terminal.send(PseudoTerminal.answer("ffff/ffff/ffff") + "\u{7F}\u{7F}")
    try terminal.wait(forTheme: "light")
    try expectNothingTyped(in: terminal)
  }

  @Test func `does not change a theme that was chosen in the meantime`() throws {
    let terminal = try PseudoTerminal.calculator()
    terminal.send("tt\u{7F}" + PseudoTerminal.answer("ffff/ffff/ffff"))
    try terminal.wait(forTheme: "mono")
    try expectNothingTyped(in: terminal)
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:zzzz/0/0\u{1B}\\", "\u{1B}]11;\u{7}", "\u{1B}]11;rgb:ffff/ffff\u{7}",
    "\u{1B}]11;12345\u{1B}\\", "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}[123;456R",
    "\u{1B}]11;rgb:ffffffffff/1234567890/1\u{7}", "\u{1B}P123\u{1B}\\",
  ])
  func `is ignored if it is malformed`(answer: String) throws {
    let terminal = try PseudoTerminal.calculator(answer: answer + PseudoTerminal.attributes)
    try terminal.wait(forTheme: "dark")
    try expectNothingTyped(in: terminal)
  }

  @Test func `loses no key that was typed before, during or after the query`() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "echo ready; sleep 0.2; exec \"$0\"", Program.path])
    try terminal.wait(for: "ready")
    terminal.send("12+")
    try terminal.wait(for: PseudoTerminal.question)
    terminal.send("3")
    terminal.send("4" + PseudoTerminal.answer("ffff/ffff/ffff") + "5")
    try terminal.wait(for: "quit")
    terminal.send("\u{0C}")
    try terminal.wait(for: "12 + 345")
    terminal.send("\u{1B}")
    // The button is no longer lit.
    usleep(300_000)
    try terminal.wait(forTheme: "light")
  }

  @Test(arguments: ["q", "\u{03}", "\u{04}"])
  func `is not needed to quit`(key: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: PseudoTerminal.question)
    terminal.send(key)
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(try terminal.lineSettings() == terminal.settingsAtStart)
  }

  /// Expects that the calculator is as at its start and can be quit.
  private func expectNothingTyped(
    in terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    terminal.forgetOutput()
    terminal.send("7+1=")
    try terminal.wait(for: "= 8", at: location)
    terminal.send("q")
    #expect(try terminal.waitForEnd(at: location) == .exited(status: 0), sourceLocation: location)
    #expect(try terminal.lineSettings() == terminal.settingsAtStart, sourceLocation: location)
  }
}
