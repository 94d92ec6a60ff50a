import CalculatorCore
import SystemCalls
import Words

/// Saving the changes of the tape, and taking in what is kept.
struct Saving: Hashable, Sendable {
  /// Whether the tape is kept at all.
  let isOn: Bool
  /// Whether the whole of the kept tape was read.
  private(set) var isLoaded: Bool
  /// The name of the tape; nil for the usual one.
  var name: String?
  /// The entries of the tape that is being put aside.
  var putAside: [EntryID] = []
  /// The tape that is to be opened; nil while none is.
  var opening: Opening? {
    didSet {
      isOpeningAsked = false
      // What could not be saved is tried again first.
      isChanged = isChanged || opening != nil
    }
  }
  /// Whether it was asked for.
  private var isOpeningAsked = false
  /// The changes that are being saved.
  private var underWay: [TapeChange] = []
  /// The changes that are to be saved after those.
  private var waiting: [TapeChange] = []
  /// All changes since the start, until the whole of the kept tape is read.
  private var sinceStart: [TapeChange] = []
  /// Whether changes have been made since saving was last considered.
  private var isChanged = false
  /// Whether the last attempt to save failed, so that entries show although they are not on disk.
  private var hasFailed = false
  /// Whether saving has taken so long that a frame is drawn without the new entries.
  var isOverdue = false

  /// A tape that is to be opened.
  enum Opening: Hashable, Sendable {
    case named(String)
    /// The usual tape, which is put aside then where it is to be empty.
    case usual(isEmptied: Bool)

    var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  /// How long a frame is held back for an entry that is being saved.
  private static let patience = Duration.milliseconds(100)

  init(isOn: Bool) {
    self.isOn = isOn
    isLoaded = !isOn
  }

  /// Whether a frame may be drawn: nothing is being saved that will probably be on disk at once.
  var isSettled: Bool { underWay.isEmpty || isOverdue }

  /// The entries that are not on disk yet, and therefore do not show.
  var hiddenEntries: Set<EntryID> {
    hasFailed ? [] : Set((underWay + waiting).compactMap(\.inserted))
  }

  /// The entries that are being saved for the first time.
  var entriesUnderWay: [EntryID] { underWay.compactMap(\.inserted) }

  /// Asks for the changes of the tape to be saved, after those that are being saved.
  mutating func save(_ calculator: inout Calculator) -> [Effect] {
    collectChanges(of: &calculator)
    let isChanged = isChanged
    self.isChanged = false
    // After a failure, only another change is a reason to try again.
    guard underWay.isEmpty, isChanged || !hasFailed else { return [] }
    return saveWaiting(calculator.tape)
  }

  /// Asks for the tape that is to be opened, once the changes of this one are saved.
  mutating func openTape() -> [Effect] {
    guard let opening, !isOpeningAsked, underWay.isEmpty, waiting.isEmpty, isLoaded else {
      return []
    }
    isOpeningAsked = true
    return [.openTape(opening.name)]
  }

  /// Asks for all changes to be saved that are not on their way, because the program ends.
  mutating func saveAll(_ calculator: inout Calculator) -> [Effect] {
    collectChanges(of: &calculator)
    return saveWaiting(calculator.tape)
  }

  /// Takes the new changes of the tape, if it is kept.
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

  /// Takes how saving ended; returns what is to be said of it.
  mutating func receive(_ outcome: SavingOutcome) -> Message? {
    let hadFailed = hasFailed
    isOverdue = false
    defer { underWay = [] }
    switch outcome {
    case .saved:
      hasFailed = false
      return hadFailed ? .savedAgain : nil
    case .failed(let problem):
      // What is too long for the file stays too long.
      if problem != .unwritable { waiting = underWay + waiting }
      hasFailed = true
      // What is not saved would be lost with this tape.
      let isRefused = opening != nil
      opening = nil
      return hadFailed && !isRefused ? nil : .notSaved(problem)
    }
  }

  /// Takes in what other programs wrote before the changes that are not known to be on disk.
  ///
  /// Those are made again afterwards, as when the file is read: of two changes of an entry, the one
  /// that was written last counts.
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
    calculator.takeIn(earlier + own)
  }

  /// Takes the tape that was kept; returns what is to be said of it.
  mutating func receive(_ kept: KeptTape, in calculator: inout Calculator) -> Message? {
    collectChanges(of: &calculator)
    calculator.take(kept.tape, changes: sinceStart)
    if kept.isWhole {
      isLoaded = true
      sinceStart = []
    }
    if kept.obstacle != nil { hasFailed = true }
    return kept.problem.map(Message.notRead) ?? kept.obstacle.map(Message.notSaved)
      ?? (kept.unknownLines > 0 ? .unknownLines(kept.unknownLines) : nil)
  }
}

extension TapeChange {
  /// The entry that is new by the change; nil if none is.
  fileprivate var inserted: EntryID? {
    if case .insert(let entry, _) = self { entry.id } else { nil }
  }
}
