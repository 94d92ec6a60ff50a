import TestSupport
import Testing

/// Two programs that keep the same tape.
@Suite struct `Two programs at once` {
  @Test func `show the entries and corrections of each other, without a key`() throws {
    let home = try TemporaryFolder()
    let (one, other) = (try home.calculator(), try home.calculator())
    try one.calculate("rent = 850")
    try other.wait(forTape: ["rent = 850 = 850"])
    try other.calculate("rent*12")
    let both = ["rent = 850 = 850", "rent × 12 = 10200"]
    try one.wait(forTape: both)
    try other.wait(forTape: both)
    try one.press(.tab, .home, .enter, .control("u"))
    try one.type("rent = 900\n")
    try one.press(.tab)
    let corrected = ["rent = 900 = 900", "rent × 12 = 10800"]
    try other.wait(forTape: corrected)
    try other.wait(forDisplay: "rent × 12", "= 10800")
    try one.wait(forTape: corrected)
    try other.press(.tab, .delete, .tab)
    try one.wait(forTape: ["rent = 900 = 900"])
    try one.quit()
    try other.quit()
  }

  @Test func `lose nothing when both write as fast as they can`() throws {
    let home = try TemporaryFolder()
    let (one, other) = (try home.calculator(), try home.calculator())
    try one.type((1...40).map { "1+\($0)=" }.joined())
    try other.type((1...40).map { "2+\($0)=" }.joined())
    try one.wait(forDisplay: "1 + 40", "= 41")
    try other.wait(forDisplay: "2 + 40", "= 42")
    try one.quit()
    try other.quit()
    let lines = try home.run("--tape").output.split(separator: "\n")
    let expressions = lines.map { $0.prefix { $0 != "=" }.filter { $0 != " " } }
    let expected = (1...2).flatMap { first in (1...40).map { "\(first)+\($0)" } }
    #expect(expressions.sorted() == expected.sorted())
  }

  @Test func `agree with the file after they corrected the same entry`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 rent = 1", "+ a.2 rent@a.1 * 2"])
    let (one, other) = (try home.calculator(), try home.calculator())
    let before = ["rent = 1 = 1", "rent × 2 = 2"]
    try one.wait(forTape: before)
    try other.wait(forTape: before)
    for session in [one, other] { try session.press(.tab, .home) }
    for round in 1...4 {
      // After Ctrl-U the name is written again.
      try one.type("\r\u{15}rent=\(round)00\r")
      try other.type("\r\u{15}rent=\(round)50\r")
      let possible = [100 * round, 100 * round + 50].map { value in
        ["▸ rent = \(value) = \(value)", "▹ rent × 2 = \(2 * value)"]
      }
      let choice = try one.wait(untilCalculator: "it is corrected") { possible.contains($0.tape) }
      try other.wait(untilCalculator: "both show the same") {
        $0.tape == (try? one.screen()).flatMap { CalculatorScreen($0) }?.tape
      }
      #expect(possible.contains(choice.tape))
      let shown = try #require(CalculatorScreen(try one.screen())).tape
      let kept = try home.run("--tape", "csv").output
      #expect(shown == possible[kept.contains(",\(100 * round),") ? 0 : 1])
    }
    try one.quit()
    try other.quit()
  }

  @Test func `undo nothing that another program has done`() throws {
    let home = try TemporaryFolder()
    let (one, other) = (try home.calculator(), try home.calculator())
    try one.type("1+2=")
    try one.wait(forTape: ["1 + 2 = 3"])
    try other.wait(forTape: ["1 + 2 = 3"])
    try other.type("3+4=")
    try one.wait(forTape: ["1 + 2 = 3", "3 + 4 = 7"])
    try one.type("uuuuuu")
    try one.wait(forTape: ["3 + 4 = 7"])
    try other.wait(forTape: ["3 + 4 = 7"])
    try one.quit()
    try other.quit()
  }
}
