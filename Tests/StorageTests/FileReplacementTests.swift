import Glibc
import SystemCalls
import Testing

@testable import Storage

@Suite struct `Replacing a file` {
  private let disk = Disk()
  private let place = HomePath(path: "/home/.cache/app/rates", base: "/home")
  private let new = Array("new content".utf8)
  private let old = Array("old".utf8)

  private func files() -> FaultyFiles {
    let files = FaultyFiles(disk)
    files.longestWrite = 4
    return files
  }

  private var content: [UInt8]? { disk.nodes[place.path]?.bytes }
  private var names: Set<String> {
    Set(disk.nodes.keys.filter { $0.hasPrefix("/home/.cache/app/") })
  }

  private func placeOld() {
    for folder in ["/home/.cache", "/home/.cache/app"] { disk.place(.folder, at: folder) }
    disk.place(old, at: place.path)
  }

  @Test func `creates the folders, and the file for its owner alone`() throws {
    let files = files()
    try files.replaceFile(at: place, with: new)
    #expect(content == new && names == [place.path] && files.openCount == 0)
    try files.replaceFile(at: place, with: old)
    #expect(content == old && names == [place.path])
    try files.replaceFile(at: place, with: [])
    #expect(content == [])
  }

  @Test func `leaves the old file or the new one, wherever the program is killed`() throws {
    var call = 0
    while true {
      call += 1
      let disk = Disk()
      for folder in ["/home/.cache", "/home/.cache/app"] { disk.place(.folder, at: folder) }
      disk.place(old, at: place.path)
      let files = FaultyFiles(disk)
      files.longestWrite = 4
      files.fault = (call, .kill(partOfWrite: true))
      try? files.replaceFile(at: place, with: new)
      #expect([old, new].contains(disk.nodes[place.path]?.bytes))
      let hasEnded = files.isAlive
      disk.losePower()
      #expect([old, new].contains(disk.nodes[place.path]?.bytes))
      // What is left over does not disturb the next program.
      try FaultyFiles(disk).replaceFile(at: place, with: new)
      #expect(disk.nodes[place.path]?.bytes == new)
      if hasEnded { break }
    }
    #expect(call > 8)
  }

  @Test(
    arguments: [
      ("open", ENOSPC, .diskFull), ("pwrite", EDQUOT, .quotaExceeded),
      ("fdatasync", EIO, .inputOutput),
      ("rename", EACCES, .notPermitted), ("pwrite", EFBIG, .fileTooLarge),
    ] as [(String, CInt, StorageProblem.Reason)])
  func `says why it fails, and leaves the old file alone`(
    call: String, code: CInt, reason: StorageProblem.Reason
  ) throws {
    placeOld()
    let files = files()
    files.failing = [call: code]
    let problem = #expect(throws: StorageProblem.self) {
      try files.replaceFile(at: place, with: new)
    }
    #expect(problem?.reason == reason)
    #expect(content == old && names == [place.path] && files.openCount == 0)
  }

  @Test func `is left to the program that has begun with it`() throws {
    placeOld()
    let unfinished = "\(place.path).unfinished"
    let other = FaultyFiles(disk)
    let file = try other.open(unfinished, for: .creating)
    #expect(try other.tryLocking(file, .exclusive))
    #expect(throws: StorageProblem(.locked, path: unfinished)) {
      try files().replaceFile(at: place, with: new)
    }
    #expect(content == old && names == [place.path, unfinished])
    other.die()
    try files().replaceFile(at: place, with: new)
    #expect(content == new && names == [place.path])
  }

  @Test func `follows a symbolic link, and keeps the owner`() throws {
    placeOld()
    let elsewhere = disk.place(old, at: "/home/elsewhere")
    elsewhere.owner = 7
    disk.place(.symbolicLink, at: place.path).target = "/home/elsewhere"
    try files().replaceFile(at: place, with: new)
    #expect(disk.nodes[place.path]?.kind == .symbolicLink)
    #expect(disk.nodes["/home/elsewhere"]?.bytes == new)
    #expect(disk.nodes["/home/elsewhere"]?.owner == 7)
  }

  @Test func `works where files cannot be locked`() throws {
    placeOld()
    let files = files()
    files.failing = ["flock": ENOLCK]
    try files.replaceFile(at: place, with: new)
    #expect(content == new)
  }

  @Test func `does not create the home`() {
    let place = HomePath(path: "/nowhere/.cache/rates", base: "/nowhere")
    #expect(throws: StorageProblem(.homeMissing, path: "/nowhere")) {
      try files().replaceFile(at: place, with: new)
    }
  }
}
