import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `Arithmetic` {
  private func result(_ keys: String) -> Rational? {
    let calculator = Story(keys + "=").calculator
    guard case .showing(let id) = calculator.phase else { return nil }
    return calculator.tape.value(of: id)?.number.rational
  }

  @Test(arguments: 0..<200)
  func `the value of a sum of products is that of a second algorithm`(seed: UInt64) throws {
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

  @Test func `numbers are added`() { #expect(result("1+2") == 3) }

  @Test func `numbers are subtracted`() { #expect(result("5-8") == -3) }

  @Test func `numbers are multiplied`() { #expect(result("6×7") == 42) }

  @Test func `numbers are divided`() { #expect(result("8÷2") == 4) }

  @Test func `a quotient is exact`() {
    #expect(result("1÷8") == Rational(numerator: 1, denominator: 8))
  }

  @Test(arguments: ["8÷0", "8÷0.00", "0÷0", "8÷-0"])
  func `a division by zero is an error from its operator on`(keys: String) {
    guard case .failed(_, let error) = Story(keys + "=").calculator.phase else {
      Issue.record("\(keys) has no value")
      return
    }
    #expect(error.kind == .divisionByZero)
    #expect(error.place.lowerBound == 1)
  }

  @Test func `sums and differences are calculated from the left`() {
    #expect(result("9-3+2-8") == 0)
  }

  @Test func `a division by zero inside an expression is an error at its place`() {
    #expect(
      Story("1+8÷0×3=").description == "failed 1 + 8 ÷ 0 × 3: divisionByZero at 3..<5")
  }

  @Test(arguments: [
    ("2+3×4", "14"), ("2×3+4", "10"), ("8-6÷2", "5"), ("8÷4÷2", "1"), ("8-4-2", "2"),
    ("1÷3×3", "1"), ("-2×-3", "6"), ("2-3×-4+1", "15"),
  ])
  func `products are calculated before sums`(keys: String, value: String) {
    #expect(result(keys)?.description == value)
  }
}
