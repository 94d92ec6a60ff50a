import Quantities

/// Where an update of the exchange rates takes them from.
enum RatesAddress: Hashable, Sendable {
  /// An address of https or, on this machine alone, of http.
  case web(String, isLocal: Bool)
  /// The path of a file.
  case file(String)

  /// Reads an address: a text with `://` is one of the web, every other one the path of a file.
  ///
  /// - Throws: `invalidAddress` or `insecureAddress`.
  init(_ text: String) throws(RatesFailure) {
    guard let (scheme, rest) = text.divided(at: "://") else {
      guard !text.isEmpty, !text.utf8.contains(0) else { throw .invalidAddress }
      self = .file(text)
      return
    }
    let authority = rest.prefix { !"/?#".contains($0) }
    // A name before an at sign could be taken for that of the server, and be followed by a password.
    guard rest.allSatisfy({ $0.isASCII && $0 > " " && $0 < "\u{7F}" && $0 != "\\" }),
      !authority.contains("@"), let first = authority.first, first != "-"
    else { throw .invalidAddress }
    let isLocal = Self.isLocal(authority)
    switch scheme.lowercased() {
    case "https": break
    case "http": guard isLocal else { throw .insecureAddress }
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

extension String {
  /// What stands before and after the first place of a separator; nil if it is not there.
  fileprivate func divided(at separator: String) -> (Substring, Substring)? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(separator) {
        return (self[..<start], self[start...].dropFirst(separator.count))
      }
      start = index(after: start)
    }
    return nil
  }
}
