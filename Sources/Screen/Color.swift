/// An sRGB colour, with the one that replaces it on terminals with a palette.
///
/// The replacement is chosen by hand. The nearest colour is often a grey without the hue, or the same for
/// two shades, of which one could not be read on the other.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The number of the replacement in xterm's palette of 256 colours, whose first sixteen users configure.
  package var index: UInt8

  /// Creates a colour from its sRGB value, `0xRRGGBB`, and the number of its replacement.
  package init(_ rgb: UInt32, index: UInt8) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.index = index
  }
}

extension Color: CustomStringConvertible {
  /// The sRGB value as `#rrggbb`.
  package var description: String {
    let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// How many colours a terminal has.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none
  case eight
  case sixteen
  /// xterm's 256: the sixteen, a cube of 6×6×6 and 24 greys.
  case indexed
  /// Every combination of red, green and blue.
  case direct
}

extension Color {
  /// The number of this colour for a terminal of that depth; nil where the terminal lacks it.
  package func number(at depth: ColorDepth) -> Int? {
    switch depth {
    case .none: nil
    case .eight: index < 8 ? Int(index) : nil
    case .sixteen: index < 16 ? Int(index) : nil
    case .indexed: Int(index)
    case .direct: Int(red) << 16 | Int(green) << 8 | Int(blue)
    }
  }

  /// The colour with `percent` of it, from 0 to 100, replaced by another.
  func mixed(with other: Color, percent: Int) -> Color {
    func mix(_ own: UInt8, _ others: UInt8) -> UInt32 {
      UInt32((Int(own) * (100 - percent) + Int(others) * percent + 50) / 100)
    }
    return Color(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue),
      index: index)
  }
}

/// The default colours of a terminal, which it shows where a style names none.
package struct TerminalColors: Hashable, Sendable {
  package var foreground: Color
  package var background: Color

  package init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }

  /// Light grey on black.
  package static let dark = TerminalColors(
    foreground: Color(0xE5E5E5, index: 7), background: Color(0x000000, index: 0))
}

/// The relative luminance of an sRGB colour, whose channels are from 0 to 1, from 0 for black to 1 for
/// white.
///
///     let white = relativeLuminance(red: 1, green: 1, blue: 1)  // 1
///
/// The formula is that of the Web Content Accessibility Guidelines (WCAG) 2.
package func relativeLuminance(red: Double, green: Double, blue: Double) -> Double {
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// The linear value of an sRGB channel, both from 0 to 1.
private func linear(_ channel: Double) -> Double {
  guard channel > 0.04045 else { return channel / 12.92 }
  let base = (channel + 0.055) / 1.055
  // The power 2.4 is the square times the fifth root of the square.
  return base * base * fifthRoot(base * base)
}

/// The fifth root of a number above 0 and up to 1, by Newton's method.
private func fifthRoot(_ number: Double) -> Double {
  var root = 1.0
  while true {
    // The steps descend to the root until rounding stops them.
    let next = (4 * root + number / (root * root * root * root)) / 5
    guard next < root else { return root }
    root = next
  }
}
