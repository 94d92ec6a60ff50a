import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `The file of the tape` {
  @Test func `is readable by its owner only, and is text`() throws {
    let home = try TemporaryFolder()
    let session = try home.calculator()
    try session.calculate("rent = 850")
    try session.wait(forTape: ["rent = 850 = 850"])
    try session.type("*12=")
    try session.wait(forTape: ["rent = 850 = 850", "rent × 12 = 10200"])
    #expect(try permissions(of: home.tape.path) == 0o600)
    #expect(try permissions(of: home.tape.deletingLastPathComponent().path) == 0o700)
    let format =
      /countonme tape 1\n\+ (\w+)\.1 \d{4}-\d\d-\d\d: rent = 850\n\+ \1\.2 [-\d]+: rent@\1\.1 \* 12\n/
    #expect(try home.tapeText().wholeMatch(of: format) != nil)
    try session.quit()
  }

  @Test func `has every entry shown when the program was killed`() throws {
    let home = try TemporaryFolder()
    var random = SeededGenerator(seed: 9)
    var shown: Set<String> = []
    for round in 1...8 * caseFactor {
      let session = try home.calculator()
      let keys = (1...3).map { "\(round)+\($0)=" }.joined()
      try session.type(keys)
      if round.isMultiple(of: 2) {
        try session.wait(untilCalculator: "the last one shows") {
          $0.tape.last?.hasSuffix("+ 3 = \(round + 3)") == true
        }
      } else {
        usleep(.random(in: 0...60_000, using: &random))
      }
      kill(try session.processID(), SIGKILL)
      _ = try session.waitForEnd()
      // A half-drawn frame may lack a result.
      let screen = CalculatorScreen(try session.screen())
      shown.formUnion(screen?.tape.filter { $0.contains("+") }.map(Self.expression) ?? [])
    }
    let kept = try home.run("--tape").output.split(separator: "\n").map(Self.expression)
    #expect(shown.count >= 12)
    #expect(shown.subtracting(kept) == [])
  }

  @Test func `is not touched by --private`() throws {
    let home = try TemporaryFolder()
    let session = try home.calculator("--private")
    try session.type("1+2=")
    try session.wait(forTape: ["1 + 2 = 3"])
    try session.quit()
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    try home.keepTape(["+ a.1 20 + 2"])
    let text = try home.tapeText()
    let other = try home.calculator("--private")
    try other.type("5+6=")
    try other.wait(forTape: ["5 + 6 = 11"])
    try other.quit()
    #expect(try home.tapeText() == text)
  }

  @Test func `loses nothing if damaged`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 20 + 2", "\u{1}\u{2}", "+ a.2 30 +", "what is this", "+ a.3 5 × 5"])
    let text = try home.tapeText() + "+ a.4 3 + 1"
    try text.write(to: home.tape, atomically: false, encoding: .utf8)
    let session = try home.calculator()
    let whole = ["20 + 2 = 22", "30 + number missing", "5 × 5 = 25"]
    try session.wait(forTape: whole)
    try session.wait(for: "lines of the tape's file")
    try session.type("1+2=")
    try session.wait(forTape: whole + ["1 + 2 = 3"])
    try session.quit()
    #expect(try home.tapeText().hasPrefix(text))
    let listing = try home.run("--tape")
    #expect(
      listing.errors.hasSuffix(" lines of the tape's file cannot be read; they stay there.\n"))
    #expect(listing.status == 0)
    #expect(try home.run("--tape").output.hasSuffix("\n1 + 2   =  3\n"))
  }

  @Test func `of 100,000 entries shows the newest, and the first on request`() throws {
    let home = try TemporaryFolder()
    try home.keepTape((1...100_000).lazy.map { "+ abc.\($0) \($0) + 1" })
    let session = try home.calculator()
    try session.wait(untilCalculator: "the newest shows") { $0.tape.last == "100000 + 1 = 100001" }
    try session.type("1+2=", shows: "1 + 2", "= 3")
    try session.press(.tab)
    try session.wait(untilCalculator: "all of it is read, and the first is selected") {
      try? session.press(.home)
      return $0.tape.first == "▸ 1 + 1 = 2"
    }
    try session.press(.tab)
    try session.wait(untilCalculator: "the newest shows") { $0.tape.last == "1 + 2 = 3" }
    try session.quit()
  }

  private static func expression(_ line: some StringProtocol) -> String {
    String(line.prefix { $0 != "=" }.filter { $0 != " " })
  }
}
