import TestSupport

@testable import CalculatorCore

extension SeededGenerator {
  /// Those without a draw, which is not read.
  private static let functions = Function.allCases.filter { !$0.isRandom }

  /// A text of pieces of the language in random order, most of which have no value.
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

  /// An expression of small numbers that follows the grammar and is nested to a depth.
  mutating func expression(depth: Int) -> String {
    guard depth > 0 else {
      return ["1", "2", "3", "0.5", "7", "pi", "e", "30°", "10%"].randomElement(using: &self) ?? "1"
    }
    let operand = { (generator: inout SeededGenerator) in generator.expression(depth: depth - 1) }
    switch Int.random(in: 0..<6, using: &self) {
    case 0, 1:
      // A term has a unit, which most functions do not take, and nothing calculates with a schedule.
      let functions = Self.functions.filter {
        $0 != .term && $0 != .schedule && !$0.hasUnknown
      }
      let function = functions.randomElement(using: &self) ?? .abs
      let count = max(function.arity.least, function.arity == .one ? 1 : 2)
      return function.name + "("
        + (0..<count).map { _ in operand(&self) }.joined(separator: ";") + ")"
    case 2: return "√(" + operand(&self) + ")"
    case 3: return "(−" + operand(&self) + ")"
    default:
      let binary = ["+", "−", "×", "÷", "^"].randomElement(using: &self) ?? "+"
      return "(" + operand(&self) + binary + operand(&self) + ")"
    }
  }
}
