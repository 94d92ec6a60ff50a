import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import Storage

/// Modes do not stop root, so these obstacles stop everyone.
@Suite struct `A journal with an obstacle` {
  private let place: JournalPlace
  private let files = FileManager.default

  init() throws {
    place = try JournalPlace()
    try files.createDirectory(at: place.root["state/countonme"], withIntermediateDirectories: true)
  }

  /// Expects that reading and writing fail and change nothing.
  private func expect(_ reason: FileError.Kind) throws {
    let problem = FileError(reason, path: place.path)
    var journal = place.journal()
    #expect(throws: problem) { _ = try journal.earlier() }
    #expect(throws: problem) { _ = try journal.append([["1"]]) }
    #expect(throws: problem) { _ = try journal.foreign() }
  }

  @Test func `refuses a folder, and works once it is gone`() throws {
    try files.createDirectory(atPath: place.path, withIntermediateDirectories: false)
    try expect(.isFolder)
    var journal = place.journal()
    #expect(throws: FileError.self) { try journal.append([["1"]]) }
    try files.removeItem(atPath: place.path)
    #expect(try journal.append([["1"]]) == [])
    #expect(try place.text() == "countonme tape 1\n1\n")
  }

  @Test func `refuses a pipe and a device, and does not wait for them`() throws {
    #expect(mkfifo(place.path, 0o600) == 0)
    try expect(.notFile)
    try files.removeItem(atPath: place.path)
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: "/dev/full")
    try expect(.notFile)
  }

  @Test func `follows a symbolic link to a file`() throws {
    let real = place.root["dotfiles"].path
    try Data("countonme tape 1\n1\n2\n".utf8).write(to: URL(filePath: real))
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: real)
    var journal = place.journal()
    #expect(try allEarlier(&journal) == [.batch(["1"]), .batch(["2"])])
    #expect(try journal.append([["3"]]) == [])
    #expect(try place.text(of: real) == "countonme tape 1\n1\n2\n3\n")
    #expect(try files.destinationOfSymbolicLink(atPath: place.path) == real)
    #expect(
      try files.contentsOfDirectory(atPath: place.root.path).sorted() == ["dotfiles", "state"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root changes the owner of a file"))
  func `leaves another user's file to its owner`() throws {
    try place.write("countonme tape 1\n1\n")
    #expect(chown(place.path, 12345, 12346) == 0)
    var journal = place.journal()
    #expect(try journal.append([["2"]]) == [])
    let status = try SystemFiles().status(ofPath: place.path)
    #expect([status.owner, status.group] == [12345, 12346])
    #expect(try place.text() == "countonme tape 1\n1\n2\n")
  }

  @Test func `refuses a dangling symbolic link`() throws {
    let nowhere = place.root["nowhere"].path
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: nowhere)
    try expect(.brokenLink)
    #expect(!files.fileExists(atPath: nowhere))
    try files.removeItem(atPath: place.path)
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: place.path)
    try expect(.brokenLink)
  }

  @Test func `refuses a folder that is a broken link or a file`() throws {
    let folder = place.root["state/countonme"]
    try files.removeItem(at: folder)
    try files.createSymbolicLink(atPath: folder.path, withDestinationPath: "/nowhere/at/all")
    var journal = place.journal()
    #expect(throws: FileError(.brokenLink, path: folder.path)) { try journal.append([["1"]]) }
    try files.removeItem(at: folder)
    try Data().write(to: folder)
    try expect(.notFolder)
  }

  @Test func `does not create the home`() throws {
    try files.removeItem(at: place.root["state"])
    let home = place.root["home"].path
    let path = home + "/.local/state/countonme/tape"
    var journal = Journal(at: HomePath(path: path, base: home), format: realFormat)
    #expect(try journal.earlier() == nil)
    #expect(throws: FileError(.homeMissing, path: home)) { try journal.append([["1"]]) }
    try files.createDirectory(atPath: home, withIntermediateDirectories: false)
    #expect(try journal.append([["1"]]) == [])
    #expect(try place.text(of: path) == "countonme tape 1\n1\n")
  }

  @Test(arguments: [
    ("countonme tape 2\n1\n", FileError.Kind.newerVersion), ("# notes\n", .notJournal),
    ("\n", .notJournal), ("countonme tape\n", .notJournal), ("\u{0}\u{0}\u{0}", .notJournal),
  ])
  func `leaves the file of a newer version or another program unchanged`(
    text: String, reason: FileError.Kind
  ) throws {
    try place.write(text)
    try expect(reason)
    #expect(try place.text() == text)
  }

  @Test(arguments: ["", "count", "countonme tape 1", "countonme tape 1\n"])
  func `continues a file whose writer was stopped in the first line`(text: String) throws {
    try place.write(text)
    var journal = place.journal()
    #expect(try journal.earlier() == nil)
    #expect(try journal.foreign() == [])
    #expect(try journal.append([["1"]]) == [])
    #expect(try place.text() == "countonme tape 1\n1\n")
  }

  @Test func `does not wait forever for a program that keeps the file locked`() throws {
    try place.write("countonme tape 1\n1\n")
    var journal = place.journal(patience: 10)
    #expect(try journal.earlier() == [.batch(["1"])])
    let other = try FileDescriptor(opening: place.path, for: .reading)
    #expect(try SystemFiles().tryLocking(other, .exclusive))
    let problem = FileError(.locked, path: place.path)
    #expect(throws: problem) { try journal.append([["2"]]) }
    #expect(throws: problem) { try journal.foreign() }
    #expect(throws: problem) {
      var late = place.journal(patience: 10)
      _ = try late.earlier()
    }
    try other.close()
    #expect(try journal.append([["2"]]) == [])
    #expect(try place.text() == "countonme tape 1\n1\n2\n")
  }

  @Test func `withdraws what a file size limit cut off`() async {
    await #expect(processExitsWith: .success) {
      SignalAction.ignoring.install(for: SIGXFSZ)
      let place = try JournalPlace()
      var journal = place.journal()
      _ = try journal.append([["1"]])
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_cur = 30
      setrlimit(resource, &limit)
      let long = [String(repeating: "2", count: 20)]
      #expect(throws: FileError(.tooLarge, path: place.path)) { try journal.append([long]) }
      #expect(try place.text() == "countonme tape 1\n1\n")
      limit.rlim_cur = limit.rlim_max
      setrlimit(resource, &limit)
      _ = try journal.append([long])
      #expect(try place.text() == "countonme tape 1\n1\n\(long[0])\n")
    }
  }
}
