import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// Dates, moments and durations, key by key.
@Suite struct `Dates and times on the keypad` {
  /// A session at 22:36:59 UTC on 22 November 2026 in Paris.
  private static func session(_ keys: String, language: Language = .english) -> Session {
    let paris = Zone(name: "Europe/Paris", file: zoneFile(rule: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let time = TimeSource(
      moment: { 1_795_387_019 }, localZone: { paris ?? .utc },
      find: { $0 == "Europe/Paris" ? paris : nil })
    var session = Session(
      ViewModel(theme: .dark, language: language, time: time), columns: 60, lines: 8)
    session.type(keys)
    return session
  }

  @Test func `are typed as they are written`() {
    var session = Self.session("2026-12-25")
    #expect(session.expression == "2026-12-25" && session.result == "= Fri 2026-12-25")
    session.type("⏎ - today⏎")
    #expect(session.result == "= 33 d")
    session.type("now⏎")
    #expect(session.expression == "2026-11-22 23:36:59 Europe/Paris")
    #expect(session.result == "= Sun 2026-11-22 23:36:59 Europe/Paris")
    // The zero of a month would be dropped from a number.
    session.type("2026-02-03")
    #expect(session.expression == "2026-02-03" && session.result == "= Tue 2026-02-03")
    session.type("⏎2026-12+1=")
    #expect(session.result == "= 2015")
  }

  @Test func `say that a time alone is a duration`() {
    var session = Self.session("10:30")
    #expect(session.result == "= 10:30")
    #expect(
      session.message == "Read as 10 h 30 min; for a time of day add a date, a zone, am or pm.")
    session.type(":15")
    #expect(session.message?.hasPrefix("Read as 10 h 30 min 15 s;") == true)
    session.type("⎋⎋10:31+8:30⏎")
    #expect(session.result == "= 19:01" && session.message == nil)
  }

  @Test func `say that a month has no such day`() {
    var session = Self.session("31 Jan 2026 + 1 month⏎")
    #expect(session.result == "= Sat 2026-02-28")
    #expect(session.message == "The month has no such day; its last day was taken.")
    session.type("+1 day⏎")
    #expect(session.message == nil)
  }

  @Test func `keep their value where the line above is removed`() {
    var session = Self.session("2026-12-25⏎+3 days⏎⇥↑⌦⎋")
    session.type("⇥⏎")
    #expect(session.expression.hasPrefix("2026-12-25 + 3 d"))
  }

  @Test func `have no sum, but durations have`() {
    let session = Self.session("2026-12-25⏎today⏎10:30⏎2:45⏎total⏎")
    #expect(session.result == "= 13:15")
  }

  @Test func `have names that hide the words for the present`() {
    let session = Self.session("today = 5")
    #expect(session.message == "today is your 5; for the day write its date.")
  }

  @Test func `have one form`() {
    var session = Self.session("2026-12-25⏎")
    session.type("③")
    #expect(session.result == "= Fri 2026-12-25")
    session.type("④")
    #expect(session.state.page != nil)
    #expect(Self.session("10:30+1:00⏎③").message == "Form: decimal.")
  }

  @Test func `are French in French`() {
    var session = Self.session("demain⏎", language: .french)
    #expect(session.result == "= lun. 23 nov. 2026")
    session.type("weekday(25 décembre 2026)⏎")
    #expect(session.result == "= vendredi")
    session.type("2026-02-30⏎")
    #expect(session.message?.hasPrefix("Cette date n’existe pas") == true)
  }
}
