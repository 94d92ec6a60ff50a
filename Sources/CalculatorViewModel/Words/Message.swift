import CalculatorCore

/// A message on the message line.
package enum Message: Hashable, Sendable {
  case refusal(Refusal.Kind)
  case failure(EvaluationError.Kind)
  case theme(ThemeName)
  /// The terminal has no colours, so there is no other theme to switch to.
  case noColors
  /// `COUNTONME_THEME` holds a word that names no theme.
  case unknownTheme(String)
}

/// A sentence and its short form.
package struct Sentence: Hashable, Sendable {
  package var full: String
  /// The same in at most 20 columns, for narrow windows.
  package var brief: String

  init(_ full: String, brief: String) {
    self.full = full
    self.brief = brief
  }

  /// The sentence as a part of another one: without its capital and its full stop.
  package var phrase: String {
    full.prefix(1).lowercased() + full.dropFirst().dropLast()
  }
}

extension Message {
  /// Whether the message reports a mistake; otherwise it confirms a command.
  package var isMistake: Bool {
    switch self {
    case .refusal, .failure, .unknownTheme: true
    case .theme, .noColors: false
    }
  }

  /// The message as a sentence.
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

  /// The first characters of a word from the environment, without controls that could move the
  /// cursor.
  private static func printable(_ word: String) -> String {
    String(
      word.prefix(20).map { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
          ? character : "?"
      })
  }
}
