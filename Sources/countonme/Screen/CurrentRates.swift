import CalculatorViewModel
import Engine
import Quantities
import Rates
import Storage
import SystemCalls
import Words
import Workers

/// The exchange rates in use: the stored ones, or those of `--rates`.
struct CurrentRates: Sendable {
  private let file: RatesFile?

  static let kept = RatesFile(keptAt: try? HomePath(of: "countonme/rates.xml", in: .cache))

  init(file path: String? = nil) { file = path.map { RatesFile($0) } }

  var source: RateSource { (file ?? Self.kept).source }

  var nameOfFile: String? {
    file.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
  }

  func description(of day: Day, in words: Wording) -> String {
    let current = try? source.rates()
    let publisher = current?.day == day ? nameOfFile ?? current?.publisher : nil
    return words.describedRates(of: day, from: publisher, age: day.oldAge(on: .today))
  }

  /// Implements `--update-rates`; the default source is the European Central Bank.
  static func update(from address: String?, in words: Wording) throws {
    let updater = RatesUpdater(
      of: kept, from: address ?? RatesUpdater.bankAddress, today: { .today })
    switch updater.update() {
    case .success(let update): try Output.print(words.sentence(update).full + "\n")
    case .failure(let failure): throw ProgramError.noRates(words.sentence(failure).phrase)
    }
  }
}

extension Day {
  static var today: Self { Self(daysSince1970: secondsSince1970() / (24 * 60 * 60)) }
}

final class RatesFetcher {
  private let rates: CurrentRates
  private let worker = Worker<Action>()
  private var running: Request.ID?

  init(_ rates: CurrentRates) { self.rates = rates }

  var readable: FileDescriptor { worker.readable }

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

  func takeActions() -> [Action] {
    let actions = worker.takeAnswers()
    for case .rates(running, .ended) in actions { running = nil }
    return actions
  }

  /// Cancels an update and waits for its end: the fetching command must not outlive the program.
  func finish(before deadline: Instant) {
    running.map(cancel)
    while running != nil, !waitForReadability(of: [readable], until: deadline).isEmpty {
      _ = takeActions()
    }
  }
}
