import Glibc
import SystemCalls
import Testing

@testable import Storage

@Suite struct `Creating a file` {
  private let disk = Disk()
  private let path = "/home/picture.svg"
  private let bytes = Array("the content".utf8)

  private func files() -> FaultyFiles { FaultyFiles(disk, longestWrite: 4) }

  @Test func `writes all bytes, and nothing else`() throws {
    let files = files()
    try files.createFile(at: path, with: bytes)
    #expect(disk.nodes[path]?.bytes == bytes && disk.nodes[path]?.synchronized == bytes)
    #expect(files.openCount == 0)
    try files.createFile(at: "/home/empty", with: [])
    #expect(disk.nodes["/home/empty"]?.bytes == [])
  }

  @Test(arguments: [FileStatus.Kind.regular, .folder, .symbolicLink, .special])
  func `leaves an existing file alone`(kind: FileStatus.Kind) {
    let other = disk.place(kind, at: path)
    #expect(throws: FileError(.exists, path: path)) {
      try files().createFile(at: path, with: bytes)
    }
    #expect(disk.nodes[path] === other && other.bytes == [])
  }

  @Test func `fails completely wherever a call fails`() {
    var call = 0
    while true {
      call += 1
      let disk = Disk()
      let files = FaultyFiles(disk, longestWrite: 4)
      files.fault = (call, .error(ENOSPC, calls: 1))
      let isCreated = (try? files.createFile(at: path, with: bytes)) != nil
      #expect(disk.nodes[path]?.bytes == (isCreated ? bytes : nil) && files.openCount == 0)
      if files.callCount < call { break }
    }
    #expect(call > 4)
  }

  @Test func `does not create the folder`() {
    let path = "/nowhere/picture.svg"
    #expect(throws: FileError(.folderMissing, path: path)) {
      try files().createFile(at: path, with: bytes)
    }
  }

  @Test func `takes the first free name`() throws {
    let files = files()
    let names = try (0..<3).map { _ in
      try files.createFile(named: "picture", extension: "svg", in: "/home", with: bytes)
    }
    #expect(names == ["picture.svg", "picture-2.svg", "picture-3.svg"])
    disk.place(.symbolicLink, at: "/home/other.svg")
    let other = try files.createFile(named: "other", extension: "svg", in: "/home/", with: bytes)
    #expect(other == "other-2.svg" && disk.nodes["/home/other-2.svg"]?.bytes == bytes)
  }

  @Test func `gives up if no name is free`() {
    let files = files()
    files.failing = ["open": EEXIST]
    #expect(throws: FileError(.exists, path: "/home/picture-1000.svg")) {
      try files.createFile(named: "picture", extension: "svg", in: "/home", with: bytes)
    }
    #expect(files.callCount == 1000)
  }
}

@Suite struct `Replacing a file` {
  private let disk = Disk()
  private let place = HomePath(path: "/home/.cache/app/rates", base: "/home")
  private let new = Array("new content".utf8)
  private let old = Array("old".utf8)

  private func files() -> FaultyFiles { FaultyFiles(disk, longestWrite: 4) }

  private var content: [UInt8]? { disk.nodes[place.path]?.bytes }
  private var names: Set<String> {
    Set(disk.nodes.keys.filter { $0.hasPrefix("/home/.cache/app/") })
  }

  private func placeOld(on disk: Disk) {
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

  @Test func `leaves the old or the new file, wherever the program is killed`() throws {
    var call = 0
    while true {
      call += 1
      let disk = Disk()
      placeOld(on: disk)
      let files = FaultyFiles(disk, longestWrite: 4)
      files.fault = (call, .kill(partOfWrite: true))
      try? files.replaceFile(at: place, with: new)
      #expect([old, new].contains(disk.nodes[place.path]?.bytes))
      let hasEnded = files.isAlive
      disk.losePower()
      #expect([old, new].contains(disk.nodes[place.path]?.bytes))
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
      ("rename", EACCES, .notPermitted), ("pwrite", EFBIG, .tooLarge),
    ] as [(String, CInt, FileError.Kind)])
  func `says why it fails, and leaves the old file alone`(
    call: String, code: CInt, reason: FileError.Kind
  ) throws {
    placeOld(on: disk)
    let files = files()
    files.failing = [call: code]
    let problem = #expect(throws: FileError.self) { try files.replaceFile(at: place, with: new) }
    #expect(problem?.kind == reason)
    #expect(content == old && names == [place.path] && files.openCount == 0)
  }

  @Test func `is left to the program that began it`() throws {
    placeOld(on: disk)
    let unfinished = "\(place.path).unfinished"
    let other = FaultyFiles(disk)
    let file = try other.open(unfinished, for: .creating)
    #expect(try other.tryLocking(file, .exclusive))
    #expect(throws: FileError(.locked, path: unfinished)) {
      try files().replaceFile(at: place, with: new)
    }
    #expect(content == old && names == [place.path, unfinished])
    other.die()
    try files().replaceFile(at: place, with: new)
    #expect(content == new && names == [place.path])
  }

  @Test func `follows a symbolic link, and keeps the owner`() throws {
    placeOld(on: disk)
    let elsewhere = disk.place(old, at: "/home/elsewhere")
    elsewhere.owner = 7
    disk.place(.symbolicLink, at: place.path).target = "/home/elsewhere"
    try files().replaceFile(at: place, with: new)
    #expect(disk.nodes[place.path]?.kind == .symbolicLink)
    let written = disk.nodes["/home/elsewhere"]
    #expect(written?.bytes == new && written?.owner == 7)
  }

  @Test func `works where files cannot be locked`() throws {
    placeOld(on: disk)
    let files = files()
    files.failing = ["flock": ENOLCK]
    try files.replaceFile(at: place, with: new)
    #expect(content == new)
  }

  @Test func `does not create the home`() {
    let place = HomePath(path: "/nowhere/.cache/rates", base: "/nowhere")
    #expect(throws: FileError(.homeMissing, path: "/nowhere")) {
      try files().replaceFile(at: place, with: new)
    }
  }
}

@Suite struct `The place of a file in a home` {
  @Test(arguments: [
    (HomePath.Purpose.state, ["XDG_STATE_HOME": "/x", "HOME": "/home/ada"], "/x/app/tape", "/"),
    (.state, ["HOME": "/home/ada"], "/home/ada/.local/state/app/tape", "/home/ada"),
    // The specification ignores relative paths.
    (.state, ["XDG_STATE_HOME": "state", "HOME": "/root"], "/root/.local/state/app/tape", "/root"),
    (.state, ["XDG_STATE_HOME": "", "HOME": "/"], "//.local/state/app/tape", "/"),
    (.cache, ["XDG_CACHE_HOME": "/x", "HOME": "/home/ada"], "/x/app/tape", "/"),
    (
      .cache, ["XDG_STATE_HOME": "/x", "HOME": "/home/ada"], "/home/ada/.cache/app/tape",
      "/home/ada"
    ),
  ])
  func `is that of the XDG specification`(
    purpose: HomePath.Purpose, variables: [String: String], path: String, base: String
  ) throws {
    let place = try HomePath(of: "app/tape", in: purpose) { variables[$0] }
    #expect(place == HomePath(path: path, base: base))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "ada", "XDG_STATE_HOME": "state"]])
  func `is unknown without an absolute path`(variables: [String: String]) {
    #expect(throws: FileError(.homeUnknown, path: "app/tape")) {
      try HomePath(of: "app/tape", in: .state) { variables[$0] }
    }
  }
}
