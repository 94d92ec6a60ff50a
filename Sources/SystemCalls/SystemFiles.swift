import Glibc

/// The files of this machine: calls that find them by their paths, and calls that read and write at
/// any offset of them.
///
/// Paths lead through symbolic links unless stated otherwise.
package struct SystemFiles: Sendable {
  package init() {}

  package func open(
    _ path: String, for access: FileDescriptor.Access
  ) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(opening: path, for: access)
  }

  package func close(_ file: FileDescriptor) { try? file.close() }

  /// The status of an open file. (`fstat`)
  package func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try systemCall("fstat") { unsafe fstat(file.rawValue, &status) }
    return FileStatus(status)
  }

  /// The status of the file that a path leads to. (`stat`)
  package func status(ofPath path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try systemCall("stat") { unsafe stat(path, &status) }
    return FileStatus(status)
  }

  /// The status of what stands at the path; a symbolic link is not followed. (`lstat`)
  package func status(ofLink path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try systemCall("lstat") { unsafe lstat(path, &status) }
    return FileStatus(status)
  }

  /// The names of what stands in a folder, in no order. (`opendir`, `readdir`)
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

  /// Reads bytes from an offset on; fewer than `count`, or none, at the end of the file. (`pread`)
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

  /// Writes bytes from an offset on, and returns how many of them were written. (`pwrite`)
  package func write(
    _ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int
  ) throws(SystemError) -> Int {
    try systemCall("pwrite") {
      unsafe bytes.withUnsafeBytes {
        unsafe pwrite(file.rawValue, $0.baseAddress, $0.count, offset)
      }
    }
  }

  /// Cuts a file off at a size. (`ftruncate`)
  package func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    _ = try systemCall("ftruncate") { ftruncate(file.rawValue, size) }
  }

  /// Waits until what was written has reached the disk. (`fdatasync`)
  package func synchronize(_ file: FileDescriptor) throws(SystemError) {
    _ = try systemCall("fdatasync") { fdatasync(file.rawValue) }
  }

  /// Gives a file the owner and the group of another one. (`fchown`)
  package func changeOwner(
    of file: FileDescriptor, to status: FileStatus
  ) throws(SystemError) {
    _ = try systemCall("fchown") { fchown(file.rawValue, status.owner, status.group) }
  }

  /// Locks a file or folder, or turns one kind of lock into the other, without waiting; false when
  /// another lock is in the way. (`flock`)
  ///
  /// The lock belongs to this opening of the file, and ends when that is closed or the process ends.
  /// A lock that could not be turned into the other kind may be lost.
  package func tryLocking(
    _ file: FileDescriptor, _ lock: FileDescriptor.Lock
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try systemCall("flock") {
        flock(file.rawValue, (lock == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB)
      }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// Ends the lock of a file. (`flock`)
  package func unlock(_ file: FileDescriptor) {
    _ = try? systemCall("flock") { flock(file.rawValue, LOCK_UN) }
  }

  /// Creates a folder that only its owner can use. (`mkdir`)
  package func createFolder(_ path: String) throws(SystemError) {
    _ = try systemCall("mkdir") { unsafe mkdir(path, 0o700) }
  }

  /// Waits until the names in a folder have reached the disk. (`open`, `fsync`)
  package func synchronizeFolder(_ path: String) throws(SystemError) {
    let folder = try open(path, for: .reading)
    defer { close(folder) }
    do throws(SystemError) {
      _ = try systemCall("fsync") { fsync(folder.rawValue) }
    } catch {
      // Some file systems keep their folders in order by themselves, and know no such call.
      guard error.code == EINVAL else { throw error }
    }
  }

  /// The path without symbolic links of a file that exists. (`realpath`)
  package func resolve(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw SystemError(code: errno, call: "realpath")
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Gives a file another path, in place of a file that has it already. (`rename`)
  package func rename(_ path: String, to other: String) throws(SystemError) {
    _ = try systemCall("rename") { unsafe Glibc.rename(path, other) }
  }

  /// Gives a file a second path, which must be free. (`link`)
  package func link(_ path: String, to other: String) throws(SystemError) {
    _ = try systemCall("link") { unsafe Glibc.link(path, other) }
  }

  /// Removes a file. (`unlink`)
  package func remove(_ path: String) throws(SystemError) {
    _ = try systemCall("unlink") { unsafe unlink(path) }
  }

  /// Sleeps for two milliseconds, before the next try of a lock.
  package func pause() { _ = waitForReadability(of: [], until: .now + .milliseconds(2)) }
}
