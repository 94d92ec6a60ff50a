import CalculatorCore
import CalculatorViewModel
import ExactNumbers
import Quantities
import Testing
import Words

@testable import Reference

@Suite struct `The chapters of the reference` {
  private let words = Language.english.reference

  @Test(arguments: Language.allCases)
  func `have different titles, and summaries for a line of the help`(language: Language) {
    let words = language.reference
    #expect(Set(Topic.allCases.map { words.entry(of: $0).title }).count == Topic.allCases.count)
    for topic in Topic.allCases {
      #expect(words.entry(of: topic).summary.count < 66, "\(topic)")
      #expect(!topic.chapter(in: words).blocks.isEmpty)
    }
  }

  /// The values in the text: a code span, the word “is” and a number.
  private static func claims(in words: ReferenceWording) -> [(expression: String, value: String)] {
    Topic.allCases.flatMap { $0.chapter(in: words).blocks }.flatMap(\.texts).flatMap { text in
      zip(text.spans, text.spans.dropFirst()).compactMap { span, next in
        guard case .code(let code) = span, case .words(let words) = next,
          let match = words.prefixMatch(of: /\ (?:is|vaut) (-?[0-9.]*[0-9])/)
        else { return nil }
        return (code.text, String(match.1))
      }
    }
  }

  @Test(arguments: Language.allCases) func `state true values`(language: Language) throws {
    let claims = Self.claims(in: language.reference)
    #expect(claims.count == Self.claims(in: words).count && claims.count > 30)
    for (expression, value) in claims {
      let result = try Formula(expression).evaluated().value
      #expect(result.plain?.rational?.text(digits: 34).text == value, "\(expression)")
    }
  }

  @Test func `name equal numbers that are not recognised`() {
    for expression in [
      "cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2", "ln(2+sqrt(3)) - 2ln((1+sqrt(3))/sqrt(2))",
    ] {
      #expect(
        Topic.exact.chapter(in: words).blocks.flatMap(\.texts).contains { text in
          text.spans.contains(.code(Code(expression)))
        })
      #expect(throws: EvaluationError.self) { try Formula("1/(\(expression))").evaluated() }
    }
  }

  @Test func `list every function and constant, with all its spellings`() {
    let terms = terms(of: .functions)
    for function in Function.allCases {
      #expect(terms.contains(.function(name: function.name, parameters: function.parameters)))
    }
    for constant in Constant.allCases { #expect(terms.contains(.code(constant.spellings))) }
  }

  @Test func `list every key`() {
    let help = Help(Wording(.english))
    let keypad =
      help.keypad + help.lines(of: .commands)
      + [KeyTable.page, KeyTable.plot].flatMap { help.lines(of: $0) }
    #expect(terms(of: .keys) == keypad.map { .name($0.keys) })
    #expect(terms(of: .formula) == help.lines(of: .formula).map { .name($0.keys) })
  }

  @Test func `list every form of numbers, with an example`() {
    let texts = Topic.forms.chapter(in: words).blocks.flatMap(\.texts)
    #expect(terms(of: .forms) == NumberForm.allCases.map { .code([$0.name]) })
    for example in NumberForm.allCases.map(\.example) {
      #expect(
        texts.contains {
          $0.spans.contains(.code(Code(example.expression)))
            && $0.spans.contains(.code(Code(example.output)))
        })
    }
  }

  @Test func `list every option with its value`() {
    let texts = terms(of: .options).map(\.text)
    #expect(
      texts == CommandLineOption.allCases.map { $0.text(value: $0.placeholder.map(words.name)) })
    #expect(texts.contains("--digits <n>") && texts.contains("-h, --help"))
  }

  private func terms(of topic: Topic) -> [Term] {
    topic.chapter(in: words).blocks.flatMap { block -> [Term] in
      guard case .definitions(let definitions) = block else { return [] }
      return definitions.map(\.term)
    }
  }
}
