/// A colour as a designer means it, with its counterpart for terminals that have only sixteen.
///
/// The counterpart is chosen by hand: the nearest of sixteen colours to a designed grey is often
/// the very colour of the text upon it.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The colour that stands in for this one where there are only eight or sixteen.
  package var basic: BasicColor

  /// Creates a colour from its sRGB value, `0xRRGGBB`.
  package init(_ rgb: UInt32, basic: BasicColor) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.basic = basic
  }
}

/// One of the sixteen colours that terminals have had since the first ones with colour.
///
/// The raw value is its number in `setaf`. Colours from 8 on are the bright forms of those below 8.
package enum BasicColor: Int, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The number of the colour among the first eight.
  package var dark: Int { rawValue % 8 }

  package var isBright: Bool { rawValue >= 8 }
}
