import CalculatorCore

@testable import CalculatorViewModel

extension KeyTable {
  /// Everything that a button does to the calculator.
  static let presses: [Press] = Button.allCases.compactMap { button in
    if case .press(let press) = button.entry.action { press } else { nil }
  }
}
