import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `Exchange rates` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], input: String = "") throws -> PipedRun {
    try PipedRun(
      [Program.path] + arguments, input: input, environment: ["XDG_CACHE_HOME": folder.path])
  }

  private func file(_ name: String = "own.xml", age: Int = 0, usd: String = "1.25") throws -> String
  {
    let day = date(age).formatted(.iso8601.year().month().day())
    let text = RatesFixture.file(day: day, rates: [("USD", usd), ("JPY", "160")])
    try Data(text.utf8).write(to: folder[name])
    return folder[name].path
  }

  private func date(_ age: Int) -> Date { .now - Double(age) * 24 * 60 * 60 }

  private func words(_ age: Int) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "d MMMM yyyy"
    return formatter.string(from: date(age))
  }

  private var kept: String? {
    try? String(contentsOf: folder["countonme/rates.xml"], encoding: .utf8)
  }

  @Test func `are read from a file, stored, and used`() throws {
    let path = try file(age: 7)
    let update = try run(["--update-rates", path])
    #expect(update.output == "2 currencies of \(words(7)).\n" && update.errors == "")
    #expect(kept == (try String(contentsOfFile: path, encoding: .utf8)))
    let conversions = try run([], input: "100 USD in EUR\n2 + 3\n100 EUR in JPY\n")
    #expect(conversions.output == "80.00 EUR\n5\n16000 JPY\n")
    #expect(
      conversions.errors
        == "countonme: exchange rates of \(words(7)) (Made-up rates), 7 days old\n")
    #expect(try run(["--update-rates=\(path)"]).output.hasSuffix(", as before.\n"))
  }

  @Test func `that are missing or flawed are an error, except for plain numbers`() throws {
    let missing = try run(["--rates", "/nonexistent/rates"], input: "1 + 1\n1 USD in EUR\n")
    #expect(missing.output == "2\n" && missing.status == 1)
    #expect(missing.errors.contains("/nonexistent/rates cannot be read"))
    let none = try run(["1 USD in EUR"])
    #expect(none.output == "" && none.status == 1 && none.errors.contains("--update-rates"))
  }

  @Test func `are named beside a printed tape that uses them`() throws {
    try folder.keepTape(["+ a.1 100 USD # #trip", "+ a.2 20 EUR # #trip"])
    let rates = try file()
    let note = "countonme: exchange rates of \(words(0)) (own.xml)\n"
    #expect(try folder.run("--tape", "--rates", rates).errors == "")
    let totals = try folder.run("--tape", "--totals", "--rates", rates)
    #expect(totals.errors == note && totals.output.contains("125.00 USD"))
    try folder.keepTape(["+ a.1 100 USD in EUR"])
    #expect(try folder.run("--tape", "--rates", rates).errors == note)
  }

  @Test func `stay with an entry of the tape even if others are current`() throws {
    try folder.keepTape([
      "+ a.1 [1 EUR = 200 JPY, 2 USD on 2026-11-01] 100 USD in EUR",
      "+ a.2 [1 EUR = 200 JPY, 2 USD on 2026-11-01] total: sum(@a.1; 400 JPY)",
      "+ a.3 100 USD in EUR",
    ])
    let rates = try file()
    let booked = try folder.run("--tape", "--rates", rates)
    let results = booked.output.split(separator: "\n").map { $0.split(separator: "= ").last ?? "" }
    #expect(results == ["50.00 EUR", "52.00 EUR", "80.00 EUR"])
    #expect(booked.errors.contains("exchange rates of 1 November 2026"))
    #expect(try folder.run("--tape").output.contains("50.00 EUR"))
  }

  @Test func `stay as they are when an update fails`() throws {
    _ = try run(["--update-rates", try file()])
    let old = kept
    for address in [try file("flawed.xml", usd: "0"), "/nonexistent", "http://example.com/", ""] {
      let run = try run(["--update-rates", address])
      #expect(run.output == "" && run.status == 1)
      #expect(run.errors.hasPrefix("countonme: no new rates: "))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    let withoutCurl = try PipedRun(
      [Program.path, "--update-rates"],
      environment: ["PATH": folder.path, "XDG_CACHE_HOME": folder.path])
    #expect(withoutCurl.status == 1 && withoutCurl.errors.contains("curl"))
    #expect(old != nil && kept == old)
  }
}

/// The key R, with a replacement of curl that does not touch the network.
@Suite(.waiting) struct `The key R` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func calculator(curl script: String) throws -> TerminalSession {
    let file = folder["curl"]
    // A script that a process has open for writing cannot be executed.
    try startOfProcesses.withLock { try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try TerminalSession.calculator(environment: [
      "HOME": folder.path, "XDG_CACHE_HOME": nil, "PATH": "\(folder.path):\(path)",
    ])
  }

  @Test func `fetches the rates, and answers what needed them`() throws {
    let day = Date.now.formatted(.iso8601.year().month().day())
    let rates = RatesFixture.file(day: day, rates: [("USD", "1.25"), ("JPY", "160")])
    try Data(rates.utf8).write(to: folder["bank.xml"])
    let session = try calculator(curl: "exec cat '\(folder["bank.xml"].path)'")
    try session.calculate("100 USD in EUR")
    try session.wait(for: "No exchange rates yet")
    try session.press(.escape)
    try session.wait(untilCalculator: "the formula line is closed") { $0.message == nil }
    try session.press(.escape)
    // On a busy machine the error is gone before, and this key shows a hint.
    try session.wait(untilCalculator: "it is empty") { $0.expression == "0" }
    try session.type("rates\n")
    try session.wait(for: "2 currencies of")
    try session.calculate("100 USD in EUR")
    try session.wait(untilCalculator: "the amount shows with the day of its rates") {
      $0.result == "= 80.00 EUR" && $0.message?.hasPrefix("Rates of ") == true
    }
    try session.quit()
    let kept = folder[".cache/countonme/rates.xml"]
    #expect(try String(contentsOf: kept, encoding: .utf8).contains("made-up rates"))
  }

  @Test func `lets calculations go on meanwhile, and Esc cancels the command`() throws {
    let session = try calculator(curl: "echo $$ > '\(folder.path)/process'\nexec sleep 100")
    let fetching = "Fetching exchange rates; Esc cancels."
    try session.type("rates\n")
    try session.wait(for: fetching)
    try session.type("12/4", shows: "12 ÷ 4", "= 3", message: fetching)
    try waitForCommand()
    try session.press(.escape)
    try session.wait(forDisplay: "12 ÷ 4", "= 3", message: "The exchange rates stay as they are.")
    try waitForEndOfCommand()
    try FileManager.default.removeItem(at: folder["process"])
    try session.press(.escape)
    try session.type("rates\n")
    try session.wait(for: fetching)
    try waitForCommand()
    try session.quit()
    try waitForEndOfCommand()
  }

  @Test func `a fetch ends with the program, however it ends`() throws {
    let session = try calculator(curl: "echo $$ > '\(folder.path)/process'\nexec sleep 100")
    try session.type("rates\n")
    try waitForCommand()
    kill(try session.processID(), SIGKILL)
    try waitForEndOfCommand()
  }

  private var command: pid_t? {
    let text = try? String(contentsOf: folder["process"], encoding: .utf8)
    return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private func waitForCommand() throws { _ = try #require(firstAnswer { command }) }

  private func waitForEndOfCommand() throws {
    let process = try #require(command)
    try #require(firstAnswer { kill(process, 0) == -1 && errno == ESRCH ? () : nil })
  }
}
