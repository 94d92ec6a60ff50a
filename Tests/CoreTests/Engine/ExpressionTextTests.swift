import CalculatorCore
import ExactNumbers
import TestSupport
import Testing
import Words

@testable import Engine

@Suite struct `The text of an expression` {
  private static func text(of expression: Expression, point: Character = ".") -> String {
    ExpressionText(expression, point: point, ties: TestScope().text).text
  }

  @Test func `has a sign before the result above if that would be a unit`() throws {
    let product = try Formula("2 ans%", in: TestScope()).expression
    for (units, expected) in [(UnitSigns.local(.french), "2 × ans\u{202F}%"), (.symbols, "2 ans%")]
    {
      let text = ExpressionText(product, point: ",", units: units, ties: { _ in "ans" })
      #expect(text.text == expected)
      #expect(text.ties[0].columns.count == 3 && text.columns(of: 1..<2) == text.ties[0].columns)
    }
  }

  private static let pieces =
    Vocabulary.names.filter { !["random", "dice", "roll"].contains($0) }.map {
      Vocabulary.functionNames.contains($0) ? $0 + "(" : $0
    } + [
      "0", "7", "12.50", ".5", "5.", "1_000", "1e-3", "2E5", "1.2.3", "π", "√", "°", "x", ";", "(",
      ")", "+", "-", "×", "÷", "^", "!", "%", "(", ")", "-",
    ]

  @Test(arguments: 0..<10 * UInt64(caseFactor))
  func `reads back as the same tokens after any formula`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let source = generator.text(of: Self.pieces, atMost: 10)
      for isComma in [false, true] {
        // Adjacent names may form an unknown one.
        guard let formula = try? Formula(source, in: TestScope(), commaIsPoint: isComma) else {
          continue
        }
        let text = Self.text(of: formula.expression, point: isComma ? "," : ".")
        // A decimal comma in a call with one argument is refused as ambiguous: log(1,5).
        let again: Formula
        do {
          again = try Formula(text, in: TestScope(), commaIsPoint: isComma)
        } catch {
          guard isComma, case .ambiguous = error.kind else { throw error }
          continue
        }
        #expect(again.expression == formula.expression, "\(source) as \(text)")
      }
    }
  }

  @Test func `reads back as the same tokens for every pair`() throws {
    for left in Self.pieces {
      for right in Self.pieces {
        guard let formula = try? Formula(left + " " + right, in: TestScope()) else { continue }
        let text = Self.text(of: formula.expression)
        #expect(try Formula(text, in: TestScope()).expression == formula.expression, "\(text)")
        #expect(!text.contains("  ") && text.first != " " && text.last != " ", "“\(text)”")
      }
    }
  }

  @Test func `has the columns of its tokens`() throws {
    let formula = try Formula("2sin(30°)+max(√π;-1e-3)")
    let text = ExpressionText(
      formula.expression, point: ",", ties: TestScope().text, notes: [3: "= 0,5"])
    let pieces = formula.expression.tokens.indices.map { index in
      let columns = text.columns(of: index..<index + 1)
      return String(Array(text.text)[columns])
    }
    #expect(text.text == "2 sin(30° (= 0,5)) + max(√pi; −1e-3)")
    #expect(pieces == ["2", "sin(", "30", "°", ")", "+", "max(", "√", "pi", ";", "−", "1e-3", ")"])
  }
}
