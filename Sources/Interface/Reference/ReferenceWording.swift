import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The shape of what the reference says in a language.
///
/// A chapter is one text, in which tables are named that are derived from those of the calculator. Keys, functions and units have their words in `Wording`. A test
/// compares the blocks of all languages, with the code in them.
package protocol ReferenceWording: Sendable {
  /// What the calculator itself says in the language.
  var words: Wording { get }

  /// The title of the chapter on a topic, and what it is about, in a line.
  func entry(of topic: Topic) -> (title: String, summary: String)
  /// The text of the chapter on a topic, as `Chapter.init(_:text:in:)` reads it.
  func text(on topic: Topic) -> String
  /// What the manual page says beside the chapters.
  var manual: ManualText { get }
  /// What `--help` says beside the options.
  var help: HelpWords { get }
  /// What an example prints, in a line of `--help`.
  func prints(_ lines: [String]) -> String
  /// All topics, by their names.
  func topics(_ names: String) -> InlineText

  // MARK: The command line

  /// What stands for a value that is to be given.
  func name(of placeholder: Placeholder) -> String
  /// What an option does; the first sentence is the summary.
  func text(of option: CommandLineOption) -> InlineText
  /// What an example shows, as a sentence.
  func summary(of example: Example.Name) -> InlineText

  // MARK: Tables

  /// What decides between two meanings of a name.
  func text(of clash: NameClash) -> InlineText
  /// That a name means the same as another one.
  func same(as name: String) -> InlineText
  /// What a layout is.
  func text(of layout: LayoutName) -> InlineText
  /// What an expression becomes in a form of numbers.
  func example(_ expression: String, becomes output: String) -> InlineText
  /// The title of a section of the table of units, and what is to be known of its units.
  func entry(of section: UnitSection) -> (title: String, note: InlineText?)
  /// What separates two parts of a sentence.
  var semicolon: String { get }
  /// A list after the name of what it lists, as a sentence.
  func introduced(_ list: String, by name: String) -> String
  /// What signs of currencies mean where the country of the locale is not known.
  func currencySigns(shared: String, others: String) -> InlineText
}

/// What the manual page says beside the chapters.
package struct ManualText: Hashable, Sendable {
  /// What the program is, after its name.
  package let purpose: String
  /// The titles of the sections of the manual page that are no chapters.
  package let name, synopsis, seeAlso: String
  /// The day of the manual page, as three words.
  package let day: String
}

/// The words of `--help` beside the options and the topics.
package struct HelpWords: Hashable, Sendable {
  /// What the program is, as a sentence.
  package let abstract: String
  /// How the program is used, in a paragraph.
  package let discussion: String
  /// The lines above the topics and above the examples.
  package let topics, examples: String
  /// What an example shows that prints nothing.
  package let keypad: String
}

extension ReferenceWording {
  /// What an option does, in a line.
  package func summary(of option: CommandLineOption) -> String {
    text(of: option).text.split(on: ". ")[0].withFullStop
  }

  /// The names of all forms of numbers, in a sentence.
  var formNames: String { NumberForm.allCases.map(\.name).joined(separator: ", ") }

  /// The names of all layouts, in a sentence.
  var layoutNames: String { words.choice(of: LayoutName.allCases.map { "`\($0.rawValue)`" }) }

  /// The codes of all languages with the names that they give themselves, in a sentence.
  var languageNames: String {
    words.choice(of: Language.allCases.map { "`\($0.rawValue)` (\($0.name))" })
  }
}

extension Language {
  /// What the reference says in the language.
  package var reference: any ReferenceWording {
    switch self {
    case .english: EnglishReference()
    case .french: FrenchReference()
    }
  }
}

extension String {
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}
