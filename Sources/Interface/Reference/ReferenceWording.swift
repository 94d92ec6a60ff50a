import ExactNumbers
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

  /// The description of an option; its first sentence is the summary.
  package func text(of option: CommandLineOption) -> InlineText {
    switch language {
    case .english: english(option)
    case .french: french(option)
    }
  }
}

/// The texts of the manual page other than chapters.
package struct ManualText: Hashable, Sendable {
  package let purpose: String
  package let name, synopsis, seeAlso: String
  /// The date of the manual page, as three words.
  package let day: String
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

extension ReferenceWording {
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
  package var reference: ReferenceWording { ReferenceWording(self) }
}

extension String {
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}
