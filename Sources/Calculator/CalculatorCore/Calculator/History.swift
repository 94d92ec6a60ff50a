import ExactNumbers

/// What was done, so that it can be undone and done again.
///
/// Undoing leads to the phase before a step. A step that changed more than the text of the line holds the
/// phase after it; a text after a change follows from those before it. So a key costs a few bytes,
/// however long the line is.
struct History: Hashable, Sendable {
  /// A step that is more than a change of the line that is being typed.
  struct Change: Hashable, Sendable {
    /// What the calculator did after the step.
    var moment: Calculator.Moment
    /// The changes of the tape that reverse those of the step.
    var undo: [TapeChange]
    /// The changes of the tape.
    var redo: [TapeChange]
  }

  enum Step: Hashable, Sendable {
    /// A change of the line that is being typed.
    case text(TextChange)
    case change(Change)
  }

  /// What the calculator did before the first step.
  private let start: Calculator.Moment
  private var steps: [Step] = []
  /// The number of steps that are not undone.
  private(set) var position = 0
  /// The steps that were undone when a text was opened, for the case that it is dropped.
  private var shelved: [Step] = []
  /// The number of steps before those.
  private var shelf = 0

  init(_ start: Calculator.Moment) { self.start = start }

  /// Adds a step; those that were undone are forgotten with the step after it.
  mutating func append(_ step: Step, opensText: Bool = false) {
    if opensText { (shelf, shelved) = (position, Array(steps[position...])) }
    steps.removeSubrange(position...)
    steps.append(step)
    position += 1
  }

  /// Makes changes of the tape a part of the last step, or a step where that changed no entries.
  mutating func extend(moment: Calculator.Moment, undo: [TapeChange], redo: [TapeChange]) {
    guard position > 0, case .change(var last) = steps[position - 1], !last.redo.isEmpty else {
      return append(.change(Change(moment: moment, undo: undo, redo: redo)))
    }
    (last.undo, last.redo) = (undo + last.undo, last.redo + redo)
    steps[position - 1] = .change(last)
  }

  /// Forgets the steps since a text was opened; false where they did more than to change it.
  mutating func rewind(to opened: Int, showing display: DisplayFormat) -> Bool {
    guard position > opened else { return true }
    let isTyping = steps[opened..<position].allSatisfy { step in
      switch step {
      case .text: true
      case .change(let change): change.redo.isEmpty && change.moment.display == display
      }
    }
    guard isTyping else { return false }
    steps.removeSubrange(opened...)
    if shelf == opened { steps += shelved }
    position = opened
    return true
  }

  /// Whether a step was undone that can be made again.
  var canGoForward: Bool { position < steps.count }

  /// Goes back by a step, and returns it; nil at the beginning.
  mutating func goBack() -> Step? {
    guard position > 0 else { return nil }
    position -= 1
    return steps[position]
  }

  /// Goes forward by a step that was undone, and returns it; nil if there is none.
  mutating func goForward() -> Step? {
    guard position < steps.count else { return nil }
    position += 1
    return steps[position - 1]
  }

  /// What the calculator did after the last step that is not undone.
  ///
  /// - Complexity: linear in the length of the changes of the text since the last other one.
  var moment: Calculator.Moment {
    var texts: [TextChange] = []
    var moment = start
    search: for step in steps[..<position].reversed() {
      switch step {
      case .text(let text): texts.append(text)
      case .change(let change):
        moment = change.moment
        break search
      }
    }
    guard !texts.isEmpty else { return moment }
    var line = TypedLine()
    // Changes after another phase began with nothing: the entry that was shown had gone.
    if case .entering(let entered) = moment.phase { line = entered }
    for text in texts.reversed() { text.make(in: &line.text) }
    moment.phase = .entering(line)
    return moment
  }
}

/// How a person chose to see values.
package struct DisplayFormat: Hashable, Sendable {
  /// The form of the result; a value that it does not fit is shown as a decimal.
  package var form = NumberForm.decimal
  /// Whether the digits before the point are in groups.
  package var isGrouped = false

  package init(form: NumberForm = .decimal, isGrouped: Bool = false) {
    self.form = form
    self.isGrouped = isGrouped
  }
}
