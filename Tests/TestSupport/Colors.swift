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

extension Color {
  /// The colour as a terminal of that depth shows it, with the palette that xterm starts with; nil
  /// where there are no colours.
  package func shown(at depth: ColorDepth) -> Color? {
    number(at: depth).map { number in
      Color(depth == .direct ? UInt32(number) : Self.palette(number), index: index)
    }
  }

  /// The sRGB value, `0xRRGGBB`, of one of xterm's 256 colours.
  ///
  /// Any terminal may have another first sixteen; the cube and the greys are the same everywhere.
  package static func palette(_ number: Int) -> UInt32 {
    precondition(0..<256 ~= number, "a palette has the numbers from 0 to 255")
    if number < 16 { return firstSixteen[number] }
    if number >= 232 { return UInt32(8 + 10 * (number - 232)) * 0x010101 }
    func level(_ step: Int) -> UInt32 { step == 0 ? 0 : UInt32(55 + 40 * step) }
    let cube = number - 16
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }

  /// What xterm shows for the sixteen basic colours unless its user chose others.
  private static let firstSixteen: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension TerminalColors {
  /// Black on white.
  package static let light = TerminalColors(
    foreground: Color(0x000000, index: 0), background: Color(0xFFFFFF, index: 15))
}

extension Style: CustomStringConvertible {
  /// Colours and attributes, as in `#e6e6e6 on #1e1e2e bold`; the terminal's colour is `default`.
  package var description: String {
    let colors = [foreground, background].map { $0?.description ?? "default" }
    let names = Attributes.names.filter { attributes.contains($0.attribute) }.map(\.name)
    return ([colors.joined(separator: " on ")] + names).joined(separator: " ")
  }
}

extension Style.Attributes {
  fileprivate static let names: [(attribute: Self, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
  ]
}

extension Frame: CustomDebugStringConvertible {
  /// The size, where the cursor stands, and the plain text; styles are left out.
  package var debugDescription: String {
    let cursor = cursor.map { ", cursor in column \($0.column), row \($0.row)" } ?? ""
    return "\(size.columns)×\(size.rows)\(cursor)\n\(plainText)"
  }
}
