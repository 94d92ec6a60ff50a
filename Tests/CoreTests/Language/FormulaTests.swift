import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `A formula` {
  @Test func `has a value without the expression of a tape`() throws {
    var evaluator = Evaluator(limits: .standard, cancellation: .never, rates: .none)
    let formula = try Formula("2 g0 in m/s^2")
    let value = try formula.value(by: &evaluator) { _ in nil }
    #expect(try value == formula.evaluated().value)
    #expect(value.number.rational == Rational(numerator: 196133, denominator: 10000))
    #expect(evaluator.ratesDay == nil)
  }

  @Test func `has its value also after one that fails in its middle`() throws {
    var evaluator = Evaluator(limits: .standard, cancellation: .never, rates: .none)
    for (text, expected) in [("1 + 5% + (2 + 1 / 0)", nil), ("3 + 4", 7), ("200 + 10%", 220)] {
      let value = try? Formula(text).value(by: &evaluator) { _ in nil }
      #expect(value?.number.rational == expected.map { Rational($0) })
    }
  }

  @Test(arguments: [
    ("2×3", "6"), ("2·3", "6"), ("2x3", "6"), ("6÷3", "2"), ("0xor 35", "35"), ("6 : 3", "2"),
    ("6:3", "tightColon 1..<2"), ("10:3 + 1", "tightColon 2..<3"),
    ("2026 - 12 - 25", "1989"), ("20260-12-25", "20223"), ("5−3", "2"),
    (" 2 + 3 ", "5"), ("2\t*\t3\r", "6"), ("2\u{A0}+\u{2009}3", "5"), ("\u{FEFF}2+3", "5"),
  ])
  func `may spell operators in several ways and contain white space`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("ans", "1/3"), ("ans*3", "1"), ("2ans", "2/3"), ("2 x ans", "2/3"), ("ans ans", "1/9"),
  ])
  func `takes ans as the previous result`(text: String, value: String) {
    #expect(outcome(text, answer: Quantity(Real(Rational(numerator: 1, denominator: 3)))) == value)
  }

  @Test func `may use a point where the comma is the decimal point`() throws {
    #expect(try Formula("1,5+0.5", commaIsPoint: true).evaluated().value == 2)
    #expect(throws: EvaluationError(.malformedNumber(.secondPoint), at: 0..<5)) {
      try Formula("1,5,2", commaIsPoint: true).evaluated()
    }
  }

  @Test func `reports bytes that are not UTF-8 at their place`() {
    #expect(throws: EvaluationError(.invalidText, at: 2..<3)) {
      try Formula([0x32, 0x2B, 0xFF, 0x33][...])
    }
  }
}
