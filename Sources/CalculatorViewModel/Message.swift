import CalculatorCore

/// What the message line says.
package enum Message: Hashable, Sendable {
  case refusal(Refusal.Kind)
  case failure(EvaluationError.Kind)
  case theme(ThemeName)
  /// There is one theme only.
  case noColors
  /// `COUNTONME_THEME` holds a word that is no theme.
  case unknownTheme(String)
}

/// A sentence and its short form.
package struct Sentence: Hashable, Sendable {
  package var full: String
  /// The same in at most 20 columns, for small windows.
  package var brief: String

  init(_ full: String, brief: String) {
    self.full = full
    self.brief = brief
  }

  /// The sentence as the end of another one: without its capital and its full stop.
  package var phrase: String {
    full.prefix(1).lowercased() + full.dropFirst().dropLast()
  }
}

extension Message {
  /// Whether the message tells of a mistake, rather than of what was done.
  package var isMistake: Bool {
    switch self {
    case .refusal, .failure, .unknownTheme: true
    case .theme, .noColors: false
    }
  }

  /// The message in words.
  ///
  /// All sentences of the calculator are in this file.
  package var sentence: Sentence {
    switch self {
    case .refusal(let kind): kind.sentence
    case .failure(let kind): kind.sentence
    case .theme(let name): Sentence("Theme: \(name.rawValue).", brief: "theme: \(name.rawValue)")
    case .noColors: Sentence("This terminal has no colours.", brief: "no colours here")
    case .unknownTheme(let word):
      Sentence(
        "COUNTONME_THEME is “\(Self.printable(word))”; it can be \(ThemePreference.list).",
        brief: "unknown theme")
    }
  }

  /// A word of unknown origin with nothing in it that could move the cursor, and not too long.
  private static func printable(_ word: String) -> String {
    String(
      word.prefix(20).map { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
          ? character : "?"
      })
  }
}
