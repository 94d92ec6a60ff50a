import Screen

/// The colours that a theme is made of.
struct Palette {
  /// The colours of a button: its label, and the area around it.
  struct Face {
    var label: Color
    var area: Color

    init(_ label: Color, on area: Color) {
      (self.label, self.area) = (label, area)
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

  var digit: Face
  var binary: Face
  var equals: Face
  var clear: Face
  var highlighted: Face
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
        foreground: palette.highlighted.label, background: palette.highlighted.area,
        attributes: attributes)
    }
    func button(_ face: Palette.Face, _ attributes: Style.Attributes = []) -> ButtonStyle {
      ButtonStyle(
        label: Style(foreground: face.label, background: face.area, attributes: attributes),
        edge: onWindow(face.area))
    }
    self.init(
      window: onWindow(palette.plain), display: onDisplay(palette.plain),
      displayEdge: onWindow(palette.display), expression: onDisplay(palette.plain),
      mark: onDisplay(palette.mistake, [.bold, .underline]),
      liveResult: onDisplay(palette.quiet), finalResult: onDisplay(palette.strong, .bold),
      mistake: onDisplay(palette.mistake), notice: onDisplay(palette.quiet),
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
      clear: button(palette.clear), highlighted: button(palette.highlighted, .bold),
      pressed: button(palette.pressed, .bold), hasGrounds: true)
  }
}
