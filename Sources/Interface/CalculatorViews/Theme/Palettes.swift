import Screen
import Words

extension Theme {
  /// Creates a theme; with 16 colours, which users configure, it relies on lines and reversal.
  package init(_ name: ThemeName, at depth: ColorDepth = .direct) {
    self =
      switch name {
      case .dark where depth.isFew: .accented
      case _ where depth.isFew || depth == .none: .mono
      case .dark: .dark
      case .light: .light
      case .contrast: .contrast
      case .mono: .mono
      }
  }

  private static let dark = Palette.dark.theme
  private static let light = Palette.light.theme
  private static let contrast = Palette.contrast.theme

  /// Of the first 8 colours, green and cyan are legible on any usual dark background.
  private static let accented: Theme = {
    let (green, cyan) = (Color(0x00CD00, index: 2), Color(0x00CDCD, index: 6))
    var theme = mono
    theme.binary = ButtonStyle(label: Style(foreground: cyan), edge: Style(foreground: cyan))
    theme.equals.label.foreground = green
    theme.equals.edge.foreground = green
    theme.keyName = Style(foreground: cyan)
    theme.lit.foreground = cyan
    theme.litTie.foreground = cyan
    return theme
  }()

  private static let mono = Theme(
    mark: Style(attributes: [.bold, .underline]), finalResult: Style(attributes: .bold),
    mistake: Style(attributes: .bold), currentBase: Style(attributes: .bold),
    focusedTapeEdge: Style(attributes: .bold), entryResult: Style(attributes: .bold),
    entryFailure: Style(attributes: .bold), tie: Style(attributes: .underline),
    litTie: Style(attributes: [.bold, .underline]), lit: Style(attributes: .bold),
    selectedEntry: Style(attributes: .reverse),
    selectedTie: Style(attributes: [.reverse, .underline]),
    heading: Style(attributes: [.bold, .underline]), keyName: Style(attributes: .bold),
    binary: ButtonStyle(label: Style(attributes: .bold)),
    equals: ButtonStyle(label: Style(attributes: .reverse), edge: Style(attributes: .bold)),
    unavailable: ButtonStyle(label: Style(attributes: .dim), edge: Style(attributes: .dim)),
    highlighted: ButtonStyle(label: Style(attributes: .reverse), edge: Style(attributes: .bold)),
    pressed: Style(attributes: [.reverse, .bold]))
}

extension Palette {
  fileprivate static let dark = Palette(
    window: Color(0x17191E, index: 234),
    display: Color(0x0D0F12, index: 232),
    tape: Color(0x22252C, index: 235),
    focus: Color(0x3D5F99, index: 61),
    strong: Color(0xFFFFFF, index: 231),
    plain: Color(0xD5D9E0, index: 188),
    quiet: Color(0x969DAA, index: 247),
    key: Color(0xFFC266, index: 215),
    mistake: Color(0xFF8F85, index: 210),
    digit: Key(0xF3F4F7, 255, on: 0x373C46, 237, front: 0x0E1013, 232),
    binary: Key(0xFFFFFF, 231, on: 0x555E87, 60, front: 0x2B304A, 17),
    equals: Key(0x231400, 16, on: 0xFFB02E, 214, front: 0xA8690A, 130),
    clear: Key(0xFFFFFF, 231, on: 0x87545C, 95, front: 0x472930, 52),
    function: Key(0xD5D9E0, 188, on: 0x282C34, 236, front: 0x0E1013, 232),
    setting: Key(0xFFC266, 215, on: 0x282C34, 236, front: 0x0E1013, 232),
    unavailable: Key(0x8A909C, 246, on: 0x1D2026, 235, front: 0x17191E, 234),
    highlighted: Key(0x0A1630, 16, on: 0x7DB0FF, 111, front: 0x3F66A8, 61),
    pressed: Key(0x17191E, 234, on: 0xFFFFFF, 231))

  fileprivate static let light = Palette(
    window: Color(0xE4E6EA, index: 255),
    display: Color(0xFFFFFF, index: 231),
    tape: Color(0xFBFAF5, index: 231),
    focus: Color(0x8FB0EC, index: 111),
    strong: Color(0x0B0D11, index: 16),
    plain: Color(0x2C313A, index: 236),
    quiet: Color(0x5A616D, index: 241),
    key: Color(0x8A3B00, index: 94),
    mistake: Color(0xB3201B, index: 124),
    digit: Key(0x14171C, 233, on: 0xFFFFFF, 231, front: 0xC6CAD2, 251),
    binary: Key(0x272F63, 17, on: 0xCFD5F2, 189, front: 0xA3ABD2, 146),
    equals: Key(0x231400, 16, on: 0xFFAE26, 214, front: 0xC07C0C, 172),
    clear: Key(0x8C1712, 88, on: 0xF6D2D0, 224, front: 0xD3A3A1, 181),
    function: Key(0x14171C, 233, on: 0xD2D6DD, 253, front: 0xB2B8C3, 249),
    setting: Key(0x7A2A00, 88, on: 0xD2D6DD, 253, front: 0xB2B8C3, 249),
    unavailable: Key(0x464C57, 239, on: 0xDCDFE4, 254, front: 0xE4E6EA, 255),
    highlighted: Key(0xFFFFFF, 231, on: 0x1F57C3, 26, front: 0x123678, 18),
    pressed: Key(0xFFFFFF, 231, on: 0x20242C, 235))

  /// Bright colours on black, or black on them, with a contrast of at least 7:1.
  fileprivate static let contrast = Palette(
    window: Color(0x262626, index: 235),
    display: Color(0x000000, index: 16),
    tape: Color(0x000000, index: 16),
    focus: Color(0x00FFFF, index: 51),
    strong: Color(0xFFFFFF, index: 231),
    plain: Color(0xFFFFFF, index: 231),
    quiet: Color(0xD0D0D0, index: 252),
    key: Color(0xFFFF00, index: 226),
    mistake: Color(0xFFAFAF, index: 217),
    digit: Key(0xFFFFFF, 231, on: 0x000000, 16, front: 0x767676, 243),
    binary: Key(0x000000, 16, on: 0x00D7FF, 45, front: 0x005F87, 24),
    equals: Key(0x000000, 16, on: 0xFFFF00, 226, front: 0x878700, 100),
    clear: Key(0x000000, 16, on: 0xFFAFAF, 217, front: 0x875F5F, 95),
    function: Key(0xFFFFFF, 231, on: 0x3A3A3A, 237, front: 0x767676, 243),
    setting: Key(0xFFFF00, 226, on: 0x3A3A3A, 237, front: 0x767676, 243),
    unavailable: Key(0xD0D0D0, 252, on: 0x262626, 235, front: 0x262626, 235),
    highlighted: Key(0x000000, 16, on: 0x00FF00, 46, front: 0x008700, 28),
    pressed: Key(0x000000, 16, on: 0xFFFFFF, 231))
}

struct Palette {
  /// The colours of a button: its label, its face, and the front below the face.
  struct Key {
    var label: Color
    var area: Color
    var front: Color

    init(
      _ label: UInt32, _ labelIndex: UInt8, on area: UInt32, _ areaIndex: UInt8, front: UInt32 = 0,
      _ frontIndex: UInt8 = 16
    ) {
      (self.label, self.area) = (Color(label, index: labelIndex), Color(area, index: areaIndex))
      self.front = Color(front, index: frontIndex)
    }
  }

  var window: Color
  var display: Color
  var tape: Color
  var focus: Color

  var strong: Color
  var plain: Color
  var quiet: Color
  var key: Color
  var mistake: Color

  var digit: Key
  var binary: Key
  var equals: Key
  var clear: Key
  var function: Key
  var setting: Key
  var unavailable: Key
  var highlighted: Key
  var pressed: Key
}

extension Color {
  fileprivate func on(_ ground: Color, _ attributes: Style.Attributes = []) -> Style {
    Style(foreground: self, background: ground, attributes: attributes)
  }
}

extension Palette.Key {
  fileprivate func style(_ attributes: Style.Attributes) -> Style { label.on(area, attributes) }

  fileprivate func button(_ attributes: Style.Attributes = []) -> ButtonStyle {
    ButtonStyle(label: style(attributes), edge: front.on(area))
  }
}

extension Palette {
  fileprivate var theme: Theme {
    Theme(
      window: plain.on(window), display: plain.on(display), displayEdge: window.on(display),
      expression: plain.on(display), mark: mistake.on(display, [.bold, .underline]),
      liveResult: quiet.on(display), finalResult: strong.on(display, .bold),
      mistake: mistake.on(display), notice: quiet.on(display), base: plain.on(display),
      currentBase: strong.on(display, .bold), tape: plain.on(tape), tapeEdge: window.on(tape),
      focusedTapeEdge: focus.on(tape), entryName: strong.on(tape), entryExpression: plain.on(tape),
      entryResult: strong.on(tape, .bold), entryFailure: mistake.on(tape),
      entryComment: quiet.on(tape), tie: plain.on(tape, .underline),
      litTie: key.on(tape, [.bold, .underline]), lit: key.on(tape, .bold),
      selectedEntry: highlighted.style(.bold),
      selectedTie: highlighted.style([.bold, .underline]), tapeNote: quiet.on(tape),
      heading: strong.on(window, .bold), keyName: key.on(window), keyMeaning: quiet.on(window),
      digit: digit.button(), binary: binary.button(), equals: equals.button(.bold),
      clear: clear.button(), function: function.button(), setting: setting.button(),
      unavailable: unavailable.button(), highlighted: highlighted.button(.bold),
      pressed: pressed.style([]), hasGrounds: true)
  }
}
