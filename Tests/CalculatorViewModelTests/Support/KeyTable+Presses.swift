import CalculatorCore

@testable import CalculatorViewModel

extension KeyTable {
  /// Everything that a key of the keypad does to the calculator.
  static let presses: [Press] = keypad.compactMap { binding in
    switch binding.command {
    case .press(let button): button.entry.press
    case .edit(let edit): .edit(edit)
    default: nil
    }
  }
}
