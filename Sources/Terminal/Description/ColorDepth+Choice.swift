import Screen

extension ColorDepth {
  /// The depth of a terminal with that number of colours.
  ///
  /// The variable `COLORTERM`, which may promise direct colours, is not taken into account, because
  /// curses uses only what the description says.
  ///
  /// - Parameters:
  ///   - colors: The capability `colors`; negative when it is absent.
  ///   - takesDirectColors: Whether the description has the capability `RGB`, which may be a flag, a
  ///     number or a string.
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

/// The number of the colour `0xRRGGBB` on a terminal with direct colours.
///
/// Descriptions with direct colours reserve the lowest numbers, at most 256 of them, for the
/// palette. A colour among those gets the lowest bit of green, a difference that cannot be seen.
func directColorNumber(_ rgb: Int) -> Int {
  rgb < 256 ? rgb | 1 << 8 : rgb
}
