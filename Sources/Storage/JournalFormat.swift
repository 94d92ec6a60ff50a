import SystemCalls

/// A part of a journal that was written at once.
package enum JournalEntry: Hashable, Sendable {
  /// The lines that were appended together.
  case batch([String])
  /// The offsets in the file of bytes that are no batch: not UTF-8, with control characters, too long,
  /// or not written whole. They stay in the file.
  case damaged(Range<Int>)
}

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

  /// The bytes of a batch; nil when one of the lines holds control characters other than tabs, or
  /// all of them together are too long.
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

  /// The entries in bytes that begin at the beginning of a batch and end at the end of one.
  ///
  /// - Parameter offset: The offset of the bytes in the file.
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

  /// The lines of a batch; nil when it is damaged.
  private func lines(of batch: ArraySlice<UInt8>) -> [String]? {
    guard batch.count <= longestBatch, !Self.hasControlCharacters(batch) else { return nil }
    var lines: [String] = []
    var rest = batch
    while let end = rest.firstIndex(of: Self.lineFeed, from: rest.startIndex) {
      let isLast = end == batch.endIndex - 1
      var text = rest[..<(isLast ? end : end - 1)]
      if text.last == Self.tab { text.removeLast() }
      guard let line = String(validating: text, as: UTF8.self) else { return nil }
      lines.append(line)
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : nil
  }

  /// The index after the first batch that ends in the bytes.
  ///
  /// - Parameter start: The first index at which its line feed may be.
  static func firstBoundary(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var start = start
    while let index = bytes.firstIndex(of: lineFeed, from: start) {
      if index == bytes.startIndex || bytes[index - 1] != backslash { return index + 1 }
      start = index + 1
    }
    return nil
  }

  /// The index after the last batch that ends in the bytes.
  static func lastBoundary(in bytes: ArraySlice<UInt8>) -> Int? {
    // Most long stretches without a line feed are passed by the quick search.
    guard bytes.firstIndex(of: lineFeed, from: bytes.startIndex) != nil else { return nil }
    var index = bytes.endIndex
    while index > bytes.startIndex {
      index -= 1
      guard bytes[index] == lineFeed else { continue }
      if index == bytes.startIndex || bytes[index - 1] != backslash { return index + 1 }
    }
    return nil
  }

  /// Whether the bytes hold control characters other than tabs and line feeds.
  private static func hasControlCharacters(_ bytes: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte < 0x20, byte != tab, byte != lineFeed { return true }
      // The characters from U+0080 to U+009F are the bytes C2 80 to C2 9F.
      if byte == 0x7F || previous == 0xC2 && byte < 0xA0 { return true }
      previous = byte
    }
    return false
  }
}
