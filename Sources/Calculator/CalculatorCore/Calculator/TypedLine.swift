package struct TypedLine: Hashable, Sendable {
  package var text: LineText
  /// The cursor editor's state; nil if keys edit the end of the line.
  package var editing: Editing?

  init(_ text: LineText = LineText(), _ editing: Editing? = nil) {
    (self.text, self.editing) = (text, editing)
  }
}

package struct Editing: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    case calculation
    case revision(EntryID)
    case comment(EntryID)

    package var entry: EntryID? {
      switch self {
      case .calculation: nil
      case .revision(let id), .comment(let id): id
      }
    }
  }

  package enum Continued: Hashable, Sendable {
    case result(EntryID)
    /// A number for which `=` was refused.
    case number(String)

    /// The bytes that precede the text when it is parsed.
    package var length: Int {
      switch self {
      case .result: 5
      case .number(let text): text.utf8.count + 1
      }
    }
  }

  package var purpose: Purpose
  /// What the text continues if it begins with an operator.
  package let continued: Continued?
  /// The step counts before the text was opened, and before its first change.
  let opened: Int
  let begun: Int
  var behind: Calculator.Phase
}

extension Calculator {
  /// The phase of the keypad, below any open text.
  package var keypadPhase: Phase {
    var phase = phase
    while let behind = phase.line?.editing?.behind { phase = behind }
    return phase
  }

  package var editing: Editing? { phase.line?.editing }

  package var editedText: LineText? { editing == nil ? nil : phase.line?.text }

  /// Opens a text with a cursor, which undo can close before its first change if it is a step.
  package mutating func edit(
    _ text: LineText, for purpose: Editing.Purpose = .calculation,
    continuing continued: Editing.Continued? = nil, isStep: Bool = true
  ) {
    var behind = phase
    // Failed lines must not nest.
    if purpose == .calculation, case .failed(let line, _) = phase, let editing = line.editing {
      behind = editing.behind
    }
    let editing = Editing(
      purpose: purpose, continued: continued, opened: stepCount,
      begun: isStep ? stepCount + 1 : stepCount, behind: behind)
    snapshot.phase = .entering(TypedLine(text, editing))
    if isStep { recordOpening() }
  }

  /// Changes the text; cursor movements are steps only after an error.
  package mutating func changeText(_ change: (inout LineText) -> Void) {
    guard var line = phase.line, let editing = line.editing else { return }
    let (before, hasFailed) = (line.text, error != nil)
    change(&line.text)
    snapshot.phase = .entering(line)
    let isMovement = line.text.characters == before.characters
    if editing.opened == stepCount {
      if !isMovement { recordOpening() }
    } else if hasFailed {
      self.change(to: phase)
    } else if !isMovement {
      history.append(.text(TextChange(from: before, to: line.text)))
    }
  }

  /// Drops the text, and its steps if they only edited it.
  package mutating func dropText() {
    guard let editing else { return }
    guard history.rewind(to: editing.opened, showing: display) else {
      return change(to: editing.behind)
    }
    let before = history.snapshot.phase
    snapshot.phase = if case .failed = before { before } else { editing.behind }
    keepShowing()
  }

  package mutating func leaveText() {
    guard let editing else { return }
    if hasChangedText { change(to: editing.behind) } else { dropText() }
  }

  var hasChangedText: Bool { editing.map { stepCount > $0.begun } ?? false }

  private mutating func recordOpening() {
    history.append(.change(History.Change(snapshot: snapshot, undo: [], redo: [])), opensText: true)
  }
}
