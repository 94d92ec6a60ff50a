import CalculatorViewModel
import Engine
import ExactNumbers
import Previews
import Quantities
import Screen
import Testing

@testable import Words

@Suite struct `A session with money` {
  private typealias Step = ScriptedDevice.Step

  private static let day = Day(daysSince1970: 20_777)
  private let news = RatesReport.ended(
    .updated(RatesUpdate(currencies: 2, day: day, previous: nil)))

  @Test func `updates the rates while calculations go on`() {
    let device = ScriptedDevice(
      ScriptedDevice.steps("②100 USD in EUR⏎≡rates⏎2+3=") + [Step(at: .seconds(20), .key(.up))])
    device.rates = .madeUp(of: 5, dollars: 2)
    device.newRates = .madeUp(of: 20)
    device.reports = [(.seconds(5), .received(bytes: 1_700)), (.seconds(9), news)]
    device.run()
    let texts = device.frames.map { (time: $0.time, text: $0.frame.plainText) }
    #expect(texts.contains { $0.text.contains("Rates of 5 November 2026, 16 days old.") })
    #expect(texts.contains { $0.text.contains("Fetching exchange rates; Esc cancels.") })
    #expect(texts.contains { $0.text.contains("Fetching exchange rates: 2 kB.") })
    #expect(texts.contains { $0.text.contains("= 5") && $0.time < .seconds(5) })
    #expect(
      texts.contains {
        $0.text.contains("2 currencies of 20 November 2026.") && $0.text.contains("50.00")
      })
  }

  @Test func `cancels an update with Esc and at the session's end`() throws {
    let device = ScriptedDevice(
      ScriptedDevice.steps("≡rates⏎⎋1+2≡rates⏎") + [Step(at: .seconds(2), .hangUp)])
    device.reports = [(.seconds(5), news)]
    let model = device.run()
    #expect(model.viewState.result?.text == "= 3" && device.now == .seconds(2))
    #expect(device.effects.count { if case .cancel = $0.effect { true } else { false } } >= 2)
  }
}
