import Glibc
import TestSupport
import Testing

@testable import SystemCalls

@Suite struct `A file on a disk` {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/file" }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `is created once, for its owner alone`() throws {
    let file = try FileDescriptor(opening: path, for: .creating)
    defer { try? file.close() }
    var status = stat()
    fstat(file.rawValue, &status)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(fcntl(file.rawValue, F_GETFD) & FD_CLOEXEC != 0)
    #expect(throws: SystemError(code: EEXIST, call: "open")) {
      try FileDescriptor(opening: path, for: .creating)
    }
  }

  @Test func `is created for everyone whom the umask allows`() throws {
    let mask = umask(0)
    umask(mask)
    let file = try FileDescriptor(opening: path, for: .creatingForAll)
    defer { try? file.close() }
    var status = stat()
    fstat(file.rawValue, &status)
    #expect(status.st_mode & 0o777 == 0o666 & ~mask)
  }

  @Test(arguments: [FileDescriptor.Access.creating, .creatingForAll])
  func `is not created through a symbolic link`(access: FileDescriptor.Access) throws {
    symlink("/nowhere", path)
    #expect(throws: SystemError(code: EEXIST, call: "open")) {
      try FileDescriptor(opening: path, for: access)
    }
  }

  @Test func `is read and written at its places`() throws {
    let file = try FileDescriptor(opening: path, for: .creating)
    defer { try? file.close() }
    #expect(try file.writeSome([9, 1, 2, 3, 4][1...], at: 2) == 4)
    #expect(try file.read(atMost: 10, at: 0) == [0, 0, 1, 2, 3, 4])
    #expect(try file.read(atMost: 2, at: 3) == [2, 3])
    #expect(try file.read(atMost: 2, at: 6) == [])
    try file.truncate(to: 3)
    try file.synchronize()
    #expect(try file.read(atMost: 10, at: 0) == [0, 0, 1])
    let reader = try FileDescriptor(opening: path, for: .reading)
    defer { try? reader.close() }
    #expect(throws: SystemError(code: EBADF, call: "pwrite")) { try reader.writeSome([1], at: 0) }
    #expect(throws: SystemError(code: EINVAL, call: "ftruncate")) { try reader.truncate(to: 0) }
  }

  @Test func `has a status`() throws {
    let file = try FileDescriptor(opening: path, for: .creating)
    defer { try? file.close() }
    _ = try file.writeSome([1, 2, 3], at: 0)
    symlink(path, path + "-link")
    let status = try file.status()
    #expect(status.kind == .regular)
    #expect(status.size == 3)
    #expect(status.owner == geteuid())
    #expect(try FileStatus(ofPath: path) == status)
    #expect(try FileStatus(ofPath: path + "-link") == status)
    #expect(try FileStatus(ofLink: path + "-link").kind == .symbolicLink)
    #expect(try FileStatus(ofPath: folder.path).kind == .folder)
    #expect(try FileStatus(ofPath: "/dev/null").kind == .special)
    #expect(try FileStatus(ofPath: folder.path).identity != status.identity)
    #expect(throws: SystemError(code: ENOENT, call: "stat")) { try FileStatus(ofPath: path + "-") }
    #expect(throws: SystemError(code: ENOENT, call: "lstat")) { try FileStatus(ofLink: path + "-") }
    #expect(throws: SystemError(code: EBADF, call: "fstat")) {
      try FileDescriptor(rawValue: 1 << 20).status()
    }
  }

  @Test func `keeps its owner`() throws {
    let file = try FileDescriptor(opening: path, for: .creating)
    defer { try? file.close() }
    let status = try file.status()
    try file.changeOwner(to: status.owner, group: status.group)
    #expect(try file.status() == status)
  }

  @Test func `has locks that belong to its openings`() throws {
    let first = try FileDescriptor(opening: path, for: .creating)
    let second = try FileDescriptor(opening: path, for: .reading)
    defer { try? second.close() }
    #expect(try first.tryLocking(.shared))
    #expect(try second.tryLocking(.shared))
    #expect(try !first.tryLocking(.exclusive))
    try second.unlock()
    #expect(try first.tryLocking(.exclusive))
    #expect(try !second.tryLocking(.shared))
    try first.close()
    #expect(try second.tryLocking(.exclusive))
    #expect(throws: SystemError(code: EBADF, call: "flock")) { try first.unlock() }
    #expect(throws: SystemError(code: EBADF, call: "flock")) { try first.tryLocking(.shared) }
  }

  @Test func `does not wait for the other end of a pipe`() throws {
    mkfifo(path, 0o600)
    try FileDescriptor(opening: path, for: .reading).close()
    try FileDescriptor(opening: path, for: .readingAndWriting).close()
  }

  @Test func `may be on a device that is full`() throws {
    let full = try FileDescriptor(opening: "/dev/full", for: .readingAndWriting)
    defer { try? full.close() }
    #expect(throws: SystemError(code: ENOSPC, call: "pwrite")) { try full.writeSome([1], at: 0) }
  }
}

@Suite struct `The tree of files` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `has folders for their owner alone`() throws {
    let path = "\(folder.path)/a"
    try FileTree.createFolder(path)
    var status = stat()
    stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o700)
    try FileTree.synchronizeFolder(path)
    #expect(throws: SystemError(code: EEXIST, call: "mkdir")) { try FileTree.createFolder(path) }
    #expect(throws: SystemError(code: ENOENT, call: "open")) {
      try FileTree.synchronizeFolder(path + "b")
    }
    // A device has nothing that could be waited for.
    try FileTree.synchronizeFolder("/dev/null")
  }

  @Test func `has paths that are given, changed and removed`() throws {
    let (first, second, third) = ("\(folder.path)/1", "\(folder.path)/2", "\(folder.path)/3")
    try FileDescriptor(opening: first, for: .creating).close()
    let status = try FileStatus(ofPath: first)
    try FileTree.link(first, to: second)
    #expect(throws: SystemError(code: EEXIST, call: "link")) {
      try FileTree.link(first, to: second)
    }
    try FileTree.rename(first, to: third)
    #expect(try FileStatus(ofPath: second) == status)
    #expect(try FileStatus(ofPath: third) == status)
    try FileTree.remove(second)
    #expect(throws: SystemError(code: ENOENT, call: "unlink")) { try FileTree.remove(second) }
    #expect(throws: SystemError(code: ENOENT, call: "rename")) {
      try FileTree.rename(first, to: third)
    }
  }

  @Test func `has paths without symbolic links`() throws {
    let (file, link) = ("\(folder.path)/file", "\(folder.path)/link")
    try FileDescriptor(opening: file, for: .creating).close()
    symlink(file, link)
    #expect(try FileTree.resolve(link) == FileTree.resolve(file))
    #expect(throws: SystemError(code: ENOENT, call: "realpath")) {
      try FileTree.resolve("\(folder.path)/nothing")
    }
  }
}

@Suite struct `Searching bytes` {
  @Test(arguments: [
    (1, 1, 2), (3, 1, 5), (6, 1, nil), (1, 9, nil), (1, 0, 1), (7, 0, nil), (2, 2, 3),
  ])
  func `finds the first one from an index on`(start: Int, byte: UInt8, index: Int?) {
    let bytes: [UInt8] = [9, 0, 1, 2, 3, 1, 5, 9]
    #expect(bytes[1..<7].firstIndex(of: byte, from: start) == index)
  }
}
