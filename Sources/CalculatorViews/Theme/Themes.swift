import CalculatorViewModel
import Screen

extension Theme {
  /// Creates the theme of a name.
  package init(_ name: ThemeName) {
    switch name {
    case .dark: self.init(Palette.dark)
    case .light: self.init(Palette.light)
    case .mono: self = .mono
    }
  }

  /// No colours: weight, lines and reversal only.
  private static let mono = Theme(
    window: Style(), display: Style(), displayEdge: Style(), expression: Style(),
    mark: Style(attributes: [.bold, .underline]),
    liveResult: Style(attributes: .dim), finalResult: Style(attributes: .bold),
    mistake: Style(attributes: .bold), notice: Style(),
    tape: Style(), tapeEdge: Style(), focusedTapeEdge: Style(attributes: .bold),
    entryName: Style(), entryExpression: Style(), entryResult: Style(attributes: .bold),
    entryFailure: Style(attributes: .bold), entryComment: Style(attributes: .dim),
    tie: Style(attributes: .underline), litTie: Style(attributes: [.bold, .underline]),
    lit: Style(attributes: .bold), selectedEntry: Style(attributes: .reverse),
    selectedTie: Style(attributes: [.reverse, .underline]), tapeNote: Style(),
    heading: Style(attributes: [.bold, .underline]), keyName: Style(attributes: .bold),
    keyMeaning: Style(),
    digit: ButtonStyle(label: Style(), edge: Style()),
    binary: ButtonStyle(label: Style(attributes: .bold), edge: Style()),
    equals: ButtonStyle(label: Style(attributes: .bold), edge: Style(attributes: .bold)),
    clear: ButtonStyle(label: Style(), edge: Style(attributes: .dim)),
    highlighted: ButtonStyle(
      label: Style(attributes: .reverse), edge: Style(attributes: .bold)),
    pressed: ButtonStyle(
      label: Style(attributes: [.reverse, .bold]), edge: Style(attributes: .reverse)),
    hasGrounds: false)
}

extension Palette {
  /// Light text on a dark ground: graphite buttons, amber for operators and `=`.
  fileprivate static let dark = Palette(
    window: Color(0x17191E, basic: .black),
    display: Color(0x0D0F12, basic: .black),
    tape: Color(0x1D2026, basic: .black),
    focus: Color(0x3D5F99, basic: .blue),
    strong: Color(0xFFFFFF, basic: .brightWhite),
    plain: Color(0xD5D9E0, basic: .white),
    quiet: Color(0x969DAA, basic: .white),
    key: Color(0xFFC266, basic: .brightYellow),
    mistake: Color(0xFF8F85, basic: .brightYellow),
    digit: Face(Color(0xF3F4F7, basic: .brightWhite), on: Color(0x343943, basic: .blue)),
    binary: Face(Color(0xFFF0D2, basic: .black), on: Color(0x7A5200, basic: .cyan)),
    equals: Face(Color(0x231400, basic: .black), on: Color(0xFFA62B, basic: .yellow)),
    clear: Face(Color(0xFFC4BC, basic: .brightWhite), on: Color(0x6B1A1A, basic: .red)),
    highlighted: Face(Color(0x0A1630, basic: .black), on: Color(0x7DB0FF, basic: .white)),
    pressed: Face(Color(0x17191E, basic: .black), on: Color(0xFFFFFF, basic: .green)))

  /// Dark text on a light ground: stone buttons, terracotta for operators and `=`.
  fileprivate static let light = Palette(
    window: Color(0xE9EAED, basic: .white),
    display: Color(0xFFFFFF, basic: .white),
    tape: Color(0xFDFBF6, basic: .white),
    focus: Color(0x8FB0EC, basic: .blue),
    strong: Color(0x0B0D11, basic: .black),
    plain: Color(0x2C313A, basic: .black),
    quiet: Color(0x5D6470, basic: .blue),
    key: Color(0x8A3B00, basic: .blue),
    mistake: Color(0xB3201B, basic: .red),
    digit: Face(Color(0x14171C, basic: .brightWhite), on: Color(0xCDD1D8, basic: .blue)),
    binary: Face(Color(0x6B2D00, basic: .black), on: Color(0xFFD9AE, basic: .cyan)),
    equals: Face(Color(0xFFFFFF, basic: .black), on: Color(0xB84A00, basic: .yellow)),
    clear: Face(Color(0x8C1712, basic: .brightWhite), on: Color(0xF8CBC7, basic: .red)),
    highlighted: Face(Color(0xFFFFFF, basic: .brightWhite), on: Color(0x1F57C3, basic: .black)),
    pressed: Face(Color(0xFFFFFF, basic: .black), on: Color(0x20242C, basic: .green)))
}
