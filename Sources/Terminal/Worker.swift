/// A second thread that works while the first one waits for events.
///
/// It does one job at a time, and only the newest is wanted: a job that is begun drops the one
/// before, which is told so and not waited for. Where the old one does not listen for a while, the
/// new one waits, but nobody else does. All use is from one thread. The other one starts with the
/// first job, sleeps between jobs, and ends with the process.
///
///     let worker = Worker()
///     let job = worker.begin { isDropped in sum(of: numbers, unless: isDropped) }
///     while job.outcome == nil, terminal.nextEvent(before: nil, or: worker.bell) == nil {}
///
/// Where the system has no thread left, a job is done before `begin` returns.
package final class Worker {
  /// The bell that rings when a job is done, unless it was dropped.
  package let bell = Bell()
  private let mailbox = Mailbox<@Sendable () -> Void>()
  private var hasThread = false
  private var dropNewest = {}

  package init() {}

  /// Drops the job before and begins a new one.
  ///
  /// - Parameter work: what is to be done. It is given a question that it should ask now and then:
  ///   whether the job was dropped, so that it need not go on.
  package func begin<Outcome>(
    _ work: @escaping @Sendable (_ isDropped: @escaping @Sendable () -> Bool) -> Outcome
  ) -> Job<Outcome> {
    dropNewest()
    let job = Job<Outcome>()
    dropNewest = { job.drop() }
    let task: @Sendable () -> Void = { [bell] in
      guard !job.isDropped else { return }
      if job.finish(with: work { job.isDropped }) { bell.ring() }
    }
    if !hasThread {
      hasThread = startThread { [mailbox] in
        while true { mailbox.take()() }
      }
    }
    if hasThread { mailbox.put(task) } else { task() }
    return job
  }
  /// Sleeps until the outcome of a job is there or the time is over, whatever else happens.
  package func wait<Outcome>(for job: Job<Outcome>, until end: ContinuousClock.Instant) {
    while job.outcome == nil, bell.wait(until: end) {}
  }
}
