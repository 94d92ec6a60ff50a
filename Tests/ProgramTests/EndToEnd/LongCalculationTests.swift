import Foundation
import TestSupport
import Testing

/// Calculations of some seconds, during which the view-model handles keys.
@Suite(.waiting) struct `Long calculations` {
  /// A product within the limits that takes five seconds, longer than a test looks at it.
  private static let product = Array(repeating: "(7^1000000-7^1000000+1)", count: 400).joined(
    separator: "*")

  private static let shortProduct = String(product.prefix(24 * 60 - 1))

  @Test(arguments: ["\n", "="])
  func `on the keypad Ctrl-C cancels one and keeps the expression`(equals: String) throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type(Self.product + "+12" + equals)
    try session.wait(untilCalculator: "it is on its way") {
      $0.result == "…" && $0.expression.hasSuffix(" + 12")
    }
    try session.press(.control("c"))
    try session.wait(untilCalculator: "it says so") {
      $0.message == "The calculation was cancelled." && $0.expression.hasSuffix(" + 12")
        && $0.result == nil
    }
    try session.type("3")
    try session.wait(untilCalculator: "the message is gone, and the value on its way") {
      $0.message == nil && $0.expression.hasSuffix(" + 123") && $0.result == "…"
    }
    try session.quit()
  }

  @Test func `on the formula line keys do not wait for one, and Ctrl-C cancels it`() throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type("\u{1B}OQ" + Self.product)
    for (key, end) in [("+", "+1)+|"), ("3", "+1)+3|"), ("4", "+1)+34|"), ("\u{7F}", "+1)+3|")] {
      try session.type(key)
      try session.wait(untilCalculator: "the line ends in \(end)") { $0.expression.hasSuffix(end) }
    }
    try session.resize(columns: 20, rows: 8)
    try session.wait(untilCalculator: "it is small") {
      $0.expression.hasPrefix("…") && $0.expression.hasSuffix("+1)+3|")
    }
    try session.press(.enter, .control("c"))
    try session.wait(for: "cancelled")
    try session.press(.control("u"))
    try session.type("6*7\n", shows: "6 × 7", "= 42")
    try session.quit()
  }

  @Test func `an ellipsis stands for the value until it is known, then keys are handled`() throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type(Self.shortProduct + "=")
    try session.wait(untilCalculator: "it is on its way") { $0.result == "…" }
    try session.resize(columns: 20, rows: 8)
    try session.type("+41=+", shows: "42 +")
    try session.quit()
  }

  @Test(arguments: [("=", ""), ("\n", "\u{1B}OQ"), ("+1", "")])
  func `Ctrl-Z restores the terminal at once, and fg resumes`(keys: String, line: String) throws {
    let session = try ShellSession()
    try session.terminal.press(.escape, shows: "0")
    try session.terminal.type(line + Self.shortProduct + keys)
    try session.terminal.wait(for: "…")
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.send(Array("fg\n".utf8))
    try session.terminal.wait(untilCalculator: "the result comes") {
      $0.result == (keys == "+1" ? "= 2" : "= 1")
    }
    try session.terminal.press(.escape)
    try session.terminal.type("12+30", shows: "12 + 30", "= 42")
    try session.expectWorking()
  }

  @Test(arguments: ["+1", "="]) func `a hang-up ends one`(keys: String) throws {
    let terminal = try PseudoTerminal(["sh", "-c", "trap '' HUP; exec \"$0\"", Program.path])
    try terminal.wait(for: "quit")
    // As much as a terminal takes at once.
    try terminal.send(String(Self.product.prefix(24 * 160)) + "1" + keys, andWaitFor: "…")
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exited(status: 0))
  }

  @Test func `without a screen Ctrl-C ends one`() throws {
    let terminal = try PseudoTerminal([Program.path, Self.product])
    _ = try #require(firstAnswer { try ProcessState(of: terminal.processID).ticks > 5 ? () : nil })
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .killed(signal: SIGINT))
  }
}
