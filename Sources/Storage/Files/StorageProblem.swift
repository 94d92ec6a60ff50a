import SystemCalls

/// Why something is not being saved, or cannot be read.
///
/// Nothing that was kept is lost by it, and every call can be tried again.
package struct StorageProblem: Error, Hashable, Sendable {
  /// What is wrong with the file, its folder or the disk.
  package enum Reason: Hashable, Sendable {
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
    /// The file would be larger than the system or `ulimit` allows.
    case fileTooLarge
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
    /// The file system has no locks, so programs would overwrite what others have written.
    case cannotLock
    /// Another program has kept the file locked for too long.
    case locked
    /// The file is no longer the one that was read: see `Journal.startOver()`.
    case replaced
    /// The batch holds control characters, or is too long for one.
    case unwritable
    /// The disk has failed.
    case inputOutput
    case other(SystemError)
  }

  package let reason: Reason
  /// The file or folder that the problem is about.
  package let path: String

  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  init(_ error: SystemError, path: String) {
    self.init(Reason(error), path: path)
  }
}

extension StorageProblem.Reason {
  init(_ error: SystemError) {
    self =
      switch error.kind {
      case .notPermitted: .notPermitted
      case .readOnly: .readOnly
      case .full: .diskFull
      case .quota: .quotaExceeded
      case .tooLarge: .fileTooLarge
      case .isFolder: .isFolder
      case .notFolder: .notFolder
      case .loop: .brokenLink
      case .inputOutput: .inputOutput
      case .unsupported: .cannotLock
      case .missing, .exists, .nameTooLong, .other: .other(error)
      }
  }
}
