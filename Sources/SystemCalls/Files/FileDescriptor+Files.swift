import Glibc

/// Files on a disk, which have places, sizes and locks.
extension FileDescriptor {
  /// What a file is opened for.
  package enum Access: Hashable, Sendable {
    case reading
    case readingAndWriting
    /// Reading and writing a file that is created; one that exists, or a symbolic link, is an
    /// error. Only the owner can use it.
    case creating
    /// The same, but everyone can use the file whom the umask of the process allows.
    case creatingForAll

    fileprivate var flags: CInt {
      switch self {
      case .reading: O_RDONLY
      case .readingAndWriting: O_RDWR
      case .creating, .creatingForAll: O_RDWR | O_CREAT | O_EXCL
      }
    }

    /// The permissions of a file that is created, as far as the umask leaves them.
    fileprivate var permissions: mode_t { self == .creatingForAll ? 0o666 : 0o600 }
  }

  /// Opens a file or, for reading, a folder. (`open`)
  ///
  /// It does not wait for the other end of a pipe.
  package init(opening path: String, for access: Access) throws(SystemError) {
    let flags = access.flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    self.init(rawValue: try systemCall("open") { unsafe open(path, flags, access.permissions) })
  }

  /// The status of the file. (`fstat`)
  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try systemCall("fstat") { unsafe fstat(rawValue, &status) }
    return FileStatus(status)
  }

  /// Reads bytes at a place of the file; fewer than `count`, or none, at its end. (`pread`)
  package func read(atMost count: Int, at place: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try systemCall("pread") {
      var length = 0
      unsafe bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        length = unsafe pread(rawValue, buffer.baseAddress, count, place)
        filled = max(length, 0)
      }
      return length
    }
    return bytes
  }

  /// Writes bytes at a place of the file, and returns how many of them were written. (`pwrite`)
  package func writeSome(_ bytes: ArraySlice<UInt8>, at place: Int) throws(SystemError) -> Int {
    try systemCall("pwrite") {
      unsafe bytes.withUnsafeBytes { unsafe pwrite(rawValue, $0.baseAddress, $0.count, place) }
    }
  }

  /// Cuts the file off at a size. (`ftruncate`)
  package func truncate(to size: Int) throws(SystemError) {
    _ = try systemCall("ftruncate") { ftruncate(rawValue, size) }
  }

  /// Waits until what was written has reached the disk. (`fdatasync`)
  package func synchronize() throws(SystemError) {
    _ = try systemCall("fdatasync") { fdatasync(rawValue) }
  }

  /// Makes another person and group the owners of the file. (`fchown`)
  package func changeOwner(to owner: UInt32, group: UInt32) throws(SystemError) {
    _ = try systemCall("fchown") { fchown(rawValue, owner, group) }
  }
}

extension FileDescriptor {
  /// Who else may hold a lock at the same time.
  package enum Lock: Hashable, Sendable {
    /// Others that hold a shared lock.
    case shared
    /// No one else.
    case exclusive
  }

  /// Locks the file, or turns one kind of lock into the other, without waiting; false when another
  /// lock is in the way. (`flock`)
  ///
  /// The lock belongs to this opening of the file, and ends when that is closed or the process ends.
  /// A lock that could not be turned into the other kind may be lost.
  package func tryLocking(_ lock: Lock) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try systemCall("flock") {
        flock(rawValue, (lock == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB)
      }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// Ends the lock. (`flock`)
  package func unlock() throws(SystemError) {
    _ = try systemCall("flock") { flock(rawValue, LOCK_UN) }
  }
}
