import CalculatorViewModel
import ExactNumbers
import Previews
import Quantities
import Screen
import Testing
import Words

@testable import Runtime

/// Exchange rates in sessions and their logs.
@Suite struct `A session with money` {
  private typealias Step = ScriptedDevice.Step

  private let news = RatesReport.updated(Sentence("New “rates”.", brief: "new\trates"))

  private func reading(of day: Int, dollars: Rational) throws -> RatesReading {
    let day = try #require(ExchangeRates.Day(year: 2026, month: 11, day: day))
    let today = ExchangeRates.Day(year: 2026, month: 11, day: 21)
    let rates = ExchangeRates(day: day, rates: ["USD": dollars, "JPY": 160])
    return RatesReading(.success(rates), today: today)
  }

  /// Runs a session, and returns its model with its log.
  private func run(_ device: ScriptedDevice) -> (model: ViewModel, log: String) {
    let header = LogHeader(
      theme: .dark, hasColors: true, canCopy: true, followsTerminal: false, point: ".",
      message: nil)
    var lines = ["0 \(header)"]
    var session = Session(header.model(), on: device) { lines.append("\(device.now) \($0)") }
    session.run()
    return (session.model, lines.map { $0.replacing(" seconds", with: "") }.joined(separator: "\n"))
  }

  private func steps(_ keys: String) -> [Step] {
    keys.enumerated().map {
      Step(at: .milliseconds(100 * $0.offset), .key(Key(notation: $0.element)))
    }
  }

  @Test func `updates the rates while calculations go on, and can be replayed`() throws {
    let device = ScriptedDevice(
      steps("i100 USD in EUR⏎R2+3=") + [Step(at: .seconds(20), .key(.up))])
    device.rates = try reading(of: 5, dollars: 2)
    device.newRates = try reading(of: 20, dollars: Rational(numerator: 5, denominator: 4))
    device.reports = [(.seconds(5), .received(bytes: 1_700)), (.seconds(9), news)]
    let (model, log) = run(device)
    let texts = device.frames.map { (time: $0.time, text: $0.frame.plainText) }
    #expect(texts.contains { $0.text.contains("Rates of 5 November 2026, 16 days old.") })
    #expect(texts.contains { $0.text.contains("Fetching exchange rates; Esc cancels.") })
    #expect(texts.contains { $0.text.contains("Fetching exchange rates: 2 kB.") })
    #expect(texts.contains { $0.text.contains("= 5") && $0.time < .seconds(5) })
    #expect(texts.contains { $0.text.contains("New “rates”.") && $0.text.contains("80") })
    for line in [
      "effect updateRates", "received 1700", "rates 2026-11-21 2026-11-05 JPY=160 USD=2",
      "rates 2026-11-21 2026-11-20 JPY=160 USD=1.25",
    ] {
      #expect(log.contains(line), "\(line) in\n\(log)")
    }
    let replay = try Replay(log)
    #expect(replay.model == model && replay.end == model.viewState.debugDescription)
  }

  @Test func `cancels an update with Esc and at its end`() throws {
    let device = ScriptedDevice(steps("R⎋1+2R") + [Step(at: .seconds(2), .hangUp)])
    device.reports = [(.seconds(5), news)]
    let (model, log) = run(device)
    #expect(model.viewState.result?.text == "= 3" && device.now == .seconds(2))
    #expect(device.effects.count { if case .cancel = $0.effect { true } else { false } } >= 2)
    #expect(try Replay(log).model == model)
  }

  @Test func `without rates says so, also when it is replayed`() throws {
    let flaws: [RatesFlaw] = [
      .empty, .webPage, .malformed(line: 3), .truncated, .documentType, .unknownEncoding,
      .noRates, .invalidDay("soon \"x\""), .severalDays, .invalidCurrency("us d"), .euro,
      .invalidRate(currency: "USD", "-1"), .duplicate(currency: "USD"), .tooLarge,
    ]
    let future = ExchangeRates.Day(year: 2027, month: 1, day: 2).map { [RatesFlaw.futureDay($0)] }
    let reasons: [RatesUnavailable] =
      [.notFetched, .unreadable(path: "/a b/\u{1B}", .notAFile)]
      + (flaws + (future ?? [])).map { .flawed(path: "my rates", $0) }
    for reason in reasons {
      let device = ScriptedDevice(steps("i1 USD in EUR⏎"))
      device.rates = RatesReading(.failure(reason), today: nil)
      let (model, log) = run(device)
      #expect(model.viewState.message?.isMistake == true)
      #expect(try Replay(log).model == model, "\(log)")
    }
  }

  @Test(arguments: [
    "rates 1", "rates x received 1", "rates 1 received x", "rates 1 updated \"x\"",
    "rates 1 ended \"x\"\t\"y\"",
  ])
  func `has a log whose damage is found`(action: String) {
    let log = "0 start dark true true true en keypad .\n1 action \(action)"
    #expect(throws: Replay.Failure.self) { try Replay(log) }
  }

  @Test(arguments: [
    "", "2026-11-21", "- soon", "- 2026-11-20 USD", "- 2026-11-20 USD=x", "- unreadable \"x\"",
    "- unreadable \"x\" \"y\"",
    "- flawed \"x\"", "- flawed \"x\"\t\"odd\"", "- flawed \"x\"\t\"futureDay\"\t\"soon\"",
  ])
  func `is read from a log only if that is whole`(text: String) {
    #expect(RatesReading(logText: Substring(text)) == nil)
  }
}
