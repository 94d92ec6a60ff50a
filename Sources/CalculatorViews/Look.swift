/// What a frame is drawn with: colours and characters.
package struct Look: Hashable, Sendable {
  package var theme: Theme
  package var glyphs: GlyphSet

  package init(theme: Theme, glyphs: GlyphSet) {
    self.theme = theme
    self.glyphs = glyphs
  }
}
