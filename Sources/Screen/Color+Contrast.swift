extension Color {
  /// The relative luminance as WCAG 2 defines it, from 0 for black to 1 for white.
  package var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio as WCAG 2 defines it, from 1 (none) to 21 (black and white).
  ///
  /// It is the same in both directions. Text is readable from 4.5 on.
  package func contrastRatio(to other: Color) -> Double {
    let (darker, lighter) = (
      min(relativeLuminance, other.relativeLuminance),
      max(relativeLuminance, other.relativeLuminance)
    )
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The amount of light of an sRGB channel, from 0 to 1.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power 2.4 is the square times its own fifth root.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number above 0 and up to 1, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    while true {
      // From above, each step comes nearer until rounding stops it.
      let next = (4 * root + number / (root * root * root * root)) / 5
      guard next < root else { return root }
      root = next
    }
  }
}

extension Style {
  /// The contrast ratio between text and background as a terminal of that depth shows them.
  ///
  /// Where the style leaves a colour to the terminal, or the terminal has no colours, it is one of
  /// the terminal's `own`. Attributes do not count, as terminals differ in what they do with them.
  package func contrastRatio(at depth: ColorDepth, own: TerminalColors) -> Double {
    let foreground = foreground?.shown(at: depth) ?? own.foreground
    let background = background?.shown(at: depth) ?? own.background
    return foreground.contrastRatio(to: background)
  }
}
