import CalculatorViewModel
import Quantities
import Rates
import SystemCalls

/// What `--update-rates` does: gets exchange rates, keeps them, and says what it got.
struct RatesCommand {
  /// An address of the web or the path of a file; nil for the European Central Bank.
  var address: String?

  /// Gets the rates.
  ///
  /// - Throws: `Failure` when none came that can be kept.
  func run() throws {
    let updater = RatesUpdater(
      of: CurrentRates.kept, from: address ?? RatesUpdater.bankAddress, today: { .today })
    switch updater.update() {
    case .success(let update):
      var output = Output()
      output.write(update.sentence.full)
      output.flush()
      if case .failed(let error) = output.end { throw Failure(writing: error) }
    case .failure(let failure): throw Failure(description: failure.sentence.full)
    }
  }
}
