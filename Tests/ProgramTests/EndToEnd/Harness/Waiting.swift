import Dispatch
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

private final class ThreadsOfWaiting: TaskExecutor {
  static let shared = ThreadsOfWaiting()
  private let queues = (0..<4).map { DispatchQueue(label: "waiting \($0)") }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let queue = queues[.random(in: queues.indices)]
    queue.async { [executor = asUnownedTaskExecutor()] in job.runSynchronously(on: executor) }
  }
}
