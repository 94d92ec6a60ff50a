import SystemCalls

/// How a journal stands in its file.
///
/// The first line names the format and its version. Each further line is a line of text. All lines of
/// a batch but the last end in a backslash, so a batch that was not written whole is known by its
/// end. A line of text that itself ends in a backslash or a tab has a tab added.
package struct JournalFormat: Hashable, Sendable {
  package let name: String
  package let version: Int
  /// The number of bytes from which on a batch is damaged, so that it cannot take the memory.
  let longestBatch: Int
  /// The first line, with its line feed.
  let header: [UInt8]

  package init(name: String, version: Int, longestBatch: Int = 8 << 20) {
    self.name = name
    self.version = version
    self.longestBatch = longestBatch
    header = Array("\(name) \(version)\n".utf8)
  }

  /// What stands after a batch that was not written whole: the character “cancel”, which is in no
  /// line of text, and so makes of it a damaged one that stays in the file.
  static let cancellation: [UInt8] = [0x18, lineFeed]

  static let lineFeed: UInt8 = 0x0A
  static let backslash: UInt8 = 0x5C
  static let tab: UInt8 = 0x09

  /// What the beginning of a file tells.
  enum Beginning: Hashable {
    case journal
    /// Nothing, or a part of the first line: its writer was stopped.
    case unfinished
    case newerVersion
    case other
  }

  /// The number of bytes at the beginning of a file that show what it is.
  var beginningLength: Int { header.count + 32 }

  func beginning(_ bytes: [UInt8]) -> Beginning {
    if bytes.starts(with: header) { return .journal }
    if header.starts(with: bytes) { return .unfinished }
    let name = Array("\(name) ".utf8)
    guard bytes.starts(with: name) else { return .other }
    let digits = bytes.dropFirst(name.count).prefix { 0x30...0x39 ~= $0 }
    let found = Int(String(decoding: digits, as: UTF8.self))
    return (found.map { $0 > version } ?? (digits.count > 18)) ? .newerVersion : .other
  }
}
