import ExactNumbers
import Quantities
import Screen
import Words

/// The facts of a session around the calculator: the terminal, the user and the locale.
package struct Environment: Hashable, Sendable {
  package var theme = ThemeName.dark
  /// Whether a late reply about the background may still change the theme.
  package var followsTerminal = false
  package var hasColors = true
  package var canCopy = true
  package var isInTmux = false
  package var language = Language.english
  /// The decimal point of the display, one column wide.
  package var point: Character = "."
  package var grouping: DigitGrouping?
  /// The initial number of decimal places; nil for as many as needed.
  package var decimals: Int?
  /// The meaning of currency signs in the country of the locale.
  package var signs = CurrencySigns.standard
  package var usesASCII = false
  package var time = TimeSource.none
  package var showsDays = false
  /// The day on which exchange rates were last used.
  var today: Day?

  package init() {}

  var units: UnitSigns { usesASCII ? .ascii : .local(language) }

  var words: Wording { language.words }

  var digitGrouping: DigitGrouping { grouping ?? DigitGrouping(separator: "\u{202F}") }

  mutating func choose(_ theme: ThemeName) -> Message {
    followsTerminal = false
    guard hasColors else { return .noColors }
    self.theme = theme
    return .theme(theme)
  }
}

struct Notice: Hashable, Sendable {
  var message: Message?
  /// The part of the expression to mark, in tokens, or in characters of the formula line.
  var range: Range<Int>?

  mutating func say(_ message: Message?, at range: Range<Int>? = nil) {
    (self.message, self.range) = (message, range)
  }
}
