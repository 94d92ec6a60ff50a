/// A part of a journal that was written at once.
package enum JournalEntry: Hashable, Sendable {
  case batch([String])
  /// Offsets of bytes that are no valid batch.
  case damaged(Range<Int>)
}

/// The text format of a journal: all lines of a batch but the last end in a backslash.
///
/// A tab follows a line that itself ends in a backslash or a tab.
package struct JournalFormat: Hashable, Sendable {
  package let name: String
  package let version: Int
  /// Bytes beyond which a batch counts as damaged, to limit memory.
  let longestBatch: Int
  /// Includes the line feed.
  let header: [UInt8]

  package init(name: String, version: Int, longestBatch: Int = 8 << 20) {
    (self.name, self.version, self.longestBatch) = (name, version, longestBatch)
    header = Array("\(name) \(version)\n".utf8)
  }

  /// Follows an incomplete batch: its control character (“cancel”) marks it as damaged.
  static let cancellation: [UInt8] = [0x18, lineFeed]

  static let lineFeed: UInt8 = 0x0A
  static let backslash: UInt8 = 0x5C
  static let tab: UInt8 = 0x09

  enum Beginning: Hashable {
    case journal
    /// Empty, or the partial header of a stopped writer.
    case unfinished
    case newerVersion, other
  }

  func beginning(_ bytes: [UInt8]) -> Beginning {
    if bytes.starts(with: header) { return .journal }
    if header.starts(with: bytes) { return .unfinished }
    let name = Array("\(name) ".utf8)
    guard bytes.starts(with: name) else { return .other }
    let digits = bytes.dropFirst(name.count).prefix { 0x30...0x39 ~= $0 }
    let found = Int(String(decoding: digits, as: UTF8.self))
    return (found.map { $0 > version } ?? (digits.count > 18)) ? .newerVersion : .other
  }

  /// Encodes a batch; nil if it is too long or has control characters other than tabs.
  func encode(_ lines: [String]) -> [UInt8]? {
    precondition(!lines.isEmpty, "a batch of no lines could not be told from one of an empty line")
    guard lines.reduce(0, { $0 + $1.utf8.count }) < longestBatch else { return nil }
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes += [Self.backslash, Self.lineFeed] }
      let text = Array(line.utf8)
      guard !Self.hasControlCharacters(text[...]), !text.contains(Self.lineFeed) else { return nil }
      bytes += text
      if text.last == Self.backslash || text.last == Self.tab { bytes.append(Self.tab) }
    }
    bytes.append(Self.lineFeed)
    return bytes.count > longestBatch ? nil : bytes
  }

  /// Decodes whole batches, which start at `offset` in the file.
  func decode(_ bytes: ArraySlice<UInt8>, at offset: Int) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    var rest = bytes
    while !rest.isEmpty {
      let end = Self.firstBoundary(in: rest, from: rest.startIndex) ?? rest.endIndex
      let batch = rest[..<end]
      let start = offset + batch.startIndex - bytes.startIndex
      entries.append(
        lines(of: batch).map(JournalEntry.batch) ?? .damaged(start..<start + batch.count))
      rest = rest[end...]
    }
    return entries
  }

  private func lines(of batch: ArraySlice<UInt8>) -> [String]? {
    guard batch.count <= longestBatch, !Self.hasControlCharacters(batch) else { return nil }
    var lines: [String] = []
    var rest = batch
    while let end = rest.firstIndex(of: Self.lineFeed) {
      let isLast = end == batch.endIndex - 1
      var text = rest[..<(isLast ? end : end - 1)]
      if text.last == Self.tab { text.removeLast() }
      guard let line = String(validating: text, as: UTF8.self) else { return nil }
      lines.append(line)
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : nil
  }

  /// The index after the first batch whose line feed is at `start` or later.
  static func firstBoundary(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    bytes.indices[start...].first { isBoundary($0, in: bytes) }.map { $0 + 1 }
  }

  static func lastBoundary(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.last { isBoundary($0, in: bytes) }.map { $0 + 1 }
  }

  private static func isBoundary(_ index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    bytes[index] == lineFeed && (index == bytes.startIndex || bytes[index - 1] != backslash)
  }

  private static func hasControlCharacters(_ bytes: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte < 0x20, byte != tab, byte != lineFeed { return true }
      // U+0080 to U+009F are encoded as C2 80 to C2 9F.
      if byte == 0x7F || previous == 0xC2 && byte < 0xA0 { return true }
      previous = byte
    }
    return false
  }
}
