import CalculatorCore
import CalculatorViewModel
import Screen
import Words

extension Scene {
  static let french = Scene(
    name: "french", summary: "an error in French, with a decimal comma", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "12,5 + 8 ÷ 0 × 3", mark: 9..<12),
      message: MessageLine(.failure(.divisionByZero), in: French()),
      tape: TapePane(note: French().emptyTape), theme: .light, language: .french))
}
