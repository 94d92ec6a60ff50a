import SystemCalls

struct JournalReader {
  let files: any FileSystem
  let format: JournalFormat
  let file: FileDescriptor
  let pieceLength: Int

  private var base: Int { format.header.count }

  /// Reads a range, or less at the end of the file.
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

  /// Decodes the whole batches in a range that starts at a batch boundary.
  func entries(in range: Range<Int>) throws(SystemError) -> (entries: [JournalEntry], end: Int) {
    let bytes = try bytes(in: range)
    let end = JournalFormat.lastBoundary(in: bytes[...]) ?? 0
    return (format.decode(bytes[..<end], at: range.lowerBound), range.lowerBound + end)
  }

  /// Reads the last entries before a batch boundary: at most `count` bytes, but at least one batch.
  func entries(
    before end: Int, atMost count: Int
  ) throws(SystemError) -> (entries: [JournalEntry], start: Int) {
    var length = max(count, 2)
    while true {
      let start = max(base, end - length)
      let bytes = try bytes(in: start..<end)
      if start == base { return (format.decode(bytes[...], at: base), base) }
      if bytes.count < end - start { return ([], base) }
      // A leading line feed may be within a batch, because the byte before is unknown.
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

  /// The last batch boundary at or before `end`.
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
      // The byte before this line feed is in the previous piece.
      end = start + 1
    }
    return base
  }
}
