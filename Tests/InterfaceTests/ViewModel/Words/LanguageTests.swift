import CalculatorCore
import ExactNumbers
import Foundation
import Quantities
import Screen
import TestSupport
import Testing
@testable import Engine
@testable import Words

@testable import CalculatorViewModel

@Suite struct `A language` {
  private static let folder = packageRoot.appending(path: "Sources/Interface/Words")

  /// The types of the languages, with which the names of their files begin.
  private static let languages = Language.allCases.map { "\(type(of: $0.words))" }

  /// The string literals of a language by file, without interpolations.
  private static func literals(of language: String) throws -> [String: [String]] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(language) }
    return Dictionary(
      uniqueKeysWithValues: try files.map { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          .replacing(/\/\/.*/, with: "")
          .replacing("\\u{A0}", with: "\u{A0}").replacing("\\u{202F}", with: "\u{202F}")
          .replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "…")
        let literals = text.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { String($0.1) }
        return (file.replacing(language, with: ""), literals)
      })
  }

  @Test func `has the same files as any other, and one of them declares the shape`() throws {
    let files = try Self.languages.map { Set(try Self.literals(of: $0).keys) }
    #expect(Set(files).count == 1 && files[0].count > 3)
    let shapes = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".swift") }
      .filter {
        try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
          .contains("protocol Wording")
      }
    #expect(shapes == ["Wording.swift"])
  }

  @Test func `shares no sentence with another one`() throws {
    var seen: Set<String> = []
    for language in Self.languages {
      let literals = Set(try Self.literals(of: language).values.joined())
      let shared = seen.intersection(literals).filter { literal in
        literal.split { !$0.isLetter }.count { $0.count > 1 } > 1
      }
      #expect(shared.isEmpty && literals.count > 300, "\(language): \(shared)")
      seen.formUnion(literals)
    }
  }

  @Test func `has the spaces, quotation marks and apostrophes of French typography`() throws {
    for literal in try Self.literals(of: "French").values.joined() {
      #expect(!literal.contains("'") && !literal.contains("“"), "\(literal)")
      #expect(!literal.contains(/[ \p{L}…][;!?:](?=$| )/) || literal.isExcused, "\(literal)")
      #expect(!literal.contains(/« | »/), "\(literal)")
    }
  }

  @Test(arguments: Language.allCases)
  func `names all keys differently, in one word each`(language: Language) {
    let bindings =
      KeyTable.keypad + KeyTable.formula + KeyTable.tape + KeyTable.page
      + KeyTable.plot
    let keys = Set(bindings.flatMap(\.keys))
    let names = keys.map(language.words.name(of:))
    #expect(Set(names).count == keys.count && names.allSatisfy { !$0.contains(" ") })
  }

  @Test(arguments: Language.allCases)
  func `says of every key, button and hint what it does`(language: Language) {
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
  func `fits what it says of units into a small window`(language: Language) throws {
    for unit in UnitTable.definitions.map({ Unit($0) }) {
      let kinds: [EvaluationError.Kind] =
        [
          .incompatibleUnits(unit, nil), .unwantedUnit(unit), .rootOfUnit(unit), .exponentOfUnit,
          .missingTarget, .misplacedConversion,
        ] + Function.allCases.map { .unitInFunction($0, unit) }
      for kind in kinds {
        #expect(language.words.sentence(kind).brief.count <= 20)
        #expect(language.words.sentence(kind).full.hasSuffix("."))
      }
    }
    for name in UnitTable.comparedNames {
      #expect(language.words.sentence(.unknownUnit(nearest: name)).brief.count <= 20, "\(name)")
    }
  }

  @Test(arguments: [
    ("fr_CA.UTF-8", Language.french), ("fr", .french), ("FR_fr", .french), ("C", .english),
    ("C.UTF-8", .english), ("POSIX", .english), ("en_GB", .english), ("de_DE.UTF-8", nil),
    ("", nil), ("fro", nil),
  ])
  func `is that of a locale`(locale: String, language: Language?) {
    #expect(Language(locale: locale) == language)
    if let language { #expect(language.words.language == language) }
  }
}

extension String {
  /// Whether the text is one that a person types, or the part of a sentence before a value.
  fileprivate var isExcused: Bool { contains("0.(") }
}
