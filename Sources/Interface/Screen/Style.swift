/// The colours and attributes of a cell; a nil colour is the terminal's default.
package struct Style: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes

  package init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
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
