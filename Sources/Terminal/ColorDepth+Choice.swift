import Screen

extension ColorDepth {
  /// The depth of a terminal whose description names so many colours.
  ///
  /// A promise of direct colours from elsewhere, as the variable `COLORTERM` makes, does not
  /// count: curses sends what the description says.
  ///
  /// - Parameters:
  ///   - colors: The capability `colors`; negative when it is absent.
  ///   - takesDirectColors: Whether the capability `RGB` is there, in any of its three forms.
  init(colors: Int, takesDirectColors: Bool) {
    self =
      switch colors {
      case (1 << 24)...: takesDirectColors ? .direct : .indexed
      case 256...: .indexed
      case 16...: .sixteen
      case 8...: .eight
      default: .none
      }
  }
}

/// The number that shows `0xRRGGBB` with direct colours.
///
/// Descriptions with direct colours keep the lowest numbers, up to 255 of them, for the palette. A
/// colour among those gets the least bit of green, which puts it beyond them and cannot be seen.
func directColorNumber(_ rgb: Int) -> Int {
  rgb < 256 ? rgb | 1 << 8 : rgb
}
