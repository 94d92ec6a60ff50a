import CalculatorCore
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
    var session: Session?
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix("#") {
        session = nil
        lines.append(String(line))
      } else if line.hasPrefix("with ") {
        session = try Session(setting: line.dropFirst(5))
        lines.append(String(line))
      } else if let step = StoryStep(line) {
        var next: Session
        if let session { next = session } else { next = try Session(setting: "") }
        next.take(step)
        lines.append(String(line))
        lines += next.summary.map { "  " + $0 }
        next.forgetEffects()
        session = next
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

extension Session {
  /// A session in a setting: `columns N` and `tape N` of the window, `point C`, `groups ,32` for 1,23,456,
  /// `lines` for the line mode and `spoken` for its words, `kept` for a tape that is saved, `french`, `paris` for 23:36:59 there on 22 November 2026, `rates` for those
  /// of that week.
  fileprivate init(setting: some StringProtocol) throws(StoryError) {
    var (columns, lines) = (20, 0)
    var (point, language, time) = (Character("."), Language.english, TimeSource.none)
    var (keepsTape, hasRates) = (false, false)
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
      case ("kept", nil): keepsTape = true
      case ("french", nil): language = .french
      case ("paris", nil): time = .paris
      case ("rates", nil): hasRates = true
      default: throw StoryError(line: "with \(setting)")
      }
    }
    self.init(
      ViewModel(
        Environment {
          ($0.language, $0.point, $0.grouping, $0.time) = (language, point, grouping, time)
        }, keepsTape: keepsTape, lineMode: lineMode),
      columns: columns, lines: lines)
    if hasRates { rates = .madeUp(of: 20) }
  }

  fileprivate mutating func take(_ step: StoryStep) {
    switch step {
    case .text(let text):
      if model.lineMode == nil { type(Key.keys(text)) } else { send(.line(text)) }
    case .action(let action): send(action)
    case .resize(let columns, let lines): resize(columns: columns, lines: lines)
    }
  }

  fileprivate mutating func forgetEffects() {
    effects = []
    saved = []
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
