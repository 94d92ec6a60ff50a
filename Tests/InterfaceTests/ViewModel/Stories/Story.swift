import Engine
import ExactNumbers
import Quantities
import Screen
import TestSupport
import Words

@testable import CalculatorViewModel

/// A session in a file of `Tests/Goldens/Stories`; `RECORD=1` records the states again.
///
/// `#` starts headings and comments; a blank line, a story, perhaps with a setting `with tape 5`.
struct Story {
  /// Keeps all lines but the recorded states.
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

struct StoryError: Error, CustomStringConvertible {
  var line: String
  var description: String { "no step of a story: \(line)" }
}

extension Story {
  /// Starts a story in a setting, whose parts are separated by commas.
  ///
  /// - `columns N`, `tape N`: columns of the result line, lines of the tape
  /// - `point C`, `groups ,32` (for 1,23,456), `french`
  /// - `lines` for the line mode, `spoken` for its words
  /// - `no colours`, `no clipboard`: a lack of the terminal; `follows`: the theme follows it
  /// - `theme NAME`, `layout NAME`, `country CA`, `days`: options; `unknown NAME`: a wrong theme
  /// - `slow`: requests and saves wait for their answers
  /// - `kept`: the tape is saved
  /// - `paris`: 23:36:59 there on 22 November 2026; `rates`: those of that week
  private static func makeTeller(in setting: some StringProtocol) throws(StoryError) -> any Teller {
    var (columns, lines) = (20, 0)
    var environment = Environment()
    var (layout, message) = (LayoutName.keypad, Message?.none)
    var (keepsTape, hasRates, isSlow) = (false, false, false)
    var lineMode: LineModeStyle?
    for part in setting.split(separator: ", ") {
      let words = part.split(separator: " ")
      switch (words[0], words.dropFirst().first) {
      case ("columns", let value?): columns = Int(value) ?? columns
      case ("tape", let value?): lines = Int(value) ?? lines
      case ("point", let value?): environment.point = value.first ?? "."
      case ("groups", let value?):
        environment.grouping = DigitGrouping(
          separator: value.first ?? ",", sizes: value.dropFirst().compactMap(\.wholeNumberValue))
      case ("lines", nil): lineMode = .signs
      case ("spoken", nil): lineMode = .words
      case ("slow", nil): isSlow = true
      case ("kept", nil): keepsTape = true
      case ("french", nil): environment.language = .french
      case ("paris", nil): environment.time = .paris
      case ("no", "colours"?): environment.hasColors = false
      case ("no", "clipboard"?): environment.canCopy = false
      case ("follows", nil): environment.followsTerminal = true
      case ("theme", let name?): environment.theme = ThemeName(rawValue: String(name)) ?? .dark
      case ("layout", let name?): layout = LayoutName(rawValue: String(name)) ?? .keypad
      case ("country", let name?): environment.signs = CurrencySigns(territory: String(name))
      case ("days", nil): environment.showsDays = true
      case ("unknown", let name?): message = .unknownTheme(String(name))
      case ("rates", nil): hasRates = true
      default: throw StoryError(line: "with \(setting)")
      }
    }
    let model = ViewModel(
      environment, layout: layout, message: message, keepsTape: keepsTape, lineMode: lineMode)
    if isSlow { return Waiting(model, lines: lines) }
    var session = Session(model, columns: columns, lines: lines)
    if hasRates { session.rates = .madeUp(of: 20) }
    return session
  }
}

protocol Teller {
  var model: ViewModel { get }
  var news: [String] { get set }
  mutating func send(_ action: Action)
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
    case .fetchedEarlier: if let id = effects.updates.first { send(.rates(id, .updated)) }
    case .picture(let outcome): if let id = model.requests[.picture] { send(.picture(id, outcome)) }
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
    case .rates, .fetchedEarlier: preconditionFailure("requests that wait find no rates")
    case .picture: preconditionFailure("a picture of what waits is not answered")
    case .fetched(let report): if let id = others.lastUpdate { send(.rates(id, report)) }
    case .calculate(let keys): calculate(keys)
    case .answer(let count, let number): answer(count, to: number.map { requests[$0 - 1] })
    case .answerAll: answerAll()
    }
  }
}

extension Sequence<Effect> {
  fileprivate var updates: [Request.ID] {
    compactMap { if case .updateRates(let id) = $0 { id } else { nil } }
  }

  fileprivate var lastUpdate: Request.ID? { updates.last }
}

extension TimeSource {
  /// 22:36:59 UTC on 22 November 2026.
  static let paris = {
    let paris = Zone(name: "Europe/Paris", file: zoneFile(rule: "CET-1CEST,M3.5.0,M10.5.0/3"))
    return TimeSource(
      moment: { 1_795_387_019 }, localZone: { paris ?? .utc },
      find: { $0 == "Europe/Paris" ? paris : nil })
  }()
}
