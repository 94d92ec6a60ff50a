import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

/// 22:36:59 UTC on 22 November 2026 in Paris, with a few zones.
struct TimeScope: Scope {
  var language = TextLanguage.english
  var base = NumberBase.decimal
  var names: [String] = []

  private static let paris = zone("Europe/Paris", "CET-1CEST,M3.5.0,M10.5.0/3")
  private static let zones = [
    "Europe/Paris": paris, "Paris": paris, "Asia/Tokyo": zone("Asia/Tokyo", "JST-9"),
    "Tokyo": zone("Asia/Tokyo", "JST-9"),
    "New York": zone("America/New_York", "EST5EDT,M3.2.0,M11.1.0"),
  ]

  private static func zone(_ name: String, _ rule: String) -> Zone {
    Zone(name: name, file: zoneFile(rule: rule)) ?? .utc
  }

  private static let source = TimeSource(
    moment: { 1_795_387_019 }, localZone: { paris }, find: { zones[$0] })

  var time: TimeSource { Self.source }

  func origin(of reference: Reference) -> EntryID? {
    if case .name(let name) = reference, names.contains(name) {
      EntryID(writer: 0, number: 1)
    } else {
      nil
    }
  }
}

/// The value as in pipes, or the error in one word with its bytes.
private func time(_ text: String, in scope: TimeScope = TimeScope()) -> String {
  outcome { () throws(EvaluationError) in
    try Formula(text, in: scope).evaluated(in: EvaluationContext(ties: { _ in 7 })).value.printed()
  }
}

@Suite struct `Dates and times in the typed language` {
  @Test(arguments: [
    ("2026-12-25 + 10 days", "2027-01-04"), ("10:30 + 1:30", "12:00"),
    ("25 Dec 2026", "2026-12-25"), ("25 Dec", "missingOperator 3..<6"),
    ("12-25-2026", "ambiguous(2026-12-25 12 - 25 - 2026) 0..<10"), ("2026 - 12 - 25", "8175"),
  ])
  func `are read even in base 16`(text: String, value: String) {
    #expect(time(text, in: TimeScope(base: .hexadecimal)) == value)
  }

  @Test(arguments: TextLanguage.allCases)
  func `have months without other meanings`(language: TextLanguage) {
    for name in language.months.joined() {
      #expect(!Vocabulary.isKnown(name) || time("\(name) 25").hasPrefix("phrase(202"))
      #expect(UnitTable.unit(named: name, in: language) == nil, "\(name)")
    }
    #expect(time("25 déc", in: TimeScope(language: .french)) == "phrase(2026-12-25) 0..<7")
    #expect(time("2 may", in: TimeScope(names: ["may"])) == "14")
  }

  @Test func `are read in the user's language`() {
    let scope = TimeScope(language: .french)
    #expect(time("25 décembre 2026", in: scope) == "2026-12-25")
    #expect(time("ven. 2026-12-25", in: scope) == "2026-12-25")
    #expect(time("25 Dec 2026", in: scope) == "2026-12-25")
    #expect(time("demain", in: scope) == "2026-11-23")
    #expect(time("lundi", in: scope) == "Monday")
  }

  @Test func `yield to user-defined names`() {
    let scope = TimeScope(names: ["today", "May", "Friday"])
    #expect(time("today + 1", in: scope) == "8")
    #expect(time("May", in: scope) == "7")
    #expect(time("Friday", in: scope) == "7")
  }

  @Test func `report a day that a month lacks`() throws {
    let clamped = { (text: String) in
      try Formula(text, in: TimeScope()).evaluated().remark == .clampedDay
    }
    #expect(try clamped("2026-01-31 + 1 month"))
    #expect(try !clamped("2026-01-30 + 2 months"))
    #expect(try !clamped("2026-01-31 + 28 days"))
    #expect(Set([TimeScope().time, TimeScope(base: .octal).time]).count == 1)
  }

  @Test(arguments: [
    "2026-12-25", "now", "10:30:15", "2026-10-25 02:30+01:00 Europe/Paris", "14:00 UTC",
    "14:00 UTC-5", "2026-07-22T10:30-03:00[Mars/Olympus]", "0001-01-01", "Friday",
  ])
  func `are read back`(text: String) throws {
    let formula = try Formula(text, in: TimeScope())
    let value = try formula.evaluated().value
    let source = formula.expression.source { _ in "" }
    #expect(try Formula(source, in: TimeScope()).evaluated().value == value, "\(source)")
    if text.contains("Mars") { return }
    let shown = value.printed(in: NumberStyle())
    #expect(try Formula(shown, in: TimeScope()).evaluated().value == value, "\(shown)")
    let french = value.printed(in: NumberStyle(units: .local(.french)))
    #expect(
      try Formula(french, in: TimeScope(language: .french)).evaluated().value == value, "\(french)")
  }
}
