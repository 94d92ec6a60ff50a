import CalculatorCore
import ExactNumbers
import Screen
import Testing
import Words

@testable import Engine
@testable import CalculatorViewModel

/// The page that shows a value in full.
@Suite struct `The whole value` {
  @Test func `is calculated by the worker, and cancelled like any value`() throws {
    var waiting = Waiting("1/3=")
    waiting.answer()
    waiting.answer()
    waiting.type("④")
    let page = waiting.model.viewState.fullValue
    #expect(page?.heading?.isEmpty == true && page?.rows == ["…"])
    waiting.press(.pageDown)
    #expect(waiting.requests.last?.format.fullDigits == 7_680)
    waiting.answer()
    waiting.press(.end)
    let request = try #require(waiting.requests.last)
    #expect(request.format.fullDigits == 15_360)
    #expect(
      waiting.model.viewState.fullValue?.heading == "Decimal, lines 78 to 99 of 99, calculating…")
    waiting.press(.control("c"))
    #expect(waiting.cancelled.last == request.id)
    #expect(waiting.model.viewState.fullValue?.heading == "Decimal, lines 78 to 99 of 99 so far")
    waiting.press(.end)
    waiting.type("④")
    waiting.answer()
    #expect(waiting.result?.text == "≈ 0.333333333333333")
    var isCancelled = false
    let cancellation = Cancellation {
      defer { isCancelled = true }
      return isCancelled
    }
    var answers = 0
    request.perform(unless: cancellation) { _ in answers += 1 }
    #expect(answers >= 1)
  }

  @Test func `that is cancelled has no digits`() {
    for (form, keys) in [(NumberForm.repeating, "1/1000171="), (.decimal, "②ln(2)⏎")] {
      var waiting = Waiting(keys)
      waiting.answer()
      waiting.answer()
      waiting.model.keypad.display.form = form
      waiting.type("④")
      var count = 0
      let size = Size(columns: 1_000, rows: 1_000)
      waiting.model.page = waiting.model.page(.fullValue(FullValue(size)))
      waiting.type("≡theme⏎⏎")
      waiting.requests.last?.perform(unless: Cancellation { true }) { answer in
        if case .digits = answer { count += 1 }
      }
      #expect(count == 0)
    }
  }
}
