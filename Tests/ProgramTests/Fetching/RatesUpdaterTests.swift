import ExactNumbers
import Foundation
import Quantities
import Storage
import Synchronization
import SystemCalls
import TestSupport
import Testing
import Words

@testable import Rates

/// Updates from a local server that simulates each failure.
@Suite(.waiting) struct `An update of the exchange rates` {
  private let server: RatesServer
  private let home: TemporaryFolder
  private let kept: RatesFile
  private let path: String

  init() throws {
    server = try RatesServer.shared.get()
    home = try TemporaryFolder()
    path = home.path + "/.cache/countonme/rates.xml"
    kept = RatesFile(keptAt: HomePath(path: path, base: home.path))
  }

  /// A script that replaces curl, and acts as the end of an address says.
  private static let playedCurl =
    packageRoot.appending(path: "Tests/ProgramTests/Fetching/Server/curl").path

  private static func day(_ year: Int, _ month: Int, _ day: Int) throws -> Day {
    try #require(Day(year: year, month: month, day: day))
  }

  private func updater(
    from address: String, by curl: Curl = Curl(patience: .seconds(20))
  ) throws -> RatesUpdater {
    let today = try Self.day(2026, 11, 21)
    return RatesUpdater(of: kept, from: address, by: curl, today: { today })
  }

  private func keepOldRates() throws -> String {
    let file = RatesFixture.file(day: "2026-11-19", rates: [("CHF", "0.93")])
    try kept.save(Array(file.utf8))
    return file
  }

  private func expectFailure(
    _ failure: RatesFailure, from address: String, by curl: Curl = Curl(patience: .seconds(20)),
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let old = try keepOldRates()
    let outcome = try updater(from: address, by: curl).update()
    #expect(outcome == .failure(failure), sourceLocation: location)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == old, sourceLocation: location)
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path + "/.cache/countonme")
    #expect(files == ["rates.xml"], sourceLocation: location)
  }

  @Test func `stores the file as received, and says what it contains`() throws {
    let file = RatesFixture.file()
    let address = try server.address(ofFile: file)
    let (today, yesterday) = (try Self.day(2026, 11, 20), try Self.day(2026, 11, 19))
    #expect(
      try updater(from: address).update()
        == .success(RatesUpdate(currencies: 3, day: today, previous: nil)))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == file)
    #expect(try kept.rates().get()["JPY"] == Rational(numerator: 16245, denominator: 100))
    #expect(try permissions(of: path) == 0o600)

    let old = try keepOldRates()
    #expect(try kept.rates().get().codes == ["CHF"] && old != file)
    #expect(
      try updater(from: address).update()
        == .success(RatesUpdate(currencies: 3, day: today, previous: yesterday)))
    #expect(try kept.rates().get().codes == ["GBP", "JPY", "USD"])
  }

  @Test func `reports how many bytes have arrived`() throws {
    let padding = "<!--" + String(repeating: " ", count: 500_000) + "-->"
    let file = RatesFixture.file() + padding
    let counts = Mutex<[Int]>([])
    let outcome = try updater(from: server.address(ofFile: file)).update(
      progress: { count in counts.withLock { $0.append(count) } })
    #expect(throws: Never.self) { try outcome.get() }
    let reported = counts.withLock { $0 }
    #expect(reported == reported.sorted() && reported.last == file.utf8.count)
    #expect(reported.count > 1)
  }

  @Test(
    arguments: [
      ("", .noRates), (RatesFixture.file(rates: [("USD", "0")]), .malformed(line: 10)),
      (RatesFixture.file(day: "2026-11-23"), .malformed(line: 9)),
    ] as [(String, RatesFlaw)])
  func `refuses a file without rates`(file: String, flaw: RatesFlaw) throws {
    let name = try server.take(file)
    try expectFailure(.flawed(flaw), from: server.address(of: "file/\(name)"))
    try expectFailure(.flawed(flaw), from: server.path(of: name))
  }

  // Plain http is not followed at all.
  @Test(
    arguments: [
      ("html", .flawed(.webPage)), ("login", .insecure), ("around", .insecure),
      ("foreign", .unreachable), ("closed", .unreachable), ("status/400", .status(400)),
      ("status/403", .status(403)), ("status/404", .status(404)), ("status/429", .status(429)),
      ("status/500", .status(500)), ("status/503", .status(503)),
    ] as [(String, RatesFailure)])
  func `names what a server has instead of rates`(page: String, failure: RatesFailure) throws {
    try expectFailure(failure, from: server.address(of: page))
  }

  @Test func `reports a missing server or encryption, and an incomplete answer`() throws {
    try expectFailure(.unreachable, from: server.closedAddress)
    try expectFailure(.insecure, from: server.encryptedAddress)
    let name = try server.take(RatesFixture.file())
    try expectFailure(.unreachable, from: server.address(of: "short/\(name)"))
  }

  @Test func `does not wait forever`() throws {
    let name = try server.take(RatesFixture.file())
    let curl = Curl(patience: .milliseconds(400))
    try expectFailure(.unreachable, from: server.address(of: "hang"), by: curl)
    try expectFailure(.unreachable, from: server.address(of: "drip/\(name)"), by: curl)
  }

  @Test func `does not wait for a command that does not end`() throws {
    let start = ContinuousClock.now
    try expectFailure(
      .unreachable, from: "https://example.com/sleep",
      by: Curl(command: Self.playedCurl, patience: .milliseconds(100)))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `takes a megabyte at most`() throws {
    try expectFailure(.flawed(.noRates), from: server.address(of: "endless"))
    let large = RatesFixture.file() + String(repeating: "\n", count: 1 << 20)
    let name = try server.take(large)
    try expectFailure(.flawed(.noRates), from: server.address(of: "file/\(name)"))
    try expectFailure(.flawed(.noRates), from: server.path(of: name))
    try expectFailure(.flawed(.noRates), from: "/dev/zero")
    // A command with endless output is stopped, too.
    try expectFailure(
      .flawed(.noRates), from: "https://example.com/complain", by: Curl(command: Self.playedCurl))
  }

  @Test func `reports that curl is missing or cannot be started`() throws {
    try expectFailure(
      .noCurl, from: server.address(of: "html"), by: Curl(command: home.path + "/curl"))
    try expectFailure(.noCurl, from: server.address(of: "html"), by: Curl(command: home.path))
  }

  @Test(
    arguments: [
      ("exit/3", .invalidAddress), ("exit/60", .insecure), ("exit/26", .curl(status: 26)),
      ("exit/63", .flawed(.noRates)), ("exit/22", .unreachable), ("exit/6", .unreachable),
      ("exit/47", .unreachable), ("killed", .unreachable),
    ] as [(String, RatesFailure)])
  func `reports why curl ended`(way: String, failure: RatesFailure) throws {
    try expectFailure(
      failure, from: "https://example.com/\(way)", by: Curl(command: Self.playedCurl))
  }

  @Test func `can be cancelled while the server says nothing`() throws {
    let old = try keepOldRates()
    let asked = Mutex(0)
    let start = ContinuousClock.now
    let outcome = try updater(from: server.address(of: "hang")).update(unless: {
      asked.withLock { asked in
        asked += 1
        return asked > 3
      }
    })
    #expect(outcome == .failure(.cancelled))
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
  }

  @Test func `can be cancelled until the rates are saved`() throws {
    let address = try server.address(ofFile: RatesFixture.file())
    let hasCome = Mutex(false)
    let outcome = try updater(from: address).update(
      unless: { hasCome.withLock { $0 } }, progress: { _ in hasCome.withLock { $0 = true } })
    #expect(outcome == .failure(.cancelled))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [true, false])
  func `passes fixed arguments and one address to curl`(isLocal: Bool) {
    let arguments = Curl().arguments(for: "https://example.com/$(x)?{a,b}", isLocal: isLocal)
    #expect(arguments.first == "--disable")
    #expect(arguments.suffix(2) == ["--", "https://example.com/$(x)?{a,b}"])
    #expect(arguments.contains("--globoff") && arguments.contains("--noproxy") == isLocal)
    let values = zip(arguments, arguments.dropFirst()).filter { $0.0.hasPrefix("--proto") }
    #expect(values.map(\.1) == [isLocal ? "=http,https" : "=https", "=https"])
  }

  @Test(
    arguments: [
      ("http://example.com/rates.xml", .insecure), ("HTTP://127.0.0.1.example.com/", .insecure),
      ("http://127.0.0.256/", .insecure), ("http://localhost.example.com/", .insecure),
      ("http://ada@localhost/", .invalidAddress),
      ("https://ada:secret@example.com/", .invalidAddress),
      ("https://-o/etc/passwd", .invalidAddress), ("https:///rates.xml", .invalidAddress),
      ("https://example.com/a b", .invalidAddress), ("https://exämple.com/", .invalidAddress),
      ("https://example.com\\@localhost/", .invalidAddress),
      ("ftp://localhost/rates.xml", .invalidAddress), ("file:///etc/passwd", .invalidAddress),
      ("-K://localhost", .invalidAddress), ("", .invalidAddress),
    ] as [(String, RatesFailure)])
  func `accepts only https addresses and those of this machine`(
    address: String, failure: RatesFailure
  ) throws {
    try expectFailure(failure, from: address, by: Curl(command: "/nonexistent"))
  }

  @Test(arguments: [
    "http://localhost/", "http://LOCALHOST:80/", "http://127.0.0.1", "http://127.1.2.3:8080/a@b",
    "http://[::1]/", "HTTP://[::1]:80", "https://localhost/", "https://example.com",
  ])
  func `accepts addresses without encryption only of this machine`(address: String) throws {
    try expectFailure(.noCurl, from: address, by: Curl(command: "/nonexistent"))
  }

  @Test func `accepts a file, and reports why it cannot be read`() throws {
    let name = try server.take(RatesFixture.file())
    let path = server.path(of: name)
    #expect(throws: Never.self) { try updater(from: path).update().get() }
    #expect(try kept.rates().get().codes.count == 3)
    try expectFailure(.unreadable(FileError(.missing, path: "/nonexistent")), from: "/nonexistent")
    try expectFailure(.unreadable(FileError(.isFolder, path: "/")), from: "/")
  }
}
