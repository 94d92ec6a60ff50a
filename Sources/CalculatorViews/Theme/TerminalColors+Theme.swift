import Screen

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
