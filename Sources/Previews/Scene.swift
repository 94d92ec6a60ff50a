import CalculatorViewModel
import CalculatorViews
import Screen
import Words

/// A view state with a name and a size, made from constant values.
///
/// Goldens, previews in the terminal and the pictures of the README draw the same scenes.
package struct Scene: Sendable {
  package var name: String
  /// What the scene shows, in a few words.
  package var summary: String
  package var size: Size
  /// The state to draw; `frame(_:glyphs:)` replaces its theme.
  package var state: ViewState
}

extension Scene {
  /// Draws the scene in a theme.
  package func frame(_ theme: ThemeName, glyphs: GlyphSet = .unicode) -> Frame {
    var state = state
    state.theme = theme
    return render(
      state, layout: Layout(size: size, state.layout),
      appearance: Appearance(theme: Theme(theme), glyphs: glyphs)
    )
  }
}
