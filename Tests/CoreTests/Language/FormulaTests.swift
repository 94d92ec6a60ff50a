import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `A formula` {
  @Test func `has its value even after one that fails midway`() throws {
    var evaluator = Evaluator()
    for (text, expected) in [("1 + 5% + (2 + 1 / 0)", nil), ("3 + 4", 7), ("200 + 10%", 220)] {
      let value = try? evaluator.value(of: Formula(text).tree)
      #expect(value?.number.rational == expected.map { Rational($0) })
    }
  }

  @Test(arguments: [
    ("2\t*\t3\r", "6"), ("2\u{A0}+\u{2009}3", "5"), ("\u{FEFF}2+3", "5"),
  ])
  func `may contain white space of any kind`(text: String, value: String) {
    #expect(outcome(text) == value)
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
