import Quantities
import Storage
import Synchronization
import SystemCalls

/// A file of exchange rates, read on demand and again after a change.
package final class RatesFile: Sendable {
  package let path: String
  /// Whether the program fetches the file, which may be missing then.
  private let isFetched: Bool
  private let last = Mutex<(status: FileStatus, rates: Result<ExchangeRates, RatesFlaw>)?>(nil)

  package init(_ path: String, isFetched: Bool = false) {
    (self.path, self.isFetched) = (path, isFetched)
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
}

/// The exchange rates fetched last, stored as received.
package struct KeptRates: Sendable {
  private let place: HomePath?
  private let file: RatesFile?

  package init(at place: HomePath? = try? HomePath(of: "countonme/rates.xml", in: .cache)) {
    self.place = place
    file = place.map { RatesFile($0.path, isFetched: true) }
  }

  package func rates() -> Result<ExchangeRates, RatesUnavailable> {
    file?.rates() ?? .failure(.notFetched)
  }

  func save(_ bytes: [UInt8]) throws(RatesFailure) {
    guard let place else { throw .notSaved(FileError(.homeMissing, path: "rates.xml")) }
    try wrapping(as: RatesFailure.notSaved, SystemFiles().replaceFile(at: place, with: bytes))
  }
}
