import CalculatorViewModel
import Quantities
import Words

/// The shape of what the reference says in a language.
///
/// The chapters are built once, from the tables of the calculator and from these words; a language
/// that lacks a paragraph does not compile. Keys, functions and units have their words in `Wording`.
package protocol ReferenceWording: Wording {
  // MARK: Titles

  /// The title of the chapter on a topic.
  func title(of topic: Topic) -> String
  /// What a topic is about, in a line.
  func summary(of topic: Topic) -> String
  /// What the help on the command line and the manual page say beside the chapters.
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
  /// What an option does, in a line.
  func summary(of option: CommandLineOption) -> String
  /// What the manual page says of an option.
  func details(of option: CommandLineOption) -> InlineText

  // MARK: Chapters

  var usage: UsageText { get }
  var environment: EnvironmentText { get }
  var files: FilesText { get }
  var status: StatusText { get }
  var examples: ExamplesText { get }
  var notation: NotationText { get }
  var functions: FunctionsText { get }
  var numbers: NumbersText { get }
  var units: UnitsText { get }
  var keys: KeysText { get }
  var formula: FormulaText { get }
  var layouts: LayoutsText { get }
  var pictures: PicturesText { get }
  var tape: TapeText { get }
  var digits: DigitsText { get }
  var exact: ExactText { get }
  var forms: FormsText { get }
  var rates: RatesText { get }

  // MARK: Tables

  /// The condition on the arguments of a function; nil if there is none, or if the meaning of the
  /// function states it.
  func condition(of domain: FunctionDomain) -> String?
  /// That a name means the same as another one.
  func same(as name: String) -> InlineText
  /// What an expression becomes in a form of numbers.
  func example(_ expression: String, becomes output: String) -> InlineText
  /// The title of a section of the table of units.
  func title(of section: UnitSection) -> String
  /// What is to be known of the units of a section.
  func note(on section: UnitSection) -> InlineText?
  /// What separates two parts of a sentence.
  var semicolon: String { get }
  /// A list after the name of what it lists, as a sentence.
  func introduced(_ list: String, by name: String) -> String
  /// What signs of currencies mean where the country of the locale is not known.
  func currencySigns(shared: String, others: String) -> InlineText
  /// The name of a currency.
  func name(ofCurrency currency: UnitDefinition) -> String
}

extension Language {
  /// What the reference says in the language.
  package var reference: any ReferenceWording {
    switch self {
    case .english: English()
    case .french: French()
    }
  }
}
