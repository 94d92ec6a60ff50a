import Glibc
import TestSupport
import Testing

@testable import SystemCalls

@Suite struct `The files of a disk` {
  private let files = SystemFiles()
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/file" }

  init() throws { folder = try TemporaryFolder() }

  private func permissions(of path: String) -> mode_t {
    var status = stat()
    stat(path, &status)
    return status.st_mode & 0o777
  }

  @Test func `are created once, for their owner alone`() throws {
    let file = try files.open(path, for: .creating)
    defer { files.close(file) }
    #expect(permissions(of: path) == 0o600)
    #expect(fcntl(file.rawValue, F_GETFD) & FD_CLOEXEC != 0)
    #expect(throws: SystemError(code: EEXIST, call: "open")) {
      try files.open(path, for: .creating)
    }
  }

  @Test func `are created for everyone whom the umask allows`() throws {
    let mask = umask(0)
    umask(mask)
    files.close(try files.open(path, for: .creatingForAll))
    #expect(permissions(of: path) == 0o666 & ~mask)
  }

  @Test(arguments: [FileDescriptor.Access.creating, .creatingForAll])
  func `are not created through a symbolic link`(access: FileDescriptor.Access) throws {
    symlink("/nowhere", path)
    #expect(throws: SystemError(code: EEXIST, call: "open")) { try files.open(path, for: access) }
  }

  @Test func `are read and written at any offset`() throws {
    let file = try files.open(path, for: .creating)
    defer { files.close(file) }
    #expect(try files.write([9, 1, 2, 3, 4][1...], to: file, at: 2) == 4)
    #expect(try files.read(file, atMost: 10, at: 0) == [0, 0, 1, 2, 3, 4])
    #expect(try files.read(file, atMost: 2, at: 3) == [2, 3])
    #expect(try files.read(file, atMost: 2, at: 6) == [])
    try files.truncate(file, to: 3)
    try files.synchronize(file)
    #expect(try files.read(file, atMost: 10, at: 0) == [0, 0, 1])
    let reader = try files.open(path, for: .reading)
    defer { files.close(reader) }
    #expect(throws: SystemError(code: EBADF, call: "pwrite")) {
      try files.write([1], to: reader, at: 0)
    }
    #expect(throws: SystemError(code: EINVAL, call: "ftruncate")) {
      try files.truncate(reader, to: 0)
    }
  }

  @Test func `are read whole, up to a limit`() throws {
    let file = try files.open(path, for: .creating)
    defer { files.close(file) }
    _ = try files.write([1, 2, 3], to: file, at: 0)
    #expect(try contents(ofFile: path, atMost: 3) == [1, 2, 3])
    #expect(try contents(ofFile: path, atMost: 1) == [1, 2])
    #expect(throws: FileError(.missing, path: path + "-")) {
      try contents(ofFile: path + "-", atMost: 3)
    }
    #expect(throws: FileError(.isFolder, path: folder.path)) {
      try contents(ofFile: folder.path, atMost: 3)
    }
  }

  @Test func `have a status`() throws {
    let file = try files.open(path, for: .creating)
    defer { files.close(file) }
    _ = try files.write([1, 2, 3], to: file, at: 0)
    symlink(path, path + "-link")
    let status = try files.status(of: file)
    #expect(status.kind == .regular)
    #expect(status.size == 3)
    #expect(status.owner == geteuid())
    #expect(try files.status(ofPath: path) == status)
    #expect(try files.status(ofPath: path + "-link") == status)
    #expect(try files.status(ofLink: path + "-link").kind == .symbolicLink)
    #expect(try files.status(ofPath: folder.path).kind == .folder)
    #expect(try files.status(ofPath: "/dev/null").kind == .special)
    #expect(try files.status(ofPath: folder.path).identity != status.identity)
    #expect(throws: SystemError(code: ENOENT, call: "stat")) {
      try files.status(ofPath: path + "-")
    }
    #expect(throws: SystemError(code: ENOENT, call: "lstat")) {
      try files.status(ofLink: path + "-")
    }
    #expect(throws: SystemError(code: EBADF, call: "fstat")) {
      try files.status(of: FileDescriptor(rawValue: 1 << 20))
    }
    try files.changeOwner(of: file, to: status)
    #expect(try files.status(of: file) == status)
  }

  @Test func `have locks that belong to their openings`() throws {
    let first = try files.open(path, for: .creating)
    let second = try files.open(path, for: .reading)
    defer { files.close(second) }
    #expect(try files.tryLocking(first, .shared))
    #expect(try files.tryLocking(second, .shared))
    #expect(try !files.tryLocking(first, .exclusive))
    files.unlock(second)
    #expect(try files.tryLocking(first, .exclusive))
    #expect(try !files.tryLocking(second, .shared))
    files.close(first)
    #expect(try files.tryLocking(second, .exclusive))
    // A closed number may already be reused.
    #expect(throws: SystemError(code: EBADF, call: "flock")) {
      try files.tryLocking(FileDescriptor(rawValue: 1 << 20), .shared)
    }
  }

  @Test func `do not wait for the other end of a pipe`() throws {
    mkfifo(path, 0o600)
    files.close(try files.open(path, for: .reading))
    files.close(try files.open(path, for: .readingAndWriting))
  }

  @Test func `may be on a device that is full`() throws {
    let full = try files.open("/dev/full", for: .readingAndWriting)
    defer { files.close(full) }
    #expect(throws: SystemError(code: ENOSPC, call: "pwrite")) {
      try files.write([1], to: full, at: 0)
    }
  }

  @Test func `stand in folders for their owner alone`() throws {
    try files.createFolder(path)
    #expect(permissions(of: path) == 0o700)
    try files.synchronizeFolder(path)
    #expect(throws: SystemError(code: EEXIST, call: "mkdir")) { try files.createFolder(path) }
    #expect(throws: SystemError(code: ENOENT, call: "open")) {
      try files.synchronizeFolder(path + "b")
    }
    // A device cannot be synchronized.
    try files.synchronizeFolder("/dev/null")
  }

  @Test func `have paths that are given, changed and removed`() throws {
    let (first, second, third) = ("\(folder.path)/1", "\(folder.path)/2", "\(folder.path)/3")
    files.close(try files.open(first, for: .creating))
    let status = try files.status(ofPath: first)
    try files.link(first, to: second)
    #expect(throws: SystemError(code: EEXIST, call: "link")) { try files.link(first, to: second) }
    try files.rename(first, to: third)
    #expect(try files.status(ofPath: second) == status)
    #expect(try files.status(ofPath: third) == status)
    try files.remove(second)
    #expect(throws: SystemError(code: ENOENT, call: "unlink")) { try files.remove(second) }
    #expect(throws: SystemError(code: ENOENT, call: "rename")) {
      try files.rename(first, to: third)
    }
  }

  @Test func `have paths without symbolic links`() throws {
    files.close(try files.open(path, for: .creating))
    symlink(path, path + "-link")
    #expect(try files.resolve(path + "-link") == files.resolve(path))
    #expect(throws: SystemError(code: ENOENT, call: "realpath")) {
      try files.resolve(path + "-")
    }
  }
}
