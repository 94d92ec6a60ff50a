import TestSupport
import Testing

@testable import Quantities

@Suite struct `Time zones` {
  private static let paris = Zone(
    name: "Europe/Paris",
    file: zoneFile(
      [(-1_855_958_961, 0), (-1_693_706_400, 3600)], offset: 561,
      rule: "CET-1CEST,M3.5.0,M10.5.0/3"))

  private static func seconds(_ iso: String, _ hour: Int = 0, _ minute: Int = 0) -> Int {
    86_400 * (Day(iso: iso)?.daysSince1970 ?? 0) + 3600 * hour + 60 * minute
  }

  @Test(arguments: [
    ("1900-01-01", 561), ("1911-03-11", 0), ("2026-01-01", 3600),
    ("2026-07-01", 7200), ("9999-07-01", 7200), ("2026-03-29", 3600), ("2026-10-25", 7200),
  ])
  func `are read from files`(day: String, offset: Int) throws {
    #expect(try #require(Self.paris).offset(at: Self.seconds(day)) == offset)
  }

  @Test func `show no time, one or two`() throws {
    let paris = try #require(Self.paris)
    #expect(paris.moments(showing: Self.seconds("2026-03-29", 2, 30)) == [])
    #expect(
      paris.moments(showing: Self.seconds("2026-10-25", 2, 30))
        == [Self.seconds("2026-10-25", 0, 30), Self.seconds("2026-10-25", 1, 30)])
    #expect(
      paris.moments(showing: Self.seconds("2026-11-22", 10)) == [Self.seconds("2026-11-22", 9)])
    #expect(paris.moments(showing: Self.seconds("1911-03-11")) == [Self.seconds("1911-03-11")])
    #expect(Set([paris, .utc, paris]).count == 2)
  }

  @Test func `refuse damaged files`() {
    let file = zoneFile([(0, 3600), (100, 0)])
    for length in 0..<file.count - 2 {
      #expect(Zone(name: "Test", file: Array(file.prefix(length))) == nil, "\(length) bytes")
    }
    #expect(Zone(name: "Test", file: zoneFile([(100, 3600), (0, 0)])) == nil)
    var leap = file
    // The number of leap seconds in the second header, at byte 54.
    leap[54 + 31] = 1
    #expect(Zone(name: "Test", file: leap + Array(repeating: 0, count: 100)) == nil)
    var huge = file
    huge[32] = 0xFF
    #expect(Zone(name: "Test", file: huge) == nil)
  }

  @Test func `are read from files of version 1`() {
    var file = Array(zoneFile().prefix(54))
    file[4] = 0
    #expect(Zone(name: "Old", file: file)?.offset(at: 0) == 0)
  }
}
