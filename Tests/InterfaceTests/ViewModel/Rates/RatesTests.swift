import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import Testing

@testable import CalculatorViewModel
@testable import Engine
@testable import Words

/// The key R, and what comes of it.
@Suite struct `An update of the exchange rates` {
  private let news = RatesReport.ended(
    .updated(RatesUpdate(currencies: 2, day: Sample.day, previous: nil)))
  private let failure = RatesReport.ended(.failed(.noCurl))

  private func session(_ keys: String = "", columns: Int = 40, lines: Int = 5) -> Session {
    Session(keys, columns: columns, lines: lines)
  }

  /// The identity of the update that was asked for last.
  private func update(_ session: Session) throws -> Request.ID {
    let ids = session.effects.compactMap { if case .updateRates(let id) = $0 { id } else { nil } }
    return try #require(ids.last)
  }

  @Test func `is asked for once, and its progress shows while nothing else is said`() throws {
    var session = session("1+2≡rates⏎")
    let id = try update(session)
    #expect(session.message == "Fetching exchange rates; Esc cancels.")
    session.type("≡rates⏎")
    #expect(session.message == "The rates are being fetched; Esc cancels.")
    #expect(session.effects == [.updateRates(id)])
    session.type("*4")
    #expect(session.expression == "1 + 2 × 4" && session.result == "= 9")
    session.send(.rates(id, .received(bytes: 1_500)))
    #expect(session.message == "Fetching exchange rates: 2 kB.")
    session.send(.rates(id, news))
    #expect(
      session.message == "2 currencies of 20 November 2026." && session.expression == "1 + 2 × 4")
    session.type("1")
    #expect(session.message == nil)
    session.type("≡rates⏎")
    #expect(session.effects.count == 2)
    session.send(.rates(id, news))
    #expect(session.message == "Fetching exchange rates; Esc cancels.")
  }

  @Test func `is cancelled by Esc before that clears, and by Ctrl-C; its answer is dropped`() throws
  {
    var session = session("1+2=4≡rates⏎")
    let id = try update(session)
    session.type("⎋")
    #expect(session.message == "The exchange rates stay as they are." && session.expression == "4")
    session.send(.rates(id, news))
    #expect(session.message == "The exchange rates stay as they are.")
    session.type("⎋")
    #expect(session.expression == "0")
    session.type("4≡rates⏎")
    session.type([.control("c")])
    #expect(session.message == "The exchange rates stay as they are.")
    session.type("⇥≡rates⏎⎋")
    #expect(session.message == "The exchange rates stay as they are.")
    #expect(session.state.focus == .tape)
    session.type("⎋")
    #expect(session.state.focus == .keypad)
  }

  @Test func `is cancelled by Esc on the formula line, too, and not on a page`() throws {
    var session = session("1≡rates⏎②⎋")
    #expect(session.state.focus == .formula)
    #expect(session.message == "The exchange rates stay as they are.")
    session.type("⎋")
    #expect(session.state.focus == .keypad)
    session.type("≡rates⏎①⎋")
    let id = try update(session)
    session.send(.rates(id, failure))
    #expect(
      session.message?.contains("curl is missing") == true
        && session.state.message?.isMistake == true
    )
  }

  @Test func `is asked for on the formula line, where the message has just said so`() throws {
    var session = session("100 USD in EUR⏎≡rates⏎", columns: 40)
    #expect(session.message == "Fetching exchange rates; Esc cancels.")
    session.rates = .madeUp(of: 20)
    session.send(.rates(try update(session), news))
    #expect(session.expression == "100 USD in EUR" && session.result?.contains("80") == true)
  }

  @Test func `calculates again what used rates: the value, the result, the tape`() throws {
    var session = session("100 USD in EUR⏎", columns: 30)
    #expect(session.result == nil && session.state.message?.isMistake == true)
    session.type("⎋1+2=")
    session.rates = .madeUp(of: 20)
    session.type("50 USD in EUR⏎")
    #expect(session.result?.contains("40") == true)
    session.type("*2=")
    #expect(session.result?.contains("80") == true)
    let before = session.rows
    session.type("≡rates⏎")
    session.rates = .madeUp(of: 21, dollars: 2)
    session.send(.rates(try update(session), news))
    #expect(session.message == "2 currencies of 20 November 2026.")
    #expect(session.rows[0] == before[0] && session.rows.count == before.count)
    #expect(session.rows[1].contains("25") && session.rows[2].contains("50"))
    #expect(session.result?.contains("50") == true)
  }

  @Test func `calculates again what is being typed, and what Enter was pressed for`() throws {
    var session = session("100 USD in EUR⏎", columns: 40)
    #expect(session.state.focus == .formula)
    session.rates = .madeUp(of: 20)
    session.send(.rates(session.model.requests.begin(.rates), news))
    #expect(session.result?.contains("80") == true && session.state.focus == .keypad)
    session.type("+1 USD")
    let live = session.result
    session.rates = .madeUp(of: 20, dollars: 2)
    session.send(.rates(session.model.requests.begin(.rates), news))
    #expect(session.result != live)
  }

  @Test func `calculates an expression of the keypad that had failed for want of rates`() throws {
    var session = session("1 USD⏎1 EUR⏎", columns: 40)
    #expect(session.rows.count == 2)
    session.type("⇥↑␣+⇥␣=")
    #expect(session.state.message?.isMistake == true && session.rows.count == 2)
    session.type("≡rates⏎")
    session.rates = .madeUp(of: 20)
    session.send(.rates(try update(session), news))
    #expect(session.rows.count == 3 && session.result != nil)
    #expect(session.message == "2 currencies of 20 November 2026.")
  }

  @Test func `leaves alone what used no rates, and asks again for what is under way`() throws {
    var waiting = Waiting("≡rates⏎1+2")
    guard case .updateRates(let id) = try #require(waiting.others.first) else { return }
    waiting.answerAll()
    let asked = waiting.requests.count
    waiting.send(.rates(id, news))
    #expect(waiting.requests.count == asked && waiting.result?.text == "= 3")
    waiting = Waiting("≡rates⏎1/0")
    waiting.answerAll()
    waiting.send(.rates(id, news))
    #expect(waiting.result == nil)
    waiting = Waiting("≡rates⏎1+2=")
    let first = try #require(waiting.requests.last)
    waiting.send(.rates(Request.ID(1), news))
    #expect(waiting.cancelled.contains(first.id))
    waiting.answerAll()
    #expect(waiting.result?.text == "= 3" && waiting.result?.tone == .final)
    waiting = Waiting("≡rates⏎1+2")
    waiting.send(.rates(Request.ID(1), news))
    waiting.answerAll()
    #expect(waiting.result?.text == "= 3")
  }

  @Test func `explains again what the page explains`() throws {
    var session = session()
    session.rates = .madeUp(of: 20)
    session.type("②1 USD + 1 EUR⏎≡rates⏎≡explain⏎")
    let before = session.state.explanation
    session.rates = .madeUp(of: 20, dollars: 2)
    session.send(.rates(try update(session), news))
    #expect(session.state.explanation != nil && session.state.explanation != before)
  }

  @Test func `says whose rates are not replaced, without what could move the cursor`() throws {
    var session = session("≡rates⏎", columns: 60)
    session.send(.rates(try update(session), .ended(.ownFile("my\u{1B}rates.xml"))))
    #expect(session.message == "The rates are those of “my?rates.xml”.")
    #expect(session.state.message?.isMistake == true)
  }
}

/// Of which day the rates of an answer are.
@Suite struct `The day of the rates` {
  private func session(of day: Int, _ keys: String, columns: Int = 40) -> Session {
    var session = Session("", columns: columns)
    session.rates = .madeUp(of: day)
    session.type(keys)
    return session
  }

  @Test func `is said with the value that used them, while it is typed and after Enter`() {
    var session = session(of: 15, "②100 USD in EUR")
    #expect(session.message == "Rates of 15 November 2026.")
    session.type("⏎")
    #expect(session.message == "Rates of 15 November 2026.")
    #expect(session.state.message?.isMistake == false)
    session.type("+")
    #expect(session.message == nil)
    session.type("1=")
    session.type("≡theme⏎⏎")
    #expect(session.message?.hasPrefix("Theme") == true)
    session.type("⎋1+2=")
    #expect(session.message == nil)
  }

  @Test func `has their age from a week on, and the key that fetches new ones where there is room`()
  {
    let old = "Rates of 14 November 2026, 7 days old"
    #expect(session(of: 14, "②1 USD in EUR⏎").message == old + ".")
    #expect(
      session(of: 14, "②1 USD in EUR⏎", columns: 70).message == old
        + "; the word rates updates them.")
    #expect(session(of: 14, "②1 USD in EUR", columns: 70).message == old + ".")
    #expect(
      session(of: 14, "②1 USD in EUR⏎", columns: 30).message == "Rates of 14 Nov 2026, 7 days old.")
    #expect(
      session(of: 14, "②1 USD in EUR⏎").state.message?.sentence.brief == "rates 7 days old")
    #expect(
      session(of: 20, "②1 USD in EUR⏎").state.message?.sentence.brief == "rates of 20 Nov 2026")
  }

  @Test func `is also said of a result that is tied to one with money, and is shown again`() {
    var session = session(of: 20, "②100 USD in EUR⏎*2=")
    #expect(session.message == "Rates of 20 November 2026.")
    session.type("③")
    #expect(session.message?.hasPrefix("Form") == true)
    session.type("2+2=⑧⑧")
    session.type([.control("l")])
    session.resize(columns: 41)
    #expect(session.model.environment.today?.day == 21)
  }

  @Test func `fits its line, however old the rates are`() throws {
    let today = try #require(Day(year: 9999, month: 9, day: 30))
    let day = try #require(Day(year: 2026, month: 9, day: 30))
    for columns in [20, 40, 80] {
      let note = English().ratesNote(of: day, age: day.oldAge(on: today), isKeypad: true)
      #expect(note.full.allSatisfy { $0.last == "." })
      #expect(note.full.contains { $0.count <= max(columns, 45) })
    }
    #expect(English().ratesProgress(received: 0).brief.count <= 20)
    #expect(English().ratesProgress(received: 2_000_000).brief.count <= 20)
  }
}

@Suite struct `Words about exchange rates` {

  private let words = English()
  @Test(arguments: Language.allCases)
  func `name a day in full and briefly`(language: Language) {
    let words = language.words
    let days = (0..<366).map { Day(daysSince1970: 20_454 + $0) }
    #expect(Set(days.map(words.text(of:))).count == days.count)
    #expect(Set(days.map(words.brief)).count == days.count)
    #expect(days.allSatisfy { words.brief($0).count <= 13 })
    #expect(English().text(of: Sample.day) == "20 November 2026")
    #expect(French().text(of: Day(daysSince1970: 20_454)) == "1er janvier 2026")
  }

  @Test(arguments: [
    (0, "exchange rates of 20 November 2026 (European Central Bank)"),
    (6, "exchange rates of 20 November 2026 (European Central Bank)"),
    (7, "exchange rates of 20 November 2026 (European Central Bank), 7 days old"),
    (1234, "exchange rates of 20 November 2026 (European Central Bank), 1,234 days old"),
    (-1, "exchange rates of 20 November 2026 (European Central Bank)"),
  ])
  func `say of which day rates are, and from a week on how old`(age: Int, text: String) {
    let today = Day(daysSince1970: 20_777 + age)
    #expect(
      words.describedRates(
        of: Sample.day, from: "European Central Bank", age: Sample.day.oldAge(on: today)) == text)
    let unknown = words.describedRates(of: Sample.day, from: nil, age: Sample.day.oldAge(on: today))
    #expect(unknown == text.replacing(" (European Central Bank)", with: ""))
  }

  @Test(
    arguments: [
      (30, nil, "30 currencies of 20 November 2026."),
      (1, nil, "1 currency of 20 November 2026."),
      (30, 0, "30 currencies of 20 November 2026, as before."),
      (30, -1, "30 currencies of 20 November 2026, before: 19 November 2026."),
      (30, 1, "30 currencies of 20 November 2026, older than before: 21 November 2026."),
    ] as [(Int, Int?, String)])
  func `say what an update has got`(count: Int, previous: Int?, text: String) {
    let update = RatesUpdate(
      currencies: count, day: Sample.day,
      previous: previous.map { Day(daysSince1970: 20_777 + $0) })
    #expect(update.sentence == Sentence(text, brief: "rates of 20 Nov 2026"))
  }

  @Test(arguments: Language.allCases)
  func `say why an update has got nothing`(language: Language) {
    let start =
      switch language {
      case .english: "No new rates: "
      case .french: "Taux inchangés\u{A0}: "
      }
    let sentences = Sample.failures.map(language.words.sentence)
    for sentence in sentences {
      #expect(sentence.full.hasPrefix(start))
      #expect(sentence.full.hasSuffix(".") && !sentence.full.dropLast().contains(". "))
      #expect(sentence.full.count <= 78, "\(sentence.full)")
      #expect((1...20).contains(sentence.brief.count), "\(sentence.brief)")
    }
    #expect(Set(sentences.map(\.full)).count == Sample.failures.count - 4)
  }

  @Test(arguments: Sample.flaws)
  func `say why kept rates cannot be used`(flaw: RatesFlaw) {
    let sentence = EvaluationError.Kind.noRates(.flawed(path: "/a", flaw)).sentence
    #expect(sentence.full == "The exchange rates in /a cannot be used: \(words.phrase(flaw)).")
  }
}
