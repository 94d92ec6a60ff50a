import Foundation
import Quantities
import Storage
import SystemCalls
import TestSupport
import Testing

@testable import Rates

@Suite struct `The file of exchange rates` {
  private let home: TemporaryFolder
  private let path: String

  init() throws {
    home = try TemporaryFolder()
    path = home["rates.xml"].path
  }

  private func write(_ rates: [(String, String)], day: String = "2026-11-20") throws {
    try Data(RatesFixture.file(day: day, rates: rates).utf8).write(to: home["rates.xml"])
  }

  @Test func `is read when rates are needed, and again after it has changed`() throws {
    let file = RatesFile(path)
    let source = file.source
    #expect(file.rates() == .failure(.unreadable(FileError(.missing, path: path))))
    try write([("USD", "1.1")])
    let first = try source.rates()
    #expect(try source.rates() == first && first.codes == ["USD"])
    try write([("USD", "1.1"), ("JPY", "160")])
    #expect(try source.rates().codes == ["JPY", "USD"])
    try Data("<html>".utf8).write(to: home["rates.xml"])
    #expect(file.rates() == .failure(.flawed(path: path, .webPage)))
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: RatesUnavailable.self) { try source.rates() }
  }

  @Test func `may be of any day, because clocks can be set back`() throws {
    try write([("USD", "1.1")], day: "9999-01-01")
    #expect(try RatesFile(path).source.rates().day.year == 9999)
  }

  @Test func `that cannot be read is named with the system's reason`() {
    #expect(RatesFile("/").rates() == .failure(.unreadable(FileError(.isFolder, path: "/"))))
  }

  @Test func `may be a pipe, which is read once`() throws {
    try #require(mkfifo(path, 0o600) == 0)
    let pipe = open(path, O_RDWR)
    defer { close(pipe) }
    let text = RatesFixture.file() + String(repeating: " ", count: ExchangeRates.greatestFileSize)
    let bytes = Array(text.utf8)
    Thread.detachNewThread {
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(rest.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) })
      }
    }
    let file = RatesFile(path)
    for _ in 0..<2 { #expect(file.rates() == .failure(.flawed(path: path, .noRates))) }
  }
}

@Suite struct `Stored exchange rates` {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test func `are missing before they are fetched`() {
    let place = HomePath(path: home["rates.xml"].path, base: home.path)
    #expect(RatesFile(keptAt: place).rates() == .failure(.notFetched))
    #expect(RatesFile(keptAt: nil).rates() == .failure(.notFetched))
  }

  @Test func `replace a link to a pipe, not the pipe`() throws {
    let (link, pipe) = (home["rates.xml"].path, home["pipe"].path)
    try #require(mkfifo(pipe, 0o600) == 0 && symlink(pipe, link) == 0)
    try RatesFile(keptAt: HomePath(path: link, base: home.path)).save([1])
    #expect(try SystemFiles().status(ofLink: link).kind == .regular)
    #expect(try SystemFiles().status(ofLink: pipe).kind == .special)
  }

  @Test func `need a writable home`() {
    let missing = HomePath(path: home["no/rates.xml"].path, base: home["no"].path)
    for (place, reason) in [
      (nil, FileError(.homeMissing, path: "rates.xml")),
      (missing, FileError(.homeMissing, path: home["no"].path)),
      (HomePath(path: "/dev/null/rates.xml"), FileError(.notFolder, path: "/dev/null")),
    ] as [(HomePath?, FileError)] {
      #expect(throws: RatesFailure.notSaved(reason)) { try RatesFile(keptAt: place).save([]) }
    }
  }
}
