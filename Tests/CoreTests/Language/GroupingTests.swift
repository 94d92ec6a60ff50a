import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `What a text leaves out` {
  @Test(arguments: Function.allCases.filter { !$0.isRandom && !$0.isEverydayWord && $0 != .oct })
  func `may be the parentheses of any function with one argument`(function: Function) {
    let end = function.name.utf8.count + 1
    for rest in [" 3", "\t3", "\u{A0}3"] {
      let operators: [Function: String] = [.mod: "mod", .ncr: "nCr", .npr: "nPr"]
      let understood =
        if let name = operators[function] {
          "2 \(name) 3"
        } else if let product = [.min: "3 s", .week: "3 d", .sec: "* 3"][function] {
          "ambiguous(2 \(function) \(product) 2 * \(function)(3)) 0..<\(end + rest.utf8.count)"
        } else if function.takes(1) {
          "2 \(function)( 3 )"
        } else {
          "wrongArguments(\(function)) 1..<\(end)"
        }
      #expect(TableReading.tokens.outcome(of: "2" + function.name + rest) == understood)
    }
  }

  @Test func `is written out in the text of the tokens`() throws {
    for var generator in cases(1000) {
      let text = generator.formula(pieces: 10)
      guard let formula = try? Formula(text, in: AnswerScope()) else { continue }
      let source = formula.expression.source { _ in "ans" }
      let again = try Formula(source, in: AnswerScope())
      #expect(again.expression == formula.expression, "\(text) → \(source)")
    }
  }

  @Test func `is found in linear time`() throws {
    let count = 5_000 * caseFactor
    for (piece, tail) in [
      ("sin ", "1"), ("∛", "2"), ("2²!+", "1"), ("1 mod (", "1;2"), ("√sin -(", "1"),
    ] {
      let text = String(repeating: piece, count: count) + tail
      #expect(try Formula(text).expression.tokens.count > count, "\(piece)")
    }
  }
}
