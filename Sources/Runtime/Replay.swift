import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Quantities
import Screen
import Words

/// A session that is repeated from its log, action by action.
///
/// Requests are calculated again, so a log holds no values besides exchange rates; an answer is given
/// where the log has it. The model ends in the same state as the one that was logged.
package struct Replay {
  /// Why a log cannot be replayed.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    package var line: Int
    package var text: String

    package var description: String { "line \(line) cannot be replayed: \(text)" }
  }

  package private(set) var model: ViewModel
  /// The last state as the log has it; nil for a session that did not come to its end.
  package private(set) var end: String?
  private var answers: [Request.ID: [Answer]] = [:]

  /// Replays a log: a header, then one entry on each line, all with their times.
  package init(_ log: some StringProtocol) throws(Failure) {
    let lines = log.split(separator: "\n").map { line in
      line.drop { $0 != " " }.dropFirst()
    }
    guard let header = lines.first.flatMap({ LogHeader(Substring($0)) }) else {
      throw Failure(line: 1, text: String(lines.first ?? ""))
    }
    let readings = Self.readings(in: lines)
    model = header.model()
    for (number, line) in zip(2..., lines.dropFirst()) {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.first == "end" { end = String(line.dropFirst("end ".count)) }
      guard words.first == "action" else { continue }
      guard words.count == 2, let action = action(Substring(words[1])) else {
        throw Failure(line: number, text: String(line))
      }
      for case .evaluate(let request) in model.send(action) {
        let reading = readings[request.id]
        request.perform(
          rates: RateSource { reading?.outcome ?? .failure(.notFetched) }, today: reading?.today,
          unless: .never
        ) { answers[request.id, default: []].append($0) }
      }
    }
  }

  /// The exchange rates that requests have needed.
  private static func readings(in lines: [some StringProtocol]) -> [Request.ID: RatesReading] {
    var readings: [Request.ID: RatesReading] = [:]
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 4)
      guard words.count == 5, words[0] == "action", words[1] == "evaluated", words[3] == "rates",
        let number = Int(words[2])
      else { continue }
      readings[Request.ID(number)] = RatesReading(logText: Substring(words[4]))
    }
    return readings
  }

  /// The action that `LogEntry` writes so; nil for any other text.
  private mutating func action(_ text: Substring) -> Action? {
    let words = text.split(separator: " ", maxSplits: 1)
    let rest = words.count > 1 ? words[1] : ""
    let numbers = rest.split(separator: " ").map { Int($0) }
    switch words[0] {
    case "key": return Key(logText: rest).map { .key($0) }
    case "click": return target(rest).map { .click($0) }
    case "wheel": return WheelDirection.allCases.first { "\($0)" == rest }.map { .wheel($0) }
    case "paste": return String(quoted: rest).map { .paste($0) }
    case "pasteTooLong": return .pasteTooLong
    case "resize":
      return metrics(numbers).map { .resize($0) }
    case "tick": return Timer.allCases.first { "\($0)" == rest }.map { .tick($0) }
    case "evaluated": return evaluated(rest)
    case "rates": return rates(rest)
    case "picture": return picture(rest)
    case "background": return background(rest)
    case "suspendRequest": return .suspendRequest
    case "hangUp": return .hangUp
    case "caughtUp": return .caughtUp
    default: return nil
    }
  }

  private func background(_ text: Substring) -> Action? {
    switch text {
    case "light": .background(.light)
    case "dark": .background(.dark)
    default: nil
    }
  }

  private func rates(_ text: Substring) -> Action? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let number = Int(words[0]),
      let report = RatesReport(logText: words[1])
    else { return nil }
    return .rates(Request.ID(number), report)
  }

  private func picture(_ text: Substring) -> Action? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let number = Int(words[0]),
      let outcome = PictureOutcome(logText: words[1])
    else { return nil }
    return .picture(Request.ID(number), outcome)
  }

  private func metrics(_ words: [Int?]) -> WindowMetrics? {
    let numbers = words.compactMap(\.self)
    guard words.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    return Layout.metrics(of: Size(columns: numbers[0], rows: numbers[1]))
  }

  private func target(_ text: Substring) -> ClickTarget? {
    let words = text.split(separator: " ")
    return switch words.first {
    case "expression": .expression
    case "nothing": .nothing
    case "tape": Int(words.last ?? "").map { .tape(line: $0) }
    default: Button.allCases.first { "button \($0)" == text }.map { .button($0) }
    }
  }

  /// The next answer of the kind that the log has.
  private mutating func evaluated(_ text: Substring) -> Action? {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let number = Int(words[0]) else { return nil }
    let id = Request.ID(number)
    let index = answers[id]?.firstIndex { answer in
      switch answer {
      case .evaluation: words[1] == "evaluation"
      case .failure: words[1] == "failure"
      case .digits: words[1] == "digits"
      case .outcomes: words[1] == "outcomes"
      case .entryDigits: words[1] == "entryDigits"
      case .totals: words[1] == "totals"
      case .factoring: words[1] == "factoring"
      case .explanation: words[1] == "explanation"
      case .finished: words[1] == "finished"
      case .copied: words[1] == "copied"
      case .rates: words[1] == "rates"
      }
    }
    return index.flatMap { answers[id]?.remove(at: $0) }.map { .evaluated(id, $0) }
  }
}
