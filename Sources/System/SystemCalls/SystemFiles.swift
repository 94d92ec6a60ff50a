import Glibc

/// The file system; symbolic links are followed unless stated otherwise.
package struct SystemFiles: Sendable {
  package init() {}

  package func open(
    _ path: String, for access: FileDescriptor.Access
  ) throws(SystemError) -> FileDescriptor { try FileDescriptor(opening: path, for: access) }

  package func close(_ file: FileDescriptor) { try? file.close() }

  package func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    try FileStatus("fstat") { unsafe fstat(file.rawValue, &$0) }
  }

  package func status(ofPath path: String) throws(SystemError) -> FileStatus {
    try FileStatus("stat") { unsafe stat(path, &$0) }
  }

  /// The status of a path itself, even if it is a symbolic link.
  package func status(ofLink path: String) throws(SystemError) -> FileStatus {
    try FileStatus("lstat") { unsafe lstat(path, &$0) }
  }

  /// The names in a folder, including `.` and `..`, unordered.
  package func names(inFolder path: String) throws(SystemError) -> [String] {
    var opened: OpaquePointer?
    _ = try systemCall("opendir") {
      unsafe opened = opendir(path)
      return unsafe opened == nil ? -1 : 0
    }
    guard let folder = unsafe opened else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// Reads bytes at an offset, fewer than `count` at the end of the file.
  package func read(
    _ file: FileDescriptor, atMost count: Int, at offset: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try systemCall("pread") {
      var length = 0
      unsafe bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        length = unsafe pread(file.rawValue, buffer.baseAddress, count, offset)
        filled = max(length, 0)
      }
      return length
    }
    return bytes
  }

  package func write(
    _ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int
  ) throws(SystemError) -> Int {
    try systemCall("pwrite") {
      unsafe bytes.withUnsafeBytes {
        unsafe pwrite(file.rawValue, $0.baseAddress, $0.count, offset)
      }
    }
  }

  package func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    _ = try systemCall("ftruncate") { ftruncate(file.rawValue, size) }
  }

  /// Waits until the data is on disk.
  package func synchronize(_ file: FileDescriptor) throws(SystemError) {
    _ = try systemCall("fdatasync") { fdatasync(file.rawValue) }
  }

  package func changeOwner(of file: FileDescriptor, to status: FileStatus) throws(SystemError) {
    _ = try systemCall("fchown") { fchown(file.rawValue, status.owner, status.group) }
  }

  /// Locks an open file or folder or converts its lock, which a failure may lose; false if held.
  package func tryLocking(
    _ file: FileDescriptor, _ lock: FileDescriptor.Lock
  ) throws(SystemError) -> Bool {
    let operation = (lock == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB
    let locked = try expecting(EWOULDBLOCK, systemCall("flock") { flock(file.rawValue, operation) })
    return locked != nil
  }

  package func unlock(_ file: FileDescriptor) {
    _ = try? systemCall("flock") { flock(file.rawValue, LOCK_UN) }
  }

  /// Creates a folder for its owner alone.
  package func createFolder(_ path: String) throws(SystemError) {
    _ = try systemCall("mkdir") { unsafe mkdir(path, 0o700) }
  }

  /// Waits until the names in a folder are on disk.
  package func synchronizeFolder(_ path: String) throws(SystemError) {
    let folder = try open(path, for: .reading)
    defer { close(folder) }
    // Some file systems order their folders themselves, and reject the call.
    try expecting(EINVAL, systemCall("fsync") { fsync(folder.rawValue) })
  }

  /// Resolves the symbolic links in a path.
  package func resolve(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw SystemError(code: errno, call: "realpath")
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  package func rename(_ path: String, to other: String) throws(SystemError) {
    _ = try systemCall("rename") { unsafe Glibc.rename(path, other) }
  }

  package func link(_ path: String, to other: String) throws(SystemError) {
    _ = try systemCall("link") { unsafe Glibc.link(path, other) }
  }

  package func remove(_ path: String) throws(SystemError) {
    _ = try systemCall("unlink") { unsafe unlink(path) }
  }

  /// Sleeps for two milliseconds, between attempts to lock.
  package func pause() { _ = waitForReadability(of: [], until: .now + .milliseconds(2)) }
}
