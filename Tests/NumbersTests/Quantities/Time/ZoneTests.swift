import TestSupport
import Testing

@testable import Quantities

@Suite struct `Time zones` {
  private static let paris = Zone(
    name: "Europe/Paris",
    file: zoneFile(
      [(-1_855_958_961, 0), (-1_693_706_400, 3600)], offset: 561,
      rule: "CET-1CEST,M3.5.0,M10.5.0/3"))

  /// The seconds from 1970 to a time.
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
      paris.moments(showing: Self.seconds("2026-11-22", 10))
        == [Self.seconds("2026-11-22", 9)])
    #expect(paris.moments(showing: Self.seconds("1911-03-11")) == [Self.seconds("1911-03-11")])
  }

  @Test(arguments: [
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01", 39_600),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01", 36_000),
    ("<+0330>-3:30", "2026-07-01", 12_600), ("EST5EDT4:30,J60,J300", "2024-02-29", -18_000),
    ("EST5EDT4:30,J60,J300", "2024-03-01", -16_200), ("EST5EDT,59/0,300/0", "2024-02-28", -18_000),
    ("EST5EDT,59/0,300/0", "2024-02-29", -14_400), ("EST+5EDT,0/0,J365/25", "2026-06-01", -14_400),
    ("<-00>0", "2026-06-01", 0), ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01", 0),
    ("XXX-1:02:03YYY,M3.4.4/-2,M10.4.6", "2026-01-01", 3723),
  ])
  func `have rules for the time to come`(rule: String, day: String, offset: Int) throws {
    let zone = try #require(Zone(name: "Test", file: zoneFile(rule: rule)))
    #expect(zone.offset(at: Self.seconds(day, 12)) == offset)
  }

  @Test(arguments: [
    "E5", "EST", "EST5E", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J1", "EST5EDT,366,1",
    "EST5EDT,M3.2.0/x,M11.1.0", "EST5EDT,M3.2.0,M11.1.0x", "<EST5", "ESTxEDT", "EST5EDT?,1,2",
    "EST5:x", "EST1000",
  ])
  func `refuse rules that are malformed`(rule: String) {
    #expect(Zone(name: "Test", file: zoneFile(rule: rule)) == nil)
  }

  @Test func `refuse files that are damaged`() {
    let file = zoneFile([(0, 3600), (100, 0)])
    for length in 0..<file.count - 2 {
      #expect(Zone(name: "Test", file: Array(file.prefix(length))) == nil, "\(length) bytes")
    }
    #expect(Zone(name: "Test", file: zoneFile([(100, 3600), (0, 0)])) == nil)
    var leap = file
    // The number of leap seconds in the second header, which follows 54 bytes.
    leap[54 + 31] = 1
    #expect(Zone(name: "Test", file: leap + Array(repeating: 0, count: 100)) == nil)
    var huge = file
    huge[32] = 0xFF
    #expect(Zone(name: "Test", file: huge) == nil)
  }

  @Test func `are read from files of the first version`() {
    var file = Array(zoneFile().prefix(54))
    file[4] = 0
    #expect(Zone(name: "Old", file: file)?.offset(at: 0) == 0)
  }

  @Test(arguments: [
    ("UTC+5", 18_000), ("gmt-05:30", -19_800), ("UTC+0", 0), ("UTC+5:30:15", 19_815),
  ])
  func `are offsets from UTC`(name: String, offset: Int) {
    #expect(Zone(offsetNamed: name)?.offset(at: 0) == offset)
  }

  @Test(arguments: [
    "UTC", "EST-5", "UTC+", "UTC+25", "UTC+5:60", "UTC+123", "UTC+x", "UTC+1:2:3:4",
  ])
  func `are no other offsets`(name: String) { #expect(Zone(offsetNamed: name) == nil) }

  @Test func `are equal if name and clocks are`() throws {
    let paris = try #require(Self.paris)
    #expect(paris == Self.paris && paris != Zone(name: "Europe/Paris", offset: 3600))
    #expect(Set([TimeSource.none, .none]).count == 1)
    #expect(Set([Zone(offset: 3600), Zone(offset: 3600), .utc]).count == 2)
  }
}
