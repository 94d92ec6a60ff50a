import Quantities
import Synchronization
import SystemCalls

/// A file of exchange rates, which is read when rates are needed, and again after it has changed.
package final class RatesFile: Sendable {
  package let path: String
  /// Whether the rates were fetched into the file, which then may be missing.
  private let isFetched: Bool
  private let last = Mutex<(status: FileStatus, rates: Result<ExchangeRates, RatesFlaw>)?>(nil)

  package init(_ path: String, isFetched: Bool = false) {
    (self.path, self.isFetched) = (path, isFetched)
  }

  /// The rates for calculations.
  package var source: RateSource { RateSource { self.rates() } }

  /// The rates that the file holds now.
  package func rates() -> Result<ExchangeRates, RatesUnavailable> {
    last.withLock { last in
      do throws(FileError) {
        let status = try attempt(path, SystemFiles().status(ofPath: path))
        // What comes from a pipe can be read once only.
        if last == nil || status.kind != .special && last?.status != status {
          last = (status, try read())
        }
      } catch {
        if isFetched, error.kind == .missing { return .failure(.notFetched) }
        return .failure(.unreadable(path: path, RatesObstacle(error.kind)))
      }
      return (last?.rates ?? .failure(.empty)).mapError { .flawed(path: path, $0) }
    }
  }

  private func read() throws(FileError) -> Result<ExchangeRates, RatesFlaw> {
    let bytes = try contents(ofFile: path, atMost: ExchangeRates.greatestFileSize)
    do throws(RatesFlaw) {
      return .success(try ExchangeRates(reading: bytes, today: nil))
    } catch {
      return .failure(error)
    }
  }
}
