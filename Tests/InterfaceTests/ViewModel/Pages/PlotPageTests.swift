import CalculatorCore
import Engine
import ExactNumbers
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The page with a plot` {
  private func heading(_ session: Session) -> String? { session.state.plot?.heading }

  /// The ends of the range that shows.
  private func range(_ session: Session) -> [String] {
    session.state.plot?.picture.map { [$0.left.description, $0.right.description] } ?? []
  }

  @Test func `opens with Enter on a plot, and closes with Esc`() {
    var session = Session("plot(sin(x)/x;x=-10 to 10)⏎", lines: 5)
    #expect(heading(session) == "plot(sin(x) ÷ x; x = −10 to 10)")
    #expect(session.state.focus == .page(.plot) && session.state.plot?.column == nil)
    let picture = session.state.plot?.picture
    #expect(picture?.size == PlotSize(fitting: 80, 22) && picture?.cells.count == 1)
    #expect(session.model.shownPlot?.title == heading(session))
    session.type("⎋")
    #expect(session.state.page == nil && session.result == "= −10 <= x <= 10")
    #expect(session.model.shownPlot == nil)
    session.type("⏎")
    #expect(session.state.plot != nil)
    session.type("④")
    #expect(session.state.page == nil)
    session.type("④")
    #expect(session.state.plot != nil)
    session.type("⎋⇥⏎⏎")
    #expect(session.state.plot != nil && session.rows.count == 1)
    // A number is no plot.
    session.type("⎋2+3=⏎")
    #expect(session.state.page == nil && session.result == "= 8")
  }

  @Test func `shows half the range around the place, and the whole again`() {
    var session = Session("plot(x^2;x=-4 to 4)⏎")
    session.type("+")
    #expect(range(session) == ["-2", "2"])
    session.type("--")
    #expect(range(session) == ["-8", "8"])
    session.type("0→+")
    #expect(range(session) == ["-2", "2"] && session.state.plot?.column == 35)
    session.type([.end])
    session.type([.character("+")])
    #expect(session.state.plot?.heading.hasPrefix("x = 2, ") == true)
    #expect(range(session) == ["1", "3"])
    session.send(.wheel(.down, over: .nothing))
    session.send(.wheel(.up, over: .nothing))
    session.type("0")
    #expect(range(session) == ["-4", "4"])
    session.type(String(repeating: "+", count: 60))
    #expect(range(session) != ["-4", "4"])
    // Where the window has another size, the range stays.
    let shown = range(session)
    session.send(.resize(WindowMetrics(size: Size(columns: 40, rows: 12), resultColumns: 20)))
    #expect(range(session) == shown && session.state.plot?.picture?.size.columns == 30)
    session.send(.resize(WindowMetrics(size: Size(columns: 8, rows: 2), resultColumns: 8)))
    #expect(session.state.plot?.picture?.size == PlotSize(fitting: 8, 2))
  }

  @Test func `shows what is known so far, and is cancelled when it closes`() {
    var waiting = Waiting("plot(y;y=0 to π)⏎")
    waiting.answer()
    #expect(waiting.model.viewState.plot?.heading == "plot(y; y = 0 to pi) …")
    waiting.type("+→")
    let request = waiting.requests.last
    var pictures: [PlotPicture] = []
    request?.perform(unless: .never) {
      if case .plot(let picture) = $0 { pictures.append(picture) }
    }
    #expect(pictures.count == 4 && pictures.dropLast().allSatisfy(\.stops.isEmpty))
    if let first = pictures.first, let id = request?.id {
      waiting.send(.evaluated(id, .plot(first)))
      #expect(waiting.model.viewState.plot?.heading == "plot(y; y = 0 to pi) …")
      #expect(waiting.model.viewState.plot?.picture == first)
    }
    if let last = pictures.last, let id = request?.id {
      waiting.send(.evaluated(id, .plot(last)))
    }
    waiting.type("→")
    #expect(waiting.model.viewState.plot?.heading.contains(", z = ") == true)
    waiting.press(.control("c"))
    #expect(waiting.model.viewState.page == nil)
    #expect(waiting.cancelled.last == request?.id)
    waiting.type("⏎⎋")
    #expect(waiting.cancelled.last == waiting.requests.last?.id)
    var answers = 0
    waiting.requests.last?.perform(unless: Cancellation { true }) { _ in answers += 1 }
    #expect(answers <= 5)
  }
}
