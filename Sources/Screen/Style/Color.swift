/// An sRGB colour, with the colour that replaces it on terminals that have only sixteen.
///
/// The replacement is chosen by hand. The nearest of sixteen colours would often be the same for two
/// shades of grey, and text in one could not be read on the other.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The colour that replaces this one on terminals with eight or sixteen colours.
  package var basic: BasicColor

  /// Creates a colour from its sRGB value, `0xRRGGBB`.
  package init(_ rgb: UInt32, basic: BasicColor) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.basic = basic
  }
}

/// One of the sixteen basic colours of terminals.
///
/// The raw value is its number for `setaf`. Colours from 8 on are the bright forms of those below 8.
package enum BasicColor: Int, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The number of the colour among the first eight.
  package var dark: Int { rawValue % 8 }

  /// Whether the colour is one of the last eight.
  package var isBright: Bool { rawValue >= 8 }
}
