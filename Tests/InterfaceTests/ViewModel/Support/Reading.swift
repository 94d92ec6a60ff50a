import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import TestSupport
import Words

@testable import CalculatorViewModel
@testable import Engine

extension ViewState {
  var fullValue: PageView? { focus == .page(.fullValue) ? page : nil }
  var plot: PageView? { focus == .page(.plot) ? page : nil }
}

extension PageView {
  var rows: [String] {
    if case .text(let rows) = content { rows.map { $0.parts.map(\.text).joined() } } else { [] }
  }

  var picture: PlotPicture? { if case .plot(let picture, _) = content { picture } else { nil } }

  static func help(_ size: Size) -> PageView {
    Page(.help(filter: ""), in: size, .english).view(of: nil)
  }
}

extension TapePane {
  /// `>` marks the selected row, `^` origins, `v` dependents, brackets ties, braces lit ties.
  var lines: [String] { rows.map(\.line) }
}

extension TapeRow {
  fileprivate var line: String {
    let mark =
      switch role {
      case .plain: ""
      case .selected: ">"
      case .origin: "^"
      case .dependent: "v"
      }
    var text = expression
    for tie in ties.reversed() {
      let start = text.index(text.startIndex, offsetBy: tie.columns.lowerBound)
      let end = text.index(text.startIndex, offsetBy: tie.columns.upperBound)
      text.replaceSubrange(
        start..<end, with: (tie.isLit ? "{" : "[") + text[start..<end] + (tie.isLit ? "}" : "]"))
    }
    return mark + (day.map { "\($0): " } ?? "") + (name.map { "\($0) = " } ?? "") + text
      + " \(result.text)" + (comment.map { " \($0)" } ?? "")
  }
}

extension TapeResult {
  fileprivate var text: String {
    switch self {
    case .value(let text, _): text
    case .pending: "…"
    case .nothing: ""
    case .failure(let reason): "(\(reason))"
    }
  }
}

extension TapeChange {
  /// Parses lines of a tape file; skips invalid ones.
  static func lines(_ lines: String...) -> [TapeChange] {
    lines.compactMap { TapeChange(text: $0) }
  }
}

extension KeyTable {
  static let presses: [Press] = Button.allCases.compactMap { button in
    if case .press(let press) = button.entry.action { press } else { nil }
  }
}

extension SeededGenerator {
  /// Up to 40 random keys, often sums, corrections and removals; none ends the program.
  mutating func tapeKeys() -> [Key] {
    let all = [
      KeyTable.keypad, KeyTable.named, KeyTable.formula, KeyTable.tape, KeyTable.page,
      KeyTable.plot, KeyTable.tapes,
    ]
    .joined().filter { $0.command != .quit && $0.command != .suspend }.flatMap(\.keys)
    .filter { ![.control("c"), .control("d"), .control("z"), .function(10)].contains($0) }
    let frequent = Array("12345+-*=⏎⏎==⇥⇥↑↑␣⑧⌦⎋②ab#").map(Key.init(notation:))
    return (0..<Int.random(in: 0...40, using: &self)).compactMap { _ in
      (Bool.random(using: &self) ? all : frequent).randomElement(using: &self)
    }
  }
}

extension RatesReading {
  /// Rates of a day in November 2026, read on the 21st.
  static func madeUp(
    of day: Int, dollars: Rational = Rational(numerator: 5, denominator: 4)
  ) -> Self {
    let rates = Day(year: 2026, month: 11, day: day).map {
      ExchangeRates(day: $0, rates: ["USD": dollars, "JPY": 160])
    }
    return RatesReading(
      rates.map { .success($0) } ?? .failure(.notFetched),
      today: Day(year: 2026, month: 11, day: 21))
  }
}
