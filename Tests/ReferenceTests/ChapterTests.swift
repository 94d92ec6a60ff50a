import CalculatorCore
import CalculatorViewModel
import ExactNumbers
import Quantities
import Testing

@testable import Reference

@Suite struct `The chapters of the reference` {
  @Test func `have different titles, and summaries for a line of the help`() {
    #expect(Set(Topic.allCases.map(\.chapter.title)).count == Topic.allCases.count)
    #expect(Topic.allCases.allSatisfy { $0.summary.count < 64 && !$0.chapter.blocks.isEmpty })
  }

  /// What the reference says that an expression is: a code span followed by "is" and a number.
  private static let claims: [(expression: String, value: String)] = Topic.allCases
    .flatMap(\.chapter.blocks).flatMap(texts)
    .flatMap { text in
      zip(text.spans, text.spans.dropFirst()).compactMap { span, next in
        guard case .code(let code) = span, case .words(let words) = next,
          let match = words.prefixMatch(of: /\ is (-?[0-9.]*[0-9])/)
        else { return nil }
        return (code.text, String(match.1))
      }
    }

  @Test func `state values that are true`() throws {
    #expect(Self.claims.count > 30)
    for (expression, value) in Self.claims {
      let result = try Formula(expression).evaluated().value
      #expect(
        result.plain?.rational?.asciiText(significantDigits: 34).text == value, "\(expression)")
    }
  }

  @Test func `name equal numbers that are not recognised`() {
    for expression in [
      "cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2", "ln(2+sqrt(3)) - 2ln((1+sqrt(3))/sqrt(2))",
    ] {
      #expect(
        Topic.exact.chapter.blocks.flatMap(Self.texts).contains { text in
          text.spans.contains(.code(Code(expression)))
        })
      #expect(throws: EvaluationError.self) {
        try Formula("1/(\(expression))").evaluated()
      }
    }
  }

  @Test func `list every function and constant, with all its spellings`() {
    let terms = Self.terms(of: .functions)
    for function in Function.allCases {
      #expect(terms.contains(.function(name: function.name, parameters: function.parameters)))
    }
    for constant in Constant.allCases { #expect(terms.contains(.code(constant.spellings))) }
  }

  @Test func `list every key`() {
    let keypad = Self.terms(of: .keys)
    #expect(keypad == (Help.keypad + Help.navigation).map { .keys($0.keys) })
    let formula = Self.terms(of: .formula)
    #expect(formula == Help.formula.map { .keys($0.keys) })
  }

  @Test func `list every form of numbers, with an example`() {
    let texts = Topic.forms.chapter.blocks.flatMap(Self.texts)
    #expect(Self.terms(of: .forms) == FormEntry.all.map { .code([$0.name]) })
    for entry in FormEntry.all {
      #expect(
        texts.contains {
          $0.spans.contains(.code(Code(entry.expression)))
            && $0.spans.contains(.code(Code(entry.output)))
        })
    }
  }

  @Test func `list every option with its value`() {
    let texts = Self.terms(of: .options).map(\.text)
    #expect(texts == CommandLineOption.allCases.map(\.text))
    #expect(texts.contains("--digits <n>") && texts.contains("-h, --help"))
  }

  private static func terms(of topic: Topic) -> [Term] {
    topic.chapter.blocks.flatMap { block -> [Term] in
      guard case .definitions(let definitions) = block else { return [] }
      return definitions.map(\.term)
    }
  }

  private static func texts(of block: Block) -> [InlineText] {
    switch block {
    case .paragraph(let text): [text]
    case .definitions(let definitions): definitions.map(\.meaning)
    case .list(let items): items
    case .examples(let examples): examples.map(\.summary)
    case .heading, .literal: []
    }
  }
}
