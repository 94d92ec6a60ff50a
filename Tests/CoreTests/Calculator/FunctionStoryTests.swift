import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The calculator with functions` {
  @Test func `keeps any formula coherent after any presses`() {
    for var generator in cases(120) {
      let text = generator.expression(depth: 2)
      guard var story = try? Story(formula: text, "") else { continue }
      for _ in 0..<12 {
        story.press(String(generator.pick("07.+-×÷^%!()=<<<<CC")))
        let expression = story.calculator.expression
        guard expression.tokens.last?.endsOperand == true, let error = error(of: story.calculator)
        else { continue }
        #expect(error.place.upperBound <= expression.closed.tokens.count, "\(text)")
        #expect(!error.place.isEmpty && Self.ofArithmetic(error.kind), "\(error) in \(expression)")
      }
    }
  }

  private func error(of calculator: Calculator) -> EvaluationError? {
    do throws(EvaluationError) {
      _ = try calculator.expression.evaluated(
        in: EvaluationContext(
          ties: { calculator.tape.value(of: $0) }, within: Limits(bits: 10_000)))
      return nil
    } catch {
      return error
    }
  }

  private static func ofArithmetic(_ kind: EvaluationError.Kind) -> Bool {
    switch kind {
    case .divisionByZero, .tooLarge, .tooSmall, .factorialOfFraction, .rootOfNegative,
      .outsideDomain, .imaginaryRoot, .unknownSign, .unknownDivisor, .unknownFloor, .undecided,
      .wrongArguments, .unwantedUnit:
      true
    default: false
    }
  }
}
