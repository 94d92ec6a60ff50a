import CalculatorCore
import CalculatorViewModel
import Engine
import Quantities
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
      tape: TapePane(rows: budget()), focus: .page(.totals), theme: .dark,
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

  package static let units = Scene(
    name: "units", summary: "conversions of units, and their results on the tape", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "1 GiB ÷ 10 Mbit/s in min + s"),
      result: ResultLine(text: "= 14 min 18.9934592 s", tone: .final),
      tape: TapePane(rows: [
        row("26.2 mi in km", "= 42.1648128 km"), row("5 ft 11 in in cm", "= 180.34 cm"),
        row("72 °F in °C", "≈ 22.2222222 °C"), row("60 mi/h × 2 h", "= 120 mi"),
        row("1 GiB ÷ 10 Mbit/s in min + s", "≈ 14 min 19 s"),
      ]), theme: .dark))

  /// The rates are made up, which the comment in the picture says.
  package static let money = Scene(
    name: "money", summary: "amounts, and of which day the exchange rates are",
    size: Size(columns: 100, rows: 24),
    state: ViewState(
      expression: ExpressionLine(text: "(rent + flight) ÷ 3", ties: [1..<5, 8..<14]),
      result: ResultLine(text: "= 350.00 EUR", tone: .final),
      message: ratesOf(20),
      tape: TapePane(rows: [
        row("1 EUR in USD", "= 1.25 USD", comment: "# made-up rate"),
        row("84 USD + 15%", "= 96.60 USD"),
        row("96.60 USD ÷ 3", "= 32.20 USD", ties: [0..<9]),
        row("850 EUR", "= 850.00 EUR", name: "rent"),
        row("250 USD in EUR", "= 200.00 EUR", name: "flight"),
        row("(rent + flight) ÷ 3", "= 350.00 EUR", ties: [1..<5, 8..<14]),
      ]), theme: .dark))

  static let noRates = Scene(
    name: "no-rates", summary: "a conversion of money before rates were fetched", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "20 USD in EUR", mark: 0..<13, cursor: 0),
      message: MessageLine(.failure(.noRates(.notFetched)), in: English()), tape: .empty,
      focus: .formula,
      theme: .dark))

  private static func row(
    _ expression: String, _ result: String, name: String? = nil, ties: [Range<Int>] = [],
    comment: String? = nil
  ) -> TapeRow {
    TapeRow(
      name: name, expression: expression, ties: ties.map { TapeRow.Tie($0) },
      result: .value(result, point: nil), comment: comment)
  }

  /// What the message line says of rates of a day in November 2026.
  private static func ratesOf(_ day: Int) -> MessageLine? {
    ExchangeRates.Day(year: 2026, month: 11, day: day).map { day in
      let note = English().ratesNote(of: day, age: nil, isKeypad: true)
      return MessageLine(note: Sentence(note.full[0], brief: note.brief))
    }
  }
}
