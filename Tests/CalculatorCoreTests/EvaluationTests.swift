import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore

/// The laws of evaluation first, then what the first CountOnMe tested, by the same names.
@Suite struct EvaluationTests {
  private func result(_ keys: String) -> Rational? {
    guard case .showing(let calculation) = Story(keys + "=").calculator.phase else { return nil }
    return calculation.result
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
    var generator = SeededGenerator(seed: seed)
    let keys = String(
      (0..<60).map { _ in "0123456789..++--××÷÷=CA<<".randomElement(using: &generator) ?? "0" })
    let tokens = Story(keys).calculator.expression.tokens
    for (left, right) in zip([nil] + tokens.map(Optional.some), tokens) {
      switch right {
      case .number, .answer: #expect(left?.endsOperand != true, "seed \(seed): \(keys)")
      case .binary: #expect(left?.endsOperand == true, "seed \(seed): \(keys)")
      case .sign:
        let isAfterProduct = left == .binary(.multiply) || left == .binary(.divide)
        #expect(left == nil || isAfterProduct, "seed \(seed): \(keys)")
      }
    }
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
    #expect(Story("2+3=").calculator.liveValue == nil)
  }

  @Test("the value of what is typed is there as soon as there is one")
  func liveValue() {
    #expect(Story("2").calculator.liveValue == nil)
    #expect(Story("2+").calculator.liveValue == nil)
    #expect(Story("2+3").calculator.liveValue == 5)
    #expect(Story("2+3×").calculator.liveValue == nil)
    #expect(Story("2÷0").calculator.liveValue == nil)
    #expect(Story("2÷0.").calculator.liveValue == nil)
    #expect(Story("2÷0.5").calculator.liveValue == 4)
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
    let value = try expression.value()
    #expect(value == 400_000)
  }
}
