import CalculatorCore
import CalculatorViewModel
import Storage
import SystemCalls

/// What `--tape` does: prints the kept tape.
struct TapePrinter {
  var format: ListingFormat
  var hasTotals: Bool
  /// The significant digits of results without a finite decimal form; nil for the usual ones.
  var digits: Int?
  var rates: CurrentRates

  /// Prints the tape.
  ///
  /// - Throws: `Failure` when it cannot be read or printed.
  func run() throws {
    let listing = try Listing(
      try kept(), rates: rates.source, digits: digits ?? Batch.Form.usualDigits)
    var output = Output()
    output.write(text: format.text(of: listing, totals: hasTotals))
    output.flush()
    if let day = listing.ratesDay ?? (hasTotals ? listing.ratesDayOfTotals : nil) {
      output.complain("countonme: \(rates.description(of: day))\n")
    }
    if case .failed(let code) = output.end { throw Failure(writing: code) }
  }

  private func kept() throws -> Tape {
    do throws(StorageProblem) {
      return try TapeFile().whole()
    } catch {
      throw Failure(
        description: "The tape in \(error.path) is not read: \(TapeProblem(error).reason).")
    }
  }
}
