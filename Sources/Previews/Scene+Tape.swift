import CalculatorViewModel
import Screen
import Words

/// The scenes that are about the tape.
extension Scene {
  package static let tapes = [tape, tie, broken, narrowTape, shortTape, wideTape, units, money]

  static let tape = Scene(
    name: "tape", summary: "the budget of a household on the tape", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "1315.225 ÷ 30", ties: [0..<8]),
      result: ResultLine(text: "≈ 43.8408333333333", tone: .final),
      tape: TapePane(rows: budget()), theme: .dark))

  package static let tie = Scene(
    name: "tie", summary: "a selected entry, and what it is tied to", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "1315.225 ÷ 30", ties: [0..<8]),
      result: ResultLine(text: "≈ 43.8408333333333", tone: .final),
      tape: TapePane(rows: budget(selected: 6), isFocused: true), focus: .tape, theme: .dark))

  static let broken = Scene(
    name: "broken", summary: "a correction after which an entry has no value", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "1315.225 ÷ 30", ties: [0..<8]),
      result: ResultLine(text: "≈ 43.8408333333333", tone: .final),
      tape: TapePane(rows: budget(selected: 4, months: "0"), isFocused: true), focus: .tape,
      theme: .dark))

  static let narrowTape = Scene(
    name: "narrow-tape", summary: "a narrow window with the tape above the display",
    size: Size(columns: 40, rows: 24),
    state: ViewState(
      expression: ExpressionLine(text: "1315.225 ÷ 30", ties: [0..<8]),
      result: ResultLine(text: "≈ 43.8408333333333", tone: .final),
      tape: TapePane(rows: budget(last: "≈ 43.8408333333333")), theme: .dark))

  static let shortTape = Scene(
    name: "short-tape", summary: "a low window with the tape beside the display",
    size: Size(columns: 80, rows: 10),
    state: ViewState(
      expression: ExpressionLine(text: "1315.225 ÷ 30", ties: [0..<8]),
      result: ResultLine(text: "≈ 43.8408333333333", tone: .final),
      tape: TapePane(rows: budget(selected: 2, last: "≈ 43.84083333333"), isFocused: true),
      focus: .tape, theme: .dark))

  static let wideTape = Scene(
    name: "wide-tape", summary: "a large window with a selected name",
    size: Size(columns: 132, rows: 40),
    state: ViewState(
      expression: ExpressionLine(text: "1315.225 ÷ 30", ties: [0..<8]),
      result: ResultLine(text: "≈ 43.8408333333333", tone: .final),
      tape: TapePane(
        rows: budget(selected: 1, last: "≈ 43.8408333333333"), isFocused: true), focus: .tape,
      theme: .dark))

  package static let totals = Scene(
    name: "totals", summary: "what the tags come to, with goals", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "1315.225 ÷ 30", ties: [0..<8]),
      result: ResultLine(text: "≈ 43.8408333333333", tone: .final),
      tape: TapePane(rows: budget()), focus: .totals, theme: .dark,
      page: .totals(
        TotalsExcerpt(
          heading: "Totals of the tags",
          rows: [
            TotalsRow(
              tag: "#home", sum: "= 957.5", share: "93.2 %", bar: 1064, goal: "goal 900, 57.5 over",
              isOver: true),
            TotalsRow(
              tag: "#food", sum: "= 69.95", share: "6.8 %", bar: 175,
              goal: "goal 400, 330.05 left"),
          ]))))

  /// A household's budget, with a row selected.
  ///
  /// - Parameters:
  ///   - months: the number of months that the insurance is divided by.
  ///   - last: the last result, as the pane has room for it.
  private static func budget(
    selected: Int? = nil, months: String = "12", last: String = "≈ 43.8408333333"
  ) -> [TapeRow] {
    func value(_ text: String) -> TapeResult { .value(text, decimalPoint: ".") }
    var rows = [
      TapeRow(name: "pay", expression: "2480", result: value("= 2480")),
      TapeRow(name: "rent", expression: "850", result: value("= 850"), comment: "#home/900"),
      TapeRow(
        expression: "18.9 + 43.25 + 7.8", result: value("= 69.95"), comment: "#food/400"),
      TapeRow(
        name: "food", expression: "69.95 × 4.5", ties: [TapeRow.Tie(0..<5)],
        result: value("= 314.775")),
      TapeRow(name: "months", expression: months, result: value("= \(months)")),
      TapeRow(
        expression: "1290 ÷ months", ties: [TapeRow.Tie(7..<13)],
        result: months == "0" ? .failure("division by zero") : value("= 107.5"),
        comment: "#home insurance"),
      TapeRow(
        expression: "pay − rent − food",
        ties: [TapeRow.Tie(0..<3), TapeRow.Tie(6..<10), TapeRow.Tie(13..<17)],
        result: value("= 1315.225")),
      TapeRow(
        expression: "1315.225 ÷ 30", ties: [TapeRow.Tie(0..<8)], result: value(last)),
    ]
    let origins = [3: [2], 5: [4], 6: [0, 1, 3], 7: [6]]
    guard let selected else { return rows }
    rows[selected].role = .selected
    for (row, origins) in origins {
      for (place, origin) in origins.enumerated() where [row, origin].contains(selected) {
        rows[row].ties[place].isLit = true
        if row == selected { rows[origin].role = .origin } else { rows[row].role = .dependent }
      }
    }
    return rows
  }
}
