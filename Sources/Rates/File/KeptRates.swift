import Quantities
import Storage
import SystemCalls

/// The exchange rates that were fetched last, as the file that was received.
package struct KeptRates: Sendable {
  /// Where the file is; nil if there is no home.
  private let place: HomePath?
  private let file: RatesFile?

  /// The rates of the person who runs the program.
  package init() {
    self.init(at: try? HomePath(of: "countonme/rates.xml", in: .cache))
  }

  package init(at place: HomePath?) {
    self.place = place
    file = place.map { RatesFile($0.path, isFetched: true) }
  }

  /// The rates that are kept now.
  package func rates() -> Result<ExchangeRates, RatesUnavailable> {
    file?.rates() ?? .failure(.notFetched)
  }

  /// Keeps a file of rates instead of the present one.
  func save(_ bytes: [UInt8]) throws(RatesFailure) {
    guard let place else { throw .noHome }
    do throws(FileError) {
      try SystemFiles().replaceFile(at: place, with: bytes)
    } catch {
      if error.kind == .locked { throw .busy }
      throw .notSaved(path: error.path, RatesObstacle(error.kind))
    }
  }
}
