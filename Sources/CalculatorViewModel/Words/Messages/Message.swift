import CalculatorCore
import ExactNumbers

/// A message on the message line.
package enum Message: Hashable, Sendable {
  case refusal(Refusal.Kind)
  case failure(EvaluationError.Kind)
  case theme(ThemeName)
  /// The terminal has no colours, so there is no other theme to switch to.
  case noColors
  case emptyTape
  /// The window shows no tape.
  case noRoomForTape
  /// An entry was removed from the tape.
  case removed
  case nothingToUndo
  case nothingToRedo
  /// Entries that do not stand above the one that is edited cannot be used there.
  case notAbove
  case notSaved(TapeProblem)
  case notRead(TapeProblem)
  /// Saving succeeds again after it had failed.
  case savedAgain
  /// The form of values that was chosen.
  case form(NumberForm)
  /// The form that was chosen is too long for the result line.
  case formTooLong(NumberForm)
  /// Whether digits are grouped.
  case grouping(Bool)
  /// There is no value that a command could be about.
  case noValue
  /// `COUNTONME_THEME` holds a word that names no theme.
  case unknownTheme(String)
  /// Angles are radians; the text is how one in degrees is written.
  case radians(String)
  /// There is no calculation whose steps could be shown.
  case nothingToExplain
  case rates(RatesMessage)
  case paste(PasteMessage)
  case copy(CopyMessage)
  case completions(CompletionMessage)
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
  package var phrase: String {
    full.prefix(1).lowercased() + full.dropFirst().dropLast()
  }
}

extension Message {
  /// Whether the message reports a mistake; otherwise it confirms a command.
  package var isMistake: Bool {
    switch self {
    case .refusal, .failure, .unknownTheme, .noValue, .nothingToExplain, .notAbove, .notSaved,
      .notRead:
      true
    case .theme, .noColors, .radians, .form, .formTooLong, .grouping, .emptyTape, .noRoomForTape,
      .removed,
      .nothingToUndo,
      .nothingToRedo, .savedAgain, .completions:
      false
    case .rates(let message): message.isMistake
    case .paste(let message): message.isMistake
    case .copy(let message): message.isMistake
    }
  }

  /// The message as a sentence.
  package var sentence: Sentence {
    switch self {
    case .refusal(let kind): kind.sentence
    case .failure(let kind): kind.sentence
    case .theme(let name): Sentence("Theme: \(name.rawValue).", brief: "theme: \(name.rawValue)")
    case .noColors: Sentence("This terminal has no colours.", brief: "no colours here")
    case .noRoomForTape:
      Sentence("The tape needs a larger window.", brief: "no room for the tape")
    case .emptyTape: Sentence("The tape is empty.", brief: "the tape is empty")
    case .removed: Sentence("Removed; u brings it back.", brief: "removed; u undoes")
    case .nothingToUndo: Sentence("There is nothing to undo.", brief: "nothing to undo")
    case .nothingToRedo: Sentence("There is nothing to redo.", brief: "nothing to redo")
    case .notAbove: Sentence("Only lines above can be used here.", brief: "only lines above")
    case .notSaved(let problem):
      Sentence("The tape is not saved: \(problem.reason).", brief: "not saved: \(problem.brief)")
    case .notRead(let problem):
      Sentence("The tape is not read: \(problem.reason).", brief: "not read: \(problem.brief)")
    case .savedAgain: Sentence("The tape is saved again.", brief: "tape saved again")
    case .form(let form): Sentence("Form: \(form.title).", brief: "form: \(form.rawValue)")
    case .formTooLong(let form):
      Sentence(
        "Form: \(form.title), too long for this line; v shows it in full.",
        brief: "\(form.rawValue) too long")
    case .grouping(true): Sentence("Digits are grouped.", brief: "grouped digits")
    case .grouping(false): Sentence("Digits are not grouped.", brief: "digits not grouped")
    case .noValue: Sentence("There is no value to show yet.", brief: "no value yet")
    case .radians(let example):
      Sentence("Radians; for degrees write \(example).", brief: "radians, not degrees")
    case .nothingToExplain:
      Sentence("There is no calculation to explain yet.", brief: "nothing to explain")
    case .unknownTheme(let word):
      Sentence(
        "COUNTONME_THEME is “\(Self.printable(word))”; it can be \(ThemePreference.list).",
        brief: "unknown theme")
    case .rates(let message): message.sentence
    case .paste(let message): message.sentence
    case .copy(let message): message.sentence
    case .completions(let message): message.sentence
    }
  }

  /// The first characters of a word from the environment, or of a name, without controls that could
  /// move the cursor.
  static func printable(_ word: String) -> String {
    String(
      word.prefix(20).map { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
          ? character : "?"
      })
  }
}
