import Screen

extension Color {
  /// The relative luminance as WCAG 2 defines it, from 0 for black to 1 for white.
  package var relativeLuminance: Double {
    Screen.relativeLuminance(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The contrast ratio as WCAG 2 defines it, from 1 (none) to 21 (black and white).
  ///
  /// It is the same in both directions. The guidelines ask for at least 4.5 for text.
  package func contrastRatio(to other: Color) -> Double {
    let (darker, lighter) = (
      min(relativeLuminance, other.relativeLuminance),
      max(relativeLuminance, other.relativeLuminance)
    )
    return (lighter + 0.05) / (darker + 0.05)
  }
}

extension Style {
  /// The contrast ratio between text and background as a terminal of that depth shows them.
  ///
  /// Where the style leaves a colour to the terminal, or the terminal has no colours, it is one of
  /// the terminal's `own`. Attributes do not count, because terminals render them differently.
  package func contrastRatio(at depth: ColorDepth, own: TerminalColors) -> Double {
    let foreground = foreground?.shown(at: depth) ?? own.foreground
    let background = background?.shown(at: depth) ?? own.background
    return foreground.contrastRatio(to: background)
  }
}
