/// What shows of the tape.
///
/// The rows stand at the bottom of the pane, one line each: the newest that shows is on the last line,
/// which is line 0 for `ClickTarget.tape(line:)`. So the pane has as many rows as fit
/// `WindowMetrics.tape`, or fewer.
package struct TapePane: Hashable, Sendable {
  /// The entries that show, the oldest first.
  package var rows: [TapeRow]
  /// Whether the keyboard belongs to the tape.
  package var isFocused: Bool
  /// What the space above the rows tells: what an empty tape is for, or that it is being read.
  package var note: String?
  /// Whether there are entries above those that show.
  package var hasEarlier: Bool
  /// Whether there are entries below those that show.
  package var hasLater: Bool

  package init(
    rows: [TapeRow] = [], isFocused: Bool = false, note: String? = nil, hasEarlier: Bool = false,
    hasLater: Bool = false
  ) {
    self.rows = rows
    self.isFocused = isFocused
    self.note = note
    self.hasEarlier = hasEarlier
    self.hasLater = hasLater
  }
}

/// An entry of the tape, in text.
package struct TapeRow: Hashable, Sendable {
  /// An operand that follows another entry.
  package struct Tie: Hashable, Sendable {
    /// The columns of the operand in the text of the expression.
    package var columns: Range<Int>
    /// Whether the entry that it follows, or the one that it belongs to, is selected.
    package var isLit: Bool

    package init(_ columns: Range<Int>, isLit: Bool = false) {
      self.columns = columns
      self.isLit = isLit
    }
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
  package var ties: [Tie]
  package var result: TapeResult
  /// The comment, from its `#` on.
  package var comment: String?
  package var role: Role

  package init(
    name: String? = nil, expression: String, ties: [Tie] = [], result: TapeResult,
    comment: String? = nil, role: Role = .plain
  ) {
    self.name = name
    self.expression = expression
    self.ties = ties
    self.result = result
    self.comment = comment
    self.role = role
  }
}

/// What stands at the right of an entry.
package enum TapeResult: Hashable, Sendable {
  /// A result such as `= 5` or `≈ 0.333`, with the column at which results are aligned: that of the
  /// decimal point, or where it would follow; nil for a form without one.
  case value(String, point: Int?)
  /// The value is being calculated.
  case pending
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
