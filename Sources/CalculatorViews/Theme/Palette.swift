import Screen

/// The colours that a theme is made of.
struct Palette {
  /// A colour on a ground.
  struct Face {
    var label: Color
    var area: Color

    init(_ label: Color, on area: Color) {
      (self.label, self.area) = (label, area)
    }
  }

  /// The colours of a button: its label, the face around it, and the front that shows under the face.
  struct Key {
    var face: Face
    var front: Color

    init(_ label: Color, on area: Color, front: Color) {
      (face, self.front) = (Face(label, on: area), front)
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
  var pressed: Face
}

extension Theme {
  /// Creates a theme in the colours of a palette.
  init(_ palette: Palette) {
    func onWindow(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, background: palette.window, attributes: attributes)
    }
    func onDisplay(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, background: palette.display, attributes: attributes)
    }
    func onTape(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, background: palette.tape, attributes: attributes)
    }
    func selected(_ attributes: Style.Attributes) -> Style {
      Style(
        foreground: palette.highlighted.face.label,
        background: palette.highlighted.face.area,
        attributes: attributes)
    }
    func button(_ key: Palette.Key, _ attributes: Style.Attributes = []) -> ButtonStyle {
      let face = key.face
      return ButtonStyle(
        label: Style(foreground: face.label, background: face.area, attributes: attributes),
        edge: onWindow(face.area),
        front: Style(foreground: face.area, background: key.front))
    }
    self.init(
      window: onWindow(palette.plain), display: onDisplay(palette.plain),
      displayEdge: onWindow(palette.display), expression: onDisplay(palette.plain),
      mark: onDisplay(palette.mistake, [.bold, .underline]),
      liveResult: onDisplay(palette.quiet), finalResult: onDisplay(palette.strong, .bold),
      mistake: onDisplay(palette.mistake), notice: onDisplay(palette.quiet),
      base: onDisplay(palette.plain),
      currentBase: onDisplay(palette.strong, .bold),
      tape: onTape(palette.plain), tapeEdge: onWindow(palette.tape),
      focusedTapeEdge: onWindow(palette.focus),
      entryName: onTape(palette.strong), entryExpression: onTape(palette.plain),
      entryResult: onTape(palette.strong, .bold), entryFailure: onTape(palette.mistake),
      entryComment: onTape(palette.quiet), tie: onTape(palette.plain, .underline),
      litTie: onTape(palette.key, [.bold, .underline]), lit: onTape(palette.key, .bold),
      selectedEntry: selected(.bold), selectedTie: selected([.bold, .underline]),
      tapeNote: onTape(palette.quiet),
      heading: onWindow(palette.strong, .bold), keyName: onWindow(palette.key),
      keyMeaning: onWindow(palette.quiet), digit: button(palette.digit),
      binary: button(palette.binary), equals: button(palette.equals, .bold),
      clear: button(palette.clear), function: button(palette.function),
      setting: button(palette.setting),
      currentSetting: button(palette.equals, [.bold, .underline]),
      unavailable: button(palette.unavailable), highlighted: button(palette.highlighted, .bold),
      pressed: Style(
        foreground: palette.pressed.label, background: palette.pressed.area, attributes: .bold),
      hasGrounds: true)
  }
}
