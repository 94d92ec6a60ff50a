import CalculatorViewModel
import Quantities

/// The facts that a view-model begins with; the first line of a log.
package struct LogHeader: Hashable, Sendable {
  package var theme: ThemeName
  package var hasColors: Bool
  package var canCopy: Bool
  package var followsTerminal: Bool
  package var point: Character
  package var grouping: GroupingConvention?
  /// What signs of currencies mean.
  package var signs: CurrencySigns
  /// The word in `COUNTONME_THEME` that is no theme, if there is one.
  package var unknownTheme: String?

  /// Creates a header.
  ///
  /// - Parameter message: the first message, as `ThemeChoice` has it.
  package init(
    theme: ThemeName, hasColors: Bool, canCopy: Bool, followsTerminal: Bool, point: Character,
    grouping: GroupingConvention? = nil, signs: CurrencySigns = .standard, message: Message?
  ) {
    var unknownTheme: String?
    if case .unknownTheme(let word) = message { unknownTheme = word }
    self.init(
      theme: theme, hasColors: hasColors, canCopy: canCopy, followsTerminal: followsTerminal,
      point: point, grouping: grouping, signs: signs, unknownTheme: unknownTheme)
  }

  init(
    theme: ThemeName, hasColors: Bool, canCopy: Bool, followsTerminal: Bool, point: Character,
    grouping: GroupingConvention?, signs: CurrencySigns, unknownTheme: String?
  ) {
    self.theme = theme
    self.hasColors = hasColors
    self.canCopy = canCopy
    self.followsTerminal = followsTerminal
    self.point = point
    self.grouping = grouping
    self.signs = signs
    self.unknownTheme = unknownTheme
  }

  /// The view-model that begins with these facts.
  ///
  /// - Parameters:
  ///   - writer: the number of this program among those that write to the tape.
  ///   - keepsTape: whether the tape is kept.
  package func model(
    writer: UInt64 = 0, keepsTape: Bool = false
  ) -> ViewModel {
    ViewModel(
      theme: theme, hasColors: hasColors, canCopy: canCopy, followsTerminal: followsTerminal,
      point: point, grouping: grouping, signs: signs,
      message: unknownTheme.map(Message.unknownTheme),
      writer: writer, keepsTape: keepsTape)
  }
}

extension LogHeader: CustomStringConvertible {
  /// The header as a line; the grouping follows the point, and the country an `@`, as in
  /// `start dark true true false .3:2C @CA`.
  package var description: String {
    let facts =
      "\(theme) \(hasColors) \(canCopy) \(followsTerminal) \(point)\(grouping?.description ?? "")"
    return "start \(facts) @\(signs.territory ?? "")" + (unknownTheme.map { " \($0)" } ?? "")
  }

  /// Reads a header; nil when the line is something else.
  init?(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 7)
    guard words.count >= 7, words[0] == "start",
      let theme = ThemeName(rawValue: String(words[1])), let hasColors = Bool(String(words[2])),
      let canCopy = Bool(String(words[3])), let followsTerminal = Bool(String(words[4])),
      let point = words[5].first, words[6].first == "@"
    else { return nil }
    let grouping = GroupingConvention(String(words[5].dropFirst()))
    guard grouping != nil || words[5].count == 1 else { return nil }
    let territory = words[6].dropFirst()
    self.init(
      theme: theme, hasColors: hasColors, canCopy: canCopy, followsTerminal: followsTerminal,
      point: point, grouping: grouping,
      signs: CurrencySigns(territory: territory.isEmpty ? nil : String(territory)),
      unknownTheme: words.count > 7 ? String(words[7]) : nil)
  }
}
