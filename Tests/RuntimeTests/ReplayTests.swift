import CalculatorCore
import CalculatorViewModel
import Previews
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import Runtime

@Suite struct `A log` {
  private let header = LogHeader(
    theme: .light, hasColors: true, canCopy: true, followsTerminal: true, language: .english,
    layout: .scientific, point: ",",
    grouping: GroupingConvention(separator: "\u{202F}", sizes: [3]),
    signs: CurrencySigns(territory: "CA"), message: .unknownTheme("neon light"))

  /// A session with all kinds of events, and its log.
  private func log(_ script: [ScriptedDevice.Step]) -> (model: ViewModel, log: String) {
    let device = ScriptedDevice(script) { request in
      let isSlow = request.id.number.isMultiple(of: 3)
      return ScriptedDevice.Latency(
        evaluation: .milliseconds(isSlow ? 700 : 1), digits: .milliseconds(isSlow ? 300 : 0))
    }
    var lines = ["0 \(header)"]
    var session = Session(header.model(), on: device) { lines.append("\(device.now) \($0)") }
    session.run()
    return (session.model, lines.map { $0.replacing(" seconds", with: "") }.joined(separator: "\n"))
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
    for _ in 0..<20 {
      var time = Duration.zero
      let script = (0..<60).map { _ in
        time += .milliseconds(Int.random(in: 0...400, using: &random))
        return ScriptedDevice.Step(at: time, randomEvent(&random))
      }
      let (model, log) = log(script)
      #expect(try Replay(log).model == model, "\(log)")
    }
  }

  @Test func `has a line for each event, action and effect, which a person can read`() {
    let keys: [Event] = [.key(.character("7")), .key(.character("+")), .key(.character("1"))]
    let script = keys.enumerated().map { ScriptedDevice.Step(at: .seconds($0.offset), $0.element) }
    let (_, log) = log(script)
    for line in [
      "0 start light true true true en scientific ,3:202F @CA theme \"neon light\"",
      "0.0 action resize 80 24\n",
      "0.0 event key character \"7\"", "0.0 action key character \"7\"",
      "0.0 effect wake light after 0.12 seconds", "effect evaluate 1 expression 7 + 1",
      "action evaluated 1 digits = 8", "action caughtUp", "event hangUp", "effect quit",
    ] {
      #expect(log.contains(line.replacing(" seconds", with: "")), "\(line) in\n\(log)")
    }
  }

  @Test(
    arguments: [
      nil, .unknownTheme("neon \"light\""), .options(line: 3, "Options: line 3: “x” is none."),
      .options(line: nil, "The options are not read."),
    ] as [Message?])
  func `begins with the message that the session begins with`(message: Message?) {
    let header = LogHeader(
      theme: .dark, hasColors: true, canCopy: true, followsTerminal: true, point: ".",
      message: message)
    #expect(LogHeader(header.description[...]) == header && header.message == message)
    #expect((header.model().viewState.message == nil) == (message == nil))
  }

  @Test func `begins with no other message`() {
    let header = LogHeader(
      theme: .dark, hasColors: true, canCopy: true, followsTerminal: true, point: ".",
      message: .noColors)
    #expect(header.message == nil)
    for end in ["theme neon", "options \"x\"", "options x \"y\"", "options", "other \"x\""] {
      #expect(LogHeader("start dark true true true en keypad . @ \(end)")?.message == nil)
    }
  }

  @Test(
    arguments: [
      .character("7"), .character("\""), .character(" "), .character("\u{301}"), .control("\\"),
      .alt("b"), .function(12), .enter, .controlRight, .pageDown,
    ] as [Key])
  func `writes every key so that it can be read`(key: Key) {
    #expect(Key(logText: Substring(key.logText)) == key)
  }

  @Test func `keeps pasted text on one line`() {
    let text = "1\r\n2\u{1B}[31m\u{2028}\\u{7} \"x\" \u{301}"
    let line = "\(LogEntry.action(.paste(text)))"
    #expect(line.split(whereSeparator: \.isNewline).count == 1)
    #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(String(quoted: line.dropFirst("action paste ".count)) == text)
    #expect("\(LogEntry.event(.wheel(.up, at: Point(column: 3, row: 4))))" == "event wheel up 3 4")
  }

  @Test(arguments: [
    ("", 1), ("0 hello", 1), ("0 start neon true true true en keypad .", 1),
    ("0 start dark true true true en keypad . @\n1 action nonsense", 2),
    ("0 start dark true true true en keypad . @\n1 event x\n2 action key", 3),
    ("0 start dark true true true en keypad . @\n1 action resize 1", 2),
    ("0 start dark true true true en keypad . @\n1 action resize -1 2", 2),
    ("0 start dark true true true en keypad .x @", 1),
    ("0 start dark true true true en keypad . @\n1 action click tape", 2),
    ("0 start dark true true true en keypad . @\n1 action tick", 2),
    ("0 start dark true true true en keypad . @\n1 action background", 2),
    ("0 start dark true true true en keypad . @\n1 action click button nothing", 2),
    ("0 start dark true true true en keypad . @\n1 action evaluated 1 digits", 2),
    ("0 start dark true true true en keypad . @\n1 action", 2),
    ("0 start dark true true true en keypad . @\n1 action wheel left", 2),
    ("0 start dark true true true en keypad . @\n1 action paste 5", 2),
    ("0 start dark true true true en keypad . @\n1 action paste \"\\x\"", 2),
    ("0 start dark true true true en keypad . @\n1 action paste \"\\u{d800}\"", 2),
  ])
  func `that is damaged names the line`(log: String, line: Int) {
    let error = #expect(throws: Replay.Failure.self) { try Replay(log) }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("line \(line) cannot be replayed") == true)
  }
}
