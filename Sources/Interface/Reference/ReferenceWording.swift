import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The texts of the reference: chapters, which refer to tables derived from the calculator.
package struct ReferenceWording: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package var words: Wording { language.words }

  func say<Text>(_ english: Text, _ french: Text) -> Text { words.say(english, french) }

  func say(_ english: InlineText, _ french: InlineText) -> InlineText {
    words.say(english, french.withFrenchSpaces)
  }

  /// Text in markup, with lists in place of their names in braces.
  func inline(_ markup: String) -> InlineText {
    let parts = markup.split(on: "{").map { $0.split(on: "}") }
    let text = parts.map { $0.count == 2 ? list($0[0]) + $0[1] : $0[0] }.joined()
    return say(InlineText(text), InlineText(text))
  }

  private func list(_ name: String) -> String {
    switch name {
    case "forms": NumberForm.allCases.map(\.name).joined(separator: ", ")
    case "themes": words.choice(of: ThemePreference.allNames)
    case "layouts": words.choice(of: LayoutName.allCases.map { "`\($0.rawValue)`" })
    case "languages": words.choice(of: Language.allCases.map { "`\($0.rawValue)` (\($0.name))" })
    case "metricPrefixes": list(of: UnitPrefix.metric)
    case "binaryPrefixes": list(of: UnitPrefix.binary)
    case "sharedSigns": signs(where: CurrencySigns.isShared)
    case "otherSigns": signs { !CurrencySigns.isShared($0) }
    case "currencies":
      QuantityKind.money.units.map { "\($0.symbol) \($0.name)" }.joined(separator: ", ")
    default: preconditionFailure("no list \(name)")
    }
  }

  private func list(of prefixes: [UnitPrefix]) -> String {
    prefixes.map { "\($0.symbol) \($0.name) \($0.base)^\($0.exponent)" }.joined(separator: ", ")
  }

  /// The currency signs with their meaning in an unknown country.
  private func signs(where isIncluded: (String) -> Bool) -> String {
    CurrencySigns.all.filter(isIncluded).compactMap { sign in
      CurrencySigns.standard.currency(of: sign).map { "\(sign) \($0.symbol)" }
    }.joined(separator: ", ")
  }

  private static let english = Manual(EnglishManual.chapters + "\n\n" + EnglishManual.screen)
  private static let french = Manual(FrenchManual.chapters + "\n\n" + FrenchManual.screen)

  private static let descriptions = Dictionary(
    uniqueKeysWithValues: Block.rows(of: rowsOfTables).map { row in
      precondition(row.count == 3, "\(row[0]) is not described in every language")
      return (row[0], (row[1], row[2]))
    })

  private var source: Manual { language.of(Self.english, Self.french) }

  package func entry(of topic: Topic) -> (title: String, summary: String, blocks: [String]) {
    guard let entry = source.chapters[topic.rawValue] else {
      preconditionFailure("no chapter \(topic) in \(language)")
    }
    return entry
  }

  private func description(of row: String) -> InlineText {
    guard let text = Self.descriptions[row] else { preconditionFailure("no description of \(row)") }
    return inline(say(text.0, text.1))
  }

  /// The description of an option; its first sentence is the summary.
  package func text(of option: CommandLineOption) -> InlineText {
    description(of: "--\(option.name)")
  }

  func text(of layout: LayoutName) -> InlineText { description(of: "layout \(layout.rawValue)") }

  func text(of clash: NameClash) -> InlineText { description(of: "clash \(clash)") }

  func note(on kind: QuantityKind) -> InlineText? {
    Self.descriptions["units \(kind)"].map { inline(say($0.0, $0.1)) }
  }

  package func summary(of option: CommandLineOption) -> String {
    let sentence = text(of: option).text.split(on: ". ")[0]
    return sentence.hasSuffix(".") ? sentence : sentence + "."
  }
}

extension Language {
  package var reference: ReferenceWording { ReferenceWording(self) }
}
