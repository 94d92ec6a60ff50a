import CalculatorCore

/// A text that is edited: what it is for, and what it was before.
struct EditedLine: Hashable, Sendable {
  var formula: LineText
  let purpose: Purpose
  /// What showed before, which the line continues where it begins with an operator.
  var continued: Continued?
  /// Whether it also continues that where it begins with a sign, as on the keypad.
  var continuesWithSign = false
  /// The changes of the text, the last one last.
  private(set) var past: [Change] = []
  /// What was undone, the last one last.
  private var future: [Change] = []
  /// The entry that was put on the line, and the text before that; nil where none was.
  var recalled: Recalled?
  /// Whether calculating the line was undone since its text was last changed.
  var wasCalculated = false
  /// Whether Enter found a mistake in the text, which was not edited since: a character that is typed begins a
  /// new line.
  var isFailed = false
  /// The text that was left for the one that the next change writes.
  private var left: Left?

  /// A change of the text, and of what it continues.
  struct Change: Hashable {
    let text: TextChange
    let before: Continued?
    let after: Continued?
  }

  /// A text, and what it continues.
  private struct Left: Hashable {
    let formula: LineText
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
    var draft: LineText
  }

  init(_ formula: LineText, for purpose: Purpose) {
    (self.formula, self.purpose) = (formula, purpose)
  }

  /// Makes a change that can be undone.
  mutating func change(_ body: (inout LineText) -> Void) {
    let before = left ?? Left(formula: formula, continued: continued)
    body(&formula)
    (isFailed, left) = (false, nil)
    guard formula.characters != before.formula.characters else { return }
    past.append(
      Change(
        text: TextChange(from: before.formula, to: formula), before: before.continued,
        after: continued))
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
  var before: LineText? {
    past.last.map { change in
      var line = formula
      line.undo(change.text)
      return line
    }
  }

  mutating func undo() -> Bool {
    guard let change = past.popLast() else { return false }
    formula.undo(change.text)
    (isFailed, continued) = (false, change.before)
    future.append(change)
    return true
  }

  mutating func redo() -> Bool {
    guard let change = future.popLast() else { return false }
    formula.redo(change.text)
    continued = change.after
    past.append(change)
    return true
  }
}
