import CalculatorViewModel
import Screen
import Words

/// A style for each part of the screen; a theme that lacks one does not compile.
package struct Theme: Hashable, Sendable {
  /// The ground of the window, behind everything else.
  package var window: Style
  /// The ground of the display pane.
  package var display: Style
  /// The edge of the display pane: a line around it, or the half row below it.
  var displayEdge: Style
  package var expression: Style
  /// The part of the expression that caused an error or a refusal.
  package var mark: Style
  var liveResult: Style
  var finalResult: Style
  package var mistake: Style
  package var notice: Style
  /// The digits of a value in another base than that of the result line.
  package var base: Style
  /// The base in which numbers are typed, with its digits.
  var currentBase: Style
  /// The ground of the tape's pane.
  package var tape: Style
  /// The edge of the tape's pane, like that of the display pane.
  var tapeEdge: Style
  /// The edge of the tape's pane while it has the keyboard.
  var focusedTapeEdge: Style
  /// The name of an entry, with the `=` after it.
  var entryName: Style
  var entryExpression: Style
  var entryResult: Style
  /// Why an entry has no result.
  var entryFailure: Style
  var entryComment: Style
  /// An operand that follows another entry.
  package var tie: Style
  /// A tied operand whose origin is selected.
  var litTie: Style
  /// The result that the selected entry has a tie to, and the sign in the margin of a lit row.
  package var lit: Style
  package var selectedEntry: Style
  /// A tied operand of the selected entry.
  var selectedTie: Style
  /// The note on the tape, and the signs for what is above and below.
  var tapeNote: Style
  /// The heading of a chapter of the help.
  package var heading: Style
  /// A key in the hints and in the help.
  var keyName: Style
  /// What a key does.
  var keyMeaning: Style
  package var digit: ButtonStyle
  package var binary: ButtonStyle
  package var equals: ButtonStyle
  package var clear: ButtonStyle
  package var function: ButtonStyle
  package var setting: ButtonStyle
  /// A digit that the base does not have.
  var unavailable: ButtonStyle
  /// The button under the highlight, whatever its role.
  package var highlighted: ButtonStyle
  /// The face of the button that was just pressed, whatever its role, inside its edge.
  package var pressed: Style
  /// Whether areas differ from the window by their ground, so that half blocks can end them;
  /// otherwise they need lines around them.
  var hasGrounds: Bool
}

/// The styles of a button.
package struct ButtonStyle: Hashable, Sendable {
  /// The label and the area around it.
  package var label: Style
  /// The edge: a line around the area, or the front of the key, which shows under its face.
  package var edge: Style
}

extension Theme {
  /// The style of a button, whether it is pressed or not.
  func style(of button: Button, in state: ViewState) -> ButtonStyle {
    if state.highlighted == button { return highlighted }
    if let bases = state.bases {
      if bases.lacks(button) { return unavailable }
    }
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

/// The styles and characters that a frame is drawn with.
package struct Appearance: Hashable, Sendable {
  package var theme: Theme
  package var glyphs: GlyphSet

  package init(theme: Theme, glyphs: GlyphSet) {
    self.theme = theme
    self.glyphs = glyphs
  }
}

extension TerminalColors {
  /// The colours of the window of a theme, for pictures of it; dark where the theme has none.
  package init(_ theme: Theme) {
    self.init(
      foreground: theme.window.foreground ?? Self.dark.foreground,
      background: theme.window.background ?? Self.dark.background)
  }
}

extension Frame {
  /// The frame as a picture of a terminal window in the colours of a theme: a document of SVG.
  package func svg(in theme: Theme) -> String {
    svg(title: "countonme", colors: TerminalColors(theme))
  }
}
