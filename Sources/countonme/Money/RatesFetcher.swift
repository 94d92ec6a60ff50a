import CalculatorViewModel
import Rates
import Runtime
import SystemCalls
import Words
import Workers

/// Fetches exchange rates on a thread of its own, so that calculations go on meanwhile.
final class RatesFetcher {
  private typealias Reply = (id: Request.ID, report: RatesReport)

  private let rates: CurrentRates
  private let words: any Wording
  private let worker = Worker<Reply>()
  /// The update that is under way; nil if there is none.
  private var running: Request.ID?

  /// Creates a fetcher that reports in the words of a language.
  init(_ rates: CurrentRates, in words: any Wording) {
    (self.rates, self.words) = (rates, words)
  }

  /// The descriptor that can be read while there is something to report.
  var readable: FileDescriptor { worker.readable }

  /// Begins an update; a file of one's own is not replaced.
  func fetch(_ id: Request.ID) {
    running = id
    worker.submit(id.number) { [rates, words] isCancelled, report in
      if let name = rates.nameOfFile {
        report((id, .ownFile(name, in: words)))
        return
      }
      let result = RatesUpdater(of: CurrentRates.kept, today: { .today })
        .update(unless: isCancelled) { report((id, .received(bytes: $0))) }
      report((id, RatesReport(result, in: words)))
    }
  }

  func cancel(_ id: Request.ID) {
    worker.cancel(id.number)
  }

  /// What was reported since the last call, in order.
  func takeOccurrences() -> [Occurrence] {
    worker.takeAnswers().map { id, report in
      if report.isEnd, id == running { running = nil }
      return .rates(id, report)
    }
  }

  /// Cancels what is under way, and waits until it has ended, so that no command outlives the program.
  func finish(before deadline: ContinuousClock.Instant) {
    running.map(cancel)
    while running != nil,
      !waitForReadability(of: [readable], until: deadline).isEmpty
    {
      _ = takeOccurrences()
    }
  }
}

extension RatesReport {
  fileprivate var isEnd: Bool { if case .received = self { false } else { true } }
}
