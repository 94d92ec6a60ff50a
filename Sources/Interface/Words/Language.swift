import ExactNumbers
import SystemCalls

/// A language of the program; names of functions and options are the same in all.
package typealias Language = TextLanguage

extension Language {
  package var words: Wording { Wording(self) }

  package var name: String { words.say("English", "français") }

  /// The language of a locale such as `fr_CA.UTF-8`; nil if unsupported.
  package init?(locale: String) {
    let code = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    switch code {
    case "c", "posix": self = .english
    default: self.init(rawValue: code)
    }
  }

  /// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, installed or not; English by default.
  package init(environment variable: (String) -> String?) {
    let locale = localeName(of: "LC_MESSAGES", in: variable)
    self = locale.flatMap { Language(locale: $0) } ?? .english
  }
}

/// A sentence and its short form.
package struct Sentence: Hashable, Sendable {
  package var full: String
  /// The short form, at most `briefLimit` columns, for narrow windows.
  package var brief: String

  package init(_ full: String, brief: String) { (self.full, self.brief) = (full, brief) }

  static let briefLimit = 20

  package func replacing(_ text: (Character) -> String?) -> Sentence {
    func replaced(_ sentence: String) -> String { sentence.map { text($0) ?? String($0) }.joined() }
    return Sentence(replaced(full), brief: replaced(brief))
  }

  package var phrase: String { full.prefix(1).lowercased() + full.dropFirst().dropLast() }
}
