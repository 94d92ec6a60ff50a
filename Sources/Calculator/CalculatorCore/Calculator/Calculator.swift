import ExactNumbers

/// The state machine of the calculator, with its tape: edits, evaluations and errors change its
/// phase, and every evaluation becomes an entry.
///
///     var calculator = Calculator()
///     for edit in [.digit(.two), .binary(.add), .digit(.three)] as [ExpressionEdit] {
///       try calculator.apply(edit)
///     }
///     if let line = try calculator.lineForEquals() {
///       calculator.show(try Formula(line.text).evaluated())
///     }
///     calculator.phase  // .showing, an entry with the value 5
///     calculator.undo()  // .entering again
///
/// It does not evaluate: `lineForEquals()` returns what `=` evaluates, and `show` or `fail`
/// takes the outcome, which may come much later. It knows no keys, no sentences and no clock.
package struct Calculator: Hashable, Sendable {
  /// What the calculator is doing.
  package indirect enum Phase: Hashable, Sendable {
    /// A line is being typed.
    case entering(TypedLine)
    /// An entry is shown with its result.
    case showing(EntryID)
    /// The line has no value; it can be corrected. The place of the error counts bytes of its text.
    case failed(TypedLine, EvaluationError)
  }

  /// What undoing restores besides the tape.
  package struct Moment: Hashable, Sendable {
    package var phase = Phase.entering(TypedLine())
    package var display: DisplayFormat
  }

  var moment: Moment
  package internal(set) var tape = Tape()
  /// The number of times that the tape was changed, to tell results of an older one.
  package internal(set) var tapeVersion = 0
  var history: History
  /// The changes of the tape that `takeChanges` has not returned yet.
  private var changes: [TapeChange] = []
  /// The number of entries that this calculator has made.
  var lastNumber: UInt64 = 0
  /// The number of this calculator among those that write to one tape.
  let writer: UInt64
  /// Whether totals are to follow the values of entries that this calculator has changed.
  private var followsValues = false
  package let limits: Limits

  /// Creates a calculator with an empty expression and an empty tape.
  ///
  /// - Parameters:
  ///   - limits: the bounds on expressions and numbers.
  ///   - writer: a number of at most 40 bits that no other writer of the tape has.
  ///   - display: how values are shown at first.
  package init(
    limits: Limits = .standard, writer: UInt64 = 0, display: DisplayFormat = DisplayFormat()
  ) {
    self.limits = limits
    self.writer = writer
    moment = Moment(display: display)
    history = History(moment)
  }

  package var phase: Phase { moment.phase }

  /// How values are shown.
  ///
  /// Another choice is a step that can be undone.
  package var display: DisplayFormat {
    get { moment.display }
    set {
      guard newValue != moment.display else { return }
      moment.display = newValue
      change(to: phase)
    }
  }

  /// The text that is typed, or that has failed; nil where a result shows.
  package var line: LineText? { typed?.text }

  /// The error that is shown: that of the expression, or of the entry that is shown.
  package var error: EvaluationError? {
    switch moment.phase {
    case .entering: return nil
    case .failed(_, let error): return error
    case .showing(let id):
      guard case .failure(let error) = tape.outcome(of: id) else { return nil }
      return error
    }
  }

  /// The changes of the tape since the last call, for storage.
  package mutating func takeChanges() -> [TapeChange] {
    defer { changes = [] }
    return changes
  }
}

/// Steps that can be undone.
extension Calculator {
  package mutating func enter(_ text: LineText) { change(to: .entering(TypedLine(text))) }

  /// Makes a step that can be undone.
  mutating func change(to phase: Phase, _ redo: [TapeChange] = []) {
    moment.phase = phase
    let undo = apply(redo)
    history.append(.change(History.Change(moment: moment, undo: undo, redo: redo)))
  }

  /// Makes a step that can be undone of changes of entries, which totals follow.
  mutating func change(to phase: Phase, following changes: [TapeChange]) {
    change(to: phase, numbered { tape, newID in tape.changes(following: changes, newID: newID) })
    followsValues = tape.hasTotals
  }

  /// Lets totals follow the value of one that is known now, as a part of the last step.
  mutating func followValue(of id: EntryID) {
    guard followsValues, tape[id]?.isTotal == true else { return }
    let changes = numbered { tape, newID in tape.changesOfTotals(newID: newID) }
    guard !changes.isEmpty else { return }
    history.extend(moment: moment, undo: apply(changes), redo: changes)
  }

  /// Changes of the tape in which new entries get their numbers.
  private mutating func numbered(
    _ body: (Tape, () -> EntryID) -> [TapeChange]
  ) -> [TapeChange] {
    var number = lastNumber
    let writer = writer
    defer { lastNumber = number }
    return body(tape) {
      number += 1
      return EntryID(writer: writer, number: number)
    }
  }

  /// Lets no total follow a value that another program, or undoing, has changed.
  mutating func leaveTotals() { followsValues = false }

  /// Applies changes to the tape, remembers them for storage, and returns those that reverse them.
  mutating func apply(_ changes: [TapeChange]) -> [TapeChange] {
    if !changes.isEmpty { tapeVersion += 1 }
    self.changes += changes
    return tape.apply(changes)
  }
}

/// Undoing.
extension Calculator {
  package var canUndo: Bool { history.position > 0 }
  package var canRedo: Bool { history.canGoForward }

  /// Undoes the last step, whatever it was; false if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let step = history.goBack() else { return false }
    leaveTotals()
    if case .change(let change) = step { _ = apply(change.undo) }
    moment = history.moment
    if case .text(let change) = step, case .entering(var line) = phase {
      line.text.move(to: change.cursor)
      moment.phase = .entering(line)
    }
    keepShowing()
    return true
  }

  /// Does the step again that was undone last; false if there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let step = history.goForward() else { return false }
    leaveTotals()
    if case .change(let change) = step { _ = apply(change.redo) }
    moment = history.moment
    keepShowing()
    return true
  }
}

/// Results that exchange rates decide.
extension Calculator {
  /// Makes the results unknown that came from exchange rates or from their absence, because there are
  /// other rates now.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package mutating func forgetExchange() {
    tapeVersion += 1
    for id in tape.ids where tape.outcome(of: id)?.isFromRates == true { tape.invalidate(id) }
  }
}

extension Outcome {
  fileprivate var isFromRates: Bool {
    switch self {
    case .value(let evaluation): evaluation.ratesDay != nil
    case .definition: false
    case .failure(let error): error.kind.isAboutRates
    }
  }
}

extension EvaluationError.Kind {
  /// Whether other exchange rates may leave no error.
  package var isAboutRates: Bool {
    switch self {
    case .noRates, .noRate: true
    default: false
    }
  }
}
