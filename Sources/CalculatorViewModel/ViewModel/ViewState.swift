import CalculatorCore
import Engine
import ExactNumbers
import Words

/// Everything that the views show, in text: what they need to know besides the size.
package struct ViewState: Hashable, Sendable {
  package var expression: ExpressionLine
  /// The result line; nil when there is nothing on it.
  package var result: ResultLine?
  package var message: MessageLine?
  /// What shows of the tape; nil while the window has no room for it.
  package var tape: TapePane?
  /// What the hints are about: a question, what is under way, or else what the keyboard belongs to.
  package var focus = Focus.keypad
  /// The button under the highlight; nil while it is hidden.
  package var highlighted: Button?
  /// The button that lights up because it was just pressed.
  package var pressed: Button?
  /// The layout that is drawn.
  package var layout = LayoutName.keypad
  /// What shows of the value in all bases; nil in a layout that shows no bases.
  package var bases: BasesPane?
  package var theme: ThemeName
  /// The language of the hints.
  package var language = Language.english
  /// The decimal point, which its button shows.
  package var point: Character = "."
  /// What shows of the page over the window; nil while none is open.
  package var page: PageExcerpt?
  /// What shows of the menu in the place of the keypad; nil while it is closed.
  package var menu: MenuPane?
  /// What stands before the text where there is no screen, but a line; nil on a screen.
  package var prompt: String?
}

/// What shows of a page over the window.
package enum PageExcerpt: Hashable, Sendable {
  case help([HelpPage.Row])
  case totals(TotalsExcerpt)
  case plot(PlotExcerpt)
  case text(TextExcerpt)
}

/// The expression line.
package struct ExpressionLine: Hashable, Sendable {
  package var text: String
  /// The columns of the text that are to blame for an error or a refusal.
  package var mark: Range<Int>?
  /// The column of the cursor while the line is edited; nil while it is not.
  package var cursor: Int?
  /// The columns of the operands that are tied to entries of the tape.
  package var ties: [Range<Int>]

  package init(
    text: String, mark: Range<Int>? = nil, cursor: Int? = nil, ties: [Range<Int>] = []
  ) {
    self.text = text
    self.mark = mark
    self.cursor = cursor
    self.ties = ties
  }
}

/// The result line: `= 5` or `≈ 0.333`.
package struct ResultLine: Hashable, Sendable {
  package enum Tone: Hashable, Sendable {
    /// The value of an expression that is still being typed.
    case live
    case final
  }

  package var text: String
  package var tone: Tone

  /// The line in place of a value that is being calculated.
  static let pending = ResultLine(text: "…", tone: .live)
}

/// The message line.
package struct MessageLine: Hashable, Sendable {
  package var sentence: Sentence
  package var isMistake: Bool

  /// Creates the line with a message.
  ///
  /// - Parameter blamed: the part of the expression that is to blame, which some messages name.
  package init(_ message: Message, quoting blamed: String = "", in words: any Wording) {
    sentence = words.sentence(message, quoting: blamed)
    isMistake = message.isMistake
  }

  /// Creates the line with a sentence that is no mistake.
  package init(note: Sentence) { (sentence, isMistake) = (note, false) }
}

/// What shows of the tape.
///
/// The rows stand at the bottom of the pane, one line each: the newest that shows is on the last line,
/// which is line 0 for `ClickTarget.tape(line:)`. So the pane has as many rows as fit
/// `WindowMetrics.tape`, or fewer.
package struct TapePane: Hashable, Sendable {
  /// The entries that show, the oldest first.
  package var rows: [TapeRow] = []
  /// Whether the keyboard belongs to the tape.
  package var isFocused = false
  /// What the space above the rows tells: what an empty tape is for, or that it is being read.
  package var note: String?
  /// Whether there are entries above those that show.
  package var hasEarlier = false
  /// Whether there are entries below those that show.
  package var hasLater = false
}

/// An entry of the tape, in text.
package struct TapeRow: Hashable, Sendable {
  /// An operand that follows another entry.
  package struct Tie: Hashable, Sendable {
    /// The columns of the operand in the text of the expression.
    package var columns: Range<Int>
    /// Whether the entry that it follows, or the one that it belongs to, is selected.
    package var isLit = false
  }

  /// How the selection concerns a row.
  package enum Role: Hashable, Sendable {
    case plain
    case selected
    /// The selected entry has a tie to this one.
    case origin
    /// This entry has a tie to the selected one.
    case dependent
  }

  /// The name in front of the expression, as `rent` in `rent = 850`.
  package var name: String?
  /// The expression; of a long one the end is enough, if that is longer than the pane is wide.
  package var expression: String
  /// The tied operands, from left to right.
  package var ties: [Tie] = []
  package var result: TapeResult
  /// The comment, from its `#` on.
  package var comment: String?
  package var role = Role.plain
  /// The day of the entry; nil where days do not show.
  package var day: String?
}

/// What stands at the right of an entry.
package enum TapeResult: Hashable, Sendable {
  /// A result such as `= 5` or `≈ 0.333`, with the column at which results are aligned: that of the
  /// decimal point, or where it would follow; nil for a form without one.
  case value(String, point: Int?)
  /// The value is being calculated.
  case pending
  /// The entry defines a function, and has no value.
  case nothing
  /// Why there is no value.
  case failure(String)

  /// A result in any form, written with this decimal point.
  ///
  /// Fractions, powers and words are not aligned.
  package static func value(_ text: String, decimalPoint: Character) -> TapeResult {
    let isPlain = !text.contains { $0.isLetter || "×^/".contains($0) }
    let digits = text.firstIndex(of: decimalPoint) ?? text.endIndex
    return .value(text, point: isPlain ? text.distance(from: text.startIndex, to: digits) : nil)
  }
}

/// What shows of a value in all bases.
package struct BasesPane: Hashable, Sendable {
  /// The base in which whole numbers are typed and shown.
  package var base: NumberBase
  /// The value in all bases; nil while there is none.
  package var text: BasesText?
  /// What is said of the bits; nil while there is no value.
  package var note: Sentence?

  /// The value in one base.
  package struct Row: Hashable, Sendable {
    package var base: NumberBase
    /// The name of the base, in three columns; empty in the second row of bits.
    package var label: String
    /// The digits; nil where the value has none in this base.
    package var digits: String?
    /// The bits that the digits are, counted from the last one; nil where they are digits of a number.
    package var bits: Range<Int>?
    /// Whether numbers are typed in this base.
    package var isCurrent: Bool
  }

  /// A row for each base, and two for 64 bits; where there is less room first that of the result line
  /// is left out, which is the number itself there, then base 8.
  ///
  /// Where bits are not the number but its two’s complement, they are shown in each base that has
  /// them, and base 10 is left out first.
  package func rows(atMost most: Int) -> [Row] {
    let bits = bitRows.count
    var shown = NumberBase.allCases
    let first = if case .twosComplement = text?.note { NumberBase.decimal } else { base }
    for base in [first, .octal, .decimal] where base != .binary {
      if shown.count - 1 + bits > most { shown.removeAll { $0 == base } }
    }
    return shown.flatMap { $0 == .binary ? bitRows : [row(in: $0)] }
  }

  private static let bitsInRow = 32

  private func row(in base: NumberBase) -> Row {
    Row(base: base, label: base.label, digits: text?[base], isCurrent: base == self.base)
  }

  /// The rows of all bits of the word, or of a number in base 2 that does not fit.
  private var bitRows: [Row] {
    guard let bits = text?.bits else { return [row(in: .binary)] }
    return stride(from: 0, to: bits.count, by: Self.bitsInRow).map { start in
      var row = row(in: .binary)
      if start > 0 { row.label = "" }
      row.digits = String(bits.dropFirst(start).prefix(Self.bitsInRow))
      let end = bits.count - start
      row.bits = max(0, end - Self.bitsInRow)..<end
      return row
    }
  }

  /// Whether there is no value, or one that has no digits here.
  package var hasNoDigits: Bool { text?[.decimal] == nil }

  /// Whether a button is a digit that the base does not have.
  package func lacks(_ button: Button) -> Bool {
    if case .press(.edit(.digit(let digit))) = button.entry.action {
      !base.has(digit)
    } else {
      false
    }
  }
}

/// What the keyboard belongs to.
package enum Focus: Hashable, Sendable {
  case keypad
  case formula
  case tape
  case menu
  case search
  case page(PageKind)
  // Of what is not focused the hints are, too.
  /// A question, which the next key answers.
  case question
  /// A calculation, or something that is fetched, which can be cancelled.
  case waiting
}

/// What shows of a page of text.
package struct TextExcerpt: Hashable, Sendable {
  /// What the text is, and which of its lines show.
  package var heading: String
  package var rows: [String]
  /// The row that Enter is about, counted from the first that shows; nil where there is none.
  package var selected: Int?
}

/// What shows of the page with a plot.
package struct PlotExcerpt: Hashable, Sendable {
  package var heading: String
  /// The curves; nil before anything is known of them.
  package var picture: PlotPicture?
  /// The column whose values are in the heading.
  package var column: Int?
}

/// What shows of the page of totals.
package struct TotalsExcerpt: Hashable, Sendable {
  /// What the page is, or what it needs to show anything.
  package var heading: String
  package var rows: [TotalsRow]
}
