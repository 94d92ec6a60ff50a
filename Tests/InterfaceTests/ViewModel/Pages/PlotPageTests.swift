import CalculatorCore
import Engine
import ExactNumbers
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The page with a plot` {
  @Test func `has a picture of the window's size while it is open`() {
    var session = Session("plot(sin(x)/x;x=-10 to 10)⏎", lines: 5)
    let picture = session.state.plot?.picture
    #expect(picture?.size == PlotSize(fitting: 80, 22) && picture?.cells.count == 1)
    #expect(session.model.shownPlot?.title == "plot(sin(x) ÷ x; x = −10 to 10)")
    session.send(.resize(WindowMetrics(size: Size(columns: 40, rows: 12), resultColumns: 20)))
    #expect(session.state.plot?.picture?.size.columns == 30)
    session.send(.resize(WindowMetrics(size: Size(columns: 8, rows: 2), resultColumns: 8)))
    #expect(session.state.plot?.picture?.size == PlotSize(fitting: 8, 2))
    session.type("⎋")
    #expect(session.model.shownPlot == nil)
  }

  @Test func `shows partial results, and is cancelled when it closes`() throws {
    var waiting = Waiting("plot(y;y=0 to π)⏎")
    waiting.answer()
    #expect(waiting.model.viewState.plot?.heading == "plot(y; y = 0 to pi) …")
    waiting.type("+→")
    let request = try #require(waiting.requests.last)
    let pictures = request.answers().compactMap { answer in
      if case .plot(let picture) = answer { picture } else { nil }
    }
    try #require(pictures.count == 4 && pictures.dropLast().allSatisfy(\.stops.isEmpty))
    waiting.send(.evaluated(request.id, .plot(pictures[0])))
    #expect(waiting.model.viewState.plot?.heading == "plot(y; y = 0 to pi) …")
    #expect(waiting.model.viewState.plot?.picture == pictures[0])
    waiting.send(.evaluated(request.id, .plot(pictures[3])))
    waiting.type("→")
    #expect(waiting.model.viewState.plot?.heading?.contains(", z = ") == true)
    waiting.press(.control("c"))
    #expect(waiting.model.viewState.page == nil)
    #expect(waiting.cancelled.last == request.id)
    waiting.type("⏎⎋")
    let last = try #require(waiting.requests.last)
    #expect(waiting.cancelled.last == last.id && last.answers(unless: .always).count <= 5)
  }
}
