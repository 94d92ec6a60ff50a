import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `Time zones of the system` {
  private static func printed(_ line: String, _ environment: [String: String?]) throws -> String {
    let run = try PipedRun([Program.path, line], environment: environment)
    return run.output + run.errors
  }

  @Test func `without TZ the system's zone applies`() throws {
    let run = try PipedRun(
      ["date", "-d", "2026-07-22 10:30", "+%Y-%m-%dT%H:%M%:z"], environment: ["TZ": nil])
    #expect(try Self.printed("2026-07-22 10:30", ["TZ": nil]) == run.output)
  }

  @Test func `the current time is that of the zone`() throws {
    let run = try PipedRun(["date", "+%Y-%m-%d"], environment: ["TZ": "Asia/Tokyo"])
    #expect(try Self.printed("today", ["TZ": "Asia/Tokyo"]) == run.output)
  }

  @Test func `another folder has other zones`() throws {
    let folder = try TemporaryFolder()
    try Data(zoneFile(offset: 4271)).write(to: folder["Own"])
    #expect(
      try Self.printed("2026-07-22 14:00 UTC in Own", ["TZDIR": folder.path])
        == "2026-07-22T15:11:11+01:11:11\n")
  }
}
