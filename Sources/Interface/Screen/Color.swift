/// An sRGB colour, and a palette colour chosen by hand, since the nearest may change the hue.
package struct Color: Hashable, Sendable {
  /// Red, green, blue and the index, a byte each, because frames compare thousands of colours.
  let bytes: UInt32

  init(bytes: UInt32) { self.bytes = bytes }

  package init(_ rgb: UInt32, index: UInt8) { self.init(bytes: rgb << 8 | UInt32(index)) }

  package var red: UInt8 { UInt8(truncatingIfNeeded: bytes >> 24) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: bytes >> 16) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: bytes >> 8) }
  /// The replacement in xterm's 256-colour palette; users configure the first 16.
  package var index: UInt8 { UInt8(truncatingIfNeeded: bytes) }
}

extension Color: CustomStringConvertible {
  package var description: String { "#" + String(1 << 24 | bytes >> 8, radix: 16).dropFirst() }
}

/// The number of colours of a terminal.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none, eight, sixteen
  /// xterm's 256 colours: 16 basic ones, a 6×6×6 cube and 24 greys.
  case indexed
  case direct

  /// Whether only the colours that users configure are available.
  package var isFew: Bool { self == .eight || self == .sixteen }
}

extension Color {
  /// The number of the colour at a depth; nil if the terminal lacks it.
  package func number(at depth: ColorDepth) -> Int? {
    switch depth {
    case .none: nil
    case .eight: index < 8 ? Int(index) : nil
    case .sixteen: index < 16 ? Int(index) : nil
    case .indexed: Int(index)
    case .direct: Int(bytes >> 8)
    }
  }

  func mixed(with other: Color, percent: Int) -> Color {
    func mix(_ own: UInt8, _ others: UInt8) -> UInt32 {
      UInt32((Int(own) * (100 - percent) + Int(others) * percent + 50) / 100)
    }
    return Color(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue),
      index: index)
  }
}

/// The default colours of a terminal.
package struct TerminalColors: Hashable, Sendable {
  package var foreground: Color
  package var background: Color

  package init(foreground: Color, background: Color) {
    (self.foreground, self.background) = (foreground, background)
  }

  package static let dark = TerminalColors(
    foreground: Color(0xE5E5E5, index: 7), background: Color(0x000000, index: 0))
}

/// The relative luminance of an sRGB colour by WCAG 2, from 0 for black to 1 for white.
package func relativeLuminance(red: Double, green: Double, blue: Double) -> Double {
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

private func linear(_ channel: Double) -> Double {
  guard channel > 0.04045 else { return channel / 12.92 }
  let base = (channel + 0.055) / 1.055
  // x^2.4 is x² times the fifth root of x².
  return base * base * fifthRoot(base * base)
}

/// The fifth root of a number in (0, 1], by Newton's method.
private func fifthRoot(_ number: Double) -> Double {
  var root = 1.0
  while true {
    // The steps descend to the root until rounding ends them.
    let next = (4 * root + number / (root * root * root * root)) / 5
    guard next < root else { return root }
    root = next
  }
}
