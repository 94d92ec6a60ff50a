import Foundation
import TestSupport
import Testing

/// `--update-rates`, `--rates`, and amounts in pipes.
@Suite struct `Exchange rates` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    try Run(arguments, input: input, environment: ["XDG_CACHE_HOME": folder.path])
  }

  /// The path of a new file of rates that are some days old.
  private func file(_ name: String = "own.xml", age: Int = 0, usd: String = "1.25") throws -> String
  {
    let day = date(age).formatted(.iso8601.year().month().day())
    let text = RatesFixture.file(day: day, rates: [("USD", usd), ("JPY", "160")])
    try Data(text.utf8).write(to: folder[name])
    return folder[name].path
  }

  private func date(_ age: Int) -> Date { .now - Double(age) * 24 * 60 * 60 }

  /// A day as it is written in sentences.
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

  @Test func `are taken from a file, kept, and used`() throws {
    let path = try file(age: 1)
    let update = try run(["--update-rates", path])
    #expect(update.output == "2 currencies of \(words(1)).\n" && update.errors == "")
    #expect(update.ending == .exited(status: 0))
    #expect(kept == (try String(contentsOfFile: path, encoding: .utf8)))
    let conversions = try run([], input: "100 USD in EUR\n2 + 3\n100 EUR in JPY\n")
    #expect(conversions.output == "80.00 EUR\n5\n16000 JPY\n")
    #expect(conversions.errors == "countonme: exchange rates of \(words(1)) (Made-up rates)\n")
    #expect(try run(["--update-rates=\(path)"]).output.hasSuffix(", as before.\n"))
  }

  @Test func `say how old they are from a week on`() throws {
    for (age, text) in [(6, ""), (7, ", 7 days old"), (400, ", 400 days old")] {
      _ = try run(["--update-rates", try file(age: age)])
      let errors = try run(["100 USD in EUR"]).errors
      #expect(errors == "countonme: exchange rates of \(words(age)) (Made-up rates)\(text)\n")
    }
  }

  @Test func `of a file of one's own take the place of the kept ones`() throws {
    _ = try run(["--update-rates", try file()])
    let own = try file("other.xml", age: 12, usd: "2")
    let run = try run(["--rates", own, "100 USD in EUR"])
    #expect(run.output == "50.00 EUR\n")
    #expect(run.errors == "countonme: exchange rates of \(words(12)) (other.xml), 12 days old\n")
    #expect(try self.run(["100 USD in EUR"]).output == "80.00 EUR\n")
  }

  @Test func `that are missing or flawed are an error, which plain numbers do not meet`() throws {
    let missing = try run(["--rates", "/nonexistent/rates"], input: "1 + 1\n1 USD in EUR\n")
    #expect(missing.output == "2\n" && missing.ending == .exited(status: 1))
    #expect(missing.errors.contains("/nonexistent/rates cannot be read: there is no such file"))
    let none = try run(["1 USD in EUR"])
    #expect(none.output == "" && none.ending == .exited(status: 1))
    #expect(none.errors.contains("--update-rates"))
    let flawed = try run(["--rates", try file(usd: "-1"), "1 USD in EUR"])
    #expect(flawed.errors.contains("the rate of USD is “-1”"))
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

  @Test func `stay as they are when an update fails`() throws {
    _ = try run(["--update-rates", try file()])
    let old = kept
    let addresses = [
      try file("flawed.xml", usd: "0"), try file("future.xml", age: -3), "/nonexistent",
      folder.path,
      "http://example.com/", "https://ada@example.com/", "ftp://localhost/", "",
    ]
    for address in addresses {
      let run = try run(["--update-rates", address])
      #expect(run.output == "" && run.ending == .exited(status: 1))
      #expect(run.errors.hasPrefix("Error: No new rates, the old ones stay: "))
      #expect(run.errors.hasSuffix(".\n") && run.errors.split(separator: "\n").count == 1)
    }
    #expect(old != nil && kept == old)
  }

  @Test func `are not fetched without the command curl`() throws {
    let run = try Run(
      ["--update-rates"], environment: ["PATH": folder.path, "XDG_CACHE_HOME": folder.path])
    #expect(run.errors.hasSuffix("the command curl is missing.\n"))
    #expect(run.ending == .exited(status: 1) && kept == nil)
  }

  @Test(arguments: [
    ["--tape"], ["--rates", "a"], ["--explain"], ["--digits", "3"], ["--fraction"],
    ["--format", "hex"], ["--private"], ["--fresh"], ["--log", "a"], ["a", "b"],
  ])
  func `are updated without other options`(options: [String]) throws {
    let run = try run(["--update-rates"] + options)
    #expect(run.ending == .exited(status: 64) && run.errors.contains("Usage: countonme"))
  }
}
