import Glibc

/// What the system knows of a file without reading it.
package struct FileStatus: Hashable, Sendable {
  /// What kind of thing a path leads to.
  package enum Kind: Hashable, Sendable {
    case regular
    case folder
    case symbolicLink
    /// A pipe, a socket or a device.
    case special
  }

  /// What tells a file from every other one, also from a later one of the same path.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64
  }

  package let kind: Kind
  package let identity: Identity
  /// The number of bytes.
  package let size: Int
  /// When the bytes were changed last, in nanoseconds since 1970.
  package let modified: Int
  /// The person and the group that own the file.
  package let owner: UInt32
  package let group: UInt32
}

extension FileStatus {
  init(_ status: stat) {
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
    owner = status.st_uid
    group = status.st_gid
  }
}
