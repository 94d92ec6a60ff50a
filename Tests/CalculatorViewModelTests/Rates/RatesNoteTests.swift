import Previews
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel

/// Of which day the rates of an answer are.
@Suite struct `The day of the rates` {
  private func session(of day: Int, _ keys: String, columns: Int = 40) -> Session {
    var session = Session("", columns: columns)
    session.rates = .madeUp(of: day)
    session.type(keys)
    return session
  }

  @Test func `is said with the value that used them, while it is typed and after Enter`() {
    var session = session(of: 15, "i100 USD in EUR")
    #expect(session.message == "Rates of 15 November 2026.")
    session.type("⏎")
    #expect(session.message == "Rates of 15 November 2026.")
    #expect(session.state.message?.isMistake == false)
    session.type("+")
    #expect(session.message == nil)
    session.type("1=")
    session.type("t")
    #expect(session.message?.hasPrefix("Theme") == true)
    session.type("⎋1+2=")
    #expect(session.message == nil)
  }

  @Test func `has their age from a week on, and the key that fetches new ones where there is room`()
  {
    let old = "Rates of 14 November 2026, 7 days old"
    #expect(session(of: 14, "i1 USD in EUR⏎").message == old + ".")
    #expect(session(of: 14, "i1 USD in EUR⏎", columns: 60).message == old + "; R updates them.")
    #expect(session(of: 14, "i1 USD in EUR", columns: 60).message == old + ".")
    #expect(
      session(of: 14, "i1 USD in EUR⏎", columns: 30).message == "Rates of 14 Nov 2026, 7 days old.")
    #expect(
      session(of: 14, "i1 USD in EUR⏎").state.message?.sentence.brief == "rates 7 days old")
    #expect(
      session(of: 20, "i1 USD in EUR⏎").state.message?.sentence.brief == "rates of 20 Nov 2026")
  }

  @Test func `is also said of a result that is tied to one with money, and is shown again`() {
    var session = session(of: 20, "i100 USD in EUR⏎*2=")
    #expect(session.message == "Rates of 20 November 2026.")
    session.type("f")
    #expect(session.message?.hasPrefix("Form") == true)
    session.type("2+2=uu")
    session.type([.control("l")])
    session.resize(columns: 41)
    #expect(session.model.today?.day == 21)
  }

  @Test func `fits its line, however old the rates are`() throws {
    let today = try #require(ExchangeRates.Day(year: 9999, month: 9, day: 30))
    let day = try #require(ExchangeRates.Day(year: 2026, month: 9, day: 30))
    for columns in [20, 40, 80] {
      let note = English().ratesNote(of: day, age: day.oldAge(on: today), isKeypad: true)
      #expect(note.full.allSatisfy { $0.last == "." })
      #expect(note.full.contains { $0.count <= max(columns, 45) })
    }
    #expect(English().ratesProgress(received: 0).brief.count <= 20)
    #expect(English().ratesProgress(received: 2_000_000).brief.count <= 20)
  }
}
