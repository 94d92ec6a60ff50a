import CalculatorCore

/// A text that is edited: what it is for, and what it was before.
struct EditedLine: Hashable, Sendable {
  var formula: FormulaLine
  let purpose: Purpose
  /// What showed before, which the line continues where it begins with an operator.
  var continued: Continued?
  /// Whether it also continues that where it begins with a sign, as on the keypad.
  var continuesWithSign = false
  /// The changes of the text, the last one last.
  private(set) var past: [TextChange] = []
  /// What was undone, the last one last.
  private var future: [TextChange] = []
  /// The entry that was put on the line, and the text before that; nil where none was.
  var recalled: Recalled?
  /// Whether calculating the line was undone since its text was last changed.
  var wasCalculated = false
  /// Whether Enter found a mistake in the text, which was not edited since: a character that is typed begins a
  /// new line.
  var isFailed = false
  /// The text that was left for the one that the next change writes.
  private var left: Left?

  /// A text, and what it continues.
  private struct Left: Hashable {
    let formula: FormulaLine
    let continued: Continued?
  }

  /// What a line can continue.
  enum Continued: Hashable, Sendable {
    case result(EntryID)
    /// A number for which `=` was refused.
    case number(String)

    /// How many bytes stand before the text when it is read.
    var length: Int {
      switch self {
      case .result: 5
      case .number(let text): text.utf8.count + 1
      }
    }
  }

  struct Recalled: Hashable, Sendable {
    var entry: EntryID
    var draft: FormulaLine
  }

  init(_ formula: FormulaLine, for purpose: Purpose) {
    (self.formula, self.purpose) = (formula, purpose)
  }

  /// Makes a change that can be undone.
  mutating func change(_ body: (inout FormulaLine) -> Void) {
    let before = left ?? Left(formula: formula, continued: continued)
    body(&formula)
    (isFailed, left) = (false, nil)
    guard formula.characters != before.formula.characters else { return }
    past.append(
      TextChange(from: before.formula, before.continued, to: formula, continued))
    future = []
    wasCalculated = false
  }

  /// Leaves a text with a mistake for one that the next change writes.
  mutating func leave() {
    left = Left(formula: formula, continued: continued)
    formula.keep(0..<0)
    (isFailed, continued) = (false, nil)
  }

  /// The text before its last change; nil where there was none.
  var before: FormulaLine? {
    past.last.map { change in
      var line = formula
      line.undo(change)
      return line
    }
  }

  mutating func undo() -> Bool {
    guard let change = past.popLast() else { return false }
    formula.undo(change)
    (isFailed, continued) = (false, change.before.continued)
    future.append(change)
    return true
  }

  mutating func redo() -> Bool {
    guard let change = future.popLast() else { return false }
    formula.redo(change)
    continued = change.after.continued
    past.append(change)
    return true
  }
}

/// A change of a line that can be undone: what was replaced, and what stands there instead.
struct TextChange: Hashable, Sendable {
  /// What belongs to a text besides its characters.
  struct Surroundings: Hashable, Sendable {
    var cursor: Int
    var atoms: [FormulaLine.Atom]
    var continued: EditedLine.Continued?
  }

  /// The number of characters before the change.
  let start: Int
  let removed: [Character]
  let inserted: [Character]
  let before: Surroundings
  let after: Surroundings

  /// Finds the difference of two lines.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the lines.
  init(
    from old: FormulaLine, _ oldContinued: EditedLine.Continued?, to new: FormulaLine,
    _ newContinued: EditedLine.Continued?
  ) {
    let (left, right) = (old.characters, new.characters)
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var same = 0
    while same < shorter - start, left[left.count - 1 - same] == right[right.count - 1 - same] {
      same += 1
    }
    self.start = start
    removed = Array(left[start..<left.count - same])
    inserted = Array(right[start..<right.count - same])
    before = Surroundings(cursor: old.cursor, atoms: old.atoms, continued: oldContinued)
    after = Surroundings(cursor: new.cursor, atoms: new.atoms, continued: newContinued)
  }
}
