import CalculatorViews
import Screen
import Words

/// A picture for the README: a scene in a theme.
package struct Picture: Sendable {
  package var name: String
  package var scene: Scene
  package var theme: ThemeName

  package static let all = rows.map { Picture(name: $0, scene: $1, theme: $2) }

  private static let rows: [(name: String, scene: Scene, theme: ThemeName)] = [
    ("dark", .result, .dark), ("light", .result, .light), ("tape", .tape, .dark),
    ("tape-light", .tape, .light), ("tie", .tie, .dark), ("totals", .totals, .dark),
    ("units", .units, .dark), ("money", .money, .light), ("plot", .plot, .dark),
    ("plot-light", .plot, .light), ("roots", .roots, .dark), ("calculus", .calculus, .dark),
    ("calculus-light", .calculus, .light), ("loan", .loan, .dark),
    ("scientific", .scientific, .dark), ("programmer", .programmer, .light),
    ("contrast", .result, .contrast), ("french", .french, .light), ("error", .error, .dark),
    ("formula", .formula, .dark), ("small", .small, .dark), ("mono", .highlight, .mono),
  ]

  package var svg: String { scene.frame(theme).svg(in: Theme(theme)) }
}
