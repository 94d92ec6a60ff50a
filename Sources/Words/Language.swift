import ExactNumbers

/// A language that the calculator speaks.
///
/// The names of functions and constants, and the options of the command line, are the same in all of
/// them. What is typed may have words of the language besides the English ones.
package typealias Language = TextLanguage

extension Language {
  /// What the language says.
  package var words: any Wording {
    switch self {
    case .english: English()
    case .french: French()
    }
  }

  /// What the language calls itself.
  package var name: String { words.nameOfLanguage }

  /// The language of a locale such as `fr_CA.UTF-8`; nil for one that is not spoken here.
  package init?(locale: String) {
    let code = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    switch code {
    case "c", "posix": self = .english
    default: self.init(rawValue: code)
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

/// A sentence and its short form.
package struct Sentence: Hashable, Sendable {
  package var full: String
  /// The same in at most 20 columns, for narrow windows.
  package var brief: String

  package init(_ full: String, brief: String) {
    self.full = full
    self.brief = brief
  }

  /// The sentence as a part of another one: without its capital and its full stop.
  package var phrase: String { full.prefix(1).lowercased() + full.dropFirst().dropLast() }
}
