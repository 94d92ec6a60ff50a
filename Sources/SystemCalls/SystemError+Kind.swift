import Glibc

extension SystemError {
  /// What the codes of calls that concern files mean.
  package enum Kind: Hashable, Sendable {
    case missing
    case exists
    case notPermitted
    case readOnly
    case full
    case quota
    case tooLarge
    case isFolder
    case notFolder
    case loop
    case nameTooLong
    case inputOutput
    /// The file system knows no such call, or has no locks.
    case unsupported
    case other
  }

  package var kind: Kind {
    switch code {
    case ENOENT: .missing
    case EEXIST: .exists
    case EACCES, EPERM: .notPermitted
    case EROFS: .readOnly
    case ENOSPC: .full
    case EDQUOT: .quota
    case EFBIG: .tooLarge
    case EISDIR: .isFolder
    case ENOTDIR: .notFolder
    case ELOOP: .loop
    case ENAMETOOLONG: .nameTooLong
    case EIO: .inputOutput
    case ENOLCK, ENOSYS, EOPNOTSUPP: .unsupported
    default: .other
    }
  }
}
