import Quantities
import SystemCalls

/// Fetches and stores exchange rates; only valid ones replace the previous file.
package struct RatesUpdater: Sendable {
  package static let bankAddress = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"

  private let kept: KeptRates
  private let address: String
  private let curl: Curl
  private let today: @Sendable () -> Day

  /// Creates an updater; `address` is an https URL, an http URL of this machine, or a path.
  package init(
    of kept: KeptRates, from address: String = bankAddress, by curl: Curl = Curl(),
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

  private func fetch(
    unless isCancelled: () -> Bool, progress: (Int) -> Void
  ) throws(RatesFailure) -> [UInt8] {
    switch try RatesAddress(address) {
    case .web(let address, let isLocal):
      return try curl.fetch(address, isLocal: isLocal, unless: isCancelled, progress: progress)
    case .file(let path):
      return try wrapping(
        as: RatesFailure.unreadable, contents(ofFile: path, atMost: ExchangeRates.greatestFileSize))
    }
  }
}

enum RatesAddress: Hashable, Sendable {
  case web(String, isLocal: Bool)
  case file(String)

  /// Parses an address: a URL if it has `://`, otherwise a path.
  init(_ text: String) throws(RatesFailure) {
    guard let end = text.indices.first(where: { text[$0...].hasPrefix("://") }) else {
      guard !text.isEmpty, !text.utf8.contains(0) else { throw .invalidAddress }
      self = .file(text)
      return
    }
    let (scheme, rest) = (text[..<end], text[end...].dropFirst(3))
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
    self = .web(text, isLocal: isLocal)
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
