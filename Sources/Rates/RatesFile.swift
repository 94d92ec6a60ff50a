import Quantities
import Storage
import Synchronization
import SystemCalls
import Words

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
        return .failure(.unreadable(error))
      }
      return (last?.rates ?? .failure(.noRates)).mapError { .flawed(path: path, $0) }
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

/// The exchange rates that were fetched last, as the file that was received.
package struct KeptRates: Sendable {
  /// Where the file is; nil if there is no home.
  private let place: HomePath?
  private let file: RatesFile?

  /// - Parameter place: Where the file is; by default that of the person who runs the program.
  package init(at place: HomePath? = try? HomePath(of: "countonme/rates.xml", in: .cache)) {
    self.place = place
    file = place.map { RatesFile($0.path, isFetched: true) }
  }

  /// The rates that are kept now.
  package func rates() -> Result<ExchangeRates, RatesUnavailable> {
    file?.rates() ?? .failure(.notFetched)
  }

  /// Keeps a file of rates instead of the present one.
  func save(_ bytes: [UInt8]) throws(RatesFailure) {
    guard let place else { throw .notSaved(FileError(.homeMissing, path: "rates.xml")) }
    do throws(FileError) {
      try SystemFiles().replaceFile(at: place, with: bytes)
    } catch {
      throw .notSaved(error)
    }
  }
}
