import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore

/// The laws of evaluation first, then what the first CountOnMe tested, by the same names.
@Suite struct EvaluationTests {
  private func result(_ keys: String) -> Rational? {
    guard case .showing(let calculation) = Story(keys + "=").calculator.phase else { return nil }
    return calculation.result.rational
  }

  @Test("a sum of products is what two passes over it say", arguments: 0..<200)
  func precedenceLaw(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var keys = ""
    var sum: Rational = 0
    for term in 0..<Int.random(in: 1...5, using: &generator) {
      let isNegative = term > 0 && Bool.random(using: &generator)
      var product = Rational(Int.random(in: 0...99, using: &generator))
      keys += (term == 0 ? "" : isNegative ? "-" : "+") + "\(product)"
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let factor = Rational(Int.random(in: 1...99, using: &generator))
        if Bool.random(using: &generator) {
          keys += "×\(factor)"
          product = product * factor
        } else {
          keys += "÷-\(factor)"
          product = -(try #require(product.divided(by: factor)))
        }
      }
      sum = isNegative ? sum - product : sum + product
    }
    #expect(result("0+" + keys) == sum, "seed \(seed): \(keys)")
  }

  @Test("addition") func addition() { #expect(result("1+2") == 3) }
  @Test("subtraction") func subtraction() { #expect(result("5-8") == -3) }
  @Test("multiplication") func multiplication() { #expect(result("6×7") == 42) }
  @Test("division") func division() { #expect(result("8÷2") == 4) }

  @Test("division to a decimal")
  func divisionToDecimal() { #expect(result("1÷8") == Rational(decimal: "0.125")) }

  @Test("division by zero", arguments: ["8÷0", "8÷0.00", "0÷0", "8÷-0"])
  func divisionByZero(keys: String) {
    guard case .failed(_, let error) = Story(keys + "=").calculator.phase else {
      Issue.record("\(keys) has no value")
      return
    }
    #expect(error.kind == .divisionByZero)
    #expect(error.place.lowerBound == 1)
  }

  @Test("several operations") func severalOperations() { #expect(result("9-3+2-8") == 0) }

  @Test("several operations with a division by zero among them")
  func severalOperationsWithDivisionByZero() {
    #expect(
      Story("1+8÷0×3=").description == "failed 1 + 8 ÷ 0 × 3: divisionByZero at 3..<5")
  }

  @Test(
    "operator priority",
    arguments: [
      ("2+3×4", "14"), ("2×3+4", "10"), ("8-6÷2", "5"), ("8÷4÷2", "1"), ("8-4-2", "2"),
      ("1÷3×3", "1"), ("-2×-3", "6"), ("2-3×-4+1", "15"),
    ])
  func operatorPriority(keys: String, value: String) {
    #expect(result(keys)?.description == value)
  }

  @Test("the expression is coherent after any press", arguments: 0..<100)
  func coherence(seed: UInt64) {
    let keys = randomKeys(seed: seed, length: 60)
    let expression = Story(keys).calculator.expression
    var depth = 0
    for (left, right) in zip([nil] + expression.tokens.map(Optional.some), expression.tokens) {
      switch right {
      case .number, .answer: #expect(left?.endsOperand != true, "seed \(seed): \(keys)")
      case .binary, .postfix, .close: #expect(left?.endsOperand == true, "seed \(seed): \(keys)")
      case .sign:
        let mayBegin = left.map { $0 == .open || Self.takesSign.contains($0) } ?? true
        #expect(mayBegin, "seed \(seed): \(keys)")
      case .open: break
      case .constant, .root, .function, .separator: Issue.record("no key writes \(right)")
      }
      depth += right.nesting
      #expect(depth >= 0, "seed \(seed): \(keys)")
    }
  }

  private static let takesSign: [Token] = [.binary(.multiply), .binary(.divide), .binary(.power)]

  @Test(
    "whatever is complete can be evaluated, to a value or an error of arithmetic",
    arguments: 0..<100)
  func completeExpressions(seed: UInt64) {
    let expression = Story(randomKeys(seed: seed, length: 12)).calculator.expression
    guard expression.isComplete else { return }
    do throws(EvaluationError) {
      _ = try expression.evaluated(within: Limits(bits: 10_000))
    } catch {
      let kinds: [EvaluationError.Kind] = [
        .divisionByZero, .tooLarge, .factorialOfFraction, .rootOfNegative,
      ]
      #expect(kinds.contains(error.kind), "seed \(seed): \(expression)")
    }
  }

  private func randomKeys(seed: UInt64, length: Int) -> String {
    var generator = SeededGenerator(seed: seed)
    return String(
      (0..<length).map { _ in
        "0123456789..++--××÷÷^%!(())=CA<<".randomElement(using: &generator) ?? "0"
      })
  }

  @Test("the expression has enough elements before it is calculated")
  func enoughElements() {
    #expect(Story("2").calculator.expression.hasOperation == false)
    #expect(Story("2+").calculator.expression.isComplete == false)
    #expect(Story("2+3").calculator.expression.hasOperation)
    #expect(Story("2+3").calculator.expression.isComplete)
  }

  @Test("the expression contains a result")
  func containsResult() {
    #expect(Story("2+3=").description == "showing 2 + 3 = 5")
    #expect(Story("2+3=").calculator.liveEvaluation()?.value == nil)
  }

  @Test("the value of what is typed is there as soon as there is one")
  func liveValue() {
    #expect(Story("2").calculator.liveEvaluation()?.value == nil)
    #expect(Story("2+").calculator.liveEvaluation()?.value == nil)
    #expect(Story("2+3").calculator.liveEvaluation()?.value == 5)
    #expect(Story("2+3×").calculator.liveEvaluation()?.value == nil)
    #expect(Story("2÷0").calculator.liveEvaluation()?.value == nil)
    #expect(Story("2÷0.").calculator.liveEvaluation()?.value == nil)
    #expect(Story("2÷0.5").calculator.liveEvaluation()?.value == 4)
  }

  @Test("a sign that is wrong is refused or replaced")
  func wrongSign() {
    #expect(Story("5×-+").description == "entering 5 +")
    #expect(Story("5×-=").refusal?.kind == .missingOperand)
  }

  @Test("an answer takes no digit and no point", arguments: ["1", "."])
  func answer(key: Character) {
    #expect(
      Story("1÷3=+<\(key)").description
        == "entering {1/3} | refused: missingOperator at 0..<1")
  }

  @Test("an answer is one element, for C and for backspace", arguments: ["C", "<"])
  func answerIsRemovedWhole(key: Character) {
    #expect(Story("1÷3=+\(key)\(key)").description == "entering ")
  }

  @Test("a number of a formula is edited like one that was typed")
  func numbersOfFormulas() throws {
    let formula = try Formula("2*1.5e-3")
    var story = Story("")
    story.calculator.show(formula, try formula.evaluated())
    #expect(story.description == "showing 2 × 1.5e-3 = 3/1000")
    try story.calculator.apply(.backspace)
    #expect(throws: Refusal(.secondPoint, at: 2..<3)) { try story.calculator.apply(.point) }
    try story.calculator.apply(.digit(.zero))
    #expect(story.description == "entering 2 × 1.5e-30")
    for text in ["1.5e-3", "1.5", "1."] {
      try story.calculator.apply(.backspace)
      #expect(story.description == "entering 2 × \(text)")
    }
  }

  @Test("a result beyond the limits is too large, with the operation to blame")
  func tooLarge() {
    let limits = Limits(bits: 20, digits: 100)
    #expect(Story("999×999=", limits: limits).description == "showing 999 × 999 = 998001")
    #expect(
      Story("1+9999×9999=", limits: limits).description
        == "failed 1 + 9999 × 9999: tooLarge at 2..<5")
    #expect(
      Story("1÷9999÷9999=", limits: limits).description
        == "failed 1 ÷ 9999 ÷ 9999: tooLarge at 0..<5")
  }

  @Test("two hundred thousand terms are no trouble")
  func manyTerms() throws {
    var expression = Expression([.number(.zero)])
    for _ in 0..<200_000 {
      expression.tokens += [.binary(.add), .number(NumberLiteral(.two))]
    }
    let value = try expression.evaluated().value
    #expect(value == 400_000)
  }
}
