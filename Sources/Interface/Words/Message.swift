import CalculatorCore
import ExactNumbers
import Quantities
import SystemCalls

/// A message on the message line.
package enum Message: Hashable, Sendable {
  case refusal(Refusal.Kind)
  /// A command word where a line is being corrected.
  case correcting
  /// The word that leaves a correction where there is none.
  case notCorrecting
  case failure(EvaluationError.Kind)
  case theme(ThemeName)
  case noColors
  case layout(LayoutName, skipped: [LayoutName])
  case noRoomForLayouts
  case layoutTooLarge(LayoutName)
  case onlyInLayout(LayoutName)
  case noBits
  case base(NumberBase)
  case wordSize(WordSize)
  case noAnswer, emptyTape, noRoomForTape
  case noSuchLine(Int)
  case removed, nothingToUndo, nothingToRedo, wayOut
  /// An entry can only use entries above it.
  case notAbove
  case notSaved(FileError.Kind)
  case notRead(FileError.Kind)
  case unknownLines(Int)
  case savedAgain
  case form(NumberForm)
  case formTooLong(NumberForm)
  /// The line itself prescribes the form.
  case formOfLine
  case grouping(Bool)
  case decimals(Int?)
  case noValue
  case unknownTheme(String)
  /// A problem with the options file, or with a line of it, counted from 1; the text is a sentence.
  case options(line: Int?, String)
  case nothingToExplain
  case rates(RatesMessage)
  case paste(PasteMessage)
  case copy(CopyMessage)
  /// The completions at the cursor, as many as fit in the columns.
  case completions([String], columns: Int)
  case tapes(TapesMessage)
  /// The valid words instead of an unknown one.
  case choices(of: [String])
  case picture(PictureOutcome)

  package var isMistake: Bool {
    switch self {
    case .refusal, .correcting, .notCorrecting, .failure, .unknownTheme, .options, .noValue,
      .formOfLine, .onlyInLayout, .noBits, .nothingToExplain, .notAbove, .noSuchLine, .notSaved,
      .choices,
      .notRead, .unknownLines, .rates(.ownFile), .rates(.failed), .paste(.refusal), .copy(.nothing),
      .copy(.tooLong), .copy(.impossible), .picture(.failed), .tapes(.failed), .tapes(.taken),
      .tapes(.unknown), .tapes(.named), .tapes(.invalid), .paste(.failed):
      true
    case .theme, .noColors, .form, .formTooLong, .grouping, .decimals, .emptyTape, .layout,
      .noRoomForLayouts, .layoutTooLarge, .base, .wordSize, .noAnswer, .noRoomForTape, .removed,
      .nothingToUndo, .nothingToRedo, .wayOut, .savedAgain, .completions, .rates(.underWay),
      .rates(.cancelled), .rates(.updated), .paste(.reading), .paste(.column), .paste(.points),
      .paste(.arguments), .copy(.sent), .copy(.sentToTmux), .picture(.kept), .tapes(.begun),
      .tapes(.opened):
      false
    }
  }

  /// The start of a text from outside, without control characters.
  package static func printable(_ word: String, atMost count: Int = 20) -> String {
    String(
      word.prefix(count).map { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
          ? character : "?"
      })
  }
}

/// A message on archived tapes.
package enum TapesMessage: Hashable, Sendable {
  /// A new tape; the name of the previous one is nil if no tape is saved.
  case begun(before: String?)
  case opened(String, lines: Int)
  case taken(String)
  case unknown(String)
  case named(String)
  case invalid
  /// The previous tape stays open.
  case failed(FileError.Kind)
}

/// A message on copying.
package enum CopyMessage: Hashable, Sendable {
  /// Sent, but terminals do not confirm it.
  case sent(String)
  /// tmux passes it on only if its options say so.
  case sentToTmux, nothing, tooLong, impossible
}

/// A message on pasted text.
package enum PasteMessage: Hashable, Sendable {
  case reading(PasteNote)
  /// An offer to add up a column; `skipped` are lines of words, counted from 1.
  case column(count: Int, PasteNote?, skipped: [Int])
  /// An offer of the line through points, or of the sum of all numbers.
  case points(count: Int, PasteNote?)
  case arguments(count: Int, PasteNote?, skipped: [Int])
  /// The first of several lines that has no value, although others have.
  case failed(line: Int, EvaluationError.Kind)
  case refusal(PasteRefusal)
}

/// A pasted number, and how it was read.
package struct PasteNote: Hashable, Sendable {
  package var pasted: String
  package var read: String

  package init(pasted: String, read: String) { (self.pasted, self.read) = (pasted, read) }
}

/// The reason why pasted text was rejected.
package enum PasteRefusal: Hashable, Sendable {
  case empty
  case noCalculation(line: Int, String)
  case noNumber(line: Int, String)
  case severalColumns
  case tooLong
}

func shortened(_ text: String) -> String { text.count <= 24 ? text : text.prefix(23) + "…" }

/// A message on an update of the exchange rates.
package enum RatesMessage: Hashable, Sendable {
  case underWay, cancelled
  case updated(RatesUpdate)
  /// The rates come from the file of `--rates`, which is not updated.
  case ownFile(String)
  /// The previous rates stay in use.
  case failed(RatesFailure)
}

/// The outcome of saving a picture of the screen.
package enum PictureOutcome: Hashable, Sendable {
  case kept(name: String)
  case failed(FileError.Kind)
}
