import ExactNumbers
import Quantities
import Screen
import Words

/// The theme, the language, the locale and the abilities of the terminal.
package struct Environment: Hashable, Sendable {
  package internal(set) var theme: ThemeName
  /// Whether the theme follows the terminal, because the user did not choose it.
  var followsTerminal: Bool
  let hasColors: Bool
  let canCopy: Bool
  package let language: Language
  let point: Character
  let grouping: GroupingConvention?
  /// The meaning of currency signs in the country of the locale.
  let signs: CurrencySigns
  package var units: UnitSigns
  let time: TimeSource
  package var showsDays = false
  /// The date when exchange rates were last used; nil if never.
  var today: Day?

  var words: any Wording { language.words }

  /// The digit grouping of the locale, or else groups of three with narrow no-break spaces.
  var digitGrouping: DigitGrouping { grouping?.digits ?? DigitGrouping(separator: "\u{202F}") }

  mutating func choose(_ theme: ThemeName) -> Message {
    followsTerminal = false
    guard hasColors else { return .noColors }
    self.theme = theme
    return .theme(theme)
  }

  mutating func follow(_ background: Luminance) {
    if followsTerminal { theme = ThemeName(on: background) }
  }
}

/// The message of the last command.
struct Notice: Hashable, Sendable {
  var message: Message?
  /// The part of the expression to mark: tokens, or characters of the formula line.
  var range: Range<Int>?

  mutating func say(_ message: Message?, at range: Range<Int>? = nil) {
    (self.message, self.range) = (message, range)
  }
}
