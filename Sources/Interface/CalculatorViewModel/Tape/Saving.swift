import CalculatorCore
import SystemCalls
import Words

struct Saving: Hashable, Sendable {
  let isOn: Bool
  private(set) var isLoaded: Bool
  /// The name of the tape; nil for the default tape.
  var name: String?
  var archive: [EntryID] = []
  var opening: Opening? {
    didSet {
      isOpeningAsked = false
      // Retry unsaved changes first.
      isChanged = isChanged || opening != nil
    }
  }
  private var isOpeningAsked = false
  private var underWay: [TapeChange] = []
  private var waiting: [TapeChange] = []
  /// All changes since the start, until the whole saved tape is read.
  private var sinceStart: [TapeChange] = []
  private var isChanged = false
  /// Whether the last save failed; entries then show although they are not on disk.
  private var hasFailed = false
  var isOverdue = false

  enum Opening: Hashable, Sendable {
    case named(String)
    /// The default tape, which may first be stored under a name.
    case usual(isEmptied: Bool)

    var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  private static let patience = Duration.milliseconds(100)

  init(isOn: Bool) { (self.isOn, isLoaded) = (isOn, !isOn) }

  /// Whether a frame may be drawn: no save is about to end.
  var isSettled: Bool { underWay.isEmpty || isOverdue }

  var hiddenEntries: Set<EntryID> {
    hasFailed ? [] : Set((underWay + waiting).compactMap(\.inserted))
  }

  var entriesUnderWay: [EntryID] { underWay.compactMap(\.inserted) }

  mutating func save(_ calculator: inout Calculator) -> [Effect] {
    collectChanges(of: &calculator)
    let isChanged = isChanged
    self.isChanged = false
    // After a failure, retry only with another change.
    guard underWay.isEmpty, isChanged || !hasFailed else { return [] }
    return saveWaiting(calculator.tape)
  }

  /// Opens the requested tape once all changes of this one are saved.
  mutating func openTape() -> [Effect] {
    guard let opening, !isOpeningAsked, underWay.isEmpty, waiting.isEmpty, isLoaded else {
      return []
    }
    isOpeningAsked = true
    return [.openTape(opening.name)]
  }

  mutating func saveAll(_ calculator: inout Calculator) -> [Effect] {
    collectChanges(of: &calculator)
    return saveWaiting(calculator.tape)
  }

  private mutating func collectChanges(of calculator: inout Calculator) {
    let changes = calculator.takeChanges()
    guard isOn, !changes.isEmpty else { return }
    if !isLoaded { sinceStart += changes }
    waiting += changes
    isChanged = true
  }

  private mutating func saveWaiting(_ tape: Tape) -> [Effect] {
    guard !waiting.isEmpty else { return [] }
    let changes = SavedChanges(waiting, on: tape)
    underWay += waiting
    waiting = []
    return [.save(changes), .wake(.savingPatience, after: Self.patience)]
  }

  mutating func receive(_ outcome: SavingOutcome) -> Message? {
    let hadFailed = hasFailed
    isOverdue = false
    defer { underWay = [] }
    switch outcome {
    case .saved:
      hasFailed = false
      return hadFailed ? .savedAgain : nil
    case .failed(let problem):
      // An entry too long for the file stays too long.
      if problem != .unwritable { waiting = underWay + waiting }
      hasFailed = true
      // Opening another tape would lose unsaved changes.
      let isRefused = opening != nil
      opening = nil
      return hadFailed && !isRefused ? nil : .notSaved(problem)
    }
  }

  /// Merges changes of other programs before our own unsaved ones, so that the last change wins.
  mutating func receive(_ others: [TapeChange], in calculator: inout Calculator) {
    collectChanges(of: &calculator)
    let own = underWay + waiting
    if !isLoaded { sinceStart.insert(contentsOf: others, at: sinceStart.count - own.count) }
    let first = own.first { change in
      guard case .insert(let entry, nil) = change else { return false }
      return calculator.tape[entry.id] != nil
    }
    let earlier = others.map { change in
      guard case .insert(let entry, nil) = change else { return change }
      return TapeChange.insert(entry, before: first?.entry?.id)
    }
    calculator.mergeForeignChanges(earlier + own)
  }

  mutating func receive(_ kept: KeptTape, in calculator: inout Calculator) -> Message? {
    collectChanges(of: &calculator)
    calculator.mergeForeignChanges(sinceStart, on: kept.tape)
    if kept.isWhole { (isLoaded, sinceStart) = (true, []) }
    if kept.obstacle != nil { hasFailed = true }
    return kept.problem.map(Message.notRead) ?? kept.obstacle.map(Message.notSaved)
      ?? (kept.unknownLines > 0 ? .unknownLines(kept.unknownLines) : nil)
  }
}

extension TapeChange {
  fileprivate var inserted: EntryID? {
    if case .insert(let entry, _) = self { entry.id } else { nil }
  }
}
