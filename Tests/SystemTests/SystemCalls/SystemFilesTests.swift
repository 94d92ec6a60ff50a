import Glibc
import TestSupport
import Testing

@testable import SystemCalls

@Suite struct `The files of a disk` {
  private let files = SystemFiles()
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/file" }
  private var link: String { path + "-link" }
  private var missing: String { path + "-" }

  init() throws { folder = try TemporaryFolder() }

  private func permissions(of path: String) -> mode_t {
    var status = stat()
    stat(path, &status)
    return status.st_mode & 0o777
  }

  @Test(
    arguments: [(.creating, 0o600), (.creatingForAll, 0o666)] as [(FileDescriptor.Access, mode_t)])
  func `are created once, for their owner alone or for everyone whom the umask allows`(
    access: FileDescriptor.Access, mode: mode_t
  ) throws {
    let mask = umask(0)
    umask(mask)
    let file = try files.open(path, for: access)
    defer { files.close(file) }
    #expect(permissions(of: path) == mode & ~mask)
    #expect(fcntl(file.rawValue, F_GETFD) & FD_CLOEXEC != 0)
    symlink("/nowhere", link)
    for other in [path, link] {
      #expect(throws: SystemError(code: EEXIST, call: "open")) {
        try files.open(other, for: access)
      }
    }
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
    #expect(throws: FileError(.missing, path: missing)) { try contents(ofFile: missing, atMost: 3) }
    #expect(throws: FileError(.isFolder, path: folder.path)) {
      try contents(ofFile: folder.path, atMost: 3)
    }
  }

  @Test func `have a status`() throws {
    let file = try files.open(path, for: .creating)
    defer { files.close(file) }
    _ = try files.write([1, 2, 3], to: file, at: 0)
    symlink(path, link)
    let status = try files.status(of: file)
    #expect(status.kind == .regular && status.size == 3 && status.owner == geteuid())
    #expect(try [path, link].map(files.status(ofPath:)) == [status, status])
    #expect(try files.status(ofLink: link).kind == .symbolicLink)
    #expect(try files.status(ofPath: folder.path).kind == .folder)
    #expect(try files.status(ofPath: "/dev/null").kind == .special)
    #expect(try files.status(ofPath: folder.path).identity != status.identity)
    #expect(throws: SystemError(code: ENOENT, call: "stat")) { try files.status(ofPath: missing) }
    #expect(throws: SystemError(code: ENOENT, call: "lstat")) { try files.status(ofLink: missing) }
    #expect(throws: SystemError(code: EBADF, call: "fstat")) { try files.status(of: .unopened) }
    try files.changeOwner(of: file, to: status)
    #expect(try files.status(of: file) == status)
  }

  @Test func `have locks that belong to open descriptors`() throws {
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
      try files.tryLocking(.unopened, .shared)
    }
  }

  @Test func `do not wait for the other end of a pipe`() throws {
    mkfifo(path, 0o600)
    files.close(try files.open(path, for: .reading))
    files.close(try files.open(path, for: .readingAndWriting))
  }

  @Test func `may be on a full device`() throws {
    let full = try files.open("/dev/full", for: .readingAndWriting)
    defer { files.close(full) }
    #expect(throws: SystemError(code: ENOSPC, call: "pwrite")) {
      try files.write([1], to: full, at: 0)
    }
  }

  @Test func `are in folders for their owner alone`() throws {
    try files.createFolder(path)
    #expect(permissions(of: path) == 0o700)
    try files.synchronizeFolder(path)
    #expect(throws: SystemError(code: EEXIST, call: "mkdir")) { try files.createFolder(path) }
    #expect(throws: SystemError(code: ENOENT, call: "open")) {
      try files.synchronizeFolder(missing)
    }
    // A device cannot be synchronized.
    try files.synchronizeFolder("/dev/null")
  }

  @Test func `have paths that are created, changed and removed`() throws {
    let (first, second, third) = (path, path + "-2", path + "-3")
    files.close(try files.open(first, for: .creating))
    let status = try files.status(ofPath: first)
    try files.link(first, to: second)
    #expect(throws: SystemError(code: EEXIST, call: "link")) { try files.link(first, to: second) }
    try files.rename(first, to: third)
    #expect(try [second, third].map(files.status(ofPath:)) == [status, status])
    try files.remove(second)
    #expect(throws: SystemError(code: ENOENT, call: "unlink")) { try files.remove(second) }
    #expect(throws: SystemError(code: ENOENT, call: "rename")) {
      try files.rename(first, to: third)
    }
  }

  @Test func `have paths without symbolic links`() throws {
    files.close(try files.open(path, for: .creating))
    symlink(path, link)
    #expect(try files.resolve(link) == files.resolve(path))
    #expect(throws: SystemError(code: ENOENT, call: "realpath")) { try files.resolve(missing) }
  }
}
