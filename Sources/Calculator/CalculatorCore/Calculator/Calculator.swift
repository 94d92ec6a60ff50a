import ExactNumbers
import Quantities

/// The state machine of the calculator and its tape, without evaluation: `show` or `fail` receives
/// the outcome of `lineForEquals()`, possibly much later.
package struct Calculator: Hashable, Sendable {
  package indirect enum Phase: Hashable, Sendable {
    case entering(TypedLine)
    case showing(EntryID)
    /// A line that can be corrected; the error's place counts its bytes.
    case failed(TypedLine, EvaluationError)

    var line: TypedLine? {
      switch self {
      case .entering(let line), .failed(let line, _): line
      case .showing: nil
      }
    }
  }

  package struct Snapshot: Hashable, Sendable {
    package var phase = Phase.entering(TypedLine())
    package var display: DisplayFormat
  }

  var snapshot: Snapshot
  package internal(set) var tape = Tape()
  /// Identifies outdated results.
  package internal(set) var tapeVersion = 0
  var history: History
  private var changes: [TapeChange] = []
  var lastNumber: UInt64 = 0
  let writer: UInt64
  /// Whether totals follow the values of lines; not those changed by undo or another program.
  var followsValues = false
  package let limits: Limits

  /// Creates a calculator with an empty tape and a writer unique on it, of at most 40 bits.
  package init(
    limits: Limits = .standard, writer: UInt64 = 0, display: DisplayFormat = DisplayFormat()
  ) {
    (self.limits, self.writer) = (limits, writer)
    snapshot = Snapshot(display: display)
    history = History(snapshot)
  }

  package var phase: Phase { snapshot.phase }

  /// How values are displayed; changing it can be undone.
  package var display: DisplayFormat {
    get { snapshot.display }
    set {
      guard newValue != snapshot.display else { return }
      snapshot.display = newValue
      change(to: phase)
    }
  }

  package var line: LineText? { phase.line?.text }

  package var error: EvaluationError? {
    switch snapshot.phase {
    case .entering: nil
    case .failed(_, let error): error
    case .showing(let id): tape.outcome(of: id)?.error
    }
  }

  /// Returns the changes of the tape since the last call, for storage.
  package mutating func takeChanges() -> [TapeChange] {
    defer { changes = [] }
    return changes
  }

  package mutating func enter(_ text: LineText) { change(to: .entering(TypedLine(text))) }

  mutating func change(to phase: Phase, _ redo: [TapeChange] = []) {
    snapshot.phase = phase
    let undo = apply(redo)
    history.append(.change(History.Change(snapshot: snapshot, undo: undo, redo: redo)))
  }

  mutating func change(to phase: Phase, following changes: [TapeChange]) {
    let before = tape
    change(to: phase, before.changes(following: changes) { newID() })
    followsValues = tape.hasTotals
  }

  mutating func followValue(of id: EntryID) {
    guard followsValues, tape[id]?.isTotal == true else { return }
    let before = tape
    let changes = before.changesOfTotals(since: before) { newID() }
    guard !changes.isEmpty else { return }
    history.extend(snapshot: snapshot, undo: apply(changes), redo: changes)
  }

  mutating func newID() -> EntryID {
    lastNumber += 1
    return EntryID(writer: writer, number: lastNumber)
  }

  mutating func apply(_ changes: [TapeChange]) -> [TapeChange] {
    if !changes.isEmpty { tapeVersion += 1 }
    self.changes += changes
    return tape.apply(changes)
  }

  /// Keeps the exchange rates of a value with its entry, which is not a step of the history.
  mutating func keep(_ rates: ExchangeRates?, with entry: Entry) {
    guard let rates, rates != entry.rates else { return }
    var entry = entry
    entry.rates = rates
    changes.append(.replace(entry))
    _ = tape.apply(.replace(entry))
  }

  package var canUndo: Bool { history.position > 0 }
  package var canRedo: Bool { history.position < history.steps.count }

  @discardableResult package mutating func undo() -> Bool { step(back: true) }

  @discardableResult package mutating func redo() -> Bool { step(back: false) }

  private mutating func step(back: Bool) -> Bool {
    guard let step = history.go(back: back) else { return false }
    followsValues = false
    if case .change(let change) = step { _ = apply(back ? change.undo : change.redo) }
    snapshot = history.snapshot
    if back, case .text(let change) = step, case .entering(var line) = phase {
      line.text.move(to: change.cursor)
      snapshot.phase = .entering(line)
    }
    keepShowing()
    return true
  }

  /// Invalidates the entries that lacked exchange rates; the others keep theirs.
  package mutating func forgetMissingRates() {
    tapeVersion += 1
    for id in tape.ids where tape.outcome(of: id)?.error?.kind.isAboutRates == true {
      tape.invalidate(id)
    }
  }
}

extension EvaluationError.Kind {
  package var isAboutRates: Bool {
    switch self {
    case .noRates, .noRate: true
    default: false
    }
  }
}
