import Foundation
import TestSupport
import Testing

/// Results that take long, and what can be done before they are known.
@Suite struct `Waiting for a result` {
  /// A product that is 1, after a second or two.
  private static let product = Array(
    repeating: "(7^1000000-7^1000000+1)", count: 120
  ).joined(separator: "*")

  /// A calculator that calculates it, after `=` or after Enter on the formula line.
  private static func start(_ keys: String, on line: String = "") throws -> TerminalSession {
    let session = try TerminalSession.calculator(columns: 40, rows: 12)
    try session.type(line + product + keys)
    return session
  }

  @Test(arguments: ["", "i"])
  func `keys that are typed in the meantime are taken after it, in their order`(line: String) throws
  {
    let session = try Self.start("\n", on: line)
    try session.wait(for: "…")
    try session.type("+2")
    try session.press(.backspace)
    try session.type("41=+")
    try session.wait(forDisplay: "42 +")
    try session.quit()
  }

  @Test func `so is another =, and the keys after that wait for its result`() throws {
    let session = try Self.start("=")
    try session.type("*" + Self.product + "=+5=/4")
    try session.wait(forDisplay: "6 ÷ 4", "= 1.5")
    try session.quit()
  }

  @Test func `an ellipsis holds its place until it is known`() throws {
    let session = try Self.start("=")
    try session.wait(untilCalculator: "it is on its way") {
      $0.result == "…" && $0.expression.hasSuffix("+ 1)") && $0.message == nil
    }
    try session.wait(untilCalculator: "it is there") {
      $0.result == "= 1" && $0.expression.hasSuffix("+ 1)") && $0.message == nil
    }
  }

  @Test func `an ellipsis also holds the place of a live value`() throws {
    let session = try Self.start("+1")
    try session.wait(untilCalculator: "it is on its way") {
      $0.result == "…" && $0.expression.hasSuffix("+ 1")
    }
    // Drawing around it does not disturb it.
    try session.press(.up)
    try session.type("t")
    try session.wait(untilCalculator: "the highlight is there") {
      $0.highlighted != nil && $0.message != nil
    }
    try session.wait(untilCalculator: "it is there") {
      $0.result == "= 2" && $0.expression.hasSuffix("+ 1")
    }
  }

  @Test func `Ctrl-C drops the keys typed before it, and keeps those after it`() throws {
    let session = try Self.start("*" + Self.product + "=")
    try session.wait(for: "…")
    try session.type("+2+3=q")
    usleep(100_000)
    try session.press(.control("c"))
    try session.wait(for: "The calculation was cancelled.")
    try session.press(.escape)
    try session.type("6*7=")
    try session.wait(forDisplay: "6 × 7", "= 42")
    try session.quit()
  }

  @Test func `a change of size is drawn at once`() throws {
    let session = try Self.start("*" + Self.product + "=")
    try session.wait(for: "…")
    try session.resize(columns: 20, rows: 8)
    try session.wait(untilCalculator: "it is small, and still on its way") {
      $0.result == "…" && $0.expression.count <= 20
    }
    try session.wait(untilCalculator: "it is there") { $0.result == "= 1" }
  }

  @Test(arguments: [("=", ""), ("\n", "i"), ("+1", "")])
  func `Ctrl-Z restores the terminal at once, and fg resumes`(
    keys: String, line: String
  ) throws {
    let session = try ShellSession()
    try session.terminal.press(.escape)
    try session.terminal.wait(forDisplay: "0")
    try session.terminal.type(line + Self.product + keys)
    try session.terminal.wait(for: "…")
    try session.terminal.press(.control("z"))
    try session.expectShell()
    try session.terminal.send(Array("fg\n".utf8))
    try session.terminal.wait(untilCalculator: "the result comes") {
      $0.result == (keys == "+1" ? "= 2" : "= 1")
    }
    try session.terminal.press(.escape)
    try session.terminal.type("12+30")
    try session.terminal.wait(forDisplay: "12 + 30", "= 42")
    try session.expectWorking()
  }

  @Test(arguments: ["+1", "="])
  func `a hang-up ends it`(keys: String) throws {
    let terminal = try PseudoTerminal(["sh", "-c", "trap '' HUP; exec \"$0\"", Program.path])
    try terminal.wait(for: "quit")
    terminal.send(Self.product + "*" + String(repeating: "(7^1000000-7^1000000+1)*", count: 40))
    terminal.send("1" + keys)
    try terminal.wait(for: "…")
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exited(status: 0))
  }

  @Test func `the program sleeps when the result is known`() throws {
    let session = try Self.start("=")
    try session.wait(untilCalculator: "it is there") { $0.result == "= 1" }
    let process = try session.processID()
    usleep(1_000_000)
    let before = try ProcessState(of: process)
    usleep(1_000_000)
    #expect(try ProcessState(of: process) == before)
  }
}
