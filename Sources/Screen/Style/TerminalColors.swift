/// The default colours of a terminal, which it shows where a style names none.
package struct TerminalColors: Hashable, Sendable {
  package var foreground: Color
  package var background: Color

  package init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }

  /// Light grey on black.
  package static let dark = TerminalColors(
    foreground: Color(0xE5E5E5, basic: .white), background: Color(0x000000, basic: .black))
}
