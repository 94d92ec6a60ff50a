import CalculatorCore
import ExactNumbers
import SystemCalls

/// A message on the message line.
package enum Message: Hashable, Sendable {
  case refusal(Refusal.Kind)
  case failure(EvaluationError.Kind)
  case theme(ThemeName)
  /// The terminal has no colours, so there is no other theme to switch to.
  case noColors
  /// The calculator was turned to a layout; the window has no room for those that were skipped.
  case layout(LayoutName, skipped: [LayoutName])
  /// The window has no room for another layout.
  case noRoomForLayouts
  /// The window has no room for a layout that was asked for.
  case layoutTooLarge(LayoutName)
  /// The base in which whole numbers are written from now on.
  case base(NumberBase)
  case wordSize(WordSize)
  /// There is no result that could be written.
  case noAnswer
  case emptyTape
  /// The window shows no tape.
  case noRoomForTape
  /// An entry was removed from the tape.
  case removed
  case nothingToUndo
  case nothingToRedo
  /// Entries that do not stand above the one that is edited cannot be used there.
  case notAbove
  case notSaved(FileError.Kind)
  case notRead(FileError.Kind)
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
  /// Something is wrong with the file of options, or with a line of it, from 1; the text is a sentence
  /// of the language.
  case options(line: Int?, String)
  /// Angles are radians; the text is how one in degrees is written.
  case radians(String)
  /// There is no calculation whose steps could be shown.
  case nothingToExplain
  case rates(RatesMessage)
  case paste(PasteMessage)
  case copy(CopyMessage)
  case completions(CompletionMessage)
  case picture(PictureOutcome)
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
    case .refusal, .failure, .unknownTheme, .options, .noValue, .nothingToExplain, .notAbove,
      .notSaved,
      .notRead:
      true
    case .theme, .noColors, .radians, .form, .formTooLong, .grouping, .emptyTape,
      .layout, .noRoomForLayouts, .layoutTooLarge, .base, .wordSize, .noAnswer, .noRoomForTape,
      .removed,
      .nothingToUndo,
      .nothingToRedo, .savedAgain, .completions:
      false
    case .rates(let message): message.isMistake
    case .paste(let message): message.isMistake
    case .copy(let message): message.isMistake
    case .picture(let outcome): outcome.isMistake
    }
  }

  /// The first characters of a word from the environment, or of a name, without controls that could
  /// move the cursor.
  package static func printable(_ word: String) -> String {
    String(
      word.prefix(20).map { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
          ? character : "?"
      })
  }
}
