import Glibc
import Synchronization
import SystemCalls
import TestSupport
import Testing

@testable import Storage

@Suite struct `A journal on a bad disk` {
  private let disk = Disk()
  private let files: FaultyFiles
  private let path = "/home/tape"

  init() {
    files = FaultyFiles(disk)
    disk.place(Array("countonme tape 1\n1\n".utf8), at: path)
  }

  private func journal(_ files: FaultyFiles) -> Journal {
    Journal(at: HomePath(path: path), format: realFormat, files: files, patience: 3)
  }

  private var text: String { String(decoding: disk.nodes[path]?.bytes ?? [], as: UTF8.self) }

  @Test(
    arguments: [
      (ENOSPC, .diskFull), (EDQUOT, .quotaExceeded), (EFBIG, .tooLarge), (EIO, .inputOutput),
      (EROFS, .readOnly), (EPERM, .notPermitted), (EACCES, .notPermitted), (ENOLCK, .unsupported),
      (EMFILE, .other),
    ] as [(CInt, FileError.Kind)])
  func `says why a batch is not saved, and saves it when possible`(
    code: CInt, reason: FileError.Kind
  ) throws {
    let files = FaultyFiles(disk, longestWrite: 3)
    var journal = journal(files)
    _ = try journal.append([["2"]])
    files.failing = ["pwrite": code]
    #expect(throws: FileError(reason, path: path)) { try journal.append([["3"]]) }
    #expect(text == "countonme tape 1\n1\n2\n")
    files.failing = [:]
    #expect(try journal.append([["3"], ["4"]]) == [])
    #expect(text == "countonme tape 1\n1\n2\n3\n4\n")
  }

  @Test func `hides a batch that could be neither confirmed nor removed from other programs`()
    throws
  {
    var journal = journal(files)
    var other = self.journal(FaultyFiles(disk))
    _ = try allEarlier(&other)
    files.failing = ["fdatasync": EIO, "ftruncate": EIO]
    for _ in 0..<2 {
      #expect(throws: FileError(.inputOutput, path: path)) { try journal.append([["2"]]) }
      #expect(throws: FileError(.locked, path: path)) { try other.foreign() }
      #expect(throws: FileError(.inputOutput, path: path)) { try journal.foreign() }
    }
    files.failing = [:]
    #expect(try journal.append([["2"]]) == [])
    #expect(text == "countonme tape 1\n1\n2\n")
    #expect(try other.foreign() == [.batch(["2"])])
  }

  @Test func `removes a batch that was not confirmed before it starts over`() throws {
    var journal = journal(files)
    files.failing = ["fdatasync": EIO, "ftruncate": EIO]
    #expect(throws: FileError.self) { try journal.append([["2"]]) }
    files.failing = [:]
    journal.startOver()
    #expect(text == "countonme tape 1\n1\n")
  }

  @Test func `reads a file that cannot be written`() throws {
    files.isReadOnly = true
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    let problem = FileError(.readOnly, path: path)
    #expect(journal.obstacle == problem)
    #expect(throws: problem) { try journal.append([["2"]]) }
    #expect(try journal.foreign() == [])
    files.isReadOnly = false
    #expect(try journal.append([["2"]]) == [])
    #expect(journal.obstacle == nil)
    #expect(text == "countonme tape 1\n1\n2\n")
  }

  @Test func `reads without locks, but does not write`() throws {
    files.failing = ["flock": ENOLCK]
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    #expect(throws: FileError(.unsupported, path: path)) { try journal.append([["2"]]) }
  }

  @Test func `says which folder cannot be created`() throws {
    files.failing = ["mkdir": EACCES]
    var journal = Journal(at: HomePath(path: "/home/a/b/tape"), format: realFormat, files: files)
    #expect(throws: FileError(.notPermitted, path: "/home/a")) { try journal.append([["1"]]) }
    files.failing = ["fsync": EIO]
    #expect(throws: FileError(.inputOutput, path: "/home/a")) { try journal.append([["1"]]) }
    files.failing = [:]
    #expect(try journal.append([["1"]]) == [])
  }

  @Test func `restores a removed file while another program does the same`() throws {
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    let other = Mutex(self.journal(FaultyFiles(disk)))
    _ = try other.withLock { other throws(FileError) in try other.earlier() }
    disk.remove(path)
    files.failing = ["link": EPERM]
    #expect(throws: FileError(.notPermitted, path: path)) { try journal.append([["2"]]) }
    files.failing = [:]
    // At some calls, the second program restores the file.
    for offset in 1...30 {
      disk.remove(path)
      files.interruption = (
        call: files.callCount + offset,
        action: {
          _ = try? other.withLock { other throws(FileError) in
            try other.append([["other \(offset)"]])
          }
        }
      )
      _ = try journal.append([["own \(offset)"]])
      #expect(text.contains("\nown \(offset)\n"))
      _ = try other.withLock { other throws(FileError) in try other.foreign() }
    }
    #expect(text.hasPrefix("countonme tape 1\n1\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("own") } == 30)
  }

  @Test func `accepts a file that others have begun in place of one without a first line`() throws {
    disk.place(Array("count".utf8), at: path)
    var journal = journal(files)
    #expect(try journal.earlier() == nil)
    disk.place(Array("countonme tape 1\n1\n".utf8), at: path)
    #expect(try journal.foreign() == [.batch(["1"])])
    disk.place(Array("count".utf8), at: path)
    #expect(throws: FileError(.replaced, path: path)) { try journal.foreign() }
  }

  @Test func `writes into a file that continues a read-only one`() throws {
    files.isReadOnly = true
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    files.isReadOnly = false
    disk.place(Array("countonme tape 1\n1\n2\n".utf8), at: path)
    #expect(try journal.append([["3"]]) == [.batch(["2"])])
    #expect(text == "countonme tape 1\n1\n2\n3\n")
  }

  @Test func `closes what it opened`() throws {
    do {
      var journal = journal(files)
      #expect(try journal.earlier(atMost: 2) != nil)
      #expect(files.openCount == 1)
    }
    #expect(files.openCount == 0)
    do {
      var journal = journal(files)
      disk.remove(path)
      #expect(try journal.append([["1"]]) == [])
      disk.remove(path)
      #expect(try journal.append([["2"]]) == [])
    }
    #expect(files.openCount == 0)
  }
}

/// The file holds the confirmed batches in order, once and whole, and programs know its content.
@Suite struct `A journal whose calls fail` {
  static let stories = sample(of: [2, 3, 4, 5] as [UInt64], every: 2)

  /// Tells a story once for each call of the first program, or for each that writes.
  private func expectSurvival(
    ofStory seed: UInt64, onlyWrites: Bool = false, losesPower: Bool = false,
    prepare: (StoryRun, FaultyFiles, _ call: Int) -> Void
  ) {
    let story = Story(seed: seed)
    let run = StoryRun(story) { _, _ in }
    #expect(run.run() == [])
    let files = run.writers[0].files
    for call in onlyWrites ? files.writes : Array(1...files.callCount) {
      let run = StoryRun(story, losesPower: losesPower) { prepare($0, $1, call) }
      #expect(run.run() == [], "call \(call)")
    }
  }

  @Test(arguments: stories, [false, true])
  func `survives a kill at every call and in the middle of every write, and a power failure`(
    seed: UInt64, losesPower: Bool
  ) {
    for partOfWrite in [false, true] {
      expectSurvival(ofStory: seed, onlyWrites: partOfWrite, losesPower: losesPower) {
        $1.fault = ($2, .kill(partOfWrite: partOfWrite))
      }
    }
  }

  @Test(arguments: stories, [(EIO, 1), (EROFS, 1), (EIO, 3), (ENOSPC, 20)] as [(CInt, Int)])
  func `survives an error at every call, alone and with those after it`(
    seed: UInt64, error: (code: CInt, calls: Int)
  ) { expectSurvival(ofStory: seed) { $1.fault = ($2, .error(error.code, calls: error.calls)) } }

  @Test(arguments: stories)
  func `survives another program that writes between every two calls`(seed: UInt64) {
    expectSurvival(ofStory: seed) { run, files, call in
      files.interruption = (call, { [unowned run] in run.perform(.append(writer: 1, batches: 2)) })
    }
  }
}
