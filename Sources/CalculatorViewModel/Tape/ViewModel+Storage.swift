import CalculatorCore
import Words

/// How the tape is kept.
struct Keeping: Hashable, Sendable {
  /// Whether the tape is kept at all.
  var isOn: Bool
  /// Whether the whole of the kept tape was read.
  var isLoaded: Bool
  /// The changes that are being saved.
  var underWay: [TapeChange] = []
  /// The changes that are to be saved after those.
  var waiting: [TapeChange] = []
  /// All changes since the start, until the whole of the kept tape is read.
  var sinceStart: [TapeChange] = []
  /// Whether changes have been made since saving was last considered.
  var isChanged = false
  /// Whether the last attempt to save failed, so that entries show although they are not on disk.
  var hasFailed = false
  /// Whether saving has taken so long that a frame is drawn without the new entries.
  var isOverdue = false
}

/// Saving the tape, and taking in what is kept.
extension ViewModel {
  /// How long a frame is held back for an entry that is being saved.
  private static let patience = Duration.milliseconds(100)

  /// Whether the whole of the kept tape is here.
  var isTapeLoaded: Bool { keeping.isLoaded }

  /// The entries that are not on disk yet, and therefore do not show.
  var entriesWaitingForDisk: Set<EntryID> {
    guard !keeping.hasFailed else { return [] }
    var entries: Set<EntryID> = []
    for case .insert(let entry, _) in keeping.underWay + keeping.waiting {
      entries.insert(entry.id)
    }
    return entries
  }

  /// Asks for the changes of the tape to be saved, after those that are being saved.
  mutating func save() -> [Effect] {
    collectChanges()
    let isChanged = keeping.isChanged
    keeping.isChanged = false
    // After a failure, only another change is a reason to try again.
    guard keeping.underWay.isEmpty, isChanged || !keeping.hasFailed else { return [] }
    return saveWaiting()
  }

  /// Asks for all changes to be saved that are not on their way, because the program ends.
  mutating func saveAll() -> [Effect] {
    collectChanges()
    return saveWaiting()
  }

  /// Takes the new changes of the tape, if it is kept.
  private mutating func collectChanges() {
    let changes = calculator.takeChanges()
    guard keeping.isOn, !changes.isEmpty else { return }
    if !keeping.isLoaded { keeping.sinceStart += changes }
    keeping.waiting += changes
    keeping.isChanged = true
  }

  private mutating func saveWaiting() -> [Effect] {
    guard !keeping.waiting.isEmpty else { return [] }
    let changes = SavedChanges(keeping.waiting, on: tape)
    keeping.underWay += keeping.waiting
    keeping.waiting = []
    return [.save(changes), .wake(.savingPatience, after: Self.patience)]
  }

  /// Takes up how saving ended.
  mutating func takeUp(_ outcome: SavingOutcome) -> [Effect] {
    var effects: [Effect] = []
    switch outcome {
    case .saved(let others):
      effects = takeIn(others)
      if keeping.hasFailed { message = .savedAgain }
      keeping.hasFailed = false
      keeping.underWay = []
    case .failed(let problem):
      // What is too long for the file stays too long.
      if problem != .tooLong { keeping.waiting = keeping.underWay + keeping.waiting }
      keeping.underWay = []
      if !keeping.hasFailed { message = .notSaved(problem) }
      keeping.hasFailed = true
    }
    keeping.isOverdue = false
    return effects + [.forget(.savingPatience)]
  }

  /// Takes in what other programs wrote before the changes that are not known to be on disk.
  ///
  /// Those are made again afterwards, as when the file is read: of two changes of an entry, the one
  /// that was written last counts.
  mutating func takeIn(_ others: [TapeChange]) -> [Effect] {
    guard !others.isEmpty else { return [] }
    collectChanges()
    let own = keeping.underWay + keeping.waiting
    if !keeping.isLoaded {
      keeping.sinceStart.insert(contentsOf: others, at: keeping.sinceStart.count - own.count)
    }
    let first = own.first { change in
      guard case .insert(let entry, nil) = change else { return false }
      return tape[entry.id] != nil
    }
    let earlier = others.map { change in
      guard case .insert(let entry, nil) = change else { return change }
      return TapeChange.insert(entry, before: first?.entry?.id)
    }
    calculator.takeIn(earlier + own)
    followTape()
    return askAgain()
  }

  /// Takes up the tape that was kept.
  mutating func takeUp(_ kept: KeptTape) -> [Effect] {
    collectChanges()
    calculator.take(kept.tape, changes: keeping.sinceStart)
    if kept.isWhole {
      keeping.isLoaded = true
      keeping.sinceStart = []
    }
    if let obstacle = kept.obstacle {
      message = .notSaved(obstacle)
      keeping.hasFailed = true
    }
    if let problem = kept.problem { message = .notRead(problem) }
    followTape()
    return askAgain()
  }
}
