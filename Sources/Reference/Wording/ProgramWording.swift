import CalculatorViewModel
import SystemCalls
import Words

/// What a language says without the screen: about the command line, in pipes, and when the program
/// cannot go on.
///
/// A phrase is a part of a sentence, without its capital and its full stop.
package protocol ProgramWording: Wording {
  /// What is wrong with the command line or a line of options.
  func phrase(_ error: UsageError) -> String
  /// Why the program cannot go on.
  func phrase(_ failure: Failure) -> String
  /// Why the file of options is not read.
  func phrase(_ problem: OptionsFileProblem) -> String
  /// Why a call of the system failed.
  func reason(_ error: SystemError) -> String

  /// A line that reports something: `countonme: division by zero`.
  func report(_ phrase: String) -> String
  /// The number of a line, in front of a phrase: `line 3: division by zero`.
  func phrase(_ phrase: String, inLine number: Int) -> String
  /// A phrase about a file.
  func phrase(_ phrase: String, inFile path: String) -> String
  /// A sentence that ends the program: `Error: Division by zero.`
  func ending(_ phrase: String) -> String
  /// That a number of other lines of a file are wrong as well.
  func moreProblems(_ count: Int) -> String

  /// What stands for a line of the tape that is no longer there.
  var missing: String { get }

  /// The titles of `--help`.
  var helpTitles: HelpTitles { get }
  /// What stands before the forms of the command line, behind an error in one.
  var usageTitle: String { get }
  /// Where more on the command line stands.
  var moreHelp: String { get }
  /// The lines at the beginning of a file of options that the program writes.
  var optionsIntroduction: String { get }
}

/// What `--help` says between its parts.
package struct HelpTitles: Hashable, Sendable {
  package var overview: String
  package var usage: String
  package var arguments: String
  package var options: String
  /// What stands before the words that an option takes.
  package var values: String
  /// What `<expression>` is.
  package var expression: String
}

extension ProgramWording {
  /// A phrase as a sentence.
  package func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  /// The most characters of a text that a sentence repeats.
  private static var longest: Int { 60 }

  /// The first characters of a text from a person or a file, without controls that could move the
  /// cursor.
  func printable(_ text: String) -> String {
    let shown = text.prefix(Self.longest).map { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        ? character : "?"
    }
    return String(shown) + (text.dropFirst(Self.longest).isEmpty ? "" : "…")
  }
}

extension Language {
  /// What the language says without the screen.
  package var program: any ProgramWording {
    switch self {
    case .english: English()
    case .french: French()
    }
  }

  /// The language of the locale that an environment names: of `LC_ALL`, else `LC_MESSAGES`, else
  /// `LANG`; English where it is not spoken here.
  ///
  /// The locale need not be installed.
  package init(environment variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    self = locale.flatMap { Language(locale: $0) } ?? .english
  }
}
