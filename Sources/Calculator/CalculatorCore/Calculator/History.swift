import ExactNumbers

/// The steps that can be undone and redone; edits of the line are stored as differences.
struct History: Hashable, Sendable {
  struct Change: Hashable, Sendable {
    var snapshot: Calculator.Snapshot
    var undo: [TapeChange]
    var redo: [TapeChange]
  }

  enum Step: Hashable, Sendable {
    case text(TextChange)
    case change(Change)
  }

  private let start: Calculator.Snapshot
  private(set) var steps: [Step] = []
  private(set) var position = 0
  /// The steps undone when a text was opened, restored if it is dropped.
  private var shelved: [Step] = []
  private var shelf = 0

  init(_ start: Calculator.Snapshot) { self.start = start }

  mutating func append(_ step: Step, opensText: Bool = false) {
    if opensText { (shelf, shelved) = (position, Array(steps[position...])) }
    steps.removeSubrange(position...)
    steps.append(step)
    position += 1
  }

  mutating func extend(snapshot: Calculator.Snapshot, undo: [TapeChange], redo: [TapeChange]) {
    guard position > 0, case .change(var last) = steps[position - 1], !last.redo.isEmpty else {
      return append(.change(Change(snapshot: snapshot, undo: undo, redo: redo)))
    }
    (last.undo, last.redo) = (undo + last.undo, last.redo + redo)
    steps[position - 1] = .change(last)
  }

  /// Discards the steps since a text was opened; false if any did more than edit it.
  mutating func rewind(to opened: Int, showing display: DisplayFormat) -> Bool {
    guard position > opened else { return true }
    let isTyping = steps[opened..<position].allSatisfy { step in
      switch step {
      case .text: true
      case .change(let change): change.redo.isEmpty && change.snapshot.display == display
      }
    }
    guard isTyping else { return false }
    steps.removeSubrange(opened...)
    if shelf == opened { steps += shelved }
    position = opened
    return true
  }

  /// Undoes the last step or redoes the next one, and returns it; nil if there is none.
  mutating func go(back: Bool) -> Step? {
    guard back ? position > 0 : position < steps.count else { return nil }
    position += back ? -1 : 1
    return steps[back ? position : position - 1]
  }

  /// The state after the last step that is not undone.
  var snapshot: Calculator.Snapshot {
    var (texts, snapshot) = ([TextChange](), start)
    search: for step in steps[..<position].reversed() {
      switch step {
      case .text(let text): texts.append(text)
      case .change(let change):
        snapshot = change.snapshot
        break search
      }
    }
    guard !texts.isEmpty else { return snapshot }
    var line = TypedLine()
    // The displayed entry was gone; the edits began with an empty line.
    if case .entering(let entered) = snapshot.phase { line = entered }
    for text in texts.reversed() { text.make(in: &line.text) }
    snapshot.phase = .entering(line)
    return snapshot
  }
}

package struct DisplayFormat: Hashable, Sendable {
  package var form = NumberForm.decimal
  package var isGrouped = false
  /// The decimal places of results; nil for as many as needed.
  package var decimals: Int?

  package init(form: NumberForm = .decimal, isGrouped: Bool = false, decimals: Int? = nil) {
    (self.form, self.isGrouped, self.decimals) = (form, isGrouped, decimals)
  }
}
