import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// What the reference says in a language.
///
/// A chapter is one text, which names the tables that are derived from those of the calculator.
/// Keys, functions and units have their words in `Wording`. A test compares the blocks of all
/// languages, with the code in them.
package struct ReferenceWording: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// What the calculator itself says in the language.
  package var words: Wording { language.words }

  func say<Text>(_ english: Text, _ french: Text) -> Text { words.say(english, french) }

  /// The text of the chapter on a topic, as `Chapter.init(_:text:in:)` reads it.
  package func text(on topic: Topic) -> String {
    switch topic {
    case .usage: say(EnglishManual.usage, FrenchManual.usage)
    case .options: "{options}"
    case .language: say(EnglishManual.language, FrenchManual.language)
    case .functions: say(EnglishManual.functions, FrenchManual.functions)
    case .numbers: say(EnglishManual.numbers, FrenchManual.numbers)
    case .units: say(EnglishManual.units, FrenchManual.units)
    case .dates: say(EnglishManual.dates, FrenchManual.dates)
    case .keys: say(EnglishManual.keys, FrenchManual.keys)
    case .formula: say(EnglishManual.formula, FrenchManual.formula)
    case .layouts: say(EnglishManual.layouts, FrenchManual.layouts)
    case .pictures: say(EnglishManual.pictures, FrenchManual.pictures)
    case .accessibility: say(EnglishManual.accessibility, FrenchManual.accessibility)
    case .tape: say(EnglishManual.tape, FrenchManual.tape)
    case .digits: say(EnglishManual.digits, FrenchManual.digits)
    case .exact: say(EnglishManual.exact, FrenchManual.exact)
    case .forms: say(EnglishManual.forms, FrenchManual.forms)
    case .rates: say(EnglishManual.rates, FrenchManual.rates)
    case .environment: say(EnglishManual.environment, FrenchManual.environment)
    case .files: say(EnglishManual.files, FrenchManual.files)
    case .status: say(EnglishManual.status, FrenchManual.status)
    case .examples: "{examples}"
    }
  }

  /// What an option does; the first sentence is the summary.
  package func text(of option: CommandLineOption) -> InlineText {
    switch language {
    case .english: english(option)
    case .french: french(option)
    }
  }
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

  var formNames: String { NumberForm.allCases.map(\.name).joined(separator: ", ") }

  var layoutNames: String { words.choice(of: LayoutName.allCases.map { "`\($0.rawValue)`" }) }

  var languageNames: String {
    words.choice(of: Language.allCases.map { "`\($0.rawValue)` (\($0.name))" })
  }
}

extension Language {
  /// What the reference says in the language.
  package var reference: ReferenceWording { ReferenceWording(self) }
}

extension String {
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}
