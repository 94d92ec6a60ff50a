import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

/// A scope at 22:36:59 UTC on 22 November 2026 in Paris, that knows a few zones.
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

/// The value of a text as pipes print it, or its error in one word with its bytes.
private func time(_ text: String, in scope: TimeScope = TimeScope()) -> String {
  do throws(EvaluationError) {
    let value = try Formula(text, in: scope).evaluated(ties: { _ in 7 }).value
    return value.text(in: .ascii)
  } catch {
    return "\(error.kind.word) \(error.place)"
  }
}

extension Quantity {
  fileprivate func text(in style: NumberStyle) -> String {
    let formed = try? FormedQuantity(self, in: .decimal, Budget())
    return (try? formed?.text(digits: 12, in: style, Budget()).text) ?? "no text"
  }
}

@Suite struct `Dates and times in the typed language` {
  @Test(arguments: [
    ("2026-12-25", "2026-12-25"), ("25 Dec 2026", "2026-12-25"), ("25 dec. 2026", "2026-12-25"),
    ("December 25, 2026", "2026-12-25"), ("Dec 25 2026", "2026-12-25"),
    ("Fri 2026-12-25", "2026-12-25"), ("Friday, 25 December 2026", "2026-12-25"),
    ("Fri. December 25, 2026", "2026-12-25"),
    ("today", "2026-11-22"),
    ("YESTERDAY", "2026-11-21"),
    ("tomorrow", "2026-11-23"), ("now", "2026-11-22T23:36:59+01:00"), ("0001-01-01", "0001-01-01"),
    ("2026 - 12 - 25", "1989"), ("2026-12", "2014"), ("2026-12-25-1", "1988"),
  ])
  func `have dates`(text: String, value: String) { #expect(time(text) == value) }

  @Test(arguments: [
    ("10:30", "10:30"), ("10:30:15", "10:30:15"), ("100:00", "100:00"), ("-0:30", "-0:30"),
    ("10:31 + 8:30", "19:01"), ("10:31+8:30", "19:01"), ("2:30 h", "2:30"),
    ("2:30 hours", "2:30"), ("10:30 * 2", "21:00"), ("1:00/7", "0.142857142857 h"),
    ("10:30 in min", "630 min"), ("5 h 10 min + 2:15", "7 h 25 min"), ("10:30(2)", "21:00"),
    ("2:30 min", "ambiguous(2 h 30 min 2 min 30 s) 0..<8"), ("10:75", "tightColon 2..<3"),
    ("1:30:99", "tightColon 1..<2"), ("4:3", "tightColon 1..<2"), ("10 : 30", "0.333333333333"),
    ("10:30 5", "missingOperator 6..<7"), ("5 10:30", "missingOperator 2..<7"),
    ("10:30 2026-12-25", "missingOperator 6..<16"), ("10:30 km", "missingOperator 6..<8"),
    ("(10:30) km", "10.5 h*km"),
    ("sin(10:30)", "unitInFunction(CalculatorCore.Function.sin, h) 0..<10"),
  ])
  func `have durations`(text: String, value: String) { #expect(time(text) == value) }

  @Test(arguments: [
    ("2026-11-22 10:30 Europe/Paris", "2026-11-22T10:30+01:00"),
    ("2026-07-22 10:30", "2026-07-22T10:30+02:00"),
    ("2026-07-22T10:30:05Z", "2026-07-22T10:30:05+00:00"),
    ("2026-07-22T10:30+05:30", "2026-07-22T10:30+05:30"),
    ("2026-07-22T10:30-05:00[New York]", "2026-07-22T10:30-05:00"),
    ("2026-07-22T10:30+09:00[Asia/Tokyo]", "2026-07-22T10:30+09:00"),
    ("2026-07-22T10:30-03:00[Mars/Olympus]", "2026-07-22T10:30-03:00"),
    ("2:30 pm", "2026-11-22T14:30+01:00"), ("12:30 AM", "2026-11-22T00:30+01:00"),
    ("2:30 pm Tokyo", "2026-11-23T14:30+09:00"), ("2026-12-25 2 pm", "2026-12-25T14:00+01:00"),
    ("14:00 UTC in Tokyo", "2026-11-22T23:00+09:00"),
    ("2 pm", "ambiguous(2:00 pm 2 picometre) 0..<4"),
    ("3pm Paris in Tokyo", "2026-11-22T23:00+09:00"), ("3 pm in Tokyo", "2026-11-22T23:00+09:00"),
    ("9am New York", "2026-11-22T09:00-05:00"), ("13 pm", "13 pm"), ("2 pm * 3", "6 pm"),
    ("2.5 pm", "2.5 pm"), ("2 pm in m", "0.000000000002 m"),
    ("(12AM)", "2026-11-22T00:00+01:00"),
    ("today 3pm", "2026-11-22T15:00+01:00"), ("tomorrow 9:30 UTC", "2026-11-23T09:30+00:00"),
    ("today3", "unknownName(today) 0..<6"), ("yesterday", "2026-11-21"),
    ("14:00 UTC in New York", "2026-11-22T09:00-05:00"),
    ("14:00 UTC in UTC-5", "2026-11-22T09:00-05:00"),
    ("14:00 UTC+5:30 in UTC", "2026-11-23T08:30+00:00"),
    ("14:00 [Europe/Paris]", "2026-11-22T14:00+01:00"),
    ("14:00 [Nowhere", "unknownName(now) 7..<14"),
    ("25:00 UTC", "invalidTime 0..<5"), ("2026-12-25 24:00", "invalidTime 0..<16"),
    ("13:30 pm", "missingOperator 6..<8"),
    ("2026-03-29 02:30", "skippedTime(Europe/Paris) 0..<16"),
    (
      "2026-10-25 02:30",
      "ambiguous(2026-10-25 02:30+02:00 Europe/Paris 2026-10-25 02:30+01:00 Europe/Paris) 0..<16"
    ),
    ("2026-10-25 02:30+01:00 Europe/Paris", "2026-10-25T02:30+01:00"),
    ("2026-12-25 5", "missingOperator 11..<12"), ("2026-12-25 Zoo", "unknownName() 11..<14"),
    ("10:30Z", "2026-11-22T10:30+00:00"),
    ("2026-07-01 02:00 +02:00 in UTC", "2026-07-01T00:00+00:00"),
    ("2026-07-01 02:00 +0200 in UTC", "2026-07-01T00:00+00:00"),
    ("2026-07-01T02:00+02 in UTC", "2026-07-01T00:00+00:00"),
    ("Wed Nov 25 03:33:46 UTC 2026", "2026-11-25T03:33:46+00:00"),
    ("Thu Nov 25 03:33:46 UTC 2026", "wrongWeekday(2026-11-25) 0..<28"),
    ("Wed, 25 Nov 2026 03:33:46 +0000", "2026-11-25T03:33:46+00:00"),
    ("10:30 IST", "ambiguous(Asia/Kolkata Europe/Dublin) 6..<9"),
    ("2026-07-01 14:00 CET in UTC", "2026-07-01T13:00+00:00"),
    ("14:00 PST in UTC", "2026-11-22T22:00+00:00"), ("14:00 JST", "2026-11-23T14:00+09:00"),
  ])
  func `have moments`(text: String, value: String) { #expect(time(text) == value) }

  @Test(arguments: [
    ("25/12/2026", "ambiguous(2026-12-25 25 / 12 / 2026) 0..<10"),
    ("05/06/2026", "ambiguous(2026-06-05 2026-05-06) 0..<10"),
    ("05/05/2026", "ambiguous(2026-05-05 5 / 5 / 2026) 0..<10"),
    ("26-03-01", "ambiguous(2001-03-26 2026-03-01) 0..<8"),
    ("1 + 2024/07/31", "ambiguous(2024-07-31 2024 / 7 / 31) 4..<14"),
    ("25 / 12 / 2026", "0.00102829878249"), ("45/13/2026", "0.00170855797707"),
    ("2024/7/31/2", "4.66359447005"), ("1/2/2024", "ambiguous(2024-02-01 2024-01-02) 0..<8"),
    ("2/1/2/2024", "0.000494071146245"), ("2026-02-30", "invalidDate 0..<10"),
    ("31 Apr 2026", "invalidDate 0..<11"), ("Feb 30, 2026", "invalidDate 0..<12"),
    ("Mon 2026-12-25", "wrongWeekday(2026-12-25) 0..<14"), ("2 May", "incompleteDate 2..<5"),
    ("May 5", "incompleteDate 0..<3"), ("May 5 km", "incompleteDate 0..<3"),
    ("Dec 2026", "incompleteDate 0..<3"), ("25 dec 26", "incompleteDate 3..<6"),
    ("25-12-2026", "ambiguous(2026-12-25 25 - 12 - 2026) 0..<10"),
    ("12-25-2026", "ambiguous(2026-12-25 12 - 25 - 2026) 0..<10"),
    ("5-6-2026 + 1", "ambiguous(2026-06-05 2026-05-06) 0..<8"),
    ("2026-1-5", "ambiguous(2026-01-05 2026 - 1 - 5) 0..<8"),
    ("2026–12–25", "ambiguous(2026-12-25 2026 – 12 – 25) 0..<14"),
    ("2026−12−25", "ambiguous(2026-12-25 2026 − 12 − 25) 0..<14"),
    ("2026⁄12⁄25", "ambiguous(2026-12-25 2026 ⁄ 12 ⁄ 25) 0..<14"),
    ("25–12–2026–1", "-2014"), ("1–25–12–2026", "-2062"), ("99-12-2026", "-1939"),
    ("25-12-2026^2", "-4104663"), ("25-12-3026", "-3013"), ("25- 12-2026", "-2013"),
    ("12.25.2026", "phrase(2026-12-25) 0..<10"), ("25.12.2026", "phrase(2026-12-25) 0..<10"),
    ("3.12.2026", "ambiguous(2026-12-03 2026-03-12) 0..<9"),
    ("45.13.2026", "malformedNumber(secondPoint) 0..<10"),
    ("25.12.2026.1", "malformedNumber(secondPoint) 0..<12"),
  ])
  func `refuse what may be another date`(text: String, value: String) {
    #expect(time(text) == value)
  }

  @Test(arguments: [
    ("2026-12-25 + 10 days", "2027-01-10"), ("10:30 + 1:30", "12:00"),
    ("25 Dec 2026", "2026-12-25"),
    ("25 Dec", "missingOperator 3..<6"),
    ("12-25-2026", "ambiguous(2026-12-25 12 - 25 - 2026) 0..<10"),
    ("2026 - 12 - 25", "8175"),
  ])
  func `are read in base 16, too`(text: String, value: String) {
    #expect(time(text, in: TimeScope(base: .hexadecimal)) == value)
  }

  @Test(arguments: TextLanguage.allCases)
  func `have months that are no other names`(language: TextLanguage) {
    for name in language.months.joined() {
      #expect(!Vocabulary.isKnown(name))
      #expect(UnitTable.unit(named: name, in: language) == nil, "\(name)")
    }
    #expect(time("25 déc", in: TimeScope(language: .french)) == "incompleteDate 3..<7")
    #expect(time("2 may", in: TimeScope(names: ["may"])) == "14")
  }

  @Test(arguments: [
    ("2026-12-25 - 2026-11-22", "33 d"), ("2026-11-22 - 2026-12-25", "-33 d"),
    ("2026-12-25 - today in weeks + days", "4 weeks 5 d"),
    ("2026-12-25 + 3 days", "2026-12-28"), ("3 days + 2026-12-25", "2026-12-28"),
    ("2026-12-25 10:00 + 60000 ms", "2026-12-25T10:01+01:00"),
    ("2026-12-25 - 2 weeks", "2026-12-11"), ("2026-12-25 + 48 h", "2026-12-27"),
    ("2026-12-25 + 36 h", "2026-12-26T12:00+01:00"),
    ("2026-12-25 + 10:30", "2026-12-25T10:30+01:00"),
    ("2026-01-31 + 1 month", "2026-02-28"), ("2024-02-29 + 1 year", "2025-02-28"),
    ("2024-01-31 + 1 month 1 day", "2024-03-01"), ("2026-01-01 - 1 century", "1926-01-01"),
    ("2026-01-01 + 0.5 year", "2026-07-01"), ("2026-01-01 + 0.3 month", "fractionOfTime 0..<22"),
    ("2026-01-01 + pi days", "fractionOfTime 0..<20"),
    ("2026-01-01 + 0.1 s", "2026-01-01T00:00:00.1+01:00"),
    ("2026-01-01 + 1/3 s", "fractionOfTime 0..<18"),
    ("2026-01-01 + 10^30 days", "yearOutOfRange 0..<23"),
    ("2026-01-01 + 10^30 s", "yearOutOfRange 0..<20"),
    ("2026-01-01 + 10^17 days", "yearOutOfRange 0..<23"),
    ("2026-01-01 + 10^6 years", "yearOutOfRange 0..<23"),
    ("9999-12-31 + 1 day", "yearOutOfRange 0..<18"),
    ("0001-01-01 - 1 day", "yearOutOfRange 0..<18"),
    ("2026-03-28 12:00 + 1 day", "2026-03-29T12:00+02:00"),
    ("2026-03-28 12:00 + 24 h", "2026-03-29T13:00+02:00"),
    ("2026-03-28 02:30 + 1 day", "skippedTime(Europe/Paris) 0..<24"),
    ("2026-10-24 02:30 + 1 day", "2026-10-25T02:30+02:00"),
    ("2026-10-26 02:30 - 1 day", "2026-10-25T02:30+01:00"),
    ("2026-12-25 18:00 - 2026-12-24 6:15", "35 h 45 min"),
    ("2026-12-25 18:00:01 - 2026-12-25 18:00", "1 s"),
    (
      "2026-12-25 18:00 - 2026-12-25",
      "incompatibleUnits(Optional(Europe/Paris), Optional(date)) 0..<29"
    ),
    ("5 days - 2026-12-25", "incompatibleUnits(Optional(d), Optional(date)) 0..<19"),
    ("2026-12-25 + 5", "incompatibleUnits(Optional(date), nil) 0..<14"),
    ("2026-12-25 + 5 km", "incompatibleUnits(Optional(date), Optional(km)) 0..<17"),
    ("2026-12-25 + 2026-12-25", "addedPoints(date) 0..<23"),
    ("2026-12-25 * 2", "scaledPoint(date) 0..<14"),
    ("-2026-12-25", "scaledPoint(date) 0..<11"),
    ("2026-12-25 in s", "incompatibleUnits(Optional(date), Optional(s)) 0..<15"),
    ("14:00 UTC in km", "incompatibleUnits(Optional(UTC), Optional(km)) 0..<15"),
    ("5 s in Tokyo", "incompatibleUnits(Optional(s), Optional(Asia/Tokyo)) 0..<12"),
  ])
  func `are calculated`(text: String, value: String) { #expect(time(text) == value) }

  @Test(arguments: [
    ("(2026-11-22 - 1990-05-01) in years + months + days", "36 years 6 months 21 d"),
    ("(1990-05-01 - 2026-11-22) in years + months + days", "-36 years 6 months 21 d"),
    ("(2026-02-28 - 2026-01-31) in months + days", "1 month"),
    ("(2026-11-22 - 2024-11-21) in years + days", "2 years 1 d"),
    ("(2026-11-22 - 2024-11-21) in years + weeks + days", "2 years 1 d"),
    ("(2026-11-22 - 2026-11-21) in h + min", "24 h"),
    ("(2026-11-22 - 2026-10-21) in years", "0.0876112251882 years"),
    ("2 * (2026-11-22 - 2024-11-21) in years + days", "4 years 1 d"),
  ])
  func `are apart in units of the calendar`(text: String, value: String) {
    #expect(time(text) == value)
  }

  @Test(arguments: [
    ("unix(1700000000)", "2023-11-14T22:13:20+00:00"),
    ("2026-01-01T07:24:56.789Z in unix", "1767252296.789"),
    ("weekday(2026-12-25)", "Friday"), ("weekday today", "Sunday"), ("Friday", "Friday"),
    ("week(2026-12-31)", "53"), ("week(2026-12-31 23:30)", "53"), ("3 week", "3 weeks"),
    ("workdays(2026-12-01; 2026-12-31)", "23"), ("workdays(2026-12-31; 2026-12-01)", "-23"),
    ("max(2026-12-25; today)", "2026-12-25"), ("min(today)", "2026-11-22"),
    ("sum(today)", "2026-11-22"), ("week(5)", "outsideDomain(week) 0..<7"),
    ("week(5 km)", "incompatibleUnits(Optional(km), Optional(date)) 0..<10"),
    ("mean(today; tomorrow)", "scaledPoint(date) 0..<21"),
    ("abs(today)", "scaledPoint(date) 0..<10"),
    ("weekday(today) + 1", "scaledPoint(weekday) 0..<18"),
    ("Friday + 1 day", "incompatibleUnits(Optional(weekday), Optional(d)) 0..<14"),
    ("Friday - Monday", "scaledPoint(weekday) 0..<15"),
    ("weekday(Friday)", "incompatibleUnits(Optional(weekday), Optional(date)) 0..<15"),
    ("max(today; 14:00 UTC)", "incompatibleUnits(Optional(UTC), Optional(date)) 0..<21"),
    ("max(today; 5 days)", "incompatibleUnits(Optional(d), Optional(date)) 0..<18"),
    ("workdays(today)", "wrongArguments(workdays) 0..<15"),
  ])
  func `have functions`(text: String, value: String) { #expect(time(text) == value) }

  @Test func `are read in the language of the person`() {
    let scope = TimeScope(language: .french)
    #expect(time("25 décembre 2026", in: scope) == "2026-12-25")
    #expect(time("ven. 2026-12-25", in: scope) == "2026-12-25")
    #expect(time("25 Dec 2026", in: scope) == "2026-12-25")
    #expect(time("demain", in: scope) == "2026-11-23")
    #expect(time("lundi", in: scope) == "Monday")
  }

  @Test func `give way to names that a person has given`() {
    let scope = TimeScope(names: ["today", "May", "Friday"])
    #expect(time("today + 1", in: scope) == "8")
    #expect(time("May", in: scope) == "7")
    #expect(time("Friday", in: scope) == "7")
  }

  @Test func `say when a month has no such day`() throws {
    let clamped = { (text: String) in
      try Formula(text, in: TimeScope()).evaluated().hasClampedDay
    }
    #expect(try clamped("2026-01-31 + 1 month"))
    #expect(try !clamped("2026-01-30 + 2 months"))
    #expect(try !clamped("2026-01-31 + 28 days"))
  }

  /// What is kept, and what is shown, is read as the same value.
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
    let shown = value.text(in: NumberStyle())
    #expect(try Formula(shown, in: TimeScope()).evaluated().value == value, "\(shown)")
    let french = value.text(in: NumberStyle(units: .local(.french)))
    #expect(
      try Formula(french, in: TimeScope(language: .french)).evaluated().value == value, "\(french)")
  }
}
