import Foundation
import TestSupport
import Testing

/// The zone of the person, and the files of zones.
@Suite struct `Time zones of the system` {
  private static func printed(_ line: String, _ environment: [String: String?]) throws -> String {
    let run = try PipedRun([Program.path, line], environment: environment)
    return run.output + run.errors
  }

  @Test(arguments: [
    ("Asia/Tokyo", "2026-07-22T10:30+09:00"), (":Europe/Paris", "2026-07-22T10:30+02:00"),
    ("America/New_York", "2026-07-22T10:30-04:00"), ("UTC", "2026-07-22T10:30+00:00"),
    ("", "2026-07-22T10:30+00:00"),
  ])
  func `the variable TZ names the zone of a time without one`(zone: String, value: String) throws {
    #expect(try Self.printed("2026-07-22 10:30", ["TZ": zone]) == value + "\n")
  }

  @Test(arguments: ["Nowhere/City", "../../etc/passwd"])
  func `an unknown name in TZ is said once a time needs it`(name: String) throws {
    #expect(try Self.printed("1 + 1", ["TZ": name]) == "2\n")
    #expect(
      try Self.printed("2026-07-22 10:30", ["TZ": name])
        == "2026-07-22T10:30+00:00\n"
        + "countonme: TZ is “\(name)”, which is no known time zone; UTC is used\n")
  }

  @Test func `without TZ it is the zone of the system`() throws {
    let run = try PipedRun(
      ["date", "-d", "2026-07-22 10:30", "+%Y-%m-%dT%H:%M%:z"], environment: ["TZ": nil])
    #expect(try Self.printed("2026-07-22 10:30", ["TZ": nil]) == run.output)
  }

  @Test func `cities are found in any case, and the present is that of the zone`() throws {
    for city in ["Tokyo", "tokyo", "Asia/Tokyo", "New York", "sao paulo"] {
      #expect(
        try Self.printed("2026-07-22 10:30 UTC in \(city)", [:]).hasPrefix("2026-07-22T"),
        "\(city)")
    }
    let run = try PipedRun(["date", "+%Y-%m-%d"], environment: ["TZ": "Asia/Tokyo"])
    #expect(try Self.printed("today", ["TZ": "Asia/Tokyo"]) == run.output)
  }

  @Test func `another folder has other zones, and none is an error`() throws {
    let folder = try TemporaryFolder()
    try Data(zoneFile(offset: 4271)).write(to: folder["Own"])
    #expect(
      try Self.printed("2026-07-22 14:00 UTC in Own", ["TZDIR": folder.path])
        == "2026-07-22T15:11:11+01:11:11\n")
    #expect(
      try Self.printed("2026-07-22 14:00 UTC in Nowhere", [:]).hasPrefix("countonme: "))
  }

  @Test func `a day that a month does not have is said beside the result`() throws {
    let run = try PipedRun([Program.path], input: "2026-01-31 + 1 month\n2026-01-30 + 1 day\n")
    #expect(run.output == "2026-02-28\n2026-01-31\n")
    #expect(run.errors == "countonme: the month has no such day; its last day was taken\n")
  }
}
