import Foundation
import TestSupport
import Testing

/// Calculations that take seconds, and how they are cancelled.
@Suite struct `Long calculations` {
  /// A product within the limits that takes many seconds.
  private static let product = Array(
    repeating: "(7^1000000-7^1000000+1)", count: 2000
  ).joined(separator: "*")

  @Test(arguments: ["\n", "="])
  func `on the keypad Ctrl-C cancels one and keeps the expression`(equals: String) throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type(Self.product + "+12")
    try session.wait(untilCalculator: "all is typed") { $0.expression.hasSuffix(" + 12") }
    try session.type(equals)
    usleep(100_000)
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

  @Test func `on the formula line Ctrl-C cancels one and keeps the line`() throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type("i" + Self.product + "+12")
    try session.wait(untilFormula: "is typed") { $0.line.hasSuffix("+12|") }
    try session.press(.enter, .control("c"))
    try session.wait(untilFormula: "is still there") {
      $0.line.hasSuffix("+12|") && $0.below == ["The calculation was cancelled."]
    }
    try session.press(.control("u"))
    try session.type("6*7\n")
    try session.wait(forDisplay: "6 × 7", "= 42")
  }

  @Test func `keys do not wait for the live value`() throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type("i" + Self.product)
    try session.wait(untilFormula: "is typed") { $0.line.hasSuffix("+1)|") }
    for (key, line) in [("+", "+1)+|"), ("3", "+1)+3|"), ("4", "+1)+34|"), ("\u{7F}", "+1)+3|")] {
      try session.type(key)
      try session.wait(untilFormula: "follows", timeout: .seconds(2)) { $0.line.hasSuffix(line) }
    }
    try session.resize(columns: 20, rows: 8)
    try session.wait(untilFormula: "follows", timeout: .seconds(2)) {
      $0.line.hasPrefix("…") && $0.line.hasSuffix("+1)+3|") && $0.line.count <= 20
    }
    try session.press(.escape)
    try session.wait(forDisplay: "0")
    try session.quit()
  }

  @Test func `keys of the keypad do not wait for it either`() throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type(Self.product + "+1")
    try session.wait(untilCalculator: "all is typed") { $0.expression.hasSuffix(" + 1") }
    try session.type("2")
    try session.wait(untilCalculator: "2 is there") {
      $0.expression.hasSuffix(" + 12") && $0.result == "…"
    }
    // The first Ctrl-C cancels it and does not end the program.
    try session.press(.control("c"))
    try session.wait(untilCalculator: "it is stopped") {
      $0.expression.hasSuffix(" + 12") && $0.result == nil
    }
    try session.press(.backspace)
    try session.wait(untilCalculator: "it is on its way again") { $0.result == "…" }
    try session.press(.escape)
    try session.wait(forDisplay: "0")
    try session.quit()
  }

  @Test func `a signal ends one, with the terminal as it was found`() throws {
    let session = try Endings.start()
    try session.session.type("i" + Self.product)
    try session.session.wait(untilFormula: "is typed") { $0.line.hasSuffix("+1)|") }
    try session.session.type("\n")
    usleep(100_000)
    kill(try session.session.processID(), SIGTERM)
    try session.expectEnd(.killed(signal: SIGTERM))
  }

  @Test(arguments: ["", "i"])
  func `nothing is calculated after one was cancelled`(keys: String) throws {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type(keys + Self.product + "+12\n")
    usleep(300_000)
    try session.press(.control("c"))
    try session.wait(for: "The calculation was cancelled.")
    let process = try session.processID()
    usleep(500_000)
    let before = try ProcessState(of: process)
    usleep(500_000)
    #expect(try ProcessState(of: process) == before)
  }

  @Test func `without a screen Ctrl-C ends one at once`() throws {
    let terminal = try PseudoTerminal([Program.path, Self.product])
    usleep(300_000)
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd(timeout: .seconds(3)) == .killed(signal: SIGINT))
  }
}
