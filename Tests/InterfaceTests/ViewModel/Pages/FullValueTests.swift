import CalculatorCore
import ExactNumbers
import Screen
import Testing
import Words

@testable import Engine
@testable import CalculatorViewModel

/// The page that shows a value in full.
@Suite struct `The whole value` {
  @Test func `that is cancelled has no digits`() {
    for (form, keys) in [(NumberForm.repeating, "1/1000171="), (.decimal, "②ln(2)⏎")] {
      var waiting = Waiting(keys)
      waiting.answer()
      waiting.answer()
      waiting.model.keypad.display.form = form
      waiting.type("④")
      var count = 0
      let size = Size(columns: 1_000, rows: 1_000)
      waiting.model.page = waiting.model.page(
        .fullValue(FullValue(size, digits: FullValue.maxDigits)))
      waiting.type("≡theme⏎⏎")
      waiting.requests.last?.perform(unless: Cancellation { true }) { answer in
        if case .digits = answer { count += 1 }
      }
      #expect(count == 0)
    }
  }
}
