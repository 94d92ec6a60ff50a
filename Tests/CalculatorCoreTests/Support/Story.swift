import ExactNumbers
import Quantities

@testable import CalculatorCore

/// A calculator after presses written as text, such as `12.5×-3=`.
///
/// `C` is clear, `A` all clear, `<` Backspace. The refusal of the last press is kept.
struct Story: CustomStringConvertible {
  var calculator: Calculator
  var refusal: Refusal?

  init(_ keys: String, limits: Limits = .standard) {
    calculator = Calculator(limits: limits)
    press(keys)
  }

  /// Shows the value of a formula, then presses keys.
  init(formula: String, _ keys: String) throws(EvaluationError) {
    calculator = Calculator()
    let formula = try Formula(formula)
    calculator.show(try formula.evaluated(), name: formula.name, comment: formula.comment)
    press(keys)
  }

  mutating func press(_ keys: String) {
    for key in keys {
      refusal = nil
      do throws(Refusal) {
        try press(Story.press(key))
      } catch {
        refusal = error
      }
    }
  }

  /// Applies a press; `=` evaluates at once.
  private mutating func press(_ press: Press) throws(Refusal) {
    switch press {
    case .edit(let edit): try calculator.apply(edit)
    case .command(.allClear): calculator.clearAll()
    case .command(.equals):
      guard let expression = try calculator.expressionForEquals() else { return }
      do throws(EvaluationError) {
        calculator.show(try value(of: expression))
      } catch {
        calculator.fail(expression, error)
      }
    }
  }

  /// Evaluates an expression, and first the entries that it depends on.
  private mutating func value(of expression: Expression) throws(EvaluationError) -> Evaluation {
    let values = try calculator.tape.recalculation(of: expression.origins)
      .perform(within: calculator.limits, unless: .never) { calculator.record($1, for: $0) }
    return try expression.evaluated(
      ties: { values[$0] }, definitions: { values.definitions[$0] }, within: calculator.limits)
  }

  /// The whole state in one line; ties are their values in braces.
  var description: String {
    let text = calculator.expression.text { calculator.tape.value(of: $0) }
    let phase =
      switch calculator.phase {
      case .entering: "entering \(text)"
      case .showing(let id): "showing \(text) = \(calculator.tape.outcome(of: id).text)"
      case .failed(_, let error): "failed \(text): \(error.kind.word) at \(error.place)"
      }
    guard let refusal else { return phase }
    return phase + " | refused: \(refusal.kind)" + (refusal.place.map { " at \($0)" } ?? "")
  }

  static func press(_ key: Character) -> Press {
    switch key {
    case "+": .edit(.binary(.add))
    case "-": .edit(.binary(.subtract))
    case "×": .edit(.binary(.multiply))
    case "÷": .edit(.binary(.divide))
    case "^": .edit(.binary(.power))
    case "%": .edit(.postfix(.percent))
    case "!": .edit(.postfix(.factorial))
    case "(": .edit(.open)
    case ")": .edit(.close)
    case ".": .edit(.point)
    case "=": .command(.equals)
    case "C": .edit(.deleteElement)
    case "A": .command(.allClear)
    case "<": .edit(.deleteCharacter)
    default: .edit(.digit(Digit(rawValue: key.wholeNumberValue ?? -1) ?? .zero))
    }
  }
}

extension Calculator {
  /// The value of the live expression; nil if there is none.
  var liveValue: Quantity? {
    guard let expression = liveExpression else { return nil }
    return try? expression.evaluated(ties: { tape.value(of: $0) }, within: limits).value
  }
}

extension Outcome? {
  /// The value, or the error in one word with its tokens, or a question mark.
  var text: String {
    switch self {
    case .value(let evaluation): evaluation.value.number.shortText
    case .definition(let definition): definition.heading
    case .failure(let error): "\(error.kind.word) \(error.place)"
    case nil: "?"
    }
  }
}
