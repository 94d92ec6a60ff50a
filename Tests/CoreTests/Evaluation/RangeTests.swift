import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

@Suite("A sum or a product over a range")
struct RangeTests {
  @Test(arguments: [
    ("sum(k = 1 to 100; k^2)", "338350"), ("product(k=1 to 5; k)", "120"),
    ("sum(k=1 to 3; sum(j=k to 3; k*j))", "25"), ("sum(k=5 to 1; 1/0)", "0"),
    ("product(k=5 to 1; sum(j=1 to 2; j))", "1"), ("sum(k=-2 to 2; abs k)", "6"),
    ("sum(m=1 to 3; 2 m)", "12"), ("sum(k=1 to 3; 2k km)", "12 km"),
    ("product(k=1 to 3; k m)", "6 m³"), ("sum(e=1 to 3; e)", "6"), ("sum(é=1 to 3; é²)", "14"),
    ("sum(sqrt=1 to 3; sqrt + sqrt(4))", "12"), ("1 + 2 sum(k=1 to 3; 100 + k%)", "613"),
    ("1 + sum(k=1 to 3; k", "7"), ("sum(k=1 to 3, k) - sum(k=2 to 3; k)", "1"),
    ("sum(k=1 to 2+1; (k))!", "720"), ("sum(k=1 to 8; sin(k*45°)^2)", "4"),
    ("sum(k=1 to 2; sum(k=k to 2; k))", "5"), ("sum(k=1 to 4; k km)/k", "unknownName()"),
    ("sum(k=2 to √4; k)", "2"),
  ])
  func `has a value`(text: String, value: String) {
    #expect(outcome(text).hasPrefix(value), "\(outcome(text))")
  }

  @Test(arguments: [
    ("sum(k=1; k)", "malformedRange(sum) 0..<8"), ("sum(k=1 to 3)", "malformedRange(sum) 0..<13"),
    ("product(k=1 to 3; k; 2)", "malformedRange(product) 0..<20"),
    ("sum(k=1 to 3", "malformedRange(sum) 0..<12"),
    ("sum(k=1 to 2.5; k)", "rangeBound 11..<14"), ("sum(k=1 km to 2; k)", "rangeBound 6..<10"),
    ("sum(k=1 to inf; 1/k)", "rangeBound 11..<14"),
    ("sum(k=1 to 10^7+1; k)", "rangeBound 11..<17"), ("sum(k=1 to 3; 1/(k-2))", "divisionByZero"),
    ("[sum(k=1 to 3; k]", "noOpenParenthesis 16..<17"), ("sum(k=; k)", "missingOperand 4..<6"),
    ("sum(k= to 3; k)", "unknownName() 7..<9"), ("sum(k=1 to; k)", "missingOperand 8..<10"),
    ("sum(k=1 to 3;)", "missingOperand 12..<13"),
    ("sum(in=1 to 3; in)", "reservedName 4..<6"), ("max(k=1 to 3; k)", "misplacedEquals 5..<6"),
    ("sum(2 k=1 to 3; k)", "misplacedEquals 7..<8"),
    ("sum(k=1 to 3; k=2)", "misplacedEquals 15..<16"), ("(k=1 to 3; k)", "misplacedEquals 2..<3"),
    ("max(=3)", "misplacedEquals 4..<5"), ("sum(k=1 to 2; 10^(10^6 k))", "tooLarge"),
  ])
  func `is refused where a part is missing or means nothing`(text: String, error: String) {
    #expect(outcome(text).hasPrefix(error), "\(outcome(text))")
  }

  @Test func `agrees with closed formulas, and its parts with the whole`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let (first, count) = (
        Int.random(in: -9...9, using: &random), Int.random(in: 0...40, using: &random)
      )
      let (middle, last) = (first + Int.random(in: 0...count, using: &random), first + count)
      let term = ["k", "k^2/7", "1/(k^2+1)", "2^k", "k√2"].randomElement(using: &random) ?? "k"
      let parts = "sum(k=\(first) to \(middle); \(term)) + sum(k=\(middle + 1) to \(last); \(term))"
      try expectSame("sum(k=\(first) to \(last); \(term))", parts)
      try expectSame("sum(k=\(first) to \(last); k)", "(\(first) + \(last)) * \(count + 1) / 2")
      try expectSame("product(k=1 to \(count); k)", "\(count)!")
      try expectSame(
        "sum(i=1 to 5; sum(j=\(first) to \(last); i*j^2))",
        "sum(j=\(first) to \(last); sum(i=1 to 5; i*j^2))")
    }
  }

  @Test(arguments: [
    "sum(k = 1 to 100; k^2)", "product(k = 1 to 5; 2 k)", "sum(k = 1 to 3; sum(j = k to 3; k * j))",
    "1 m + sum(k = 1 to 3; k!) km", "sum(m = 1 to 3; 2 m^2 / (m + 1))",
    "sum(k = -1 to (5 in 1); k * (k + 1))",
  ])
  func `is written as it is read`(text: String) throws {
    let expression = try Formula(text.replacing(" in 1", with: "")).expression
    let source = expression.source { "\($0)" }
    #expect(try Formula(source).expression == expression)
    #expect(try expression.evaluated().value == Formula(source).evaluated().value)
  }

  @Test func `is one step of an explanation, and names no single percentage`() throws {
    let explanation = try Formula("2*sum(k = 1 to 1+2; 100 + k%) + sum(k = 2 to 1; 5!)").explained()
    #expect(explanation.steps.map(\.value.number) == [612, 612, 306, 3, 0])
    #expect(
      explanation.parenthesized.source { "\($0)" }
        == "(2 * sum(k = 1 to 1 + 2; 100 + k%)) + sum(k = 2 to 1; 5!)")
    #expect(try Formula("100 + 5% + sum(k = 1 to 3; 100 + k%)").evaluated().percentages.isEmpty)
  }

  @Test func `has no parameter outside of it`() throws {
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

  @Test func `is a line that can be edited`() throws {
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
