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
  func `a sum of products agrees with a second algorithm`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var keys = ""
    var sum: Rational = 0
    for term in 0..<generator.integer(1...5) {
      let isNegative = term > 0 && Bool.random(using: &generator)
      var product = Rational(generator.integer(0...99))
      keys += (term == 0 ? "" : isNegative ? "-" : "+") + "\(product)"
      for _ in 0..<generator.integer(0...3) {
        let factor = Rational(generator.integer(1...99))
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
    #expect(result("0+" + keys) == sum, "\(keys)")
  }
}
