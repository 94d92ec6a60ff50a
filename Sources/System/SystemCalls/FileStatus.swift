import Glibc

/// The metadata of a file.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case regular, folder, symbolicLink
    /// A pipe, a socket or a device.
    case special
  }

  /// Distinguishes a file from others, including a later one at the same path.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64
  }

  package let kind: Kind
  package let identity: Identity
  package let size: Int
  /// Modification time in nanoseconds since 1970.
  package let modified: Int
  package let owner: UInt32
  package let group: UInt32
}

extension FileStatus {
  /// Calls a function of the `stat` family.
  init(_ call: String, _ read: (inout stat) -> CInt) throws(SystemError) {
    var status = stat()
    _ = try systemCall(call) { read(&status) }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .special
      }
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
    (owner, group) = (status.st_uid, status.st_gid)
  }
}
