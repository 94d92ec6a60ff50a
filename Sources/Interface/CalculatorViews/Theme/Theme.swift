import CalculatorViewModel
import Screen

/// A style for each part of the screen.
package struct Theme: Hashable, Sendable {
  package var window = Style()
  package var display = Style()
  var displayEdge = Style()
  package var expression = Style()
  /// The part of the expression that caused an error or a refusal.
  package var mark = Style()
  var liveResult = Style()
  var finalResult = Style()
  package var mistake = Style()
  package var notice = Style()
  /// The digits in bases other than that of the result line.
  package var base = Style()
  var currentBase = Style()
  package var tape = Style()
  var tapeEdge = Style()
  var focusedTapeEdge = Style()
  var entryName = Style()
  var entryExpression = Style()
  var entryResult = Style()
  var entryFailure = Style()
  var entryComment = Style()
  package var tie = Style()
  var litTie = Style()
  /// The result that the selected entry refers to, and the margin sign of a related row.
  package var lit = Style()
  package var selectedEntry = Style()
  var selectedTie = Style()
  var tapeNote = Style()
  package var heading = Style()
  var keyName = Style()
  var keyMeaning = Style()
  package var digit = ButtonStyle()
  package var binary = ButtonStyle()
  package var equals = ButtonStyle()
  package var clear = ButtonStyle()
  package var function = ButtonStyle()
  package var setting = ButtonStyle()
  var unavailable = ButtonStyle()
  package var highlighted = ButtonStyle()
  package var pressed = Style()
  /// Whether areas have their own background; otherwise they need lines around them.
  var hasGrounds = false
}

/// The styles of a button.
package struct ButtonStyle: Hashable, Sendable {
  package var label = Style()
  /// The line around the face, or the front below it.
  package var edge = Style()
}

extension Theme {
  func style(of button: Button, in state: ViewState) -> ButtonStyle {
    if state.highlighted == button { return highlighted }
    if state.bases?.lacks(button) == true { return unavailable }
    return switch button.entry.role {
    case .digit: digit
    case .binary: binary
    case .equals: equals
    case .clear: clear
    case .function: function
    case .setting: setting
    }
  }
}

/// The styles and characters of a frame.
package struct Appearance: Hashable, Sendable {
  package var theme: Theme
  package var glyphs: GlyphSet

  package init(theme: Theme, glyphs: GlyphSet) { (self.theme, self.glyphs) = (theme, glyphs) }
}

extension TerminalColors {
  /// The window colours of a theme for pictures; dark if it has none.
  package init(_ theme: Theme) {
    self.init(
      foreground: theme.window.foreground ?? Self.dark.foreground,
      background: theme.window.background ?? Self.dark.background)
  }
}

extension Frame {
  package func svg(in theme: Theme) -> String {
    svg(title: "countonme", colors: TerminalColors(theme))
  }
}
