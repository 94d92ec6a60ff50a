import Glibc
import SystemCalls
import Testing

@testable import Storage

@Suite struct `Creating a file` {
  private let disk = Disk()
  private let path = "/home/picture.svg"
  private let bytes = Array("the content".utf8)

  private func files() -> FaultyFiles {
    let files = FaultyFiles(disk)
    files.longestWrite = 4
    return files
  }

  @Test func `writes all bytes, and nothing else`() throws {
    let files = files()
    let created = try files.createFile(at: path, with: bytes)
    #expect(disk.nodes[path]?.bytes == bytes && disk.nodes[path]?.synchronized == bytes)
    #expect(created.path == path && files.openCount == 0)
    try files.createFile(at: "/home/empty", with: [])
    #expect(disk.nodes["/home/empty"]?.bytes == [])
  }

  @Test(arguments: [FileStatus.Kind.regular, .folder, .symbolicLink, .special])
  func `leaves alone what has the name`(kind: FileStatus.Kind) {
    let other = disk.place(kind, at: path)
    #expect(throws: SystemError(code: EEXIST, call: "open")) {
      try files().createFile(at: path, with: bytes)
    }
    #expect(disk.nodes[path] === other && other.bytes == [])
  }

  @Test(arguments: [
    ("open", EACCES), ("open", EROFS), ("open", ENOSPC), ("open", ENAMETOOLONG),
    ("pwrite", ENOSPC), ("pwrite", EDQUOT), ("pwrite", EFBIG), ("fdatasync", ENOSPC),
    ("fdatasync", EIO), ("fstat", EIO),
  ])
  func `leaves nothing when it fails`(call: String, code: CInt) {
    let files = files()
    files.failing = [call: code]
    #expect(throws: SystemError(code: code, call: call)) {
      try files.createFile(at: path, with: bytes)
    }
    #expect(disk.nodes[path] == nil && files.openCount == 0)
  }

  @Test func `fails whole wherever a call fails`() {
    var call = 0
    while true {
      call += 1
      let disk = Disk()
      let files = FaultyFiles(disk)
      files.longestWrite = 4
      files.fault = (call, .error(ENOSPC, calls: 1))
      let created = try? files.createFile(at: path, with: bytes)
      #expect(disk.nodes[path]?.bytes == (created == nil ? nil : bytes))
      if files.callCount < call { break }
    }
    #expect(call > 5)
  }

  @Test func `does not create the folder`() {
    #expect(throws: SystemError(code: ENOENT, call: "open")) {
      try files().createFile(at: "/nowhere/picture.svg", with: bytes)
    }
  }

  @Test func `takes the first name that is free`() throws {
    let files = files()
    let paths = try (0..<3).map { _ in
      try files.createFile(named: "picture", extension: "svg", in: "/home", with: bytes).path
    }
    #expect(paths == ["/home/picture.svg", "/home/picture-2.svg", "/home/picture-3.svg"])
    disk.place(.symbolicLink, at: "/home/other.svg")
    let other = try files.createFile(named: "other", extension: "svg", in: "/home/", with: bytes)
    #expect(other.path == "/home/other-2.svg")
  }

  @Test func `gives up where no name is free`() {
    let files = files()
    files.failing = ["open": EEXIST]
    #expect(throws: SystemError(code: EEXIST, call: "open")) {
      try files.createFile(named: "picture", extension: "svg", in: "/home", with: bytes)
    }
    #expect(files.callCount == 1000)
  }

  @Test func `can be taken back, unless another file has the name since`() throws {
    let files = files()
    let created = try files.createFile(at: path, with: bytes)
    try files.remove(created)
    #expect(disk.nodes[path] == nil)
    let again = try files.createFile(at: path, with: bytes)
    let other = disk.place(Array("other".utf8), at: path)
    try files.remove(again)
    #expect(disk.nodes[path] === other)
  }
}
