import SystemCalls
import TestSupport
import Testing

@testable import Storage

@Suite struct `The format of a journal` {
  private let format = JournalFormat(name: "tape", version: 2, longestBatch: 40)

  @Test(arguments: seeds)
  func `reads every batch as it was written, whatever its lines are`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = ["", "1 + 2", "\\", "\\\\", "\t", " ", "½ é", "\u{2028}", "👩‍👩‍👧", "\"#food/200\""]
    let format = JournalFormat(name: "tape", version: 2)
    for _ in 0..<300 {
      let batch = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      let bytes = try #require(format.encode(batch))
      #expect(format.decode(bytes[...], at: 7) == [.batch(batch)])
      // A truncated batch is never read, whatever follows it.
      for length in 0..<bytes.count {
        let torn = bytes.prefix(length)
        #expect(JournalFormat.firstBoundary(in: torn, from: 0) == nil)
        #expect(JournalFormat.lastBoundary(in: torn) == nil)
        let cancelled = torn + JournalFormat.cancellation
        #expect(format.decode(cancelled, at: 7) == [.damaged(7..<7 + cancelled.count)])
      }
    }
  }

  @Test func `is readable text`() throws {
    let bytes = try #require(format.encode(["rent = 850", "rent × 12", "C:\\"]))
    #expect(String(decoding: bytes, as: UTF8.self) == "rent = 850\\\nrent × 12\\\nC:\\\t\n")
    #expect(String(decoding: format.header, as: UTF8.self) == "tape 2\n")
  }

  @Test(arguments: [
    [UInt8]([0xC3, 0x0A]), [0xFF, 0x0A], [0x61, 0x00, 0x0A], [0x1B, 0x0A], [0x7F, 0x0A],
    Array("\u{80}\n".utf8), Array("\u{9F}\n".utf8), Array("a\r\n".utf8), Array("a\\\n\u{8}\n".utf8),
    [UInt8](repeating: 0x61, count: 40) + [0x0A],
  ])
  func `reports what is not text as damaged`(bytes: [UInt8]) {
    #expect(format.decode(bytes[...], at: 100) == [.damaged(100..<100 + bytes.count)])
  }

  @Test(arguments: ["a\nb", "\r", "\u{0}", "\u{85}", String(repeating: "a", count: 40)])
  func `does not write what it cannot read`(line: String) {
    #expect(format.encode(["1", line]) == nil)
  }

  @Test func `has batches of a limited length`() {
    #expect(format.encode([String(repeating: "a", count: 39)])?.count == 40)
  }
}

@Suite struct `Reading a journal` {
  private let format = JournalFormat(name: "tape", version: 1, longestBatch: 30)

  /// Random batches and damage, with the expected entries.
  private func content(
    _ random: inout SeededGenerator
  ) throws -> (bytes: [UInt8], entries: [JournalEntry]) {
    var bytes = format.header
    var entries: [JournalEntry] = []
    for _ in 0..<Int.random(in: 0...25, using: &random) {
      let length = Int.random(in: 0...6, using: &random)
      let start = bytes.count
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes += [UInt8](repeating: 0x61, count: 30 + 20 * length) + [0x0A]
      case 1: bytes += [0x18] + [UInt8](repeating: 0x5C, count: length) + [0x20, 0x0A]
      case 2: bytes += (0..<20 + length).flatMap { _ in [0x5C, 0x0A] } + [0x0A]
      default:
        let batch = (0...length % 4).map { String(repeating: "x", count: length + $0) }
        bytes += try #require(format.encode(batch))
        entries.append(.batch(batch))
        continue
      }
      entries.append(.damaged(start..<bytes.count))
    }
    return (bytes, entries)
  }

  private func reader(_ bytes: [UInt8], pieceLength: Int) throws -> JournalReader {
    let disk = Disk()
    disk.place(bytes, at: "/home/tape")
    let files = FaultyFiles(disk)
    return JournalReader(
      files: files, format: format, file: try files.open("/home/tape", for: .reading),
      pieceLength: pieceLength)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `finds the same entries forwards, backwards, and in pieces of any length`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let (bytes, entries) = try content(&random)
    let torn = Bool.random(using: &random) ? [UInt8](repeating: 0x62, count: 50) : [0x5C, 0x0A]
    for pieceLength in [2, 3, 7, 31, 1000] {
      let reader = try reader(bytes + torn, pieceLength: pieceLength)
      let forwards = try reader.entries(in: format.header.count..<bytes.count + torn.count)
      #expect(forwards.entries == entries)
      #expect(forwards.end == bytes.count)
      #expect(try reader.lastBoundary(before: bytes.count + torn.count) == bytes.count)
      var backwards: [JournalEntry] = []
      var end = bytes.count
      while end > format.header.count {
        let count = Int.random(in: 1...60, using: &random)
        let (earlier, start) = try reader.entries(before: end, atMost: count)
        #expect(start < end)
        (backwards, end) = (earlier + backwards, start)
      }
      #expect(backwards == entries)
    }
  }

  @Test func `ends where the file was cut off`() throws {
    let reader = try reader(format.header + Array("1\n".utf8), pieceLength: 4)
    #expect(try reader.entries(before: 900, atMost: 10) == ([], format.header.count))
    #expect(try reader.entries(in: format.header.count..<900) == ([.batch(["1"])], 9))
  }
}
