import CalculatorCore
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// The presses are those of the table of buttons, so that a new edit is tried, too.
@Suite struct `Any presses of the keypad` {
  private static let limits = Limits(bits: 10_000)

  private let presses: [Press] =
    KeyTable.presses
    + NumberBase.allCases.flatMap { base in
      Digit.allCases.map { .edit(.digitInBase($0, base)) }
    }

  /// What is wrong with an expression that no edit should make.
  private static let ofGrammar: [EvaluationError.Kind] =
    [
      .missingOperand, .missingOperator, .emptyParentheses, .noOpenParenthesis, .straySeparator,
      .numberAfterPercent,
    ] + NumberFlaw.allCases.map(EvaluationError.Kind.malformedNumber)

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `lead to expressions in which only the arithmetic can fail`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var calculator = Calculator(limits: Self.limits)
    for _ in 0..<40 {
      let press = try #require(presses.randomElement(using: &generator))
      Self.apply(press, to: &calculator)
      let expression = calculator.expression
      guard expression.isComplete, let error = Self.error(of: expression, calculator) else {
        continue
      }
      let wrong = Self.ofGrammar.contains(error.kind)
      #expect(!wrong, "\(press) makes \(expression): see Expression+Edit.swift")
      guard !wrong else { return }
    }
  }

  /// Applies a press, unless it is refused; `=` evaluates at once.
  private static func apply(_ press: Press, to calculator: inout Calculator) {
    switch press {
    case .edit(let edit): try? calculator.apply(edit)
    case .command(.allClear): calculator.clearAll()
    case .command(.equals):
      guard let expression = try? calculator.expressionForEquals() else { return }
      do throws(EvaluationError) {
        let tape = calculator.tape
        calculator.show(
          try expression.evaluated(ties: { tape.value(of: $0) }, within: limits))
      } catch {
        calculator.fail(expression, error)
      }
    }
  }

  private static func error(
    of expression: Expression, _ calculator: Calculator
  ) -> EvaluationError? {
    do throws(EvaluationError) {
      _ = try expression.evaluated(
        ties: { calculator.tape.value(of: $0) }, within: limits)
      return nil
    } catch {
      return error
    }
  }
}
