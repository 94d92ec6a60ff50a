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
        try press(Story.press(key), typed: key)
      } catch {
        refusal = error
      }
    }
  }

  /// Applies a press; `=` evaluates at once.
  private mutating func press(_ press: Press, typed: Character) throws(Refusal) {
    switch press {
    case .edit(let edit): try calculator.apply(edit, typed: typed)
    case .command(.allClear): calculator.clearAll()
    case .command(.equals):
      guard let line = try calculator.lineForEquals() else { return }
      do throws(EvaluationError) {
        calculator.show(try value(of: line))
      } catch {
        calculator.fail(line, error)
      }
    }
  }

  /// Evaluates a line, and first the entries that it depends on.
  private mutating func value(of line: LineText) throws(EvaluationError) -> Evaluation {
    let scope = LineScope(line.characters, ties: line.ties, on: calculator.tape)
    let values = try calculator.tape.recalculation(of: scope.references)
      .perform(within: calculator.limits, unless: .never) { calculator.record($1, for: $0) }
    return try Formula(line.text, in: scope).evaluated(
      ties: { values[$0] }, definitions: { values.definitions[$0] }, within: calculator.limits)
  }

  /// The whole state in one line; ties are their values in braces.
  var description: String {
    let text = calculator.expression.text { calculator.tape.value(of: $0) }
    let phase =
      switch calculator.phase {
      case .entering: "entering \(text)"
      case .showing(let id): "showing \(text) = \(calculator.tape.outcome(of: id).text)"
      case .failed(let line, let error):
        "failed \(text): \(error.kind.word) at \(line.text.characters(ofBytes: error.place))"
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
  /// The tokens of what is on the screen.
  var expression: Expression {
    if let line { return Expression(line) }
    guard case .showing(let id) = phase else { return Expression() }
    return tape[id]?.expression ?? Expression()
  }

  /// The value of the line that is typed; nil if that has no operation, or does not end in an operand.
  var liveValue: Quantity? {
    guard case .entering = phase, let line, line.isComplete, line.hasOperation else { return nil }
    let scope = LineScope(line.characters, ties: line.ties, on: tape)
    return try? Formula(line.text, in: scope)
      .evaluated(ties: { tape.value(of: $0) }, within: limits).value
  }
}

extension Expression {
  /// The tokens of a line that may be unfinished.
  init(_ line: LineText) {
    let style = ShownLine.Style { tie in
      String(LineText.characterOfTie(at: line.ties.firstIndex(of: tie) ?? 0))
    }
    let shown = LineText(ShownLine(line, style).text, ties: line.ties)
    var reader = Reader(
      shown.lexed, scope: LineScope(shown.characters, ties: shown.ties, on: Tape()),
      commaIsPoint: false)
    reader.taken = []
    _ = try? reader.tree()
    self.init(reader.taken ?? [])
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
