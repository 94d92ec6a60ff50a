import CalculatorCore

/// What the message line says.
package enum Message: Hashable, Sendable {
  case refusal(Refusal.Kind)
  case failure(EvaluationError.Kind)
  case theme(ThemeName)
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
}

extension Message {
  /// Whether the message tells of a mistake, rather than of what was done.
  package var isMistake: Bool {
    switch self {
    case .refusal, .failure, .unknownTheme: true
    case .theme: false
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

extension Refusal.Kind {
  fileprivate var sentence: Sentence {
    switch self {
    case .missingOperand:
      Sentence("An operator is missing its number.", brief: "number missing")
    case .missingOperator:
      Sentence("An operator is missing between two numbers.", brief: "operator missing")
    case .secondPoint:
      Sentence("The number already has a decimal point.", brief: "already has a point")
    case .numberTooLong:
      Sentence("The number has as many digits as it can have.", brief: "number too long")
    case .nothingToCalculate:
      Sentence("There is nothing to calculate yet.", brief: "nothing to calculate")
    case .nothingToRepeat:
      Sentence("There is no operation to repeat.", brief: "nothing to repeat")
    case .uncorrectedError:
      Sentence("Correct the error first.", brief: "correct the error")
    }
  }
}

extension EvaluationError.Kind {
  fileprivate var sentence: Sentence {
    switch self {
    case .divisionByZero:
      Sentence("Division by zero has no result.", brief: "division by zero")
    case .tooLarge:
      Sentence("The number is too large to calculate with.", brief: "number too large")
    }
  }
}
