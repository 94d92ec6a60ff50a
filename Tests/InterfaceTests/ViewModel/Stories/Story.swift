import CalculatorCore
import Engine
import ExactNumbers
import Previews
import Quantities
import Screen
import TestSupport
import Words

@testable import CalculatorViewModel

/// A session that a file of `Tests/Goldens/Stories` tells: what is typed, and after each step all that shows.
///
/// A file has headings and comments with `#`, then stories with a blank line between them. A story
/// begins with its setting, if that is not the usual one, such as `with columns 40, tape 5, french`.
/// What follows a step is recorded, and `RECORD=1` records it again.
struct Story {
  /// The lines of a file, in which everything but steps and their states is kept as it is.
  static func replay(_ file: String) throws(StoryError) -> String {
    var lines: [String] = []
    var teller: (any Teller)?
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix("#") {
        teller = nil
        lines.append(String(line))
      } else if line.hasPrefix("with ") {
        teller = try makeTeller(in: line.dropFirst(5))
        lines.append(String(line))
      } else if let step = StoryStep(line) {
        var next: any Teller
        if let teller { next = teller } else { next = try makeTeller(in: "") }
        next.take(step)
        lines.append(String(line))
        lines += next.summary.map { "  " + $0 }
        next.news = []
        teller = next
      } else if !line.hasPrefix("  ") {
        throw StoryError(line: String(line))
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A line of a story that means nothing.
struct StoryError: Error, CustomStringConvertible {
  var line: String
  var description: String { "no step of a story: \(line)" }
}

extension Story {
  /// Begins a story in a setting, whose parts are separated by commas.
  ///
  /// - `columns N`, `tape N`: the columns of the result line, the lines of the tape
  /// - `point C`, `groups ,32` (for 1,23,456), `french`
  /// - `lines` for the line mode, `spoken` for its words
  /// - `slow`: requests and savings wait for their answers
  /// - `kept`: the tape is saved
  /// - `paris`: it is 23:36:59 there on 22 November 2026; `rates`: there are those of that week
  private static func makeTeller(in setting: some StringProtocol) throws(StoryError) -> any Teller {
    var (columns, lines) = (20, 0)
    var (point, language, time) = (Character("."), Language.english, TimeSource.none)
    var (keepsTape, hasRates, isSlow) = (false, false, false)
    var lineMode: LineModeStyle?
    var grouping: GroupingConvention?
    for part in setting.split(separator: ", ") {
      let words = part.split(separator: " ")
      switch (words[0], words.dropFirst().first) {
      case ("columns", let value?): columns = Int(value) ?? columns
      case ("tape", let value?): lines = Int(value) ?? lines
      case ("point", let value?): point = value.first ?? point
      case ("groups", let value?):
        grouping = GroupingConvention(
          separator: value.first ?? ",", sizes: value.dropFirst().compactMap(\.wholeNumberValue))
      case ("lines", nil): lineMode = .signs
      case ("spoken", nil): lineMode = .words
      case ("slow", nil): isSlow = true
      case ("kept", nil): keepsTape = true
      case ("french", nil): language = .french
      case ("paris", nil): time = .paris
      case ("rates", nil): hasRates = true
      default: throw StoryError(line: "with \(setting)")
      }
    }
    let environment = Environment {
      ($0.language, $0.point, $0.grouping, $0.time) = (language, point, grouping, time)
    }
    let model = ViewModel(environment, keepsTape: keepsTape, lineMode: lineMode)
    if isSlow { return Waiting(model, lines: lines) }
    var session = Session(model, columns: columns, lines: lines)
    if hasRates { session.rates = .madeUp(of: 20) }
    return session
  }
}

/// A view-model in a story.
protocol Teller {
  var model: ViewModel { get }
  /// What was asked of the world since the last step.
  var news: [String] { get set }
  mutating func take(_ step: StoryStep)
}

extension Session: Teller {
  mutating func take(_ step: StoryStep) {
    switch step {
    case .text(let text):
      if model.lineMode == nil { type(Key.keys(text)) } else { send(.line(text)) }
    case .action(let action): send(action)
    case .resize(let columns, let lines): resize(columns: columns, lines: lines)
    case .rates(let reading): rates = reading
    case .fetched(let report): if let id = effects.lastUpdate { send(.rates(id, report)) }
    case .calculate, .answer, .answerAll: preconditionFailure("every request is answered at once")
    }
  }
}

extension Waiting: Teller {
  mutating func take(_ step: StoryStep) {
    switch step {
    case .text(let text): for key in Key.keys(text) { press(key) }
    case .action(let action): send(action)
    case .resize(let columns, let lines): resize(columns: columns, lines: lines)
    case .rates: preconditionFailure("requests that wait find no rates")
    case .fetched(let report): if let id = others.lastUpdate { send(.rates(id, report)) }
    case .calculate(let keys): calculate(keys)
    case .answer(let count, let number): answer(count, to: number.map { requests[$0 - 1] })
    case .answerAll: answerAll()
    }
  }
}

extension Sequence<Effect> {
  /// The last update of the exchange rates that was asked for.
  fileprivate var lastUpdate: Request.ID? {
    compactMap { if case .updateRates(let id) = $0 { id } else { nil } }.last
  }
}

extension TimeSource {
  /// 22:36:59 UTC on 22 November 2026, in Paris.
  static let paris = {
    let paris = Zone(name: "Europe/Paris", file: zoneFile(rule: "CET-1CEST,M3.5.0,M10.5.0/3"))
    return TimeSource(
      moment: { 1_795_387_019 }, localZone: { paris ?? .utc },
      find: { $0 == "Europe/Paris" ? paris : nil })
  }()
}
