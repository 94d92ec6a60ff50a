import CalculatorCore
import CalculatorViewModel
import ExactNumbers
import Previews
import Quantities
import Screen
import SystemCalls
import TestSupport
import Testing
import Engine
import Words

@testable import Runtime

/// Runs a session, and returns its model with its log.
func logged(
  _ device: ScriptedDevice,
  _ configuration: SessionConfiguration = SessionConfiguration(theme: .dark)
) -> (model: ViewModel, log: String) {
  var lines = ["0.0 \(LogEntry.start(configuration))"]
  var session = Session(configuration.model(), on: device) { entry in
    lines.append("\(device.now / .seconds(1)) \(entry)")
  }
  session.run()
  return (session.model, lines.joined(separator: "\n"))
}

@Suite struct `A log` {
  private let configuration = SessionConfiguration(
    theme: .light, followsTerminal: true, usesASCII: true, layout: .scientific, point: ",",
    grouping: GroupingConvention(separator: "\u{202F}", sizes: [3]),
    signs: CurrencySigns(territory: "CA"), message: .unknownTheme("neon light"))

  /// A session with all kinds of events, and its log.
  private func log(_ script: [ScriptedDevice.Step]) -> (model: ViewModel, log: String) {
    let device = ScriptedDevice(script) { request in
      let isSlow = request.id.number.isMultiple(of: 3)
      return ScriptedDevice.Latency(
        evaluation: .milliseconds(isSlow ? 700 : 1), digits: .milliseconds(isSlow ? 300 : 0))
    }
    return logged(device, configuration)
  }

  private func randomEvent(_ random: inout SeededGenerator) -> Event {
    let keys = Array("0123456789.+-*/^%!()=⏎⏎⌫⎋←↑→↓␣iiityYTuvfFgLLPP?\"éabcde")
    switch Int.random(in: 0..<15, using: &random) {
    case 0:
      return .click(
        Point(
          column: Int.random(in: 0..<80, using: &random),
          row: Int.random(in: 0..<24, using: &random)))
    case 1:
      return .resize(
        Size(
          columns: Int.random(in: 1..<100, using: &random),
          rows: Int.random(in: 1..<40, using: &random)))
    case 2: return .background(Bool.random(using: &random) ? .light : .dark)
    case 3: return .suspend
    case 12: return .wheel(Bool.random(using: &random) ? .up : .down, at: Point(column: 1, row: 1))
    case 13:
      let texts = ["12+3", "1\r\n2\u{1B}\\", "hello \"x\"", "1,234", "\u{301}5\u{2028}6", ""]
      return .paste(texts.randomElement(using: &random) ?? "")
    case 14 where Bool.random(using: &random): return .pasteTooLong
    case 4:
      let others: [Key] = [
        .control("c"), .control("u"), .control("y"), .alt("b"), .function(1), .home, .pageDown,
        .delete, .tab,
      ]
      return .key(others.randomElement(using: &random) ?? .tab)
    default: return .key(Key(notation: keys.randomElement(using: &random) ?? "7"))
    }
  }

  @Test(arguments: seeds)
  func `replayed ends in the same state`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2 {
      var time = Duration.zero
      let script = (0..<60).map { _ in
        time += .milliseconds(Int.random(in: 0...400, using: &random))
        return ScriptedDevice.Step(at: time, randomEvent(&random))
      }
      let (model, log) = log(script)
      #expect(try Replay(log).model == model, "\(log)")
    }
  }

  @Test func `has a line for all that happens, which a person can read`() {
    let keys: [Event] = [.key(.character("7")), .key(.character("+")), .key(.character("1"))]
    let script = keys.enumerated().map { ScriptedDevice.Step(at: .seconds($0.offset), $0.element) }
    let (_, log) = log(script)
    for line in [
      "0.0 start light true true true true english scientific - \",\" 3:202F \"CA\" 80 24 "
        + "unknownTheme \"neon light\"",
      "0.0 event key character \"7\"", "0.12 tick light", "answer 1 evaluation",
      "answer 1 digits", "caughtUp", "event hangUp", "end 7 + 1",
    ] {
      #expect(log.contains(line), "\(line) in\n\(log)")
    }
  }

  @Test func `of a session in ASCII ends in the same state`() throws {
    var configuration = configuration
    for usesASCII in [true, false] {
      configuration.usesASCII = usesASCII
      let device = ScriptedDevice(keys: "②4 m^2 · 2 ohm⏎", glyphs: configuration.glyphs)
      let (model, log) = logged(device, configuration)
      let replay = try Replay(log)
      #expect(replay.model == model && replay.end == model.viewState.debugDescription)
      #expect(replay.frame == device.frames.last?.frame)
      #expect(replay.frame.plainText.contains("ohm") == usesASCII, "\(replay.frame.plainText)")
    }
  }

  @Test(
    arguments: [
      nil, .unknownTheme("neon \"light\""), .options(line: 3, "Options: line 3: “x” is none."),
      .options(line: nil, "The options are not read."),
    ] as [Message?])
  func `begins with what the session begins with`(message: Message?) throws {
    for grouping in [nil, configuration.grouping] {
      var configuration = SessionConfiguration(theme: .dark, canCopy: false, language: .french)
      (configuration.message, configuration.grouping) = (message, grouping)
      var fields = LogFields("\(LogEntry.start(configuration))"[...])
      #expect(try fields.word() == "start")
      #expect(try SessionConfiguration(&fields) == configuration && fields.isAtEnd)
      #expect((configuration.model().viewState.message == nil) == (message == nil))
    }
  }

  @Test(
    arguments: [
      .key(.character("7")), .key(.character("\"")), .key(.character(" ")),
      .key(.character("\u{301}")), .key(.control("\\")), .key(.alt("b")), .key(.function(12)),
      .key(.enter), .key(.controlRight), .key(.pageDown), .click(Point(column: 3, row: 4)),
      .wheel(.up, at: Point(column: 3, row: 4)), .pasteTooLong, .background(.light), .suspend,
      .resize(Size(columns: 1, rows: 2)), .hangUp, .paste(""),
      .paste("1\r\n2\u{1B}[31m\u{2028}\\u{7} \"x\" \u{301}"),
    ] as [Event])
  func `writes every event on one line so that it can be read`(event: Event) throws {
    let line = "\(LogEntry.occurrence(.event(event)))"
    #expect(line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count == 1)
    #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    var fields = LogFields(line[...])
    #expect(try Occurrence(&fields) == .event(event) && fields.isAtEnd)
  }

  @Test(arguments: [
    "", "0 hello", "0 start neon true true true true english keypad - \".\" - - 80 24 -",
    "0 start dark yes true true true english keypad - \".\" - - 80 24 -",
    "0 start dark true true true true english keypad - \".,\" - - 80 24 -",
    "0 start dark true true true true english keypad - \".\" x - 80 24 -",
    "0 start dark true true true true english keypad - \".\" - - 80 -24 -",
    "0 start dark true true true true english keypad - \".\" - - 80 24 noColors",
    "0 start dark true true true true english keypad - \".\" - - 80 24 - -",
  ])
  func `that has no beginning is none`(log: String) {
    #expect(throws: Replay.Failure(line: 1, text: String(log.dropFirst(2)))) { try Replay(log) }
  }

  @Test(arguments: [
    "nonsense", "event x", "event key", "event key F1", "event key character 7",
    "event key character \"78\"", "event resize 1", "event resize -1 2", "event click 1",
    "event background", "event wheel left 1 2", "event paste 5", "event paste \"\\x\"",
    "event paste \"\\u{d800}\"", "event hangUp 1", "tick", "tick tock", "tape", "answer 1",
    "answer x digits", "answer 1 digits", "picture x kept \"a\"", "picture 1 kept a",
    "picture 1 failed", "rates 1", "rates x received 1", "rates 1 received x",
    "rates 1 updated", "rates 1 ended", "rates 1 ended odd", "rates 1 ended failed",
    "rates 1 ended failed odd", "rates 1 ended updated 2 soon -", "rates 1 ended ownFile a",
    "rates 1 ended failed notSaved odd \"x\"", "answer 1 rates",
    "answer 1 rates success soon -", "answer 1 rates success 2026-11-20 USD=x -",
    "answer 1 rates failure odd -", "answer 1 rates failure unreadable odd \"y\" -",
    "answer 1 rates failure flawed \"x\" odd -", "answer 1 rates failure flawed \"x\"",
    "answer 1 rates failure flawed \"x\" futureDay soon -",
  ])
  func `that is damaged names the line`(line: String) {
    let log = "0.0 \(LogEntry.start(configuration))\n1.0 event suspend\n1.0 caughtUp\n2.0 \(line)"
    let error = #expect(throws: Replay.Failure.self) { try Replay(log) }
    #expect(error?.line == 4)
    #expect(error?.description == "line 4 cannot be replayed: \(line)")
  }
}

/// Exchange rates in sessions and their logs.
@Suite struct `A session with money` {
  private typealias Step = ScriptedDevice.Step

  private static let day = Day(daysSince1970: 20_777)
  private let news = RatesReport.ended(
    .updated(RatesUpdate(currencies: 2, day: day, previous: nil)))

  private func reading(of day: Int, dollars: Rational) throws -> RatesReading {
    let day = try #require(Day(year: 2026, month: 11, day: day))
    let today = Day(year: 2026, month: 11, day: 21)
    let rates = ExchangeRates(day: day, rates: ["USD": dollars, "JPY": 160])
    return RatesReading(.success(rates), today: today)
  }

  private func steps(_ keys: String) -> [Step] {
    keys.enumerated().map {
      Step(at: .milliseconds(100 * $0.offset), .key(Key(notation: $0.element)))
    }
  }

  @Test func `updates the rates while calculations go on, and can be replayed`() throws {
    let device = ScriptedDevice(
      steps("②100 USD in EUR⏎≡rates⏎2+3=") + [Step(at: .seconds(20), .key(.up))])
    device.rates = try reading(of: 5, dollars: 2)
    device.newRates = try reading(of: 20, dollars: Rational(numerator: 5, denominator: 4))
    device.reports = [(.seconds(5), .received(bytes: 1_700)), (.seconds(9), news)]
    let (model, log) = logged(device)
    let texts = device.frames.map { (time: $0.time, text: $0.frame.plainText) }
    #expect(texts.contains { $0.text.contains("Rates of 5 November 2026, 16 days old.") })
    #expect(texts.contains { $0.text.contains("Fetching exchange rates; Esc cancels.") })
    #expect(texts.contains { $0.text.contains("Fetching exchange rates: 2 kB.") })
    #expect(texts.contains { $0.text.contains("= 5") && $0.time < .seconds(5) })
    #expect(
      texts.contains {
        $0.text.contains("2 currencies of 20 November 2026.") && $0.text.contains("80")
      })
    for line in [
      "received 1700", "rates success 2026-11-05 JPY=160 USD=2 2026-11-21",
      "rates success 2026-11-20 JPY=160 USD=1.25 2026-11-21",
    ] {
      #expect(log.contains(line), "\(line) in\n\(log)")
    }
    let replay = try Replay(log)
    #expect(replay.model == model && replay.end == model.viewState.debugDescription)
  }

  @Test func `cancels an update with Esc and at its end`() throws {
    let device = ScriptedDevice(steps("≡rates⏎⎋1+2≡rates⏎") + [Step(at: .seconds(2), .hangUp)])
    device.reports = [(.seconds(5), news)]
    let (model, log) = logged(device)
    #expect(model.viewState.result?.text == "= 3" && device.now == .seconds(2))
    #expect(device.effects.count { if case .cancel = $0.effect { true } else { false } } >= 2)
    #expect(try Replay(log).model == model)
  }

  @Test func `tells how an update ended, also when it is replayed`() throws {
    let error = FileError(.diskFull, path: "/a \"b\"")
    let ends: [RatesMessage] =
      [.updated(RatesUpdate(currencies: 2, day: Self.day, previous: Self.day)), .ownFile("a b\t")]
      + ([
        .flawed(.malformed(line: 7)), .cannotStart(.notPermitted), .status(404), .noCurl,
        .unreadable(error), .notSaved(error), .curl(status: 2), .timedOut,
      ] as [RatesFailure]).map { .failed($0) }
    for end in ends {
      let device = ScriptedDevice(steps("R") + [Step(at: .seconds(2), .key(.up))])
      device.reports = [(.seconds(1), .ended(end))]
      let (model, log) = logged(device)
      #expect(try Replay(log).model == model, "\(log)")
    }
  }

  @Test func `without rates says so, also when it is replayed`() throws {
    let flaws: [RatesFlaw] = [
      .empty, .webPage, .malformed(line: 3), .truncated, .documentType, .unknownEncoding,
      .noRates, .invalidDay("soon \"x\""), .severalDays, .invalidCurrency("us d"), .euro,
      .invalidRate(currency: "USD", "-1"), .duplicate(currency: "USD"), .tooLarge,
    ]
    let future = Day(year: 2027, month: 1, day: 2).map { [RatesFlaw.futureDay($0)] }
    let reasons: [RatesUnavailable] =
      [.notFetched, .unreadable(FileError(.notFile, path: "/a b/\u{1B}"))]
      + (flaws + (future ?? [])).map { .flawed(path: "my rates", $0) }
    for reason in reasons {
      let device = ScriptedDevice(steps("②1 USD in EUR⏎"))
      device.rates = RatesReading(.failure(reason), today: nil)
      let (model, log) = logged(device)
      #expect(model.viewState.message?.isMistake == true)
      #expect(try Replay(log).model == model, "\(log)")
    }
  }
}
