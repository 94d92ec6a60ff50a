import Foundation
import Testing

/// Runs tests that wait for a program on threads of their own, and leaves the pool, which has one
/// thread a processor, to tests that calculate.
struct Waiting: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadsOfWaiting.shared) { try await function() }
  }
}

extension Trait where Self == Waiting {
  static var waiting: Waiting { Waiting() }
}

/// Threads that take from one queue, so that none rests while a test is left.
private final class ThreadsOfWaiting: TaskExecutor {
  static let shared = ThreadsOfWaiting()
  private let queue = OperationQueue()

  private init() { queue.maxConcurrentOperationCount = 6 }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { [executor = asUnownedTaskExecutor()] in
      job.runSynchronously(on: executor)
    }
  }
}
