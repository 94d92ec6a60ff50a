import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The texts of the reference in a language.
///
/// A chapter is one text, which refers to tables derived from those of the calculator. The words
/// for keys, functions and units are in `Wording`.
package struct ReferenceWording: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package var words: Wording { language.words }

  func say<Text>(_ english: Text, _ french: Text) -> Text { words.say(english, french) }

  func say(_ english: InlineText, _ french: InlineText) -> InlineText {
    words.say(english, french.withFrenchSpaces)
  }

  /// Text in markup, by the typographic rules of the language.
  func inline(_ markup: String) -> InlineText { say(InlineText(markup), InlineText(markup)) }

  private static let english = Manual(
    chapters: EnglishManual.chapters + "\n\n" + EnglishManual.screen,
    descriptions: EnglishManual.descriptions)
  private static let french = Manual(
    chapters: FrenchManual.chapters + "\n\n" + FrenchManual.screen,
    descriptions: FrenchManual.descriptions)

  private var source: Manual {
    switch language {
    case .english: Self.english
    case .french: Self.french
    }
  }

  package func entry(of topic: Topic) -> (title: String, summary: String, blocks: [String]) {
    guard let entry = source.chapters[topic.rawValue] else {
      preconditionFailure("no chapter \(topic)")
    }
    return entry
  }

  private func description(of row: String) -> String {
    guard let text = source.descriptions[row] else {
      preconditionFailure("no description of \(row)")
    }
    return text
  }

  /// The description of an option; its first sentence is the summary.
  package func text(of option: CommandLineOption) -> InlineText {
    let parts = description(of: "--\(option.name)").split(on: "{values}")
    return inline(parts.joined(separator: values(of: option)))
  }

  func text(of layout: LayoutName) -> InlineText {
    inline(description(of: "layout \(layout.rawValue)"))
  }

  func text(of clash: NameClash) -> InlineText { inline(description(of: "clash \(clash)")) }

  func note(on kind: QuantityKind) -> InlineText? {
    source.descriptions["units \(kind)"].map(inline)
  }

  private func values(of option: CommandLineOption) -> String {
    switch option {
    case .format: NumberForm.allCases.map(\.name).joined(separator: ", ")
    case .theme: words.choice(of: ThemePreference.allNames)
    case .layout: words.choice(of: LayoutName.allCases.map { "`\($0.rawValue)`" })
    default: words.choice(of: Language.allCases.map { "`\($0.rawValue)` (\($0.name))" })
    }
  }

  package func summary(of option: CommandLineOption) -> String {
    text(of: option).text.split(on: ". ")[0].withFullStop
  }
}

/// The texts of `--help` other than options and topics.
package struct HelpWords: Hashable, Sendable {
  package let overview, discussion: String
  package let topics, examples, usage, arguments, options: String
  /// Introduces the values of an option.
  package let values: String
  package let expression: String
  /// The description of an example that prints nothing.
  package let keypad: String
}

extension Language {
  package var reference: ReferenceWording { ReferenceWording(self) }
}

extension String {
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}
