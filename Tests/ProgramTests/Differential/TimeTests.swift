import Foundation
import Quantities
import TestSupport
import Testing

/// Compares dates, moments and zones with Python's `datetime` and `zoneinfo`.
@Suite(.waiting) struct `Dates and Python` {
  @Test(arguments: seeds)
  func `agree on differences, shifts, weeks and workdays`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try expectTrue((0..<500).map { _ in generator.dateQuestion() })
  }

  @Test(arguments: seeds)
  func `agree on moments of every zone, including gaps and folds`(seed: UInt64) throws {
    let zones = try Self.zones()
    var generator = SeededGenerator(seed: seed)
    // Every zone at least once over all seeds.
    try expectTrue((0..<500).map { _ in generator.momentQuestion(zones) })
    if seed == seeds.first { try expectTrue(zones.map { generator.momentQuestion([$0]) }) }
  }

  private func expectTrue(_ questions: [Question]) throws {
    let printed = try Printed([], lines: questions.map(\.line))
    let claims = questions.indices.map { printed.claim(questions[$0].line, at: $0, digits: 34) }
    let verdicts = try Verdict.byTheJudge(
      "times.py",
      of: zip(claims, questions).map { claim, question in
        ([claim.printed, question.kind] + question.fields).joined(separator: "\t")
      })
    Verdict.expectTrue(verdicts, of: claims, "dates")
  }

  private static func zones() throws -> [String] {
    let folder = "/usr/share/zoneinfo"
    let paths = try #require(
      FileManager.default.enumerator(atPath: folder), "the tests need zone files (tzdata)")
    let names = paths.compactMap { $0 as? String }.filter { name in
      let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
      // GB is the gigabyte, and W-SU begins with the watt.
      return name.first?.isUppercase == true && bytes.starts(with: Array("TZif".utf8))
        && !["Factory", "GB", "W-SU"].contains(name)
        // An abbreviation here is a fixed offset, while that of a file changes with the clocks.
        && Zone(abbreviated: name) == nil
    }
    try #require(names.count > 300, "the tests need zone files (tzdata)")
    return names.sorted()
  }
}

private struct Question {
  let line: String
  let kind: String
  let fields: [String]
}

extension SeededGenerator {
  private mutating func day(_ years: ClosedRange<Int>) -> Day {
    let days = years.lowerBound * 365...years.upperBound * 365
    return Day(daysSince1970: Int.random(in: days, using: &self) - 719_000)
  }

  fileprivate mutating func dateQuestion() -> Question {
    let (first, second) = (day(1...9990), day(1...9990))
    switch Int.random(in: 0..<5, using: &self) {
    case 0:
      return Question(
        line: "\(first) - \(second)", kind: "difference", fields: ["\(first)", "\(second)"])
    case 1: return Question(line: "week(\(first))", kind: "week", fields: ["\(first)"])
    case 2: return Question(line: "weekday(\(first))", kind: "weekday", fields: ["\(first)"])
    case 3:
      return Question(
        line: "workdays(\(first); \(second))", kind: "workdays", fields: ["\(first)", "\(second)"])
    default:
      let (unit, count) = (pick(["days", "weeks", "months", "years"]), integer(-2000...2000))
      return Question(
        line: "\(first) \(count < 0 ? "-" : "+") \(abs(count)) \(unit)", kind: "shift",
        fields: ["\(first)", "\(count)", unit])
    }
  }

  fileprivate mutating func momentQuestion(_ zones: [String]) -> Question {
    let day = day(1850...2200)
    // Clocks change at night, and at full hours.
    let (hour, minute) = (integer(0...23), pick([0, 30, integer(0...59)]))
    let fields = ["\(day)", String(format: "%02d:%02d", hour, minute), pick(zones)]
    let moment = fields.joined(separator: " ")
    switch Int.random(in: 0..<3, using: &self) {
    case 0:
      let target = pick(zones)
      return Question(line: "\(moment) in \(target)", kind: "zone", fields: fields + [target])
    case 1:
      let minutes = integer(0...100_000)
      return Question(
        line: "\(moment) + \(minutes) min", kind: "elapsed", fields: fields + ["\(minutes)"])
    default:
      let days = integer(0...400)
      return Question(line: "\(moment) + \(days) days", kind: "later", fields: fields + ["\(days)"])
    }
  }
}
