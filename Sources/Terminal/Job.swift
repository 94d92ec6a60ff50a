import Synchronization

/// A piece of work that a `Worker` was given, and in the end what came out of it.
package final class Job<Outcome: Sendable>: Sendable {
  private let result = Mutex<Outcome?>(nil)
  private let dropped = Atomic(false)

  init() {}

  /// What came out of it; nil as long as it is under way, and for ever if it was dropped then.
  package var outcome: Outcome? { result.withLock { $0 } }

  /// Whether nobody wants the outcome any more.
  package var isDropped: Bool { dropped.load(ordering: .relaxed) }

  /// Gives the work up, whether it has begun or not; an outcome that is there stays.
  package func drop() {
    dropped.store(true, ordering: .relaxed)
  }

  /// Keeps the outcome, unless it comes too late; false when it does.
  func finish(with outcome: Outcome) -> Bool {
    guard !isDropped else { return false }
    result.withLock { $0 = outcome }
    return true
  }
}
