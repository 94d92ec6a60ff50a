import ExactNumbers
import Quantities
import Screen
import Words

/// The facts of a session that surround the calculator: the terminal, the person and the locale.
package struct Environment: Hashable, Sendable {
  /// The theme; mono without colours.
  package var theme = ThemeName.dark
  /// Whether a late reply about the background may still change the theme.
  package var followsTerminal = false
  package var hasColors = true
  /// Whether the terminal may have a clipboard.
  package var canCopy = true
  package var language = Language.english
  /// The decimal point of the display, one column wide.
  package var point: Character = "."
  /// The digit grouping of the locale; nil for none.
  package var grouping: DigitGrouping?
  /// The decimal places of results at the start; nil for as many as needed.
  package var decimals: Int?
  /// The meaning of currency signs in the country of the locale.
  package var signs = CurrencySigns.standard
  /// Whether units and the screen use ASCII only.
  package var usesASCII = false
  /// The source of the current time and of time zones.
  package var time = TimeSource.none
  /// Whether the lines of the tape show their days.
  package var showsDays = false
  /// The day on which exchange rates were last used; nil if they never were.
  var today: Day?

  /// A terminal with colours and a clipboard, in English.
  package init() {}

  var units: UnitSigns { usesASCII ? .ascii : .local(language) }

  var words: Wording { language.words }

  /// The digit grouping of the locale, or else groups of three with narrow no-break spaces.
  var digitGrouping: DigitGrouping { grouping ?? DigitGrouping(separator: "\u{202F}") }

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
