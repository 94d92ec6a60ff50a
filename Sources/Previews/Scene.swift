import CalculatorViewModel
import CalculatorViews
import Screen

/// A named picture of the calculator, made from constant values.
///
/// Goldens, previews in the terminal and the pictures of the README are all drawn from one list
/// of scenes.
package struct Scene: Sendable {
  package var name: String
  /// What the picture shows, in a few words.
  package var summary: String
  package var size: Size
  /// What is to be seen; its theme is replaced by the one that is asked for.
  package var state: ViewState
}

extension Scene {
  /// Draws the scene in a theme.
  package func frame(_ theme: ThemeName, glyphs: GlyphSet = .unicode) -> Frame {
    var state = state
    state.theme = theme
    return render(
      state, layout: Layout(size: size), look: Look(theme: Theme(theme), glyphs: glyphs))
  }
}
