import CalculatorViews
import Screen
import Words

/// A picture for the README: a scene in a theme.
package struct Picture: Sendable {
  package var name: String
  package var scene: Scene
  package var theme: ThemeName

  package static let all = [
    Picture(name: "dark", scene: .result, theme: .dark),
    Picture(name: "light", scene: .result, theme: .light),
    Picture(name: "tape", scene: .tape, theme: .dark),
    Picture(name: "tape-light", scene: .tape, theme: .light),
    Picture(name: "tie", scene: .tie, theme: .dark),
    Picture(name: "totals", scene: .totals, theme: .dark),
    Picture(name: "units", scene: .units, theme: .dark),
    Picture(name: "money", scene: .money, theme: .light),
    Picture(name: "plot", scene: .plot, theme: .dark),
    Picture(name: "plot-light", scene: .plot, theme: .light),
    Picture(name: "roots", scene: .roots, theme: .dark),
    Picture(name: "calculus", scene: .calculus, theme: .dark),
    Picture(name: "calculus-light", scene: .calculus, theme: .light),
    Picture(name: "loan", scene: .loan, theme: .dark),
    Picture(name: "scientific", scene: .scientific, theme: .dark),
    Picture(name: "programmer", scene: .programmer, theme: .light),
    Picture(name: "contrast", scene: .result, theme: .contrast),
    Picture(name: "french", scene: .french, theme: .light),
    Picture(name: "error", scene: .error, theme: .dark),
    Picture(name: "formula", scene: .formula, theme: .dark),
    Picture(name: "small", scene: .small, theme: .dark),
    Picture(name: "mono", scene: .highlight, theme: .mono),
  ]

  package var svg: String { scene.frame(theme).svg(in: Theme(theme)) }
}
