/// The colours and attributes of a cell, in two numbers, which compare and copy fast.
package struct Style: Hashable, Sendable {
  /// The background above the foreground.
  private var colors: UInt64 = 0
  /// The attributes, and a bit for each colour that is not the terminal's default.
  private var bits: UInt8

  private static let (foregroundBit, backgroundBit): (UInt8, UInt8) = (1 << 6, 1 << 7)

  package init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    bits = attributes.rawValue
    self.foreground = foreground
    self.background = background
  }

  /// The colour; nil for the terminal's default.
  package var foreground: Color? {
    get { color(Self.foregroundBit, shift: 0) }
    set { set(newValue, Self.foregroundBit, shift: 0) }
  }

  /// The colour; nil for the terminal's default.
  package var background: Color? {
    get { color(Self.backgroundBit, shift: 32) }
    set { set(newValue, Self.backgroundBit, shift: 32) }
  }

  package var attributes: Attributes {
    get { Attributes(rawValue: bits & ~(Self.foregroundBit | Self.backgroundBit)) }
    set { bits = bits & (Self.foregroundBit | Self.backgroundBit) | newValue.rawValue }
  }

  private func color(_ bit: UInt8, shift: Int) -> Color? {
    bits & bit == 0 ? nil : Color(bytes: UInt32(truncatingIfNeeded: colors >> shift))
  }

  private mutating func set(_ color: Color?, _ bit: UInt8, shift: Int) {
    colors = colors & ~(0xFFFF_FFFF << shift) | UInt64(color?.bytes ?? 0) << shift
    bits = color == nil ? bits & ~bit : bits | bit
  }

  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package init(arrayLiteral attributes: Attributes...) {
      rawValue = attributes.reduce(0) { $0 | $1.rawValue }
    }

    package static let bold = Attributes(rawValue: 1 << 0)
    package static let dim = Attributes(rawValue: 1 << 1)
    package static let underline = Attributes(rawValue: 1 << 2)
    package static let reverse = Attributes(rawValue: 1 << 3)
    /// Those that show on blanks.
    static let drawnOnBlanks = Attributes(rawValue: underline.rawValue | reverse.rawValue)
  }
}

/// A style in the colours of a terminal: numbers for `setaf` and `setab`, nil for the default.
package struct LoweredStyle: Hashable, Sendable {
  package var foreground: Int?
  package var background: Int?
  package var attributes: Style.Attributes

  package init(
    foreground: Int? = nil, background: Int? = nil, attributes: Style.Attributes = []
  ) {
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
  }
}

extension Style {
  package func lowered(to depth: ColorDepth) -> LoweredStyle {
    LoweredStyle(
      foreground: foreground.flatMap { $0.number(at: depth) },
      background: background.flatMap { $0.number(at: depth) }, attributes: attributes)
  }
}
