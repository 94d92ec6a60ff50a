import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Words

@Suite struct `The words` {
  @Test(arguments: [
    ("Words.Message", "Interface/Words/Message.swift"),
    ("Words.TapesMessage", "Interface/Words/Message.swift"),
    ("Words.CopyMessage", "Interface/Words/Message.swift"),
    ("Words.PasteMessage", "Interface/Words/Message.swift"),
    ("Words.PasteRefusal", "Interface/Words/Message.swift"),
    ("Words.RatesMessage", "Interface/Words/Message.swift"),
    ("Words.PictureOutcome", "Interface/Words/Message.swift"),
    ("Words.KeyHelp", "Interface/Words/KeyHelp.swift"),
    ("Words.HelpNote", "Interface/Words/KeyHelp.swift"),
    ("Words.BitsNote", "Interface/Words/Choices.swift"),
    ("Quantities.RatesFailure", "Numbers/Quantities/Money/RatesError.swift"),
    ("Quantities.RatesFlaw", "Numbers/Quantities/Money/RatesError.swift"),
    ("Quantities.RatesUnavailable", "Numbers/Quantities/Money/RatesError.swift"),
    (
      "CalculatorCore.EvaluationError.Kind",
      "Calculator/CalculatorCore/Evaluation/EvaluationError.swift"
    ),
    ("CalculatorCore.LineReference", "Calculator/CalculatorCore/Language/Scope.swift"),
  ])
  func `has every case among the samples`(type: String, file: String) throws {
    let declared = try declaredCases(of: type, in: file)
    #expect(declared.count > 1)
    let missing = declared.subtracting(Sample.cases).subtracting(["Words.Message.completions"])
    #expect(missing.isEmpty, "add \(missing.sorted()) to Tests/InterfaceTests/ViewModel/Support")
  }
}

@Suite struct `A message` {
  @Test(arguments: Language.allCases) func `reads as recorded`(language: Language) throws {
    try expectGolden(
      language.words.sampleLines.joined(separator: "\n") + "\n", "Sentences/\(language)")
  }

  private func expectShape(_ sentence: Sentence, at location: SourceLocation = #_sourceLocation) {
    let word = String(sentence.full.prefix { $0.isLetter || $0.isNumber })
    let begins =
      Vocabulary.names.contains(word) || Int(word) != nil
      || sentence.full.first?.isUppercase == true || sentence.full.first.map("“«".contains) == true
    #expect(sentence.full.last == "." && begins, sourceLocation: location)
    #expect(sentence.full.dropLast().contains(". ") == false, sourceLocation: location)
    #expect(
      sentence.brief.count <= 20 && !sentence.brief.isEmpty, "\(sentence.brief)",
      sourceLocation: location)
  }

  @Test(arguments: Language.allCases)
  func `is one sentence, with a short form that fits a small window`(language: Language) {
    let sentences = Sample.messages.map(language.words.sentence)
    for sentence in sentences { expectShape(sentence) }
    for sentence in language.words.sampleSentences {
      #expect((1...20).contains(sentence.brief.count), "\(sentence.brief)")
    }
    let full = Set(sentences.map(\.full))
    let sameBrief = Dictionary(grouping: Set(sentences), by: \.brief).values.filter { $0.count > 1 }
    #expect(sameBrief.isEmpty, "\(sameBrief)")
    #expect(full.count == Set(sentences).count)
  }

  @Test(arguments: Function.allCases, Language.allCases)
  func `about a function is also one sentence, and names the function`(
    function: Function, language: Language
  ) {
    let words = language.words
    for kind in Sample.errors(of: function) { expectShape(words.sentence(kind)) }
    for kind in [.wrongArguments(function), .outsideDomain(function)] as [EvaluationError.Kind] {
      let sentence = words.sentence(kind)
      #expect(sentence.full.contains(function.name) && sentence.brief.contains(function.name))
    }
  }

  @Test func `has no capital and no full stop inside another sentence`() {
    #expect(Message.failure(.divisionByZero).sentence.phrase == "division by zero")
    #expect(
      EvaluationError.Kind.wrongArguments(.sin).sentence.phrase == "sin takes one argument: sin(x)")
  }

  @Test func `never shows control characters or all of a word from the environment`() {
    let full = Message.unknownTheme("\u{1B}[31m" + String(repeating: "x", count: 99)).sentence.full
    #expect(!full.contains("\u{1B}"))
    #expect(full.contains("“?[31mxxxxxxxxxxxxxxx”"))
  }

  @Test func `about a domain concerns a function`() {
    for domain in FunctionDomain.allCases {
      #expect(Function.allCases.contains { $0.domain == domain })
    }
  }
}

@Suite struct `The words for forms` {
  @Test(arguments: NumberForm.allCases)
  func `have a true example`(form: NumberForm) throws {
    let example = form.example
    let budget = Budget()
    let value = try Formula(example.expression).evaluated().value
    let formed = try QuantityWriter(value, in: form, budget)
    #expect(formed.form == form)
    #expect(try formed.text(digits: 34, in: .ascii, budget).text == example.output)
    #expect(Wording(.english).meaning(of: form).hasSuffix("."))
  }
}

@Suite struct `The words of a function` {
  @Test(arguments: Function.allCases)
  func `state a domain if and only if some arguments are outside it`(function: Function) {
    let values = ["-2", "-1/2", "0", "2", "pi/2", "√2"]
    let least = function.arity.least
    let isLimited = values.contains { first in
      values.contains { other in
        (least...min(function.arity.greatest ?? least + 1, least + 2)).contains { count in
          let others = repeatElement(";" + other, count: count - 1).joined()
          return Self.isOutsideDomain("\(function.name)(\(first)\(others))")
        }
      }
    }
    #expect(
      (function.domain != .everything) == isLimited, "see CalculatorCore/Language/Function.swift")
  }

  private static func isOutsideDomain(_ text: String) -> Bool {
    do throws(EvaluationError) {
      _ = try Formula(text).evaluated()
      return false
    } catch { return if case .outsideDomain = error.kind { true } else { false } }
  }
}

@Suite struct `Words for units` {
  private let words = Wording(.english)

  @Test(arguments: Language.allCases)
  func `name every kind of quantity and every standard differently`(language: Language) {
    let words = language.words
    let kinds = QuantityKind.allCases.map(words.noun(of:))
    #expect(Set(kinds).count == kinds.count && kinds.allSatisfy { $0 == $0.lowercased() })
    let sources = UnitSource.allCases.flatMap { [words.name(of: $0), words.title(of: $0)] }
    #expect(Set(sources).count == sources.count)
  }

  @Test func `are omitted where there are none`() throws {
    let second = try #require(UnitTable.unit(named: "s")?.definition)
    #expect(words.textWithKind(Unit([Unit.Factor(second, exponent: 3)])) == "s³")
  }
}
