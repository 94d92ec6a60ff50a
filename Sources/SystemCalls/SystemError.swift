import Glibc

/// The failure of a call of the system.
///
///     let error = SystemError(code: EPIPE, call: "write")
///     print(error)  // write: Broken pipe
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno` after the call.
  package let code: CInt
  /// The name of the C function that failed.
  package let call: String

  package init(code: CInt, call: String) {
    self.code = code
    self.call = call
  }

  /// What the code means, such as “Broken pipe”. (`strerror`)
  package var reason: String { unsafe String(cString: strerror(code)) }
}

extension SystemError: CustomStringConvertible {
  package var description: String { "\(call): \(reason)" }
}

/// Calls a C function that returns a negative number and sets `errno` when it fails.
///
/// A call that a signal interrupted (`EINTR`) is repeated as it stands, so it has no timeout.
package func systemCall<Value: SignedInteger>(
  _ name: String, _ body: () -> Value
) throws(SystemError) -> Value {
  while true {
    let value = body()
    let code = errno
    if value >= 0 { return value }
    guard code == EINTR else { throw SystemError(code: code, call: name) }
  }
}

/// Why a file cannot be read or written: what is wrong with it, its folder or the disk.
///
/// Nothing that was kept is lost by it, and every call can be tried again.
package struct FileError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case missing
    /// The folder of a file that is to be created does not exist.
    case folderMissing
    /// Something has the path of a file that is to be created.
    case exists
    /// Neither the variable for the purpose nor `$HOME` is an absolute path.
    case homeUnknown
    /// The folder that everything else stands in does not exist, such as the home of the person.
    case homeMissing
    /// The owner, the mode or an attribute of the file or folder forbids it.
    case notPermitted
    /// The file system can be read alone.
    case readOnly
    case diskFull
    case quotaExceeded
    /// The file is, or would be, larger than is allowed.
    case tooLarge
    case nameTooLong
    case isFolder
    /// A pipe, a socket or a device.
    case notFile
    /// A part of the path that should be a folder is a file.
    case notFolder
    /// A symbolic link that leads to no file, or in a circle.
    case brokenLink
    /// The first line is that of a later version of the program.
    case newerVersion
    /// The first line is not that of a journal.
    case notJournal
    /// The file system knows no such call, or has no locks, so programs would overwrite what others
    /// have written.
    case unsupported
    /// Another program has kept the file locked for too long.
    case locked
    /// The file is no longer the one that was read.
    case replaced
    /// The text holds control characters, or is too long.
    case unwritable
    /// The disk has failed.
    case inputOutput
    case other
  }

  package let kind: Kind
  /// The file or folder that the error is about.
  package let path: String

  package init(_ kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }

  package init(_ error: SystemError, path: String) { self.init(error.kind, path: path) }
}

extension SystemError {
  /// What the code means for a file.
  package var kind: FileError.Kind {
    switch code {
    case ENOENT: .missing
    case EEXIST: .exists
    case EACCES, EPERM: .notPermitted
    case EROFS: .readOnly
    case ENOSPC: .diskFull
    case EDQUOT: .quotaExceeded
    case EFBIG: .tooLarge
    case EISDIR: .isFolder
    case ENOTDIR: .notFolder
    case ELOOP: .brokenLink
    case ENAMETOOLONG: .nameTooLong
    case EIO: .inputOutput
    case ENOLCK, ENOSYS, EOPNOTSUPP: .unsupported
    default: .other
    }
  }
}

/// Makes a call of the system, and names the file or folder of its error.
@discardableResult
package func attempt<Value>(
  _ path: String, _ call: @autoclosure () throws(SystemError) -> Value
) throws(FileError) -> Value {
  do throws(SystemError) {
    return try call()
  } catch {
    throw FileError(error, path: path)
  }
}
