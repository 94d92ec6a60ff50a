import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The grammar of functions` {
  @Test(arguments: Function.allCases.filter { !$0.isRandom })
  func `each function is tested`(function: Function) {
    #expect(
      TableTests.lines.contains { $0.contains(function.name + "(") },
      "add an expression with \(function.name) to a table")
  }

  @Test(arguments: Constant.allCases)
  func `each constant is tested`(constant: Constant) {
    let isTried = TableTests.lines.contains { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "π" }
      return constant.spellings.contains { words.contains(Substring($0)) }
    }
    #expect(isTried, "add an expression with \(constant.name) to a table")
  }

  @Test func `functions nest as deeply as parentheses`() throws {
    let count = 10_000 * caseFactor
    let deep = String(repeating: "abs(", count: count) + "-7"
    #expect(outcome(deep) == "7")
    #expect(outcome(deep + String(repeating: ")", count: count)) == "7")
    #expect(outcome(String(repeating: "√", count: count) + "1") == "1")
    #expect(outcome(String(repeating: "max(1;", count: count) + "2") == "2")
    #expect(outcome("max(" + String(repeating: "1;", count: count) + "2)") == "2")
    let expression = try Formula("abs(abs(1))").expression
    #expect(throws: EvaluationError(.tooLong, at: 1..<2)) {
      try expression.evaluated(in: EvaluationContext(within: Limits(nesting: 1)))
    }
  }

  @Test func `the values of percentages in arguments are kept, even irrational ones`() throws {
    let formula = try Formula("max(200 + 10%; √2 + 10%)")
    let percentages = try formula.evaluated().percentages
    #expect(percentages.map(\.token) == [4, 10])
    #expect(percentages.map(\.value.number.shortText) == ["20", "≈0.141421356237"])
  }

  @Test func `an argument has the same value as in parentheses`() throws {
    for var generator in cases(80) {
      let inner = generator.expression(depth: 2)
      let alone = outcome("(" + inner + ")")
      guard !alone.contains(" ") else { continue }
      for text in ["min(\(inner))", "max(\(inner);\(inner))", "min(\(inner)"] {
        #expect(outcome(text) == alone, "\(text)")
      }
    }
  }
}
