import CalculatorCore
import Engine
import ExactNumbers
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The page with a plot` {
  @Test func `has a picture of the size of the window, while it is open`() {
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
    #expect(waiting.model.viewState.plot?.heading?.contains(", z = ") == true)
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
