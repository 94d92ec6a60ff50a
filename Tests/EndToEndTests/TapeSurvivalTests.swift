import Foundation
import TestSupport
import Testing

/// Tapes that are large, linked, changed meanwhile, or written again.
@Suite struct `A tape in unusual circumstances` {
  @Test func `of a chain of 20,000 ties follows its first entry`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 1"] + (2...20_000).map { "+ a.\($0) @a.\($0 - 1) + 1" })
    let session = try home.calculator()
    let hasFailed = try session.screen().contains("missing")
    try session.wait(until: "it is calculated") { $0.tape.last == "19999 + 1 = 20000" }
    #expect(!hasFailed)
    try session.press(.tab)
    try session.wait(until: "all of it is read, and the first is selected") {
      try? session.press(.home)
      return $0.tape.first == "▸ 1 = 1"
    }
    try session.press(.enter, .control("u"))
    try session.type("5\n")
    try session.press(.tab)
    try session.wait(until: "the last follows") { $0.tape.last == "20003 + 1 = 20004" }
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
    for _ in 1...10 {
      let session = try TerminalSession(environment: ["HOME": home.path])
      usleep(.random(in: 0...120_000, using: &random))
      kill(try session.processID(), SIGKILL)
      _ = try session.waitForEnd()
      #expect(try home.run("--tape").output == whole)
    }
    let session = try home.calculator()
    try session.wait(forTape: ["rent = 20000 = 20000", "rent × 12 = 240000"])
    try session.type("1+2=")
    try session.wait(until: "it is saved") { $0.tape.last == "1 + 2 = 3" }
    try session.quit()
    #expect(try home.run("--tape").output.hasPrefix(whole.prefix(12)))
    #expect(try home.tapeText().utf8.count < size / 100)
  }

  @Test func `grows while the program is suspended`() throws {
    let home = try TemporaryFolder()
    let shell = try TerminalSession.shell(environment: ["HOME": home.path])
    try shell.type("\"$PROGRAM\"\n")
    try shell.wait(untilCalculator: "it shows") { $0.expression == "0" }
    try shell.press(.control("z"))
    try shell.wait(until: "the shell is back") { CalculatorScreen($0) == nil }
    let other = try home.calculator()
    try other.type("1+2=")
    try other.wait(forTape: ["1 + 2 = 3"])
    try other.quit()
    try shell.send(Array("fg\n".utf8))
    try shell.wait(forTape: ["1 + 2 = 3"])
    try shell.type("q")
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
}
