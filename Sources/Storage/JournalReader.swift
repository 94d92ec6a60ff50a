import SystemCalls

/// Reads entries from a file in pieces, forwards and backwards.
struct JournalReader {
  let files: any FileSystem
  let format: JournalFormat
  let file: FileDescriptor
  /// The number of bytes that are read at once.
  let pieceLength: Int

  /// The offset of the first batch.
  private var base: Int { format.header.count }

  /// The bytes of a part of the file, or fewer where the file ends.
  func bytes(in range: Range<Int>) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < range.count {
      let piece = try files.read(
        file, atMost: range.count - bytes.count, at: range.lowerBound + bytes.count)
      if piece.isEmpty { break }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }

  /// The entries that end in a part of the file, which begins with a batch, and the offset after the
  /// last of them.
  ///
  /// - Complexity: O(*n*) in time; the memory is that of the entries and one batch.
  func entries(
    in range: Range<Int>
  ) throws(SystemError) -> (entries: [JournalEntry], end: Int) {
    var entries: [JournalEntry] = []
    var (start, next) = (range.lowerBound, range.lowerBound)
    /// What was read from `start` on; of a batch that is too long, its last byte alone.
    var pending: [UInt8] = []
    while next < range.upperBound {
      let piece = try bytes(in: next..<min(next + pieceLength, range.upperBound))
      if piece.isEmpty { break }
      next += piece.count
      let isDropped = next - piece.count - pending.count > start
      pending += piece
      if isDropped {
        guard let index = JournalFormat.firstBoundary(in: pending[...], from: 1) else {
          pending.removeFirst(pending.count - 1)
          continue
        }
        let end = next - pending.count + index
        entries.append(.damaged(start..<end))
        (start, pending) = (end, Array(pending[index...]))
      }
      if let end = JournalFormat.lastBoundary(in: pending[...]) {
        entries += format.decode(pending[..<end], at: start)
        start += end
        pending.removeFirst(end)
      }
      if pending.count > format.longestBatch { pending.removeFirst(pending.count - 1) }
    }
    return (entries, start)
  }

  /// The last entries before an offset between two batches, and the offset of the first of them.
  ///
  /// - Parameter count: The number of bytes that should be read; more are where one batch is longer.
  func entries(
    before end: Int, atMost count: Int
  ) throws(SystemError) -> (entries: [JournalEntry], start: Int) {
    var length = max(count, 2)
    while true {
      let start = max(base, end - length)
      let bytes = try bytes(in: start..<end)
      if start == base { return (format.decode(bytes[...], at: base), base) }
      // What was cut off by another program since is not there.
      if bytes.count < end - start { return ([], base) }
      // The byte before the first one is unknown, so a line feed there may be within a batch.
      if let index = JournalFormat.firstBoundary(in: bytes[...], from: 1), index < bytes.count {
        return (format.decode(bytes[index...], at: start + index), start + index)
      }
      if bytes.count > format.longestBatch {
        let start = try lastBoundary(before: end - 1)
        return ([.damaged(start..<end)], start)
      }
      length = min(2 * length, format.longestBatch + 1)
    }
  }

  /// The offset after the last batch that ends at `end` or before it.
  func lastBoundary(before end: Int) throws(SystemError) -> Int {
    var end = end
    while end > base {
      let start = max(base, end - pieceLength)
      let bytes = try bytes(in: start..<end)
      guard let index = JournalFormat.lastBoundary(in: bytes[...]) else {
        end = start
        continue
      }
      if index > 1 || start == base { return start + index }
      // The byte before this line feed is in the piece before it.
      end = start + 1
    }
    return base
  }
}

/// Writes bytes one after the other to a file.
struct FileWriter {
  let files: any FileSystem
  let file: FileDescriptor
  /// The path of the file, for problems.
  let path: String
  /// The offset of the next byte.
  var offset = 0

  mutating func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try attempt(path, files.write(rest, to: file, at: offset))
      guard count > 0 else { throw FileError(.inputOutput, path: path) }
      offset += count
      rest = rest.dropFirst(count)
    }
  }

  /// Copies a part of another file, in pieces.
  mutating func copy(_ range: Range<Int>, of reader: JournalReader) throws(FileError) {
    var next = range.lowerBound
    while next < range.upperBound {
      let piece = try attempt(
        path, reader.bytes(in: next..<min(next + reader.pieceLength, range.upperBound)))
      guard !piece.isEmpty else { throw FileError(.inputOutput, path: path) }
      try write(piece)
      next += piece.count
    }
  }

  /// Waits until the bytes have reached the disk.
  func synchronize() throws(FileError) { try attempt(path, files.synchronize(file)) }
}
