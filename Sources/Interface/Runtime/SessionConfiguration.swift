import CalculatorViewModel
import CalculatorViews
import ExactNumbers
import Quantities
import Screen
import Words

/// The initial facts of a session.
package struct SessionConfiguration: Hashable, Sendable {
  package var theme: ThemeName
  package var hasColors = true
  package var canCopy = true
  /// Whether a late reply about the background may change the theme.
  package var followsTerminal = false
  /// Whether units and the screen use ASCII only.
  package var usesASCII = false
  package var language = Language.english
  package var layout = LayoutName.keypad
  /// The style of output without a screen; nil with a screen.
  package var lineMode: LineModeStyle?
  package var point: Character = "."
  package var grouping: GroupingConvention?
  /// The meaning of currency signs in the country of the locale.
  package var signs = CurrencySigns.standard
  /// The initial size of the window.
  package var size = Size(columns: 80, rows: 24)
  /// A mistake in the environment or the options, if any.
  package var message: Message?

  package var glyphs: GlyphSet { usesASCII ? .ascii : .unicode }

  /// Creates the view-model.
  ///
  /// - Parameters:
  ///   - writer: the number of this program among all that write to the tape.
  ///   - keepsTape: whether the tape is saved.
  ///   - time: the source of the current time and of time zones.
  package func model(
    writer: UInt64 = 0, keepsTape: Bool = false, time: TimeSource = .none
  ) -> ViewModel {
    var model = ViewModel(
      theme: theme, hasColors: hasColors, canCopy: canCopy, followsTerminal: followsTerminal,
      language: language, point: point, grouping: grouping, signs: signs, time: time,
      layout: layout, message: message, writer: writer, keepsTape: keepsTape, lineMode: lineMode)
    if usesASCII { model.environment.units = .ascii }
    return model
  }
}

extension SessionConfiguration {
  /// Creates the configuration of a terminal with colours and a clipboard.
  package init(theme: ThemeName) { self.theme = theme }
}
