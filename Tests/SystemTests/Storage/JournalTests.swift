import Foundation
import Synchronization
import SystemCalls
import TestSupport
import Testing

@testable import Storage

/// A journal in a folder that does not exist yet.
struct JournalPlace {
  let root: TemporaryFolder
  let path: String

  init() throws {
    root = try TemporaryFolder()
    path = root["state/countonme/tape"].path
  }

  func journal(patience: Int = 1000) -> Journal {
    Journal(
      at: HomePath(path: path, base: root.path), format: realFormat, files: SystemFiles(),
      patience: patience)
  }

  func write(_ text: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String? = nil) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path ?? self.path)), as: UTF8.self)
  }
}

func allEarlier(_ journal: inout Journal) throws -> [JournalEntry] {
  var entries: [JournalEntry] = []
  while let earlier = try journal.earlier(atMost: 20) { entries = earlier + entries }
  return entries
}

@Suite struct `A journal` {
  private let place: JournalPlace

  init() throws { place = try JournalPlace() }

  @Test func `creates its file with the first batch, for its owner alone`() throws {
    var journal = place.journal()
    #expect(try journal.earlier() == nil)
    #expect(try journal.foreign() == [])
    #expect(try journal.append([]) == [])
    #expect(!FileManager.default.fileExists(atPath: place.root["state"].path))
    #expect(try journal.append([["rent = 850", "rent × 12"], ["5"]]) == [])
    #expect(try place.text() == "countonme tape 1\nrent = 850\\\nrent × 12\n5\n")
    #expect(try permissions(of: place.path) == 0o600)
    #expect(try permissions(of: place.root["state/countonme"].path) == 0o700)
    #expect(try permissions(of: place.root["state"].path) == 0o700)
    #expect(try journal.earlier() == nil)
  }

  @Test func `keeps the modes of a folder and a file`() throws {
    try place.write("countonme tape 1\n1\n")
    chmod(place.path, 0o640)
    chmod(place.root["state/countonme"].path, 0o750)
    var journal = place.journal()
    _ = try journal.append([["2"]])
    #expect(try permissions(of: place.path) == 0o640)
    #expect(try permissions(of: place.root["state/countonme"].path) == 0o750)
  }

  @Test func `reads backwards, and reads what others append`() throws {
    try place.write("countonme tape 1\none\\\nmore\ntwo\nthree\n")
    var journal = place.journal()
    var other = place.journal()
    #expect(try journal.earlier(atMost: 8) == [.batch(["three"])])
    #expect(try other.append([["four"]]) == [])
    #expect(try journal.earlier(atMost: 20) == [.batch(["one", "more"]), .batch(["two"])])
    #expect(try journal.earlier() == nil)
    #expect(try journal.foreign() == [.batch(["four"])])
    #expect(try journal.foreign() == [])
    #expect(try other.append([["five"], ["six"]]) == [])
    #expect(try journal.append([["seven"]]) == [.batch(["five"]), .batch(["six"])])
    #expect(try other.foreign() == [.batch(["seven"])])
  }

  @Test func `reads all that others wrote into an initially missing file`() throws {
    var journal = place.journal()
    var other = place.journal()
    #expect(try journal.earlier() == nil)
    _ = try other.append([["one"]])
    #expect(try journal.append([["two"]]) == [.batch(["one"])])
  }

  @Test func `keeps an incomplete line, and does not read it`() throws {
    try place.write("countonme tape 1\n1 + 2\n3 + ")
    var journal = place.journal()
    #expect(try allEarlier(&journal) == [.batch(["1 + 2"])])
    _ = try journal.append([["4"]])
    #expect(try place.text() == "countonme tape 1\n1 + 2\n3 + \u{18}\n4\n")
    var later = place.journal()
    #expect(try allEarlier(&later) == [.batch(["1 + 2"]), .damaged(23..<29), .batch(["4"])])
  }

  @Test func `does not write what is not text`() throws {
    var journal = place.journal()
    let problem = FileError(.unwritable, path: place.path)
    #expect(throws: problem) { try journal.append([["1"], ["2\n3"]]) }
    #expect(throws: problem) { try journal.append([[String(repeating: "1", count: 8 << 20)]]) }
    #expect(try journal.append([["1"]]) == [])
    #expect(try place.text() == "countonme tape 1\n1\n")
  }

  @Test func `can be used by a second thread`() throws {
    let journal = Mutex(place.journal())
    let foreign = Mutex<[JournalEntry]?>(nil)
    OtherThread {
      let entries = try? journal.withLock { journal throws(FileError) in
        try journal.append([["1"]])
      }
      foreign.withLock { $0 = entries }
    }.join()
    #expect(foreign.withLock { $0 } == [])
    #expect(try place.text() == "countonme tape 1\n1\n")
  }

  @Test func `reads little more than the end of a long file`() throws {
    let disk = Disk()
    let lines = (0..<100_000).map { "\($0) + 0.5\n" }
    let file = disk.place(realFormat.header + Array(lines.joined().utf8), at: "/home/tape")
    var journal = Journal(
      at: HomePath(path: "/home/tape"), format: realFormat, files: FaultyFiles(disk))
    let entries = try #require(try journal.earlier(atMost: 2000))
    #expect(entries.last == .batch(["99999 + 0.5"]))
    #expect(disk.readCount < file.bytes.count / 2)
  }

  @Test func `keeps a line of 100 MB without loading it`() async {
    // A separate process, to measure only its own memory.
    await #expect(processExitsWith: .success) {
      let place = try JournalPlace()
      try place.write("countonme tape 1\nfirst\n")
      let length = 100 << 20
      let handle = try FileHandle(forWritingTo: URL(filePath: place.path))
      try handle.seekToEnd()
      let part = Data(repeating: 0x37, count: length / 100)
      for _ in 0..<100 { try handle.write(contentsOf: part) }
      try handle.write(contentsOf: Data("\nlast\n".utf8))
      try handle.close()
      let memory = peakMemory
      var journal = place.journal()
      #expect(try journal.earlier(atMost: 5) == [.batch(["last"])])
      #expect(try journal.earlier() == [.damaged(23..<24 + length)])
      #expect(try journal.earlier() == [.batch(["first"])])
      #expect(try journal.append([["5"]]) == [])
      #expect(peakMemory - memory < 60_000)
      let size = try FileManager.default.attributesOfItem(atPath: place.path)[.size] as? Int
      #expect(size == length + "countonme tape 1\nfirst\n\nlast\n5\n".utf8.count)
    }
  }
}

/// In kilobytes.
private var peakMemory: Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}
