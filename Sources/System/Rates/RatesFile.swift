import Quantities
import Storage
import Synchronization
import SystemCalls

/// A file of exchange rates, read on demand and again after a change.
package final class RatesFile: Sendable {
  package let path: String
  /// The place of rates that the program fetches, which may be missing; nil for other files.
  private let place: HomePath?
  private let isFetched: Bool
  private let last = Mutex<(status: FileStatus, rates: Result<ExchangeRates, RatesFlaw>)?>(nil)

  package init(_ path: String) { (self.path, place, isFetched) = (path, nil, false) }

  /// The exchange rates fetched last, stored as received.
  package init(keptAt place: HomePath?) {
    (path, self.place, isFetched) = (place?.path ?? "", place, true)
  }

  package var source: RateSource { RateSource { self.rates() } }

  package func rates() -> Result<ExchangeRates, RatesUnavailable> {
    last.withLock { last in
      do throws(FileError) {
        let status = try attempt(path, SystemFiles().status(ofPath: path))
        // A pipe can be read only once.
        if last == nil || status.kind != .special && last?.status != status {
          let bytes = try contents(ofFile: path, atMost: ExchangeRates.greatestFileSize)
          let rates = Result { () throws(RatesFlaw) in
            try ExchangeRates(reading: bytes, today: nil)
          }
          last = (status, rates)
        }
      } catch {
        if isFetched, error.kind == .missing { return .failure(.notFetched) }
        return .failure(.unreadable(error))
      }
      return (last?.rates ?? .failure(.noRates)).mapError { .flawed(path: path, $0) }
    }
  }

  func save(_ bytes: [UInt8]) throws(RatesFailure) {
    guard let place else { throw .notSaved(FileError(.homeMissing, path: "rates.xml")) }
    try wrapping(as: RatesFailure.notSaved, SystemFiles().replaceFile(at: place, with: bytes))
  }
}
