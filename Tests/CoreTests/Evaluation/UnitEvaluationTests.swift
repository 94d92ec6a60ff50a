import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `Quantities` {
  static let functions = Function.allCases.filter {
    $0.takes(2) && !$0.hasUnknown && !$0.isRandom && !$0.entry.isFinancial && !$0.rounds
  }

  @Test(arguments: functions)
  func `are arguments of each function that scales with them`(function: Function) {
    let name = function.name
    guard outcome("\(name)(800;300) - 100*\(name)(8;3)") == "0" else { return }
    #expect(
      outcome("\(name)(800 cm; 300 cm) - \(name)(8 m; 3 m)") == "0 cm",
      "\(name) takes units: see Function.Units")
  }

  @Test(arguments: functions)
  func `of temperature have the same value on every scale, or none`(function: Function) {
    let name = function.name
    let difference = outcome("\(name)(20 °C; 30 °C) - \(name)(68 °F; 86 °F)")
    let isError = difference.first?.isLetter == true
    #expect(isError || difference.hasPrefix("0"), "\(name): see Function.Units")
  }

  @Test func `state the day of the rates`() throws {
    let day = Day(year: 2026, month: 11, day: 20)
    let context = EvaluationContext(rates: .madeUp)
    #expect(try Formula("10 EUR in USD").evaluated(in: context).ratesDay == day)
    #expect(try Formula("10 EUR + 10%").evaluated(in: context).ratesDay == nil)
    #expect(try Formula("10 EUR/h in EUR/min").evaluated().ratesDay == nil)
    #expect(throws: EvaluationError(.noRates(.notFetched), at: 0..<13)) {
      try Formula("10 EUR in USD").evaluated()
    }
  }

  @Test func `can be converted from the previous result`() {
    let kilometre = UnitTable.unit(named: "km").map { Unit([$0]) }
    for text in ["in m", "to m", "-> m"] {
      #expect(outcome(text, answer: Quantity(5, kilometre)) == "5000 m")
    }
    #expect(outcome("ans m", answer: 5) == "5 m")
  }
}
