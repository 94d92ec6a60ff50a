import Foundation
import TestSupport
import Testing

@Suite struct `The tape on the terminal` {
  /// The rows of the tape at the right of the keypad that hold a result.
  private static func rows(_ screen: TerminalScreen) -> [String] {
    screen.lines.compactMap { line in
      let row = line.dropFirst(45).filter { !"│|".contains($0) }
      guard row.contains("= "), !row.contains("help") else { return nil }
      return row.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `is corrected at its top, survives a cleared sum and a kill, and is there again`()
    throws
  {
    let home = try TemporaryFolder()
    let environment: [String: String?] = ["HOME": home.path]
    let first = try TerminalSession.calculator(environment: environment)
    try first.type("irent=850\n")
    try first.wait(forDisplay: "850", "= 850")
    try first.type("\u{1B}irent*12\n")
    try first.wait(forDisplay: "rent × 12", "= 10200")
    try first.type("/4=")
    try first.wait(forDisplay: "10200 ÷ 4", "= 2550")
    // Correct the rent.
    try first.press(.tab, .home, .enter)
    try first.press(.backspace)
    try first.type("5\n")
    try first.wait(forDisplay: "10260 ÷ 4", "= 2565")
    try first.type("#home\n")
    try first.press(.tab)
    try first.type("\u{1B}")
    try first.wait(forDisplay: "0")
    try first.type("u")
    try first.wait(forDisplay: "10260 ÷ 4", "= 2565")
    let before = try first.wait(until: "the tape shows all") { Self.rows($0).count == 3 }
    let rows = Self.rows(before)
    #expect(rows.last == "10260 ÷ 4 = 2565" && rows.first?.contains("# home") == true)
    kill(try first.processID(), SIGKILL)
    _ = try first.waitForEnd()

    let second = try TerminalSession.calculator(environment: environment)
    try second.wait(until: "the tape is there again") { Self.rows($0) == rows }
    try second.type("irent\n")
    try second.wait(forDisplay: "rent", "= 855")
    try second.quit()
  }
}
