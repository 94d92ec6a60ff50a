import CalculatorCore
import ExactNumbers
import Testing

@testable import Engine
@testable import CalculatorViewModel

@Suite struct `The whole value` {
  @Test func `that is cancelled has no digits`() throws {
    for (form, keys) in [(NumberForm.repeating, "1/1000171="), (.decimal, "②ln(2)⏎")] {
      var waiting = Waiting(keys)
      waiting.answer()
      waiting.answer()
      waiting.model.keypad.display.form = form
      waiting.type("④")
      let asked = try #require(waiting.requests.last)
      var format = asked.format
      format.fullDigits = FullValue.maxDigits
      let request = Request(
        id: asked.id, subject: asked.subject, format: format, limits: asked.limits)
      for case .digits in request.answers(unless: .always) { Issue.record("digits of \(keys)") }
    }
  }
}
