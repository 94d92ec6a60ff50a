import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `An expression` {
  @Test(arguments: 0..<100)
  func `is coherent after any presses`(seed: UInt64) {
    let keys = randomKeys(seed: seed, length: 60)
    let expression = Story(keys).calculator.expression
    var depth = 0
    for (left, right) in zip([nil] + expression.tokens.map(Optional.some), expression.tokens) {
      switch right {
      case .number, .tie: #expect(left?.endsOperand != true, "\(keys)")
      case .binary, .postfix, .close: #expect(left?.endsOperand == true, "\(keys)")
      case .sign: #expect(left.map { Self.takesSign.contains($0) } != false, "\(keys)")
      case .open: break
      case .pick, .constant, .time, .root, .function, .userCall, .separator, .unit, .conversion,
        .binding, .bound, .equals, .parameters, .parameter:
        Issue.record("no key writes \(right)")
      }
      depth += right.nesting
      #expect(depth >= 0, "\(keys)")
    }
  }

  @Test func `separates signs that would form another one`() throws {
    let expression = Expression([
      .number(NumberLiteral(.three)), .postfix(.factorial), .postfix(.doubleFactorial),
    ])
    #expect(expression.source { _ in "" } == "3! !!")
    #expect(try Formula("3! !!").expression == expression)
  }

  private static let takesSign: [Token] = [
    .open, .binary(.multiply), .binary(.divide), .binary(.power),
  ]

  @Test(arguments: 0..<100)
  func `that is complete has a value or an arithmetic error`(seed: UInt64) {
    let calculator = Story(randomKeys(seed: seed, length: 12)).calculator
    let expression = calculator.expression
    guard expression.tokens.last?.endsOperand == true else { return }
    do throws(EvaluationError) {
      _ = try expression.evaluated(
        in: EvaluationContext(
          ties: { calculator.tape.value(of: $0) }, within: Limits(bits: 10_000)))
    } catch {
      let kinds: [EvaluationError.Kind] = [
        .divisionByZero, .tooLarge, .factorialOfFraction, .rootOfNegative,
      ]
      #expect(kinds.contains(error.kind), "\(expression)")
    }
  }

  private func randomKeys(seed: UInt64, length: Int) -> String {
    var generator = SeededGenerator(seed: seed)
    return String((0..<length).map { _ in generator.pick("0123456789..++--××÷÷^%!(())=CA<<") })
  }
}
