import ExactNumbers

@testable import CalculatorCore

/// A calculator after presses written as a line, `12.5×-3=`.
///
/// `C` is clear, `A` all clear, `<` backspace. The refusal of the last press is kept.
struct Story: CustomStringConvertible {
  var calculator: Calculator
  var refusal: Refusal?

  init(_ keys: String, limits: Limits = .standard) {
    calculator = Calculator(limits: limits)
    press(keys)
  }

  /// A calculator that shows a formula, after presses.
  init(formula: String, _ keys: String) throws(EvaluationError) {
    calculator = Calculator()
    let formula = try Formula(formula)
    calculator.show(formula, try formula.evaluated())
    press(keys)
  }

  private mutating func press(_ keys: String) {
    for key in keys {
      refusal = nil
      do throws(Refusal) {
        try calculator.apply(Story.press(key))
      } catch {
        refusal = error
      }
    }
  }

  /// The whole state in one line.
  var description: String {
    let phase =
      switch calculator.phase {
      case .entering(let expression): "entering \(Story.text(expression))"
      case .showing(let calculation):
        "showing \(Story.text(calculation.expression)) = \(calculation.result.text)"
      case .failed(let expression, let error):
        "failed \(Story.text(expression)): \(error.kind.word) at \(error.place)"
      }
    guard let refusal else { return phase }
    return phase + " | refused: \(refusal.kind)" + (refusal.place.map { " at \($0)" } ?? "")
  }

  static func text(_ expression: Expression) -> String {
    expression.tokens.map { token in
      switch token {
      case .number(let number): number.text
      case .answer(let value): "{\(value.text)}"
      case .constant(let constant): constant.name
      case .sign(.minus): "~"
      case .sign(.plus): "±"
      case .postfix(.percent): "%"
      case .postfix(.factorial): "!"
      case .postfix(.degree): "°"
      case .root: "√"
      case .open: "("
      case .function(let function): function.name + "("
      case .separator: ";"
      case .close: ")"
      case .binary(.add): "+"
      case .binary(.subtract): "-"
      case .binary(.multiply): "×"
      case .binary(.divide): "÷"
      case .binary(.power): "^"
      }
    }.joined(separator: " ")
  }

  static func press(_ key: Character) -> Press {
    switch key {
    case "+": .binary(.add)
    case "-": .binary(.subtract)
    case "×": .binary(.multiply)
    case "÷": .binary(.divide)
    case "^": .binary(.power)
    case "%": .postfix(.percent)
    case "!": .postfix(.factorial)
    case "(": .open
    case ")": .close
    case ".": .point
    case "=": .equals
    case "C": .clear
    case "A": .allClear
    case "<": .backspace
    default: .digit(Digit(rawValue: key.wholeNumberValue ?? -1) ?? .zero)
    }
  }
}
