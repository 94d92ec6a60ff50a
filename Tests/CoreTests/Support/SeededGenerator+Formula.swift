import TestSupport

@testable import CalculatorCore

extension SeededGenerator {
  /// Without random functions, whose draw cannot be written.
  private static let functions = Function.allCases.filter { !$0.isRandom }

  /// Parts of the language in random order, mostly without a value.
  mutating func formula(pieces count: Int) -> String {
    let pieces =
      Self.functions.map { $0.name + "(" } + Self.functions.map { $0.name + " " }
      + Constant.allCases.map(\.name) + [" mod ", " of ", "% off ", " and ", " or ", " xor ", "<<"]
      + [
        "1", "2", "0.5", "10", "3e2", "7", "0", "ans", "deg", "π", "√", "°", "x", ";", ",", "(",
        ")", "(", ")", "(", ")", "∛", "∜", "²", "⁻³", "½", "⅓", "0x1F", "0b101", "٣", ">>", "+",
        "-", "×", "÷", "^", "!", "%", "é", "foo",
      ]
    return text(of: pieces, atMost: count)
  }

  mutating func expression(depth: Int) -> String {
    guard depth > 0 else { return pick(["1", "2", "3", "0.5", "7", "pi", "e", "30°", "10%"]) }
    let operand = { (generator: inout SeededGenerator) in generator.expression(depth: depth - 1) }
    switch Int.random(in: 0..<6, using: &self) {
    case 0, 1:
      // Loan functions take units, and schedules have no operations.
      let function = pick(
        Self.functions.filter { $0 != .term && !$0.isWholeLine && !$0.hasUnknown }
      )
      let count = function.takes(2) ? 2 : function.arity.least
      return function.name + "("
        + (0..<count).map { _ in operand(&self) }.joined(separator: ";") + ")"
    case 2: return "√(" + operand(&self) + ")"
    case 3: return "(−" + operand(&self) + ")"
    default:
      let binary = pick(["+", "−", "×", "÷", "^"])
      return "(" + operand(&self) + binary + operand(&self) + ")"
    }
  }
}
