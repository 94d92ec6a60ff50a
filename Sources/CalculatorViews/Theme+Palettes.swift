import Screen

extension Theme {
  /// Light characters on a dark ground: graphite buttons, amber for what calculates.
  package static let dark = Theme(
    grounds: Grounds(
      window: Color(0x17191E, basic: .black), display: Color(0x0D0F12, basic: .black)),
    texts: Texts(
      strong: Color(0xFFFFFF, basic: .brightWhite), plain: Color(0xD5D9E0, basic: .white),
      quiet: Color(0x969DAA, basic: .white), key: Color(0xFFC266, basic: .brightYellow),
      mistake: Color(0xFF8F85, basic: .brightYellow)),
    buttons: Buttons(
      digit: (Color(0xF3F4F7, basic: .brightWhite), Color(0x343943, basic: .blue)),
      binary: (Color(0xFFF0D2, basic: .black), Color(0x7A5200, basic: .cyan)),
      equals: (Color(0x231400, basic: .black), Color(0xFFA62B, basic: .yellow)),
      clear: (Color(0xFFC4BC, basic: .brightWhite), Color(0x6B1A1A, basic: .red)),
      highlighted: (Color(0x0A1630, basic: .black), Color(0x7DB0FF, basic: .white)),
      pressed: (Color(0x17191E, basic: .black), Color(0xFFFFFF, basic: .green))))

  /// Dark characters on a light ground: paper and stone, terracotta for what calculates.
  package static let light = Theme(
    grounds: Grounds(
      window: Color(0xE9EAED, basic: .white), display: Color(0xFFFFFF, basic: .white)),
    texts: Texts(
      strong: Color(0x0B0D11, basic: .black), plain: Color(0x2C313A, basic: .black),
      quiet: Color(0x5D6470, basic: .blue), key: Color(0x8A3B00, basic: .blue),
      mistake: Color(0xB3201B, basic: .red)),
    buttons: Buttons(
      digit: (Color(0x14171C, basic: .brightWhite), Color(0xCDD1D8, basic: .blue)),
      binary: (Color(0x6B2D00, basic: .black), Color(0xFFD9AE, basic: .cyan)),
      equals: (Color(0xFFFFFF, basic: .black), Color(0xB84A00, basic: .yellow)),
      clear: (Color(0x8C1712, basic: .brightWhite), Color(0xF8CBC7, basic: .red)),
      highlighted: (Color(0xFFFFFF, basic: .brightWhite), Color(0x1F57C3, basic: .black)),
      pressed: (Color(0xFFFFFF, basic: .black), Color(0x20242C, basic: .green))))

  /// No colours at all: weight, line and reversal only.
  package static let mono = Theme(
    window: Style(), display: Style(), displayEdge: Style(), expression: Style(),
    mark: Style(attributes: [.bold, .underline]),
    liveResult: Style(attributes: .dim), finalResult: Style(attributes: .bold),
    mistake: Style(attributes: .bold), notice: Style(),
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

  private struct Grounds {
    var window: Color
    var display: Color
  }

  private struct Texts {
    /// What the eye finds first.
    var strong: Color
    var plain: Color
    /// What must not call for attention.
    var quiet: Color
    var key: Color
    var mistake: Color
  }

  /// The label and the ground of each kind of button.
  private struct Buttons {
    var digit: (Color, Color)
    var binary: (Color, Color)
    var equals: (Color, Color)
    var clear: (Color, Color)
    var highlighted: (Color, Color)
    var pressed: (Color, Color)
  }

  /// A theme in colours.
  private init(grounds: Grounds, texts: Texts, buttons: Buttons) {
    func text(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, background: grounds.display, attributes: attributes)
    }
    func button(
      _ colors: (Color, Color), _ attributes: Style.Attributes = []
    ) -> ButtonStyle {
      ButtonStyle(
        label: Style(foreground: colors.0, background: colors.1, attributes: attributes),
        edge: Style(foreground: colors.1, background: grounds.window))
    }
    self.init(
      window: Style(foreground: texts.plain, background: grounds.window),
      display: Style(foreground: texts.plain, background: grounds.display),
      displayEdge: Style(foreground: grounds.display, background: grounds.window),
      expression: text(texts.plain),
      mark: text(texts.mistake, [.bold, .underline]),
      liveResult: text(texts.quiet),
      finalResult: text(texts.strong, .bold),
      mistake: text(texts.mistake),
      notice: text(texts.quiet),
      heading: Style(
        foreground: texts.strong, background: grounds.window, attributes: .bold),
      keyName: Style(foreground: texts.key, background: grounds.window),
      keyMeaning: Style(foreground: texts.quiet, background: grounds.window),
      digit: button(buttons.digit), binary: button(buttons.binary),
      equals: button(buttons.equals, .bold), clear: button(buttons.clear),
      highlighted: button(buttons.highlighted, .bold),
      pressed: button(buttons.pressed, .bold), hasGrounds: true)
  }
}
