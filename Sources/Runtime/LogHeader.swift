import CalculatorViewModel
import Quantities
import Words

/// The facts that a view-model begins with; the first line of a log.
package struct LogHeader: Hashable, Sendable {
  package var theme: ThemeName
  package var hasColors: Bool
  package var canCopy: Bool
  package var followsTerminal: Bool
  package var language: Language
  package var layout: LayoutName
  package var point: Character
  package var grouping: GroupingConvention?
  /// What signs of currencies mean.
  package var signs: CurrencySigns
  /// The first message, which says what is wrong with the environment or the options; nil if nothing
  /// is.
  package let message: Message?

  /// Creates a header.
  ///
  /// - Parameter message: the first message: `unknownTheme` or `options`; others are left out.
  package init(
    theme: ThemeName, hasColors: Bool, canCopy: Bool, followsTerminal: Bool,
    language: Language = .english, layout: LayoutName = .keypad, point: Character,
    grouping: GroupingConvention? = nil, signs: CurrencySigns = .standard, message: Message?
  ) {
    self.theme = theme
    self.hasColors = hasColors
    self.canCopy = canCopy
    self.followsTerminal = followsTerminal
    self.language = language
    self.layout = layout
    self.point = point
    self.grouping = grouping
    self.signs = signs
    self.message = message?.logText == nil ? nil : message
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
      language: language, point: point, grouping: grouping, signs: signs, layout: layout,
      message: message, writer: writer, keepsTape: keepsTape)
  }
}

extension LogHeader: CustomStringConvertible {
  /// The header as a line; the grouping follows the point, and the country an `@`, as in
  /// `start dark true true false en keypad .3:2C @CA`.
  package var description: String {
    let facts =
      "\(theme) \(hasColors) \(canCopy) \(followsTerminal) \(language.rawValue) \(layout) "
      + "\(point)\(grouping?.description ?? "")"
    return "start \(facts) @\(signs.territory ?? "")" + (message?.logText.map { " \($0)" } ?? "")
  }

  /// Reads a header; nil when the line is something else.
  init?(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 9)
    guard words.count >= 9, words[0] == "start",
      let theme = ThemeName(rawValue: String(words[1])), let hasColors = Bool(String(words[2])),
      let canCopy = Bool(String(words[3])), let followsTerminal = Bool(String(words[4])),
      let language = Language(rawValue: String(words[5])),
      let layout = LayoutName(rawValue: String(words[6])),
      let point = words[7].first, words[8].first == "@"
    else { return nil }
    let grouping = GroupingConvention(String(words[7].dropFirst()))
    guard grouping != nil || words[7].count == 1 else { return nil }
    let territory = words[8].dropFirst()
    self.init(
      theme: theme, hasColors: hasColors, canCopy: canCopy, followsTerminal: followsTerminal,
      language: language, layout: layout, point: point, grouping: grouping,
      signs: CurrencySigns(territory: territory.isEmpty ? nil : String(territory)),
      message: words.count > 9 ? Message(logText: words[9]) : nil)
  }
}

extension Message {
  /// The message in a header, such as `options 3 "Options: line 3: …"`; nil for one that is never the first.
  fileprivate var logText: String? {
    switch self {
    case .unknownTheme(let word): "theme \(word.quoted)"
    case .options(let line, let sentence): "options \(line ?? 0) \(sentence.quoted)"
    default: nil
    }
  }

  fileprivate init?(logText text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    if parts[0] == "theme", let word = String(quoted: parts[1]) {
      self = .unknownTheme(word)
      return
    }
    let fields = parts[1].split(separator: " ", maxSplits: 1)
    guard parts[0] == "options", fields.count == 2, let line = Int(fields[0]),
      let sentence = String(quoted: fields[1])
    else { return nil }
    self = .options(line: line == 0 ? nil : line, sentence)
  }
}
