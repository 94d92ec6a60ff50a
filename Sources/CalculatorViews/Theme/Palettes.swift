import CalculatorViewModel
import Screen
import Words

extension Theme {
  /// Creates the theme of a name.
  package init(_ name: ThemeName) {
    switch name {
    case .dark: self.init(Palette.dark)
    case .light: self.init(Palette.light)
    case .contrast: self.init(Palette.contrast)
    case .mono: self = .mono
    }
  }

  /// No colours: weight, lines and reversal only.
  private static let mono = Theme(
    window: Style(), display: Style(), displayEdge: Style(), expression: Style(),
    mark: Style(attributes: [.bold, .underline]),
    liveResult: Style(attributes: .dim), finalResult: Style(attributes: .bold),
    mistake: Style(attributes: .bold), notice: Style(), base: Style(),
    currentBase: Style(attributes: .bold),
    tape: Style(), tapeEdge: Style(), focusedTapeEdge: Style(attributes: .bold),
    entryName: Style(), entryExpression: Style(), entryResult: Style(attributes: .bold),
    entryFailure: Style(attributes: .bold), entryComment: Style(attributes: .dim),
    tie: Style(attributes: .underline), litTie: Style(attributes: [.bold, .underline]),
    lit: Style(attributes: .bold), selectedEntry: Style(attributes: .reverse),
    selectedTie: Style(attributes: [.reverse, .underline]), tapeNote: Style(),
    heading: Style(attributes: [.bold, .underline]), keyName: Style(attributes: .bold),
    keyMeaning: Style(),
    digit: .lines(Style(), edge: Style()),
    binary: .lines(Style(attributes: .bold), edge: Style()),
    equals: .lines(Style(attributes: .bold), edge: Style(attributes: .bold)),
    clear: .lines(Style(), edge: Style(attributes: .dim)),
    function: .lines(Style(), edge: Style()),
    setting: .lines(Style(), edge: Style()),
    unavailable: .lines(Style(attributes: .dim), edge: Style(attributes: .dim)),
    highlighted: .lines(Style(attributes: .reverse), edge: Style(attributes: .bold)),
    pressed: Style(attributes: [.reverse, .bold]), hasGrounds: false)
}

extension ButtonStyle {
  /// The style of a button with lines around it.
  fileprivate static func lines(_ label: Style, edge: Style) -> ButtonStyle {
    ButtonStyle(label: label, edge: edge)
  }
}

extension Palette {
  /// Light text on a dark ground: graphite keys, slate operators, and amber for `=` alone.
  fileprivate static let dark = Palette(
    window: Color(0x17191E, basic: .black),
    display: Color(0x0D0F12, basic: .black),
    tape: Color(0x22252C, basic: .black),
    focus: Color(0x3D5F99, basic: .blue),
    strong: Color(0xFFFFFF, basic: .brightWhite),
    plain: Color(0xD5D9E0, basic: .white),
    quiet: Color(0x969DAA, basic: .white),
    key: Color(0xFFC266, basic: .brightYellow),
    mistake: Color(0xFF8F85, basic: .brightYellow),
    digit: Key(0xF3F4F7, .brightWhite, on: 0x373C46, .blue, front: 0x0E1013, .black),
    binary: Key(0xFFFFFF, .black, on: 0x555E87, .cyan, front: 0x2B304A, .black),
    equals: Key(0x231400, .black, on: 0xFFB02E, .yellow, front: 0xA8690A, .black),
    clear: Key(0xFFFFFF, .brightWhite, on: 0x87545C, .red, front: 0x472930, .black),
    function: Key(0xD5D9E0, .white, on: 0x282C34, .black, front: 0x0E1013, .black),
    setting: Key(0xFFC266, .brightYellow, on: 0x282C34, .black, front: 0x0E1013, .black),
    unavailable: Key(0x8A909C, .white, on: 0x1D2026, .black, front: 0x17191E, .black),
    highlighted: Key(0x0A1630, .black, on: 0x7DB0FF, .white, front: 0x3F66A8, .black),
    pressed: Key(0x17191E, .black, on: 0xFFFFFF, .green))

  /// Dark text on a light ground: white keys, lavender operators, and amber for `=` alone.
  fileprivate static let light = Palette(
    window: Color(0xE4E6EA, basic: .white),
    display: Color(0xFFFFFF, basic: .white),
    tape: Color(0xFBFAF5, basic: .white),
    focus: Color(0x8FB0EC, basic: .blue),
    strong: Color(0x0B0D11, basic: .black),
    plain: Color(0x2C313A, basic: .black),
    quiet: Color(0x5A616D, basic: .blue),
    key: Color(0x8A3B00, basic: .blue),
    mistake: Color(0xB3201B, basic: .red),
    digit: Key(0x14171C, .brightWhite, on: 0xFFFFFF, .blue, front: 0xC6CAD2, .white),
    binary: Key(0x272F63, .black, on: 0xCFD5F2, .cyan, front: 0xA3ABD2, .white),
    equals: Key(0x231400, .black, on: 0xFFAE26, .yellow, front: 0xC07C0C, .white),
    clear: Key(0x8C1712, .brightWhite, on: 0xF6D2D0, .red, front: 0xD3A3A1, .white),
    function: Key(0x14171C, .black, on: 0xD2D6DD, .white, front: 0xB2B8C3, .white),
    setting: Key(0x7A2A00, .black, on: 0xD2D6DD, .white, front: 0xB2B8C3, .white),
    unavailable: Key(0x464C57, .black, on: 0xDCDFE4, .white, front: 0xE4E6EA, .white),
    highlighted: Key(0xFFFFFF, .brightWhite, on: 0x1F57C3, .black, front: 0x123678, .white),
    pressed: Key(0xFFFFFF, .black, on: 0x20242C, .green))

  /// White and bright colours on black, or black on them, with a contrast of at least 7:1.
  fileprivate static let contrast = Palette(
    window: Color(0x262626, basic: .black),
    display: Color(0x000000, basic: .black),
    tape: Color(0x000000, basic: .black),
    focus: Color(0x00FFFF, basic: .cyan),
    strong: Color(0xFFFFFF, basic: .brightWhite),
    plain: Color(0xFFFFFF, basic: .white),
    quiet: Color(0xD0D0D0, basic: .white),
    key: Color(0xFFFF00, basic: .brightYellow),
    mistake: Color(0xFFAFAF, basic: .brightYellow),
    digit: Key(0xFFFFFF, .brightWhite, on: 0x000000, .blue, front: 0x767676, .black),
    binary: Key(0x000000, .black, on: 0x00D7FF, .cyan, front: 0x005F87, .black),
    equals: Key(0x000000, .black, on: 0xFFFF00, .yellow, front: 0x878700, .black),
    clear: Key(0x000000, .black, on: 0xFFAFAF, .white, front: 0x875F5F, .black),
    function: Key(0xFFFFFF, .brightWhite, on: 0x3A3A3A, .black, front: 0x767676, .black),
    setting: Key(0xFFFF00, .brightYellow, on: 0x3A3A3A, .black, front: 0x767676, .black),
    unavailable: Key(0xD0D0D0, .white, on: 0x262626, .black, front: 0x262626, .black),
    highlighted: Key(0x000000, .black, on: 0x00FF00, .green, front: 0x008700, .black),
    pressed: Key(0x000000, .brightWhite, on: 0xFFFFFF, .black))
}

/// The colours that a theme is made of.
struct Palette {
  /// The colours of a button: its label, the face around it, and the front that shows under the face.
  struct Key {
    var label: Color
    var area: Color
    var front: Color

    /// Creates a key from its colours, each with the basic one that stands for it.
    init(
      _ label: UInt32, _ basicLabel: BasicColor, on area: UInt32, _ basicArea: BasicColor,
      front: UInt32 = 0, _ basicFront: BasicColor = .black
    ) {
      self.label = Color(label, basic: basicLabel)
      self.area = Color(area, basic: basicArea)
      self.front = Color(front, basic: basicFront)
    }
  }

  /// The ground of the window.
  var window: Color
  /// The ground of the display pane.
  var display: Color
  /// The ground of the tape's pane.
  var tape: Color
  /// The edge of the tape's pane while it has the keyboard.
  var focus: Color

  /// Text that the eye finds first.
  var strong: Color
  var plain: Color
  /// Text that stays in the background.
  var quiet: Color
  /// The name of a key in the help and in the hints, and what is lit on the tape.
  var key: Color
  /// A mistake, and the part of the expression that caused it.
  var mistake: Color

  var digit: Key
  var binary: Key
  var equals: Key
  var clear: Key
  var function: Key
  var setting: Key
  var unavailable: Key
  var highlighted: Key
  /// A key without a front, which shows on the face of the pressed one.
  var pressed: Key
}

extension Theme {
  /// Creates a theme in the colours of a palette.
  init(_ palette: Palette) {
    func style(_ color: Color, on ground: Color, _ attributes: Style.Attributes) -> Style {
      Style(foreground: color, background: ground, attributes: attributes)
    }
    func onWindow(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      style(color, on: palette.window, attributes)
    }
    func onDisplay(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      style(color, on: palette.display, attributes)
    }
    func onTape(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      style(color, on: palette.tape, attributes)
    }
    func on(_ key: Palette.Key, _ attributes: Style.Attributes) -> Style {
      style(key.label, on: key.area, attributes)
    }
    func button(_ key: Palette.Key, _ attributes: Style.Attributes = []) -> ButtonStyle {
      ButtonStyle(label: on(key, attributes), edge: style(key.front, on: key.area, []))
    }
    self.init(
      window: onWindow(palette.plain), display: onDisplay(palette.plain),
      displayEdge: onDisplay(palette.window), expression: onDisplay(palette.plain),
      mark: onDisplay(palette.mistake, [.bold, .underline]),
      liveResult: onDisplay(palette.quiet), finalResult: onDisplay(palette.strong, .bold),
      mistake: onDisplay(palette.mistake), notice: onDisplay(palette.quiet),
      base: onDisplay(palette.plain),
      currentBase: onDisplay(palette.strong, .bold),
      tape: onTape(palette.plain), tapeEdge: onTape(palette.window),
      focusedTapeEdge: onTape(palette.focus),
      entryName: onTape(palette.strong), entryExpression: onTape(palette.plain),
      entryResult: onTape(palette.strong, .bold), entryFailure: onTape(palette.mistake),
      entryComment: onTape(palette.quiet), tie: onTape(palette.plain, .underline),
      litTie: onTape(palette.key, [.bold, .underline]), lit: onTape(palette.key, .bold),
      selectedEntry: on(palette.highlighted, .bold),
      selectedTie: on(palette.highlighted, [.bold, .underline]),
      tapeNote: onTape(palette.quiet),
      heading: onWindow(palette.strong, .bold), keyName: onWindow(palette.key),
      keyMeaning: onWindow(palette.quiet), digit: button(palette.digit),
      binary: button(palette.binary), equals: button(palette.equals, .bold),
      clear: button(palette.clear), function: button(palette.function),
      setting: button(palette.setting),
      unavailable: button(palette.unavailable), highlighted: button(palette.highlighted, .bold),
      pressed: on(palette.pressed, .bold),
      hasGrounds: true)
  }
}
