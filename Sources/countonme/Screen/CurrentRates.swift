import CalculatorViewModel
import Engine
import Quantities
import Rates
import Runtime
import SystemCalls
import Words
import Workers

/// The exchange rates that the program calculates with: the kept ones, or those of `--rates`.
struct CurrentRates: Sendable {
  /// The file of `--rates`; nil for the kept rates.
  private let file: RatesFile?

  /// The rates that were fetched last; their place is looked up when a calculation needs them.
  static let kept = KeptRates()

  init(file path: String? = nil) { file = path.map { RatesFile($0) } }

  /// The rates for calculations.
  var source: RateSource {
    guard let file else { return RateSource { Self.kept.rates() } }
    return file.source
  }

  /// The name of the file of `--rates`; nil for the kept rates.
  var nameOfFile: String? {
    file.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
  }

  /// What is said of the rates of a day that a calculation has used.
  func description(of day: Day, in words: any Wording) -> String {
    let publisher = nameOfFile ?? (try? source.rates())?.publisher
    return words.describedRates(of: day, from: publisher, age: day.oldAge(on: .today))
  }
}

extension Day {
  /// The present day, of UTC.
  static var today: Self { Self(daysSince1970: secondsSince1970() / (24 * 60 * 60)) }
}

/// Fetches exchange rates on a thread of its own, so that calculations go on meanwhile.
final class RatesFetcher {
  private let rates: CurrentRates
  private let worker = Worker<Action>()
  /// The update that is under way; nil if there is none.
  private var running: Request.ID?

  init(_ rates: CurrentRates) { self.rates = rates }

  /// The descriptor that can be read while there is something to report.
  var readable: FileDescriptor { worker.readable }

  /// Begins an update; a file of one's own is not replaced.
  func fetch(_ id: Request.ID) {
    running = id
    worker.submit(id.number) { [rates] isCancelled, report in
      if let name = rates.nameOfFile { return report(.rates(id, .ended(.ownFile(name)))) }
      let result = RatesUpdater(of: CurrentRates.kept, today: { .today })
        .update(unless: isCancelled) { report(.rates(id, .received(bytes: $0))) }
      switch result {
      case .success(let update): report(.rates(id, .ended(.updated(update))))
      case .failure(let failure): report(.rates(id, .ended(.failed(failure))))
      }
    }
  }

  func cancel(_ id: Request.ID) { worker.cancel(id.number) }

  /// What was reported since the last call, in order.
  func takeActions() -> [Action] {
    let actions = worker.takeAnswers()
    for case .rates(running, .ended) in actions { running = nil }
    return actions
  }

  /// Cancels what is under way, and waits until it has ended, so that no command outlives the program.
  func finish(before deadline: Instant) {
    running.map(cancel)
    while running != nil,
      !waitForReadability(of: [readable], until: deadline).isEmpty
    {
      _ = takeActions()
    }
  }
}

extension CurrentRates {
  /// What `--update-rates` does: gets exchange rates, keeps them, and says what it got.
  ///
  /// - Parameter address: An address of the web or the path of a file; nil for the European Central
  ///   Bank.
  /// - Throws: `Failure` when none came that can be kept.
  static func update(from address: String?, in words: any Wording) throws {
    let updater = RatesUpdater(
      of: kept, from: address ?? RatesUpdater.bankAddress, today: { .today })
    switch updater.update() {
    case .success(let update): try Output.print(words.sentence(update).full + "\n")
    case .failure(let failure): throw Failure.noRates(words.sentence(failure).phrase)
    }
  }
}
