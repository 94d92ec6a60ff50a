import Quantities
import SystemCalls

/// Fetches and stores exchange rates; only valid ones replace the previous file.
package struct RatesUpdater: Sendable {
  package static let bankAddress = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"

  private let kept: RatesFile
  private let address: String
  private let curl: Curl
  private let today: @Sendable () -> Day

  /// Creates an updater; `address` is an https URL, an http URL of this machine, or a path.
  package init(
    of kept: RatesFile, from address: String = bankAddress, by curl: Curl = Curl(),
    today: @escaping @Sendable () -> Day
  ) { (self.kept, self.address, self.curl, self.today) = (kept, address, curl, today) }

  /// Fetches and stores the rates, which takes up to half a minute.
  package func update(
    unless isCancelled: () -> Bool = { false }, progress: (Int) -> Void = { _ in }
  ) -> Result<RatesUpdate, RatesFailure> {
    Result { () throws(RatesFailure) in
      let file = try fetch(unless: isCancelled, progress: progress)
      let rates = try wrapping(
        as: RatesFailure.flawed, ExchangeRates(reading: file, today: today()))
      let previous = try? kept.rates().get().day
      guard !isCancelled() else { throw .cancelled }
      try kept.save(file)
      return RatesUpdate(currencies: rates.codes.count, day: rates.day, previous: previous)
    }
  }

  /// Fetches a URL, which has `://`, or reads a file.
  private func fetch(
    unless isCancelled: () -> Bool, progress: (Int) -> Void
  ) throws(RatesFailure) -> [UInt8] {
    guard let end = address.indices.first(where: { address[$0...].hasPrefix("://") }) else {
      guard !address.isEmpty, !address.utf8.contains(0) else { throw .invalidAddress }
      return try wrapping(
        as: RatesFailure.unreadable,
        contents(ofFile: address, atMost: ExchangeRates.greatestFileSize))
    }
    let (scheme, rest) = (address[..<end], address[end...].dropFirst(3))
    let authority = rest.prefix { !"/?#".contains($0) }
    // A user name could be mistaken for the host, and carry a password.
    guard rest.allSatisfy({ $0.isASCII && $0 > " " && $0 < "\u{7F}" && $0 != "\\" }),
      !authority.contains("@"), let first = authority.first, first != "-"
    else { throw .invalidAddress }
    let isLocal = Self.isLocal(authority)
    switch scheme.lowercased() {
    case "https": break
    case "http": guard isLocal else { throw .insecure }
    default: throw .invalidAddress
    }
    return try curl.fetch(address, isLocal: isLocal, unless: isCancelled, progress: progress)
  }

  /// Whether a host with an optional port is this machine.
  private static func isLocal(_ authority: Substring) -> Bool {
    if authority == "[::1]" || authority.hasPrefix("[::1]:") { return true }
    let host = authority.prefix { $0 != ":" }.lowercased()
    if host == "localhost" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
