import CalculatorViewModel
import CalculatorViews
import Screen

/// A picture for the README: a scene in a theme.
package struct Picture: Sendable {
  /// The name of its file, without the extension.
  package var name: String
  package var scene: Scene
  package var theme: ThemeName

  /// All pictures in `screenshots`.
  package static let all = [
    Picture(name: "dark", scene: .result, theme: .dark),
    Picture(name: "light", scene: .result, theme: .light),
    Picture(name: "tape", scene: .tape, theme: .dark),
    Picture(name: "tape-light", scene: .tape, theme: .light),
    Picture(name: "tie", scene: .tie, theme: .dark),
    Picture(name: "totals", scene: .totals, theme: .dark),
    Picture(name: "units", scene: .units, theme: .dark),
    Picture(name: "money", scene: .money, theme: .light),
    Picture(name: "rounded", scene: .roundedResult, theme: .light),
    Picture(name: "error", scene: .error, theme: .dark),
    Picture(name: "highlight", scene: .highlight, theme: .light),
    Picture(name: "formula", scene: .formula, theme: .dark),
    Picture(name: "help", scene: .help, theme: .dark),
    Picture(name: "small", scene: .small, theme: .dark),
    Picture(name: "mono", scene: .highlight, theme: .mono),
  ]

  /// The picture as an SVG drawing of a terminal window in the colours of the theme.
  package var svg: String {
    let window = Theme(theme).window
    var colors = TerminalColors.dark
    colors.background = window.background ?? colors.background
    colors.foreground = window.foreground ?? colors.foreground
    return scene.frame(theme).svg(title: "countonme", colors: colors)
  }
}
