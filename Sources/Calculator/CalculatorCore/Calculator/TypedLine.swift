/// A line that is typed: its text, and how it is edited.
package struct TypedLine: Hashable, Sendable {
  package var text: LineText
  /// How the text is edited with a cursor; nil where keys edit its end, as on the keypad.
  package var editing: Editing?

  init(_ text: LineText = LineText(), _ editing: Editing? = nil) {
    (self.text, self.editing) = (text, editing)
  }
}

/// What a text with a cursor is for, and where it was opened.
package struct Editing: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    case calculation
    /// Another content of an entry.
    case revision(EntryID)
    case comment(EntryID)

    /// The entry that the text is for; nil for a new one.
    package var entry: EntryID? {
      switch self {
      case .calculation: nil
      case .revision(let id), .comment(let id): id
      }
    }
  }

  /// What a text can continue.
  package enum Continued: Hashable, Sendable {
    case result(EntryID)
    /// A number for which `=` was refused.
    case number(String)

    /// How many bytes stand before the text when it is read.
    package var length: Int {
      switch self {
      case .result: 5
      case .number(let text): text.utf8.count + 1
      }
    }
  }

  package var purpose: Purpose
  /// What showed before, which the text continues where it begins with an operator.
  package let continued: Continued?
  /// The number of steps before the text was opened, and before its first change.
  let opened: Int
  let begun: Int
  /// What the calculator did then.
  var behind: Calculator.Phase
}

extension Calculator.Phase {
  var line: TypedLine? {
    switch self {
    case .entering(let line), .failed(let line, _): line
    case .showing: nil
    }
  }
}

/// Text with a cursor.
extension Calculator {
  /// The line that is typed, or that has failed; nil where a result shows.
  var typed: TypedLine? { phase.line }

  /// What the keypad shows, or did before a text was opened.
  package var keypadPhase: Phase {
    var phase = phase
    while let behind = phase.line?.editing?.behind { phase = behind }
    return phase
  }

  /// How the line is edited with a cursor; nil where it is not.
  package var editing: Editing? { typed?.editing }

  /// The text with a cursor; nil where there is none.
  package var editedText: LineText? { editing == nil ? nil : typed?.text }

  /// Opens a text with a cursor.
  ///
  /// - Parameter isStep: whether that can be undone before the first change of the text.
  package mutating func edit(
    _ text: LineText, for purpose: Editing.Purpose = .calculation,
    continuing continued: Editing.Continued? = nil, isStep: Bool = true
  ) {
    var behind = phase
    // However many lines fail, what showed before them is not behind each.
    if purpose == .calculation, case .failed(let line, _) = phase, let editing = line.editing {
      behind = editing.behind
    }
    let editing = Editing(
      purpose: purpose, continued: continued, opened: stepCount,
      begun: isStep ? stepCount + 1 : stepCount, behind: behind)
    moment.phase = .entering(TypedLine(text, editing))
    if isStep { recordOpening() }
  }

  /// Changes the text with a cursor; what is more than a movement of the cursor is a step.
  package mutating func changeText(_ change: (inout LineText) -> Void) {
    guard var line = typed, let editing = line.editing else { return }
    let (before, hasFailed) = (line.text, error != nil)
    change(&line.text)
    moment.phase = .entering(line)
    let isMovement = line.text.characters == before.characters
    if editing.opened == stepCount {
      if !isMovement { recordOpening() }
    } else if hasFailed {
      self.change(to: phase)
    } else if !isMovement {
      history.append(.text(TextChange(from: before, to: line.text)))
    }
  }

  /// Goes back to what showed before the text was opened, as if it had not been typed.
  package mutating func dropText() {
    guard let editing else { return }
    guard history.rewind(to: editing.opened, showing: display) else {
      return change(to: editing.behind)
    }
    let before = history.moment.phase
    moment.phase = if case .failed = before { before } else { editing.behind }
    keepShowing()
  }

  /// Leaves the text for what showed before it was opened; undoing brings back what was changed.
  package mutating func leaveText() {
    guard let editing else { return }
    if hasChangedText { change(to: editing.behind) } else { dropText() }
  }

  /// Whether something was done to the text since it was opened.
  var hasChangedText: Bool { editing.map { stepCount > $0.begun } ?? false }

  private mutating func recordOpening() {
    history.append(
      .change(History.Change(moment: moment, undo: [], redo: [])), opensText: true)
  }
}
