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
  /// The number of this colour for a terminal of that depth; nil where there are no colours.
  package func number(at depth: ColorDepth) -> Int? {
    switch depth {
    case .none: nil
    case .eight: basic.dark
    case .sixteen: basic.rawValue
    case .indexed: nearestIndex
    case .direct: Int(red) << 16 | Int(green) << 8 | Int(blue)
    }
  }

  /// The nearest of xterm's colours from 16 to 255, by distance in sRGB.
  ///
  /// The first sixteen are left out, because users configure them.
  private var nearestIndex: Int {
    let channels = [Int(red), Int(green), Int(blue)]
    func distance(to other: [Int]) -> Int {
      zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let steps = channels.map { channel in
      Self.cubeLevels.indices.min {
        abs(Self.cubeLevels[$0] - channel) < abs(Self.cubeLevels[$1] - channel)
      } ?? 0
    }
    let cube = steps.map { Self.cubeLevels[$0] }
    let grey = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let greyLevel = 8 + 10 * grey
    return distance(to: [greyLevel, greyLevel, greyLevel]) < distance(to: cube)
      ? 232 + grey
      : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// The channel values of xterm's colour cube.
  private static let cubeLevels = [0, 95, 135, 175, 215, 255]

  /// The colour with `percent` of it, from 0 to 100, replaced by another.
  func mixed(with other: Color, percent: Int) -> Color {
    func mix(_ own: UInt8, _ others: UInt8) -> UInt32 {
      UInt32((Int(own) * (100 - percent) + Int(others) * percent + 50) / 100)
    }
    return Color(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue),
      basic: basic)
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
    foreground: Color(0xE5E5E5, basic: .white), background: Color(0x000000, basic: .black))
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
