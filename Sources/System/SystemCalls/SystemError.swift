import Glibc

/// The failure of a system call.
package struct SystemError: Error, Hashable, CustomStringConvertible, Sendable {
  package let code: CInt
  package let call: String

  package init(code: CInt, call: String) { (self.code, self.call) = (code, call) }

  package var reason: String { unsafe String(cString: strerror(code)) }

  package var description: String { "\(call): \(reason)" }

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

/// Calls a C function that fails with a negative number and `errno`; repeats it after `EINTR`.
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

/// Makes a system call; nil if it fails with the expected code.
@discardableResult
func expecting<Value>(
  _ code: CInt, _ call: @autoclosure () throws(SystemError) -> Value
) throws(SystemError) -> Value? {
  do throws(SystemError) {
    return try call()
  } catch {
    guard error.code == code else { throw error }
    return nil
  }
}

/// The reason why a file cannot be read or written.
package struct FileError: Error, Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case missing, folderMissing, exists
    /// Neither the XDG variable nor `$HOME` is an absolute path.
    case homeUnknown
    /// The base folder, such as the home folder, does not exist.
    case homeMissing
    case notPermitted, readOnly, diskFull, quotaExceeded, tooLarge, nameTooLong, isFolder, notFile
    /// A parent in the path is a file.
    case notFolder
    /// A dangling or circular symbolic link.
    case brokenLink
    case newerVersion, notJournal
    /// The file system lacks a system call, or locks.
    case unsupported
    /// Another program held the lock for too long.
    case locked
    /// The file was replaced since it was read.
    case replaced
    /// The text has control characters or is too long.
    case unwritable
    case inputOutput, other
  }

  package let kind: Kind
  package let path: String

  package init(_ kind: Kind, path: String) { (self.kind, self.path) = (kind, path) }

  package init(_ error: SystemError, path: String) { self.init(error.kind, path: path) }
}

/// Makes a call; its error becomes the reason of another one.
@discardableResult
package func wrapping<Value, Failure, Other>(
  as wrap: (Failure) -> Other, _ call: @autoclosure () throws(Failure) -> Value
) throws(Other) -> Value {
  do throws(Failure) {
    return try call()
  } catch {
    throw wrap(error)
  }
}

/// Makes a system call; adds the path to its error.
@discardableResult
package func attempt<Value>(
  _ path: String, _ call: @autoclosure () throws(SystemError) -> Value
) throws(FileError) -> Value { try wrapping(as: { FileError($0, path: path) }, try call()) }

/// Makes a call; nil if it fails for the expected reason.
@discardableResult
package func expecting<Value>(
  _ kind: FileError.Kind, _ call: @autoclosure () throws(FileError) -> Value
) throws(FileError) -> Value? {
  do throws(FileError) {
    return try call()
  } catch {
    guard error.kind == kind else { throw error }
    return nil
  }
}
