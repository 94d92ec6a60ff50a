import CalculatorCore
import CalculatorViewModel
import Quantities
import Screen
import Words

/// The scenes that are about units and money.
extension Scene {
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
