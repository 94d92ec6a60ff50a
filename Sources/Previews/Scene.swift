import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Screen
import Words

/// A view state with a name and a size, made from constant values.
///
/// Goldens, previews in the terminal and the pictures of the README draw the same scenes.
package struct Scene: Sendable {
  package var name: String
  /// What the scene shows, in a few words.
  package var summary: String
  package var size: Size
  /// The state to draw; `frame(_:glyphs:)` replaces its theme.
  package var state: ViewState

  /// Draws the scene in a theme.
  package func frame(_ theme: ThemeName, glyphs: GlyphSet = .unicode) -> Frame {
    var state = state
    state.theme = theme
    return render(
      state, layout: Layout(size: size, state.layout),
      appearance: Appearance(theme: Theme(theme), glyphs: glyphs)
    )
  }

  /// All scenes, from the empty calculator to the largest window.
  package static let all = displays + layouts + tapes + pages

  /// The scenes that are about the display and the keypad.
  package static let displays = [
    empty, typing, result, roundedResult, percentage, refusal, error, highlight, formula,
    formulaError, small, smallError, smallFormula, bare, wide,
    noRates,
  ]

  /// The scenes that are about a page over the window.
  package static let pages = [help, fullValue, explanation, totals]

  static let empty = Scene(
    name: "empty", summary: "nothing typed yet", size: standard,
    state: ViewState(expression: ExpressionLine(text: "0"), tape: .empty, theme: .dark))

  static let typing = Scene(
    name: "typing", summary: "a sum with its value while it is typed", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "12.5 + 7 × 3"),
      result: ResultLine(text: "= 33.5", tone: .live), tape: .empty, pressed: .three,
      theme: .dark))

  static let result = Scene(
    name: "result", summary: "a finished sum", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "12.5 + 7 × 3 − 0.25"),
      result: ResultLine(text: "= 33.25", tone: .final),
      tape: TapePane("12.5 + 7 × 3 − 0.25", "= 33.25"), theme: .dark))

  static let roundedResult = Scene(
    name: "rounded", summary: "a result without a finite decimal form", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "22 ÷ 7"),
      result: ResultLine(text: "≈ 3.14285714285714", tone: .final),
      tape: TapePane("22 ÷ 7", "≈ 3.14285714286"), theme: .dark))

  static let percentage = Scene(
    name: "percentage", summary: "a percentage with its value", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "200 + 10% (= 20)"),
      result: ResultLine(text: "= 220", tone: .live), tape: .empty, theme: .dark))

  static let refusal = Scene(
    name: "refusal", summary: "a refused key", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "8 × 2.5", mark: 4..<7),
      result: ResultLine(text: "= 20", tone: .live),
      message: MessageLine(.refusal(.secondPoint), in: English()), tape: .empty, pressed: .point,
      theme: .dark))

  static let error = Scene(
    name: "error", summary: "an error with its place marked", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "12 + 8 ÷ 0 × 3", mark: 7..<10),
      message: MessageLine(.failure(.divisionByZero), in: English()), tape: .empty, theme: .dark))

  static let highlight = Scene(
    name: "highlight", summary: "the highlight that the arrow keys move", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "80 × 24"),
      result: ResultLine(text: "= 1920", tone: .live), tape: .empty, highlighted: .equals,
      theme: .dark))

  static let formula = Scene(
    name: "formula", summary: "functions on the formula line, with its cursor", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "exp(pi*sqrt(163))-262537412640768744", cursor: 16),
      result: ResultLine(text: "≈ −7.49927402801814×10^−13", tone: .live), tape: .empty,
      focus: .formula, theme: .dark))

  static let formulaError = Scene(
    name: "formula-error", summary: "an error on the formula line", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "2*(3+)/7", mark: 4..<5, cursor: 4),
      message: MessageLine(.failure(.missingOperand), in: English()), tape: .empty, focus: .formula,
      theme: .dark))

  package static let fullValue = Scene(
    name: "full-value", summary: "all digits of a result", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "2^500"),
      result: ResultLine(text: "≈ 3.27339060789614×10^150", tone: .final),
      tape: TapePane("2^500", "≈ 3.2734×10^150"), focus: .page(.fullValue), theme: .dark,
      page: .fullValue(
        TextExcerpt(
          heading: "Decimal, lines 1 to 2 of 2",
          rows: [
            "= 3273390607896141870013189696827599152216642046043064789483291368096133796404",
            "674554883270092325904157150886684127560071009217256545885393053328527589376",
          ]))))

  package static let explanation = Scene(
    name: "explanation", summary: "how an expression was understood, step by step", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "2 + 3 × 4^2 − 80 ÷ 7"),
      result: ResultLine(text: "≈ 38.5714285714286", tone: .final),
      tape: TapePane("2 + 3 × 4^2 − 80 ÷ 7", "≈ 38.5714285714"), focus: .page(.explanation),
      theme: .dark,
      page: .explanation(
        TextExcerpt(
          heading: "Step by step",
          rows: [
            "(2 + (3 × (4^2))) − (80 ÷ 7) ≈ 38.5714285714286",
            "└ 50 − 11.4285… ≈ 38.5714285714286", "  ├ 2 + 48 = 50", "  │ └ 3 × 16 = 48",
            "  │   └ 4^2 = 16", "  └ 80 ÷ 7 ≈ 11.4285714285714",
          ]))))

  static let help = Scene(
    name: "help", summary: "all keys", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "0"), tape: .empty, focus: .page(.help), theme: .dark,
      page: .help(HelpPage(size: standard, in: English()).excerpt(from: 0))))

  static let small = Scene(
    name: "small", summary: "the smallest window with a keypad",
    size: Size(columns: 20, rows: 8),
    state: ViewState(
      expression: ExpressionLine(text: "1 ÷ 8 + 0.375 × 1000 − 12"),
      result: ResultLine(text: "= 363.125", tone: .final), theme: .dark))

  static let smallError = Scene(
    name: "small-error", summary: "an error in the smallest window",
    size: Size(columns: 20, rows: 8),
    state: ViewState(
      expression: ExpressionLine(text: "5 ÷ 0 + 1000000 − 12345", mark: 2..<5),
      message: MessageLine(.failure(.divisionByZero), in: English()), highlighted: .zero,
      theme: .dark))

  static let smallFormula = Scene(
    name: "small-formula", summary: "a long formula in the smallest window",
    size: Size(columns: 20, rows: 8),
    state: ViewState(
      expression: ExpressionLine(text: "1+2+3+4+5+6+7+8+9+10+11+12", cursor: 13),
      result: ResultLine(text: "= 78", tone: .live), focus: .formula, theme: .dark))

  static let bare = Scene(
    name: "bare", summary: "a window with room for the display alone",
    size: Size(columns: 24, rows: 3),
    state: ViewState(
      expression: ExpressionLine(text: "2 + 3"),
      result: ResultLine(text: "= 5", tone: .final), theme: .dark))

  static let wide = Scene(
    name: "wide", summary: "a large window", size: Size(columns: 120, rows: 36),
    state: ViewState(
      expression: ExpressionLine(text: "9999999999999999 − 9999999999999998"),
      result: ResultLine(text: "= 1", tone: .final),
      tape: TapePane("9999999999999999 − 9999999999999998", "= 1"), theme: .dark))

  static let standard = Size(columns: 80, rows: 24)
}

extension TapePane {
  /// The pane of an empty tape.
  static let empty = TapePane(
    note: """
      Every result is kept here. Tab selects one: Enter corrects it, and what uses it follows.
      """)

  /// The pane of a tape with one entry.
  init(_ expression: String, _ result: String) {
    self.init(rows: [
      TapeRow(expression: expression, result: .value(result, decimalPoint: "."))
    ])
  }
}
