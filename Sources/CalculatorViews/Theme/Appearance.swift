/// The styles and characters that a frame is drawn with.
package struct Appearance: Hashable, Sendable {
  package var theme: Theme
  package var glyphs: GlyphSet

  package init(theme: Theme, glyphs: GlyphSet) {
    self.theme = theme
    self.glyphs = glyphs
  }
}
