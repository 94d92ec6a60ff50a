import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Testing

@testable import CalculatorViewModel
@testable import Words

@Suite struct `A language` {
  @Test func `shares no sentence with another one`() {
    let texts = Language.allCases.map { language in
      Set(language.words.sampleLines.flatMap { $0.split(separator: "\n") }.map(String.init))
    }
    let shared = texts[0].intersection(texts[1]).filter { text in
      text.split(separator: " ").count { $0.count > 1 && $0.allSatisfy(\.isLetter) } > 1
    }
    #expect(shared.isEmpty && texts.allSatisfy { $0.count > 300 }, "\(shared)")
  }

  @Test func `has the spaces, quotation marks and apostrophes of French typography`() {
    for text in Language.french.words.sampleLines {
      #expect(!text.contains("'") && !text.contains("“"), "\(text)")
      // Typed input, or before a value.
      let isExcused = text.contains("0.(")
      #expect(!text.contains(/[ \p{L}…][;!?:](?=$| )/) || isExcused, "\(text)")
      #expect(!text.contains(/« | »/), "\(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `names all keys differently, in one word each`(language: Language) {
    let bindings =
      KeyTable.keypad + KeyTable.formula + KeyTable.tape + KeyTable.page + KeyTable.plot
    let keys = Set(bindings.flatMap(\.keys))
    let names = keys.map(language.words.name(of:))
    #expect(Set(names).count == keys.count && names.allSatisfy { !$0.contains(" ") })
  }

  @Test(arguments: Language.allCases)
  func `describes every key, button and hint`(language: Language) {
    let words = language.words
    let meanings = Sample.keyHelps.map(words.text) + Hint.allCases.map(words.text)
    for meaning in meanings {
      #expect(!meaning.isEmpty && meaning.last != "." && meaning.count <= 60, "\(meaning)")
    }
    let forms = NumberForm.allCases
    #expect(Set(forms.map(words.title)).count == forms.count)
    #expect(forms.allSatisfy { words.meaning(of: $0).hasSuffix(".") })
    for function in Function.allCases { #expect(!words.meaning(of: function).isEmpty) }
  }

  @Test(arguments: Language.allCases)
  func `has hints that all fit a window of 80 columns`(language: Language) {
    for focus in [.keypad, .formula, .tape, .menu, .page(.help), .page(.plot)] as [Focus] {
      let help = Help(language.words)
      #expect(
        help.hints(for: focus, columns: 80) == help.hints(for: focus, columns: 300), "\(focus)")
    }
  }

  @Test(arguments: Language.allCases)
  func `fits its notes on units into a small window`(language: Language) throws {
    for unit in UnitTable.definitions.map({ Unit($0) }) {
      let kinds: [EvaluationError.Kind] =
        [
          .incompatibleUnits(unit, nil), .unwantedUnit(unit), .secondUnit(unit), .rootOfUnit(unit),
          .exponentOfUnit,
          .missingTarget, .misplacedConversion,
        ] + Function.allCases.map { .unitInFunction($0, unit) }
      for kind in kinds {
        #expect(language.words.sentence(kind).brief.count <= 20)
        #expect(language.words.sentence(kind).full.hasSuffix("."))
      }
    }
    for name in UnitTable.comparedNames {
      #expect(
        language.words.sentence(.unknownUnit("x", nearest: name)).brief.count <= 20, "\(name)")
    }
  }

  @Test(arguments: [
    ("fr_CA.UTF-8", Language.french), ("fr", .french), ("FR_fr", .french), ("C", .english),
    ("C.UTF-8", .english), ("POSIX", .english), ("en_GB", .english), ("de_DE.UTF-8", nil),
    ("", nil), ("fro", nil),
  ])
  func `is found by locale`(locale: String, language: Language?) {
    #expect(Language(locale: locale) == language)
    if let language { #expect(language.words.language == language) }
  }
}
