import Foundation
import TestSupport
import Testing

/// What is in the place of the tape instead.
enum Impostor: CaseIterable {
  case folder, pipe, newerVersion, otherFile, brokenLink

  var reason: String {
    switch self {
    case .folder, .pipe: "it is not a regular file"
    case .newerVersion: "it was written by a later version"
    case .otherFile: "the file is not a tape"
    case .brokenLink: "its symbolic link is broken"
    }
  }

  func make(in home: TemporaryFolder) throws {
    try home.makeTapeFolder()
    let place = home.tape.path
    switch self {
    case .folder:
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    case .pipe: guard mkfifo(place, 0o600) == 0 else { throw FailedCall(call: "make a pipe") }
    case .newerVersion:
      try "countonme tape 2\n+ a.1 1 + 1\n".write(toFile: place, atomically: false, encoding: .utf8)
    case .otherFile: try "rent 850\n".write(toFile: place, atomically: false, encoding: .utf8)
    case .brokenLink:
      try FileManager.default.createSymbolicLink(
        atPath: place, withDestinationPath: home.path + "/nothing")
    }
  }
}

@Suite(.waiting) struct `Without a place for the tape` {
  @Test(arguments: Impostor.allCases)
  func `the program calculates, says why, and leaves files alone`(impostor: Impostor) throws {
    let home = try TemporaryFolder()
    try impostor.make(in: home)
    let before = try state(of: home)
    let session = try home.calculator()
    try session.wait(forDisplay: "0", message: "The tape is not read: \(impostor.reason).")
    try expectUnsaved(session, "not saved: ")
    try session.quit(status: 1)
    #expect(try state(of: home) == before)
    let listing = try home.run("--tape")
    #expect(listing.status == 1)
    #expect(listing.output == "")
    let path = home.tape.path
    #expect(listing.errors == "countonme: the tape in \(path) is not read: \(impostor.reason)\n")
  }

  @Test(arguments: [nil, "", "relative", "/nonexistent"])
  func `there is no home, and the message says so`(home: String?) throws {
    let session = try TerminalSession.calculator(environment: ["HOME": home])
    let isKnown = home?.hasPrefix("/") == true
    if isKnown {
      try session.wait(forDisplay: "0")
      try expectUnsaved(session, "not saved: no home")
    } else {
      try session.wait(forDisplay: "0", message: "The tape is not saved: there is no home folder.")
      try session.type("1+2=*3=")
      try session.wait(forTape: ["1 + 2 = 3", "3 × 3 = 9"])
    }
    try session.quit(status: isKnown ? 1 : 0)
  }

  /// Whether this process may mount a private disk.
  private static let canMount =
    (try? PipedRun(shell: "unshare -rm mount -t tmpfs none /mnt"))?.status == 0

  @Test(.enabled(if: canMount)) func `a full disk is such a case until there is room`() throws {
    let home = try TemporaryFolder()
    let script = """
      mount -t tmpfs -o size=4k none "$HOME" && echo full >"$HOME/full" && exec "$0"
      """
    let session = try TerminalSession(
      ["unshare", "-rm", "/bin/sh", "-c", script, Program.path], environment: ["HOME": home.path])
    try session.wait(untilCalculator: "it shows") { _ in true }
    try expectUnsaved(session, "The tape is not saved: the disk is full.")
    let disk = "/proc/\(try session.processID())/root\(home.path)/"
    try FileManager.default.removeItem(atPath: disk + "full")
    try session.type("+1=", shows: "9 + 1", "= 10", message: "The tape is saved again.")
    let tape = try String(contentsOfFile: disk + ".local/state/countonme/tape", encoding: .utf8)
    #expect(tape.split(separator: "\n").count == 4)
    try session.quit()
  }

  private func expectUnsaved(
    _ session: TerminalSession, _ message: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    try session.type("1+2=")
    try session.wait(untilCalculator: "it says so", at: location) {
      $0.result == "= 3" && $0.message?.hasPrefix(message) == true
    }
    try session.type("*3=", shows: "3 × 3", "= 9", at: location)
    try session.wait(forTape: ["1 + 2 = 3", "3 × 3 = 9"], at: location)
  }

  private func state(of home: TemporaryFolder) throws -> [String] {
    let folder = home.tape.deletingLastPathComponent().path
    let attributes = try FileManager.default.attributesOfItem(atPath: home.tape.path)
    let isFile = attributes[.type] as? FileAttributeType == .typeRegular
    return try FileManager.default.contentsOfDirectory(atPath: folder) + [
      "\(attributes[.type] ?? "")", "\(attributes[.posixPermissions] ?? "")",
      isFile ? try home.tapeText() : "",
    ]
  }
}
