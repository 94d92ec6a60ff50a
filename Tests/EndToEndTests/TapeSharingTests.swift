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

  @Test func `undo nothing that another program has done`() throws {
    let home = try TemporaryFolder()
    let (one, other) = (try home.calculator(), try home.calculator())
    try one.type("1+2=")
    try one.wait(forTape: ["1 + 2 = 3"])
    try other.wait(forTape: ["1 + 2 = 3"])
    try other.type("3+4=")
    try one.wait(forTape: ["1 + 2 = 3", "3 + 4 = 7"])
    try one.type("\u{1B}[19~\u{1B}[19~\u{1B}[19~\u{1B}[19~\u{1B}[19~\u{1B}[19~")
    try one.wait(forTape: ["3 + 4 = 7"])
    try other.wait(forTape: ["3 + 4 = 7"])
    try one.quit()
    try other.quit()
  }
}
