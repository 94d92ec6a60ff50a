import CalculatorCore
import Engine
import ExactNumbers
import Words

/// The state of all views, as text.
package struct ViewState: Hashable, Sendable {
  package var expression: ExpressionLine
  package var result: ResultLine?
  package var message: MessageLine?
  /// The visible part of the tape; nil if it does not fit in the window.
  package var tape: TapePane?
  /// The focus of the hints: a question or a running task comes first.
  package var focus = Focus.keypad
  package var highlighted: Button?
  package var pressed: Button?
  package var layout = LayoutName.keypad
  package var bases: BasesPane?
  package var theme: ThemeName
  package var language = Language.english
  package var point: Character = "."
  package var page: PageView?
  package var menu: MenuPane?
  /// The prompt without a screen; nil on a screen.
  package var prompt: String?
}

/// The expression line.
package struct ExpressionLine: Hashable, Sendable {
  package var text: String
  /// The columns that caused an error or a refusal.
  package var mark: Range<Int>?
  /// The column of the cursor; nil if the line is not edited.
  package var cursor: Int?
  /// The columns of operands that refer to entries.
  package var ties: [Range<Int>]

  package init(text: String, mark: Range<Int>? = nil, cursor: Int? = nil, ties: [Range<Int>] = []) {
    (self.text, self.mark, self.cursor, self.ties) = (text, mark, cursor, ties)
  }
}

/// The result line: `= 5` or `≈ 0.333`.
package struct ResultLine: Hashable, Sendable {
  package enum Tone: Hashable, Sendable {
    /// The value of an unfinished expression.
    case live
    case final
  }

  package var text: String
  package var tone: Tone

  static let pending = ResultLine(text: "…", tone: .live)
}

/// The message line.
package struct MessageLine: Hashable, Sendable {
  package var sentence: Sentence
  package var isMistake: Bool

  /// Creates the line; some messages quote the `blamed` part of the expression.
  package init(_ message: Message, quoting blamed: String = "", in words: Wording) {
    (sentence, isMistake) = (words.sentence(message, quoting: blamed), message.isMistake)
  }

  package init(note: Sentence) { (sentence, isMistake) = (note, false) }
}

/// The visible part of the tape, with the last row at the bottom of the pane.
package struct TapePane: Hashable, Sendable {
  package var rows: [TapeRow] = []
  package var isFocused = false
  /// The text above the rows: a hint about an empty tape, or that it is being read.
  package var note: String?
  package var hasEarlier = false
  package var hasLater = false
}

/// An entry of the tape, as text.
package struct TapeRow: Hashable, Sendable {
  package struct Tie: Hashable, Sendable {
    package var columns: Range<Int>
    package var isLit = false
  }

  package enum Role: Hashable, Sendable { case plain, selected, origin, dependent }

  package var name: String?
  /// The expression; only its ends if it is wider than the pane.
  package var expression: String
  package var ties: [Tie] = []
  package var result: TapeResult
  /// The comment, including its `#`.
  package var comment: String?
  package var role = Role.plain
  /// The date of the entry; nil if dates are hidden.
  package var day: String?
}

/// The result column of an entry.
package enum TapeResult: Hashable, Sendable {
  /// A result such as `= 5`, and the offset of its decimal point for alignment, if it has one.
  case value(String, point: Int?)
  case pending, nothing
  case failure(String)

  /// Creates a result; fractions, powers and words are not aligned.
  package static func value(_ text: String, decimalPoint: Character) -> TapeResult {
    let isPlain = !text.contains { $0.isLetter || "×^/".contains($0) }
    let digits = text.firstIndex(of: decimalPoint) ?? text.endIndex
    return .value(text, point: isPlain ? text.distance(from: text.startIndex, to: digits) : nil)
  }
}

/// The value in all bases.
package struct BasesPane: Hashable, Sendable {
  /// The base of typed and shown whole numbers.
  package var base: NumberBase
  package var text: BasesText?
  package var note: Sentence?

  package struct Row: Hashable, Sendable {
    package var base: NumberBase
    /// The name of the base, three columns wide; empty in the second row of bits.
    package var label: String
    package var digits: String?
    /// The bits in the row, counted from the last one; nil for digits of a number.
    package var bits: Range<Int>?
    package var isCurrent: Bool
  }

  /// A row for each base, two for 64 bits; without space, the result's is dropped, then 8.
  ///
  /// A two’s complement drops base 10 first, as the others show the bits, not the number.
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

  /// Whether there is no value, or one without digits in these bases.
  package var hasNoDigits: Bool { text?[.decimal] == nil }

  /// Whether a button is a digit outside the base.
  package func lacks(_ button: Button) -> Bool {
    if case .press(.edit(.digit(let digit))) = button.entry.action {
      !base.has(digit)
    } else {
      false
    }
  }
}

/// The target of the keyboard.
package enum Focus: Hashable, Sendable {
  case keypad, formula, tape, menu, search
  case page(PageKind)
  // The following are for hints only.
  case question
  case waiting
}
