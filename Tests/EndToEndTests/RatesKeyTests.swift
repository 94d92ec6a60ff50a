import Foundation
import TestSupport
import Testing

/// The key R, with a command `curl` that plays the bank and touches no network.
@Suite(.serialized) struct `The key R` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Starts the calculator with a command `curl` of this script.
  private func calculator(_ options: [String] = [], curl script: String) throws -> TerminalSession {
    let file = folder["curl"]
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let session = try TerminalSession(
      [Program.path] + options,
      environment: [
        "HOME": folder.path, "XDG_CACHE_HOME": nil, "PATH": "\(folder.path):\(path)",
      ])
    try session.wait(untilCalculator: "the calculator shows") { _ in true }
    return session
  }

  /// Writes a file of made-up rates of a day, and returns its path.
  private func rates(daysAgo days: Double = 0) throws -> String {
    let day = (Date.now - days * 24 * 60 * 60).formatted(.iso8601.year().month().day())
    let text = RatesFixture.file(day: day, rates: [("USD", "1.25"), ("JPY", "160")])
    try Data(text.utf8).write(to: folder["bank.xml"])
    return folder["bank.xml"].path
  }

  @Test func `gets the rates, and answers what had no answer without them`() throws {
    let session = try calculator(curl: "exec cat '\(try rates())'")
    try session.type("100 USD in EUR")
    try session.press(.enter)
    try session.wait(for: "No exchange rates yet")
    try session.press(.escape)
    try session.wait(untilCalculator: "the formula line is closed") { $0.message == nil }
    try session.press(.escape)
    try session.wait(forDisplay: "0")
    try session.type("R")
    try session.wait(for: "2 currencies of")
    try session.type("100 USD in EUR")
    try session.press(.enter)
    try session.wait(untilCalculator: "the amount shows with the day of its rates") {
      $0.result == "= 80.00 EUR" && $0.message?.hasPrefix("Rates of ") == true
    }
    try session.quit()
    let kept = folder[".cache/countonme/rates.xml"]
    #expect(try String(contentsOf: kept, encoding: .utf8).contains("made-up rates"))
  }

  @Test func `lets calculations go on meanwhile, and Esc cancels the command`() throws {
    let session = try calculator(curl: "echo $$ > '\(folder.path)/process'\nexec sleep 100")
    try session.type("R")
    try session.wait(for: "Fetching exchange rates; Esc cancels.")
    try session.type("12/4")
    try session.wait(forDisplay: "12 ÷ 4", "= 3", message: "Fetching exchange rates; Esc cancels.")
    try session.press(.escape)
    try session.wait(forDisplay: "12 ÷ 4", "= 3", message: "The exchange rates stay as they are.")
    try waitForEndOfCommand()
    try session.type("R")
    try session.wait(for: "Fetching exchange rates; Esc cancels.")
    try session.quit()
    try waitForEndOfCommand()
  }

  /// Waits until the command `curl` has ended.
  private func waitForEndOfCommand() throws {
    let text = try String(contentsOf: folder["process"], encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    let deadline = ContinuousClock.now + .seconds(10)
    while kill(process, 0) == 0, ContinuousClock.now < deadline { usleep(20_000) }
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func `says why nothing came, and keeps a file of one's own as it is`() throws {
    var session = try calculator(curl: "exit 6")
    try session.type("R")
    try session.wait(for: "network, or no such server")
    try session.quit()
    session = try calculator(["--rates", try rates(daysAgo: 9)], curl: "exit 6")
    try session.type("100 USD in EUR")
    try session.press(.enter)
    try session.wait(for: ", 9 days old")
    try session.type("R")
    try session.wait(for: "The rates are those of “bank.xml”.")
    try session.quit()
  }
}
