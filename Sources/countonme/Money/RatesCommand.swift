import CalculatorViewModel
import Quantities
import Rates
import Reference
import SystemCalls
import Words

/// What `--update-rates` does: gets exchange rates, keeps them, and says what it got.
struct RatesCommand {
  /// An address of the web or the path of a file; nil for the European Central Bank.
  var address: String?
  var words: any Wording

  /// Gets the rates.
  ///
  /// - Throws: `Failure` when none came that can be kept.
  func run() throws {
    let updater = RatesUpdater(
      of: CurrentRates.kept, from: address ?? RatesUpdater.bankAddress, today: { .today })
    switch updater.update() {
    case .success(let update):
      try Output.print(words.sentence(update).full + "\n")
    case .failure(let failure): throw Failure.noRates(words.sentence(failure).phrase)
    }
  }
}
