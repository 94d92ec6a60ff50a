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
  /// A command belongs to a layout that does not show.
  case onlyInLayout(LayoutName)
  /// The value has no bits that could be changed.
  case noBits
  /// The base in which whole numbers are written from now on.
  case base(NumberBase)
  case wordSize(WordSize)
  /// There is no result that could be written.
  case noAnswer
  case emptyTape
  /// The window shows no tape.
  case noRoomForTape
  /// The tape has no line with this number.
  case noSuchLine(Int)
  /// An entry was removed from the tape.
  case removed
  case nothingToUndo
  case nothingToRedo
  /// Where the menu and the way out of the program are.
  case wayOut
  /// Entries that do not stand above the one that is edited cannot be used there.
  case notAbove
  case notSaved(FileError.Kind)
  case notRead(FileError.Kind)
  /// So many lines of the file of the tape mean nothing; they stay there.
  case unknownLines(Int)
  /// Saving succeeds again after it had failed.
  case savedAgain
  /// The form of values that was chosen.
  case form(NumberForm)
  /// The form that was chosen is too long for the result line.
  case formTooLong(NumberForm)
  /// The line itself says in which form its value is written.
  case formOfLine
  /// Whether digits are grouped.
  case grouping(Bool)
  /// There is no value that a command could be about.
  case noValue
  /// `COUNTONME_THEME` holds a word that names no theme.
  case unknownTheme(String)
  /// Something is wrong with the file of options, or with a line of it, from 1; the text is a sentence
  /// of the language.
  case options(line: Int?, String)
  /// There is no calculation whose steps could be shown.
  case nothingToExplain
  case rates(RatesMessage)
  case paste(PasteMessage)
  case copy(CopyMessage)
  case completions(CompletionMessage)
  case tapes(TapesMessage)
  /// What can be typed where a choice is not known.
  case choices(of: [String])
  case picture(PictureOutcome)

  /// Whether the message reports a mistake; otherwise it confirms a command.
  package var isMistake: Bool {
    switch self {
    case .refusal, .failure, .unknownTheme, .options, .noValue, .formOfLine, .onlyInLayout, .noBits,
      .nothingToExplain, .notAbove, .noSuchLine, .notSaved, .choices, .notRead, .unknownLines,
      .rates(.ownFile),
      .rates(.failed), .paste(.refusal), .copy(.nothing), .copy(.tooLong), .copy(.impossible),
      .picture(.failed), .tapes(.failed), .tapes(.taken), .tapes(.unknown), .tapes(.named):
      true
    case .theme, .noColors, .form, .formTooLong, .grouping, .emptyTape, .layout,
      .noRoomForLayouts, .layoutTooLarge, .base, .wordSize, .noAnswer, .noRoomForTape, .removed,
      .nothingToUndo, .nothingToRedo, .wayOut, .savedAgain, .completions, .rates(.underWay),
      .rates(.cancelled), .rates(.updated), .paste(.reading), .paste(.column), .paste(.arguments),
      .copy(.sent),
      .picture(.kept), .tapes(.begun), .tapes(.opened):
      false
    }
  }

  /// The first characters of a word from the environment, or of a name, without controls that could
  /// move the cursor.
  package static func printable(_ word: String, atMost count: Int = 20) -> String {
    String(
      word.prefix(count).map { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
          ? character : "?"
      })
  }
}

/// What is to be said of tapes that were put aside.
package enum TapesMessage: Hashable, Sendable {
  /// An empty tape was begun, and the one before it is kept under a name; nil where no tape is kept.
  case begun(before: String?)
  /// Another tape was opened, which has so many lines.
  case opened(String, lines: Int)
  /// A name is that of another tape.
  case taken(String)
  /// There is no tape of a name.
  case unknown(String)
  /// The tape has a name, under which it is kept.
  case named(String)
  /// The tape stays, because it could not be put aside, or the other one not be read.
  case failed(FileError.Kind)
}

/// The names that complete what stands before the cursor.
package struct CompletionMessage: Hashable, Sendable {
  package var names: [String]
  /// The width that the message has.
  package var columns: Int

  package init(_ names: [String], columns: Int) {
    self.names = names
    self.columns = columns
  }

  var sentence: Sentence { Sentence(list(columns: columns), brief: list(columns: 20)) }

  /// The names that fit, and an ellipsis where others do not.
  private func list(columns: Int) -> String {
    var list = ""
    for (index, name) in names.enumerated() {
      let next = list + (index == 0 ? "" : " ") + name
      let isLast = index == names.count - 1
      guard next.count + (isLast ? 0 : 2) <= columns else {
        return list + (index == 0 ? "…" : " …")
      }
      list = next
    }
    return list
  }
}

/// What is said about copying.
package enum CopyMessage: Hashable, Sendable {
  /// The text was sent; no terminal says whether it was taken.
  case sent(String)
  case nothing
  /// The text is longer than the clipboards of terminals take.
  case tooLong
  /// The terminal has no clipboard.
  case impossible
}

/// What is said about pasted text.
package enum PasteMessage: Hashable, Sendable {
  /// A number could be read in another way.
  case reading(PasteNote)
  /// Whether the sum of a column is to be taken, without the words in some lines, counted from 1.
  case column(count: Int, PasteNote?, skipped: [Int])
  /// A column became arguments of a function, without the words in some lines.
  case arguments(count: Int, PasteNote?, skipped: [Int])
  case refusal(PasteRefusal)
}

/// A number that was pasted, and how it was read.
package struct PasteNote: Hashable, Sendable {
  package var pasted: String
  package var read: String

  package init(pasted: String, read: String) {
    self.pasted = pasted
    self.read = read
  }
}

/// Why pasted text was not taken.
package enum PasteRefusal: Hashable, Sendable {
  /// It has neither numbers nor words.
  case empty
  /// It is no calculation; it begins so.
  case noCalculation(String)
  /// A line of a column has a cell that is no number, which begins so.
  case noNumber(line: Int, String)
  case tooLong
}

/// The beginning of a number or a calculation, for a sentence about it.
func shortened(_ text: String, to length: Int = 24) -> String {
  text.count <= length ? text : text.prefix(length - 1) + "…"
}

/// What is said about an update of the exchange rates.
package enum RatesMessage: Hashable, Sendable {
  /// One is under way already.
  case underWay
  case cancelled
  /// There are new rates.
  case updated(RatesUpdate)
  /// The rates are those of a file of one's own, which no update replaces.
  case ownFile(String)
  /// The rates are the same as before.
  case failed(RatesFailure)
}

/// How keeping a picture of the screen ended.
package enum PictureOutcome: Hashable, Sendable {
  /// It is in a file of this name.
  case kept(name: String)
  case failed(FileError.Kind)
}
