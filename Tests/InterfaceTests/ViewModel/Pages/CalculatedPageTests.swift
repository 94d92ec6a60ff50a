import CalculatorCore
import ExactNumbers
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `The page that explains an expression` {
  private func rows(_ session: Session) -> [String] { session.state.explanation?.rows ?? [] }

  @Test func `shows the selected entry, with the names of what it uses`() {
    var session = Session(lines: 5)
    for line in ["rent=850", "rent*12-1", "1+1"] {
      session.model.open(LineText(line))
      session.type("⏎")
    }
    session.type("⇥↑≡explain⏎")
    #expect(
      rows(session) == [
        "(rent × 12) − 1 = 10199", "└ 10200 − 1 = 10199", "  └ 850 × 12 = 10200",
        "    └ rent = 850",
      ])
  }

  @Test func `scrolls, and follows the window`() {
    var session = Session((1...40).map(String.init).joined(separator: "+"))
    session.type("≡explain⏎")
    #expect(
      session.state.explanation?.heading == "Step by step, lines 1 to 22 of 43")
    session.type("↓")
    #expect(session.state.explanation?.heading.contains("lines 2 to 23 of 43") == true)
    session.type([.end])
    #expect(rows(session).last?.hasSuffix("39: 1 + 2 = 3") == true)
    session.send(
      .resize(WindowMetrics(size: Size(columns: 30, rows: 10), resultColumns: 20)))
    #expect(rows(session).count == 8)
    #expect(rows(session).allSatisfy { $0.count <= 28 })
  }

  @Test func `breaks long lines between words, and then anywhere`() {
    let lines = ["  └ 1111 + 2222 + 3333 = 6666", "abcdefghijklmnop", "short"]
    let rows = lines.flatMap { ExplanationPage.rows(of: $0[...], columns: 14) }
    #expect(
      rows.map(String.init) == [
        "  └ 1111 +", "      2222 +", "      3333 =", "      6666", "abcdefghijklmn", "  op",
        "short",
      ])
  }

  @Test func `waits for its lines, and gives them up`() {
    var waiting = Waiting("2+3*4")
    waiting.answer()
    waiting.type("≡explain⏎")
    #expect(waiting.model.viewState.explanation?.rows == ["…"])
    let request = waiting.requests.last
    // Another width asks again.
    waiting.send(
      .resize(WindowMetrics(size: Size(columns: 30, rows: 10), resultColumns: 20)))
    #expect(waiting.cancelled.contains { $0 == request?.id })
    waiting.answer(to: request)
    #expect(waiting.model.viewState.explanation?.rows == ["…"])
    let second = waiting.requests.last { if case .explanation = $0.subject { true } else { false } }
    waiting.press(.control("c"))
    #expect(waiting.model.viewState.page == nil)
    #expect(waiting.model.viewState.message?.sentence.full == "The calculation was cancelled.")
    #expect(waiting.cancelled.contains { $0 == second?.id })
    waiting.answer(to: second)
    #expect(waiting.model.viewState.page == nil)
    waiting.type("≡explain⏎⎋")
    #expect(waiting.cancelled.last == waiting.requests.last?.id)
  }

  @Test func `is cancelled while its digits are looked for, too`() throws {
    // The digits of the last step take long.
    let expression = try Formula("exp(10^-20000)-1").expression
    let request = Request(
      id: Request.ID(1),
      subject: .explanation(
        Request.Explained(expression: expression, ties: [:]), Tape().recalculation(of: [])),
      format: ResultFormat(columns: 40, point: ".", form: .decimal), limits: .standard)
    var questions = 0
    var answers: [Answer] = []
    request.perform(
      unless: Cancellation {
        questions += 1
        return false
      }
    ) { answers.append($0) }
    #expect(answers.count == 1)
    request.perform(
      unless: Cancellation {
        questions -= 1
        return questions <= 0
      }
    ) { answers.append($0) }
    #expect(answers.count == 1)
  }

  @Test(arguments: ["exp(10^-20000)-1", "7^1000000-7^1000000+1"])
  func `reports nothing when it was cancelled`(text: String) throws {
    var model = Session("②" + text + "⏎").model
    let effects = model.perform(.togglePage(.explanation)) + model.askForPage()
    guard case .evaluate(let request) = effects.last else {
      Issue.record("nothing was asked for")
      return
    }
    var answers: [Answer] = []
    var checks = 0
    request.perform(
      unless: Cancellation {
        checks += 1
        return true
      }
    ) { answers.append($0) }
    #expect(answers.isEmpty && checks > 0)
  }
}

@Suite struct `The page of totals` {
  /// A session with entries that have tags.
  private func session(_ lines: [String], point: Character = ".") -> Session {
    var session = Session(point: point, lines: 5)
    for line in lines {
      session.model.open(LineText(line))
      session.type("⏎")
    }
    return session
  }

  private func rows(_ session: Session) -> [String] {
    (session.state.totals?.rows ?? []).map { row in
      ([row.tag, row.sum, row.share, row.bar.map { "\($0)" } ?? "", row.goal ?? ""]
        + (row.isOver ? ["over"] : []))
        .joined(separator: "|")
    }
  }

  @Test func `shows sums, shares, goals and what is not added`() {
    var session = session([
      "rent=850 #home/900", "rent/2 #home", "12 #food/200 #fun", "100/(rent-850+4) #food",
      "-7 #debt/0",
    ])
    session.type("⑥")
    #expect(session.state.totals?.heading == English().totals.heading)
    #expect(
      rows(session) == [
        "#home|= 1275|97.2 %|1417|goal 900, 375 over|over",
        "#food|=   37|2.8 %|185|goal 200, 163 left", "#fun|=   12|0.9 %|9|",
        "#debt|=   −7|100.0 %|1000|goal 0, 7 left", "income|= 1312|||", "spending|=   −7|||",
        "total|= 1305|||",
      ])
    // The first entry is corrected, and the fourth divides by zero then.
    session.type("⑥")
    session.model.tapeView.selected = session.model.tape.ids.first
    session.type("⏎")
    session.model.open(
      LineText("rent=846 #home/900"),
      for: .revision(session.model.tape.ids.first ?? EntryID(writer: 0, number: 0)))
    session.type("⏎⑥")
    #expect(rows(session)[1] == "#food|=   12|0.9 % (1 not added)|60|goal 200, 188 left")
  }

  @Test func `scrolls where there are more tags than rows`() {
    var session = session((1...30).map { "\($0) #tag\($0)" })
    session.type("⑥")
    #expect(rows(session).count == 22)
    session.type("↓")
    #expect(rows(session).first?.hasPrefix("#tag2|") == true)
    session.send(.wheel(.down))
    #expect(rows(session).first?.hasPrefix("#tag5|") == true)
    session.send(.resize(WindowMetrics(size: Size(columns: 80, rows: 40), resultColumns: 20)))
    #expect(rows(session).count == 31)
  }

  @Test func `waits for its rows, and takes none that it did not ask for`() throws {
    var waiting = Waiting("12", lines: 5)
    waiting.type("⑥")
    let request = try #require(waiting.requests.last)
    #expect(waiting.model.viewState.totals?.heading == English().totals.pending)
    waiting.send(.evaluated(Request.ID(99), .totals([])))
    #expect(waiting.model.viewState.totals?.heading == English().totals.pending)
    waiting.send(.resize(WindowMetrics(size: Size(columns: 40, rows: 24), resultColumns: 20)))
    #expect(waiting.cancelled.last == request.id)
    waiting.answer(1, to: request)
    #expect(waiting.model.viewState.totals?.heading == English().totals.pending)
    waiting.answer(1)
    #expect(waiting.model.viewState.totals?.heading == English().totals.empty)
    waiting.type("⑥")
    waiting.answer(1)
    #expect(waiting.model.page == nil)
  }

  @Test func `reports nothing once its request is cancelled`() throws {
    var waiting = Waiting("1+2=", lines: 5)
    waiting.answerAll()
    waiting.type("⇥#")
    waiting.type("#a")
    waiting.type("⏎⑥")
    let request = try #require(waiting.requests.last)
    var answers: [Answer] = []
    request.perform(unless: Cancellation { true }) { answers.append($0) }
    #expect(answers.isEmpty)
  }
}
