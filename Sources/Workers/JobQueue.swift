import Synchronization

/// The jobs of a `Worker`, which one thread adds and another one does in their order.
final class JobQueue: Sendable {
  typealias Body = @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> Void

  private final class Job: Sendable {
    let id: Int
    let body: Body
    let isCancelled = Atomic(false)

    init(id: Int, body: @escaping Body) {
      self.id = id
      self.body = body
    }
  }

  private struct Jobs {
    var waiting: ArraySlice<Job> = []
    var running: Job?
  }

  private let jobs = Mutex(Jobs())
  /// The bell that wakes the thread that does the jobs.
  private let bell = Bell()

  /// Adds a job at the end.
  func append(_ id: Int, _ body: @escaping Body) {
    let job = Job(id: id, body: body)
    jobs.withLock { $0.waiting.append(job) }
    bell.ring()
  }

  /// Removes a job that waits, and tells one that runs that it was cancelled.
  ///
  /// - Complexity: O(*n*), where *n* is the number of jobs that wait.
  func cancel(_ id: Int) {
    jobs.withLock { jobs in
      jobs.waiting.removeAll { $0.id == id }
      guard let running = jobs.running, running.id == id else { return }
      running.isCancelled.store(true, ordering: .relaxed)
    }
  }

  /// Does jobs as they come, and sleeps between them.
  func run() -> Never {
    while true {
      bell.wait()
      runWaiting()
    }
  }

  /// Does all jobs that wait.
  func runWaiting() {
    while let job = next() {
      job.body { job.isCancelled.load(ordering: .relaxed) }
    }
  }

  /// Makes the first job that waits the one that runs; nil when none waits.
  private func next() -> Job? {
    jobs.withLock { jobs in
      jobs.running = jobs.waiting.popFirst()
      return jobs.running
    }
  }
}
