import CalculatorViewModel
import Screen

/// One style for every part of the screen: a part without a style does not compile.
///
/// A new theme is a new value of this type and a case in `ThemeName`.
package struct Theme: Hashable, Sendable {
  /// The ground that everything stands on.
  package var window: Style
  /// The ground of the display pane.
  package var display: Style
  /// The edge of the display pane: the colour of its ground, or of a line, on the window's.
  package var displayEdge: Style
  package var expression: Style
  /// The part of the expression that is to blame.
  package var mark: Style
  package var liveResult: Style
  package var finalResult: Style
  package var mistake: Style
  package var notice: Style
  /// The heading of a chapter of the help.
  package var heading: Style
  /// A key in the hints and in the help.
  package var keyName: Style
  /// The words beside it.
  package var keyMeaning: Style
  package var digit: ButtonStyle
  package var binary: ButtonStyle
  package var equals: ButtonStyle
  package var clear: ButtonStyle
  /// The button under the highlight, whatever its role.
  package var highlighted: ButtonStyle
  /// The button that was just pressed, whatever its role.
  package var pressed: ButtonStyle
  /// Whether areas are told by their ground, so that edges can be drawn in half blocks; else
  /// they need lines around them.
  package var hasGrounds: Bool
}

/// The styles of a button.
package struct ButtonStyle: Hashable, Sendable {
  /// The label and the area around it.
  package var label: Style
  /// The edge: the colour of the area, or of a line, on the window's ground.
  package var edge: Style
}

extension Theme {
  /// The style of a button in its state.
  func style(of button: Button, in state: ViewState) -> ButtonStyle {
    if state.pressed == button { return pressed }
    if state.highlighted == button { return highlighted }
    return switch button.entry.role {
    case .digit: digit
    case .binary: binary
    case .equals: equals
    case .clear: clear
    }
  }

  /// The theme of that name.
  package init(_ name: ThemeName) {
    switch name {
    case .dark: self = .dark
    case .light: self = .light
    case .mono: self = .mono
    }
  }
}
