import Quantities
import SystemCalls
import Words

/// Fetches exchange rates and keeps them.
///
/// It touches the network only while `update` runs, and replaces the kept rates only by good ones.
package struct RatesUpdater: Sendable {
  /// The address of the daily file of the European Central Bank.
  package static let bankAddress = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"

  private let kept: KeptRates
  private let address: String
  private let curl: Curl
  private let today: @Sendable () -> Day

  /// - Parameter address: An address of https, one of http on this machine, or the path of a file.
  package init(
    of kept: KeptRates, from address: String = bankAddress,
    today: @escaping @Sendable () -> Day
  ) {
    self.init(of: kept, from: address, by: Curl(), today: today)
  }

  init(
    of kept: KeptRates, from address: String, by curl: Curl,
    today: @escaping @Sendable () -> Day
  ) {
    (self.kept, self.address, self.curl, self.today) = (kept, address, curl, today)
  }

  /// Fetches the rates, and returns when they are kept; that takes up to half a minute.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether the rates are no longer wanted; asked some twenty times a second.
  ///   - progress: Takes the number of bytes that have come so far.
  package func update(
    unless isCancelled: () -> Bool = { false }, progress: (Int) -> Void = { _ in }
  ) -> Result<RatesUpdate, RatesFailure> {
    do throws(RatesFailure) {
      let file = try fetch(unless: isCancelled, progress: progress)
      let rates = try read(file)
      let previous = try? kept.rates().get().day
      guard !isCancelled() else { throw .cancelled }
      try kept.save(file)
      return .success(
        RatesUpdate(currencies: rates.codes.count, day: rates.day, previous: previous))
    } catch {
      return .failure(error)
    }
  }

  private func fetch(
    unless isCancelled: () -> Bool, progress: (Int) -> Void
  ) throws(RatesFailure) -> [UInt8] {
    switch try RatesAddress(address) {
    case .web(let address, let isLocal):
      return try curl.fetch(address, isLocal: isLocal, unless: isCancelled, progress: progress)
    case .file(let path):
      do throws(FileError) {
        return try contents(ofFile: path, atMost: ExchangeRates.greatestFileSize)
      } catch {
        throw .unreadable(error)
      }
    }
  }

  private func read(_ file: [UInt8]) throws(RatesFailure) -> ExchangeRates {
    do throws(RatesFlaw) {
      return try ExchangeRates(reading: file, today: today())
    } catch {
      throw .flawed(error)
    }
  }
}

/// Where an update of the exchange rates takes them from.
enum RatesAddress: Hashable, Sendable {
  /// An address of https or, on this machine alone, of http.
  case web(String, isLocal: Bool)
  /// The path of a file.
  case file(String)

  /// Reads an address: a text with `://` is one of the web, every other one the path of a file.
  ///
  /// - Throws: `invalidAddress` or `insecure`.
  init(_ text: String) throws(RatesFailure) {
    guard let end = text.indices.first(where: { text[$0...].hasPrefix("://") }) else {
      guard !text.isEmpty, !text.utf8.contains(0) else { throw .invalidAddress }
      self = .file(text)
      return
    }
    let (scheme, rest) = (text[..<end], text[end...].dropFirst(3))
    let authority = rest.prefix { !"/?#".contains($0) }
    // A name before an at sign could be taken for that of the server, and be followed by a password.
    guard rest.allSatisfy({ $0.isASCII && $0 > " " && $0 < "\u{7F}" && $0 != "\\" }),
      !authority.contains("@"), let first = authority.first, first != "-"
    else { throw .invalidAddress }
    let isLocal = Self.isLocal(authority)
    switch scheme.lowercased() {
    case "https": break
    case "http": guard isLocal else { throw .insecure }
    default: throw .invalidAddress
    }
    self = .web(text, isLocal: isLocal)
  }

  /// Whether a server, perhaps with a port, is this machine.
  private static func isLocal(_ authority: Substring) -> Bool {
    if authority == "[::1]" || authority.hasPrefix("[::1]:") { return true }
    let host = authority.prefix { $0 != ":" }.lowercased()
    if host == "localhost" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
