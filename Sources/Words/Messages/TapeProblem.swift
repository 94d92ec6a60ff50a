/// Why the tape is not saved or not read.
package enum TapeProblem: Hashable, Sendable, CaseIterable {
  /// Neither XDG_STATE_HOME nor HOME says where.
  case noHome
  case notPermitted
  case readOnly
  case diskFull
  case quotaExceeded
  case fileTooLarge
  /// The path leads to a folder, a pipe or a device, or through a file.
  case notAFile
  /// The path is a symbolic link that leads nowhere.
  case brokenLink
  /// The file is from a later version of the program.
  case newerVersion
  /// The file is no tape.
  case notATape
  /// Another program keeps the file locked.
  case locked
  /// The file system has no locks.
  case cannotLock
  /// The calculation has more text than can be kept.
  case tooLong
  case ioError
}
