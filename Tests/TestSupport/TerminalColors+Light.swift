import Screen

extension TerminalColors {
  /// Black on white.
  package static let light = TerminalColors(
    foreground: Color(0x000000, basic: .black), background: Color(0xFFFFFF, basic: .brightWhite))
}
