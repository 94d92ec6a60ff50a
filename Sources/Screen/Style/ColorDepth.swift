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

/// A style in the colours that a terminal has.
///
/// A colour is a number for `setaf` and `setab` of that terminal (0–7, 0–15, 0–255, or `0xRRGGBB`
/// where the depth is direct), or nil for the terminal's default.
package struct LoweredStyle: Hashable, Sendable {
  package var foreground: Int?
  package var background: Int?
  package var attributes: Style.Attributes
}

extension Style {
  /// The style in the nearest colours that a terminal of that depth has.
  ///
  /// With eight colours a bright foreground becomes bold, which many terminals show as bright, and a
  /// bright background becomes dark.
  package func lowered(to depth: ColorDepth) -> LoweredStyle {
    var attributes = attributes
    if depth == .eight, let foreground, foreground.basic.isBright {
      attributes.insert(.bold)
    }
    return LoweredStyle(
      foreground: foreground.flatMap { $0.number(at: depth) },
      background: background.flatMap { $0.number(at: depth) },
      attributes: attributes)
  }
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
}
