import TestSupport
import Testing

@Suite(.waiting) struct `Two programs at once` {
  @Test func `show each other's entries and corrections without a key`() throws {
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

  @Test func `lose nothing when both write at full speed`() throws {
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

  @Test func `store one tape under a name, and merge none`() throws {
    let run = try PipedRun(
      shell: """
        export XDG_STATE_HOME="$HOME/state"; mkdir "$XDG_STATE_HOME"
        for number in 1 2 3 4 5 6; do
          printf '%s\n' "$number * 1" 'new budget' | "$0" --line &
        done
        wait
        "$0" --tape --list
        grep -c ^countonme "$XDG_STATE_HOME/countonme/tape-budget"
        """)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0 == "The old tape is kept as budget." } == 1, "\(run)")
    #expect(lines.suffix(2) == ["budget", "1"], "\(run)")
  }

  @Test func `continue a tape by its name`() throws {
    let home = try TemporaryFolder()
    let session = try home.calculator()
    try session.calculate("rent = 850")
    try session.type("new november\n")
    try session.wait(untilCalculator: "it is kept") { $0.message?.contains("november") == true }
    try session.calculate("3 km*2")
    try session.type("tapes\n")
    try session.wait(until: "the tapes show") {
      $0.contains("main      ") && $0.contains("1 line  = 6 km") && $0.contains("1 line  = 850")
    }
    try session.press(.down, .enter)
    try session.wait(forTape: ["rent = 850 = 850"])
    try session.calculate("rent*12")
    try session.wait(forTape: ["rent = 850 = 850", "rent × 12 = 10200"])
    try session.quit()
    #expect(
      try home.run("--tape", "november").output == "rent = 850  =   850\nrent * 12   = 10200\n")
    #expect(try home.run("--tape").output == "3 km * 2  = 6 km\n")
  }

  @Test func `undo nothing done by another program`() throws {
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
