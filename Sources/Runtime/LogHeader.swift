import CalculatorViewModel

/// The facts that a view-model begins with; the first line of a log.
package struct LogHeader: Hashable, Sendable {
  package var theme: ThemeName
  package var hasColors: Bool
  package var followsTerminal: Bool
  package var point: Character
  /// The word in `COUNTONME_THEME` that is no theme, if there is one.
  package var unknownTheme: String?

  /// Creates a header.
  ///
  /// - Parameter message: the first message, as `ThemeChoice` has it.
  package init(
    theme: ThemeName, hasColors: Bool, followsTerminal: Bool, point: Character, message: Message?
  ) {
    var unknownTheme: String?
    if case .unknownTheme(let word) = message { unknownTheme = word }
    self.init(
      theme: theme, hasColors: hasColors, followsTerminal: followsTerminal, point: point,
      unknownTheme: unknownTheme)
  }

  init(
    theme: ThemeName, hasColors: Bool, followsTerminal: Bool, point: Character,
    unknownTheme: String?
  ) {
    self.theme = theme
    self.hasColors = hasColors
    self.followsTerminal = followsTerminal
    self.point = point
    self.unknownTheme = unknownTheme
  }

  /// The view-model that begins with these facts.
  package var model: ViewModel {
    ViewModel(
      theme: theme, hasColors: hasColors, followsTerminal: followsTerminal, point: point,
      message: unknownTheme.map(Message.unknownTheme))
  }
}

extension LogHeader: CustomStringConvertible {
  package var description: String {
    let facts = "\(theme) \(hasColors) \(followsTerminal) \(point)"
    return "start \(facts)" + (unknownTheme.map { " \($0)" } ?? "")
  }

  /// Reads a header; nil when the line is something else.
  init?(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 5)
    guard words.count >= 5, words[0] == "start",
      let theme = ThemeName(rawValue: String(words[1])), let hasColors = Bool(String(words[2])),
      let followsTerminal = Bool(String(words[3])), words[4].count == 1, let point = words[4].first
    else { return nil }
    self.init(
      theme: theme, hasColors: hasColors, followsTerminal: followsTerminal, point: point,
      unknownTheme: words.count > 5 ? String(words[5]) : nil)
  }
}
