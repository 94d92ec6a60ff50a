import CalculatorViewModel
import CalculatorViews
import ExactNumbers
import Quantities
import Screen
import Words

/// The facts that a session begins with.
package struct SessionConfiguration: Hashable, Sendable {
  package var theme: ThemeName
  package var hasColors = true
  package var canCopy = true
  /// Whether a late answer about the background may still change the theme.
  package var followsTerminal = false
  /// Whether units and the screen are written in ASCII.
  package var usesASCII = false
  package var language = Language.english
  package var layout = LayoutName.keypad
  /// How lines are answered where there is no screen; nil on a screen.
  package var speech: SpeechStyle?
  /// The decimal point.
  package var point: Character = "."
  package var grouping: GroupingConvention?
  /// What signs of currencies mean.
  package var signs = CurrencySigns.standard
  /// The first size of the window.
  package var size = Size(columns: 80, rows: 24)
  /// The first message, which says what is wrong with the environment or the options; nil if nothing
  /// is.
  package var message: Message?

  /// The characters of the screen.
  package var glyphs: GlyphSet { usesASCII ? .ascii : .unicode }

  /// The view-model that begins with these facts.
  ///
  /// - Parameters:
  ///   - writer: the number of this program among those that write to the tape.
  ///   - keepsTape: whether the tape is kept.
  ///   - time: where the present moment and time zones are found.
  package func model(
    writer: UInt64 = 0, keepsTape: Bool = false, time: TimeSource = .none
  ) -> ViewModel {
    var model = ViewModel(
      theme: theme, hasColors: hasColors, canCopy: canCopy, followsTerminal: followsTerminal,
      language: language, point: point, grouping: grouping, signs: signs, time: time,
      layout: layout, message: message, writer: writer, keepsTape: keepsTape, speech: speech)
    if usesASCII { model.environment.units = .ascii }
    return model
  }
}

extension SessionConfiguration {
  /// The configuration of a terminal with colours and a clipboard, in a theme.
  package init(theme: ThemeName) { self.theme = theme }
}
