import CalculatorViewModel
import CalculatorViews
import ExactNumbers
import Quantities
import Screen
import Words

/// The facts that a session begins with; the first line of its log.
package struct SessionConfiguration: Hashable, Sendable {
  package var theme: ThemeName
  package var hasColors: Bool
  package var canCopy: Bool
  /// Whether a late answer about the background may still change the theme.
  package var followsTerminal: Bool
  /// Whether units and the screen are written in ASCII.
  package var usesASCII: Bool
  package var language: Language
  package var layout: LayoutName
  /// The decimal point.
  package var point: Character
  package var grouping: GroupingConvention?
  /// What signs of currencies mean.
  package var signs: CurrencySigns
  /// The first size of the window.
  package var size: Size
  /// The first message, which says what is wrong with the environment or the options; nil if nothing
  /// is.
  package var message: Message?

  package init(
    theme: ThemeName, hasColors: Bool = true, canCopy: Bool = true, followsTerminal: Bool = false,
    usesASCII: Bool = false, language: Language = .english, layout: LayoutName = .keypad,
    point: Character = ".", grouping: GroupingConvention? = nil, signs: CurrencySigns = .standard,
    size: Size = Size(columns: 80, rows: 24), message: Message? = nil
  ) {
    self.theme = theme
    self.hasColors = hasColors
    self.canCopy = canCopy
    self.followsTerminal = followsTerminal
    self.usesASCII = usesASCII
    self.language = language
    self.layout = layout
    self.point = point
    self.grouping = grouping
    self.signs = signs
    self.size = size
    self.message = message
  }

  /// The characters of the screen.
  package var glyphs: GlyphSet { usesASCII ? .ascii : .unicode }

  /// The view-model that begins with these facts.
  ///
  /// - Parameters:
  ///   - writer: the number of this program among those that write to the tape.
  ///   - keepsTape: whether the tape is kept.
  package func model(writer: UInt64 = 0, keepsTape: Bool = false) -> ViewModel {
    var model = ViewModel(
      theme: theme, hasColors: hasColors, canCopy: canCopy, followsTerminal: followsTerminal,
      language: language, point: point, grouping: grouping, signs: signs, layout: layout,
      message: message, writer: writer, keepsTape: keepsTape)
    if usesASCII { model.environment.units = .ascii }
    return model
  }
}
