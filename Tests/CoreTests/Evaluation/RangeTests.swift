import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

@Suite("A sum or a product over a range")
struct RangeTests {
  @Test func `agrees with closed formulas, and its parts add up to the whole`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let (first, count) = (random.integer(-9...9), random.integer(0...40))
      let (middle, last) = (first + random.integer(0...count), first + count)
      let term = random.pick(["k", "k^2/7", "1/(k^2+1)", "2^k", "k√2"])
      let parts = "sum(k=\(first) to \(middle); \(term)) + sum(k=\(middle + 1) to \(last); \(term))"
      try expectSame("sum(k=\(first) to \(last); \(term))", parts)
      try expectSame("sum(k=\(first) to \(last); k)", "(\(first) + \(last)) * \(count + 1) / 2")
      try expectSame("product(k=1 to \(count); k)", "\(count)!")
      try expectSame(
        "sum(i=1 to 5; sum(j=\(first) to \(last); i*j^2))",
        "sum(j=\(first) to \(last); sum(i=1 to 5; i*j^2))")
    }
  }

  @Test func `is one step of an explanation, and names no single percentage`() throws {
    let explanation = try Formula("2*sum(k = 1 to 1+2; 100 + k%) + sum(k = 2 to 1; 5!)").explained()
    #expect(explanation.steps.map(\.value.number) == [612, 612, 306, 3, 0])
    #expect(
      explanation.parenthesized.source { "\($0)" }
        == "(2 * sum(k = 1 to 1 + 2; 100 + k%)) + sum(k = 2 to 1; 5!)")
    #expect(try Formula("100 + 5% + sum(k = 1 to 3; 100 + k%)").evaluated().percentages.isEmpty)
  }

  @Test func `has no parameter outside it`() throws {
    #expect(throws: EvaluationError(.unknownName("k", nearest: nil), at: 0..<1)) {
      try Expression([.parameter("k")]).evaluated()
    }
    #expect(throws: EvaluationError(.misplacedEquals, at: 0..<1)) {
      try Expression([.binding("k"), .number(.zero)]).evaluated()
    }
    #expect(throws: EvaluationError(.missingOperator, at: 1..<2)) {
      try Expression([.number(.zero), .bound, .number(.zero)]).evaluated()
    }
  }

  @Test func `is an editable line`() throws {
    var line = LineText("sum(k = 1 to 3; k) + 1")
    while !line.isEmpty {
      let part = line.completePart
      if let formula = try? Formula(part.text) {
        #expect(try Formula(formula.expression.source { "\($0)" }).expression == formula.expression)
      }
      try line.press(.deleteElement, within: .standard)
    }
  }
}
