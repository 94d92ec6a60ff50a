import Screen

extension Color {
  /// The relative luminance by WCAG 2, from 0 (black) to 1 (white).
  package var relativeLuminance: Double {
    Screen.relativeLuminance(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The contrast ratio by WCAG 2, from 1 to 21, in both directions; text needs at least 4.5.
  package func contrastRatio(to other: Color) -> Double {
    let (darker, lighter) = (
      min(relativeLuminance, other.relativeLuminance),
      max(relativeLuminance, other.relativeLuminance)
    )
    return (lighter + 0.05) / (darker + 0.05)
  }
}

extension Style {
  /// The contrast ratio of text at a colour depth; default colours are those of `own`.
  package func contrastRatio(at depth: ColorDepth, own: TerminalColors) -> Double {
    let foreground = foreground?.shown(at: depth) ?? own.foreground
    let background = background?.shown(at: depth) ?? own.background
    return foreground.contrastRatio(to: background)
  }
}

extension Color {
  /// The colour shown at a depth, with xterm's initial palette; nil without colours.
  package func shown(at depth: ColorDepth) -> Color? {
    number(at: depth).map { number in
      Color(depth == .direct ? UInt32(number) : Self.palette(number), index: index)
    }
  }

  /// The sRGB value of one of xterm's 256 colours; terminals differ in the first sixteen only.
  package static func palette(_ number: Int) -> UInt32 {
    precondition(0..<256 ~= number, "a palette has the numbers from 0 to 255")
    if number < 16 { return firstSixteen[number] }
    if number >= 232 { return UInt32(8 + 10 * (number - 232)) * 0x010101 }
    func level(_ step: Int) -> UInt32 { step == 0 ? 0 : UInt32(55 + 40 * step) }
    let cube = number - 16
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }

  private static let firstSixteen: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension TerminalColors {
  package static let light = TerminalColors(
    foreground: Color(0x000000, index: 0), background: Color(0xFFFFFF, index: 15))
}

extension Style: CustomStringConvertible {
  /// Colours and attributes, as in `#e6e6e6 on #1e1e2e bold`; `default` is that of the terminal.
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
  package var debugDescription: String {
    let cursor = cursor.map { ", cursor in column \($0.column), row \($0.row)" } ?? ""
    return "\(size.columns)×\(size.rows)\(cursor)\n\(plainText)"
  }
}
