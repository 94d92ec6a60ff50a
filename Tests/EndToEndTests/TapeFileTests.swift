import Foundation
import TestSupport
import Testing

/// The kept tape on the disk.
@Suite struct `The file of the tape` {
  @Test func `is readable by its owner only, and is text`() throws {
    let home = try TemporaryFolder()
    let session = try home.calculator()
    try session.calculate("rent = 850")
    try session.wait(forTape: ["rent = 850 = 850"])
    try session.type("*12=")
    try session.wait(forTape: ["rent = 850 = 850", "rent × 12 = 10200"])
    #expect(try mode(of: home.tape) == 0o600)
    #expect(try mode(of: home.tape.deletingLastPathComponent()) == 0o700)
    let format = /countonme tape 1\n\+ ([a-z0-9]+)\.1 rent = 850\n\+ \1\.2 rent@\1\.1 \* 12\n/
    #expect(try home.tapeText().wholeMatch(of: format) != nil)
    try session.quit()
  }

  @Test func `has every entry that showed when the program was killed`() throws {
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
      // A result may lack in a frame that is half drawn.
      let screen = CalculatorScreen(try session.screen())
      shown.formUnion(screen?.tape.filter { $0.contains("+") }.map(Self.expression) ?? [])
    }
    let kept = try home.run("--tape").output.split(separator: "\n").map(Self.expression)
    #expect(shown.count >= 12)
    #expect(shown.subtracting(kept) == [])
  }

  @Test func `shows also where it cannot be written again`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(
      ["+ a.1 1", "? unknown"] + (2...1_500).map { "= a.1 \($0)" } + ["+ a.2 @a.1 * 2"])
    let text = try home.tapeText()
    // The new file cannot take the place of a folder.
    try FileManager.default.createDirectory(
      at: home.tape.appendingPathExtension("unfinished").appending(path: "full"),
      withIntermediateDirectories: true)
    let session = try home.calculator()
    try session.wait(forTape: ["1500 = 1500", "1500 × 2 = 3000"])
    #expect(try home.tapeText() == text)
    try session.type("1+2=")
    try session.wait(forTape: ["1500 = 1500", "1500 × 2 = 3000", "1 + 2 = 3"])
    #expect(try home.tapeText().hasPrefix(text))
    try session.quit()
  }

  @Test func `is not touched in private`() throws {
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

  @Test func `is only added to when a tape begins afresh`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 20 + 2"])
    let text = try home.tapeText()
    let session = try home.calculator("--fresh")
    try session.type("1+2=")
    try session.wait(forTape: ["1 + 2 = 3"])
    try session.quit()
    #expect(try home.tapeText().hasPrefix(text))
    let next = try home.calculator()
    try next.wait(forTape: ["20 + 2 = 22", "1 + 2 = 3"])
    try next.quit()
  }

  @Test func `loses nothing where it is damaged`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 20 + 2", "\u{1}\u{2}", "+ a.2 30 +", "what is this", "+ a.3 5 × 5"])
    let text = try home.tapeText() + "+ a.4 3 + 1"
    try text.write(to: home.tape, atomically: false, encoding: .utf8)
    let session = try home.calculator()
    let whole = ["20 + 2 = 22", "30 + number missing", "5 × 5 = 25"]
    try session.wait(forTape: whole)
    try session.type("1+2=")
    try session.wait(forTape: whole + ["1 + 2 = 3"])
    try session.quit()
    #expect(try home.tapeText().hasPrefix(text))
    #expect(try home.run("--tape").output.hasSuffix("\n1 + 2   =  3\n"))
  }

  @Test func `of a chain of 20,000 ties follows its first entry`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 1"] + (2...20_000).map { "+ a.\($0) @a.\($0 - 1) + 1" })
    let session = try home.calculator()
    try session.wait(untilCalculator: "it is calculated") { $0.tape.last == "19999 + 1 = 20000" }
    try session.press(.tab)
    try session.wait(untilCalculator: "all of it is read, and the first is selected") {
      try? session.press(.home)
      return $0.tape.first == "▸ 1 = 1"
    }
    try session.press(.enter, .control("u"))
    try session.type("5\n")
    try session.press(.tab)
    try session.wait(untilCalculator: "the last follows") { $0.tape.last == "20003 + 1 = 20004" }
    try session.quit()
  }

  @Test func `of 100,000 entries shows the newest, and the first when it is asked for`() throws {
    let home = try TemporaryFolder()
    try home.keepTape((1...100_000).lazy.map { "+ abc.\($0) \($0) + 1" })
    let session = try home.calculator()
    try session.wait(untilCalculator: "the newest shows") { $0.tape.last == "100000 + 1 = 100001" }
    try session.type("1+2=")
    try session.wait(forDisplay: "1 + 2", "= 3")
    try session.press(.tab)
    try session.wait(untilCalculator: "all of it is read, and the first is selected") {
      try? session.press(.home)
      return $0.tape.first == "▸ 1 + 1 = 2"
    }
    try session.press(.tab)
    try session.wait(untilCalculator: "the newest shows") { $0.tape.last == "1 + 2 = 3" }
    try session.quit()
  }

  @Test func `that is a symbolic link stays one`() throws {
    let home = try TemporaryFolder()
    try home.makeTapeFolder()
    let other = home["elsewhere"]
    try "countonme tape 1\n+ a.1 20 + 2\n".write(to: other, atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(at: home.tape, withDestinationURL: other)
    let session = try home.calculator()
    try session.type("1+2=")
    try session.wait(forTape: ["20 + 2 = 22", "1 + 2 = 3"])
    try session.quit()
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: home.tape.path)
    #expect(link == other.path)
    #expect(try String(contentsOf: other, encoding: .utf8).hasSuffix(".1 1 + 2\n"))
  }

  @Test func `is where XDG_STATE_HOME says`() throws {
    let home = try TemporaryFolder()
    let session = try TerminalSession.calculator(
      environment: ["HOME": home.path, "XDG_STATE_HOME": home.path + "/a state"])
    try session.type("1+2=")
    try session.wait(forTape: ["1 + 2 = 3"])
    try session.quit()
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["a state"])
    #expect(FileManager.default.fileExists(atPath: home.path + "/a state/countonme/tape"))
  }

  @Test func `is the same after it was written again, also where that was stopped`() throws {
    let home = try TemporaryFolder()
    let corrections = (1...20_000).map { "= a.1 rent = \($0)" }
    try home.keepTape(["+ a.1 rent = 850"] + corrections + ["+ a.2 rent@a.1 * 12"])
    let whole = try home.run("--tape").output
    #expect(whole == "rent = 20000  =  20000\nrent * 12     = 240000\n")
    let size = try home.tapeText().utf8.count
    var random = SeededGenerator(seed: 3)
    for _ in 1...4 * caseFactor {
      let session = try TerminalSession(environment: ["HOME": home.path])
      usleep(.random(in: 0...120_000, using: &random))
      kill(try session.processID(), SIGKILL)
      _ = try session.waitForEnd()
      #expect(try home.run("--tape").output == whole)
    }
    let session = try home.calculator()
    try session.wait(forTape: ["rent = 20000 = 20000", "rent × 12 = 240000"])
    try session.type("1+2=")
    try session.wait(untilCalculator: "it is saved") { $0.tape.last == "1 + 2 = 3" }
    try session.quit()
    #expect(try home.run("--tape").output.hasPrefix(whole.prefix(12)))
    #expect(try home.tapeText().utf8.count < size / 100)
  }

  @Test func `ends with a signal, and keeps what showed`() throws {
    for signal in [SIGTERM, SIGHUP, SIGINT] {
      let home = try TemporaryFolder()
      let session = try home.calculator()
      try session.type("1+2=")
      try session.wait(forTape: ["1 + 2 = 3"])
      kill(try session.processID(), signal)
      _ = try session.waitForEnd()
      #expect(try home.run("--tape").output == "1 + 2  = 3\n")
    }
  }

  @Test func `is not touched by a log, nor by pipes`() throws {
    let home = try TemporaryFolder()
    let session = try home.calculator("--log", home.path + "/log")
    try session.type("1+2=")
    try session.wait(forTape: ["1 + 2 = 3"])
    try session.quit()
    _ = try home.run("rent = 850 # flat")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["log"])
  }

  /// What stands before the result.
  private static func expression(_ line: some StringProtocol) -> String {
    String(line.prefix { $0 != "=" }.filter { $0 != " " })
  }

  private func mode(of file: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
