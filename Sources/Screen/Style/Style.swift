/// The colours and attributes of a cell.
///
/// A colour that is nil is the terminal's default.
///
///     let style = Style(foreground: Color(0xE6E6E6, basic: .white), attributes: .bold)
///     print(style)  // #e6e6e6 on default bold
package struct Style: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes

  package init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The ways to emphasise a character that need no colours.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1 << 0)
    package static let dim = Attributes(rawValue: 1 << 1)
    package static let underline = Attributes(rawValue: 1 << 2)
    package static let reverse = Attributes(rawValue: 1 << 3)
  }
}
