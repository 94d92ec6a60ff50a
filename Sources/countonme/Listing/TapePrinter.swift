import CalculatorCore
import CalculatorViewModel
import Reference
import Storage
import SystemCalls
import Words

/// What `--tape` does: prints the kept tape.
struct TapePrinter {
  var format: ListingFormat
  var hasTotals: Bool
  /// The significant digits of results without a finite decimal form; nil for the usual ones.
  var digits: Int?
  var rates: CurrentRates
  var language: Language

  private var words: any ProgramWording { language.program }

  /// Prints the tape.
  ///
  /// - Throws: `Failure` when it cannot be read or printed.
  func run() throws {
    let listing = try Listing(
      try kept(), rates: rates.source, digits: digits ?? CommandLineOption.usualDigits, words: words
    )
    var output = Output()
    output.write(text: format.text(of: listing, totals: hasTotals, in: words))
    output.flush()
    if let day = listing.ratesDay ?? (hasTotals ? listing.ratesDayOfTotals : nil) {
      output.complain(words.report(rates.description(of: day, in: words)) + "\n")
    }
    if case .failed(let error) = output.end { throw Failure.unwritableResults(error) }
  }

  private func kept() throws -> Tape {
    do throws(FileError) {
      return try TapeFile().whole()
    } catch {
      throw Failure.unreadTape(path: error.path, reason: words.reason(TapeProblem(error.kind)))
    }
  }
}
