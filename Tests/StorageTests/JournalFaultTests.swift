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
      (ENOSPC, .diskFull), (EDQUOT, .quotaExceeded), (EFBIG, .fileTooLarge), (EIO, .inputOutput),
      (EROFS, .readOnly), (EPERM, .notPermitted), (EACCES, .notPermitted), (ENOLCK, .cannotLock),
      (EMFILE, .other(SystemError(code: EMFILE, call: "pwrite"))),
    ] as [(CInt, StorageProblem.Reason)])
  func `says why a batch is not saved, and saves it when it can`(
    code: CInt, reason: StorageProblem.Reason
  ) throws {
    files.longestWrite = 3
    var journal = journal(files)
    _ = try journal.append([["2"]])
    files.failing = ["pwrite": code]
    #expect(throws: StorageProblem(reason, path: path)) { try journal.append([["3"]]) }
    #expect(text == "countonme tape 1\n1\n2\n")
    files.failing = [:]
    #expect(try journal.append([["3"], ["4"]]) == [])
    #expect(text == "countonme tape 1\n1\n2\n3\n4\n")
  }

  @Test func `lets no other program read a batch that could be neither confirmed nor removed`()
    throws
  {
    var journal = journal(files)
    var other = self.journal(FaultyFiles(disk))
    _ = try allEarlier(&other)
    files.failing = ["fdatasync": EIO, "ftruncate": EIO]
    for _ in 0..<2 {
      #expect(throws: StorageProblem(.inputOutput, path: path)) { try journal.append([["2"]]) }
      #expect(throws: StorageProblem(.locked, path: path)) { try other.foreign() }
      #expect(throws: StorageProblem(.inputOutput, path: path)) { try journal.foreign() }
    }
    files.failing = [:]
    #expect(try journal.append([["2"]]) == [])
    #expect(text == "countonme tape 1\n1\n2\n")
    #expect(try other.foreign() == [.batch(["2"])])
  }

  @Test func `removes a batch that was not confirmed before it starts over`() throws {
    var journal = journal(files)
    files.failing = ["fdatasync": EIO, "ftruncate": EIO]
    #expect(throws: StorageProblem.self) { try journal.append([["2"]]) }
    files.failing = [:]
    journal.startOver()
    #expect(text == "countonme tape 1\n1\n")
  }

  @Test func `reads what cannot be written`() throws {
    files.isReadOnly = true
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    let problem = StorageProblem(.readOnly, path: path)
    #expect(journal.obstacle == problem)
    #expect(throws: problem) { try journal.append([["2"]]) }
    #expect(try journal.foreign() == [])
    files.isReadOnly = false
    #expect(try journal.append([["2"]]) == [])
    #expect(journal.obstacle == nil)
    #expect(text == "countonme tape 1\n1\n2\n")
  }

  @Test func `reads what it may not even open for writing, and where there are no locks`() throws {
    files.failing = ["flock": ENOLCK]
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    #expect(throws: StorageProblem(.cannotLock, path: path)) { try journal.append([["2"]]) }
  }

  @Test func `says which folder cannot be created`() throws {
    files.failing = ["mkdir": EACCES]
    var journal = Journal(
      at: HomePath(path: "/home/a/b/tape"), format: realFormat, files: files)
    #expect(throws: StorageProblem(.notPermitted, path: "/home/a")) { try journal.append([["1"]]) }
    files.failing = ["fsync": EIO]
    #expect(throws: StorageProblem(.inputOutput, path: "/home/a")) {
      try journal.append([["1"]])
    }
    files.failing = [:]
    #expect(try journal.append([["1"]]) == [])
  }

  @Test func `puts a removed file back beside another program that does the same`() throws {
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    let other = Mutex(self.journal(FaultyFiles(disk)))
    _ = try other.withLock { other throws(StorageProblem) in try other.earlier() }
    disk.remove(path)
    files.failing = ["link": EPERM]
    #expect(throws: StorageProblem(.notPermitted, path: path)) { try journal.append([["2"]]) }
    files.failing = [:]
    // The first program may be interrupted at any of its calls; at some, it is the second one to
    // put the file back.
    for offset in 1...30 {
      disk.remove(path)
      files.interruption = (
        call: files.callCount + offset,
        action: {
          _ = try? other.withLock { other throws(StorageProblem) in
            try other.append([["other \(offset)"]])
          }
        }
      )
      _ = try journal.append([["own \(offset)"]])
      #expect(text.contains("\nown \(offset)\n"))
      _ = try other.withLock { other throws(StorageProblem) in try other.foreign() }
    }
    #expect(text.hasPrefix("countonme tape 1\n1\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("own") } == 30)
  }

  @Test func `takes up a file that others have begun in place of one without a first line`() throws
  {
    disk.place(Array("count".utf8), at: path)
    var journal = journal(files)
    #expect(try journal.earlier() == nil)
    disk.place(Array("countonme tape 1\n1\n".utf8), at: path)
    #expect(try journal.foreign() == [.batch(["1"])])
    disk.place(Array("count".utf8), at: path)
    #expect(throws: StorageProblem(.replaced, path: path)) { try journal.foreign() }
  }

  @Test func `writes into a file that continues one that could only be read`() throws {
    files.isReadOnly = true
    var journal = journal(files)
    #expect(try journal.earlier() == [.batch(["1"])])
    files.isReadOnly = false
    disk.place(Array("countonme tape 1\n1\n2\n".utf8), at: path)
    #expect(try journal.append([["3"]]) == [.batch(["2"])])
    #expect(text == "countonme tape 1\n1\n2\n3\n")
  }

  @Test func `closes what it has opened`() throws {
    do {
      var journal = journal(files)
      #expect(try journal.earlier(atMost: 2) != nil)
      #expect(try journal.compact { $0 } == [])
      #expect(files.openCount == 2)
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
