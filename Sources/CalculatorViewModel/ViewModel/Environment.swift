import ExactNumbers
import Quantities
import Screen
import Words

/// What surrounds the calculator: the theme, the language and the locale, and what the terminal can.
package struct Environment: Hashable, Sendable {
  package internal(set) var theme: ThemeName
  /// Whether the theme may still follow the terminal, because no person chose it.
  var followsTerminal: Bool
  /// Whether the terminal has colours, so that there is more than one theme.
  let hasColors: Bool
  /// Whether the terminal may have a clipboard.
  let canCopy: Bool
  /// The language of all sentences.
  package let language: Language
  /// The decimal point of the display.
  let point: Character
  /// How the locale groups digits; nil if it does not.
  let grouping: GroupingConvention?
  /// What signs of currencies mean in the country of the locale.
  let signs: CurrencySigns
  /// The signs of units.
  package var units: UnitSigns
  /// Where the present moment and time zones are found.
  let time: TimeSource
  /// Whether the lines of the tape show their days.
  package var showsDays = false
  /// The day on which exchange rates were last used; nil if they never were.
  var today: Day?

  var words: any Wording { language.words }

  /// How digits are grouped where a person wants that: in groups of three, with narrow spaces that do
  /// not break, where the locale has none.
  var digitGrouping: DigitGrouping { grouping?.digits ?? DigitGrouping(separator: "\u{202F}") }

  /// Changes the theme; says which it is.
  mutating func choose(_ theme: ThemeName) -> Message {
    followsTerminal = false
    guard hasColors else { return .noColors }
    self.theme = theme
    return .theme(theme)
  }

  /// Follows a late answer about the background, unless a person chose the theme.
  mutating func follow(_ background: Luminance) {
    if followsTerminal { theme = ThemeName(on: background) }
  }
}

/// What the message line says of the last command.
struct Notice: Hashable, Sendable {
  var message: Message?
  /// The part of the expression that the message is about: tokens of the expression, or characters
  /// of the formula line.
  var range: Range<Int>?

  /// Says something about the expression, or about nothing on it.
  mutating func say(_ message: Message?, at range: Range<Int>? = nil) {
    (self.message, self.range) = (message, range)
  }
}
