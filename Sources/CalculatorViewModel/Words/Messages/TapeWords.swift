/// What the tape says about itself.
enum TapeWords {
  /// What an empty tape is for.
  static let emptyTape =
    "Every result is kept here. Tab selects one: Enter corrects it, and what uses it follows."

  /// What stands above the newest entries while the others are read.
  static let reading = "The kept tape is being read."
}

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

  /// The problem in at most nine columns.
  var brief: String {
    switch self {
    case .noHome: "no home"
    case .notPermitted: "forbidden"
    case .readOnly: "read-only"
    case .diskFull: "disk full"
    case .quotaExceeded: "quota"
    case .fileTooLarge: "too large"
    case .notAFile: "no file"
    case .brokenLink: "bad link"
    case .newerVersion: "newer"
    case .notATape: "no tape"
    case .locked: "locked"
    case .cannotLock: "no locks"
    case .tooLong: "too long"
    case .ioError: "I/O error"
    }
  }

  /// The problem as the end of a sentence.
  package var reason: String {
    switch self {
    case .noHome: "there is no home folder"
    case .notPermitted: "that is not permitted"
    case .readOnly: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "the disk quota is used up"
    case .fileTooLarge: "the file would be too large"
    case .notAFile: "there is no plain file in its place"
    case .brokenLink: "its link leads nowhere"
    case .newerVersion: "a later version wrote it"
    case .notATape: "the file is no tape"
    case .locked: "another program locks it"
    case .cannotLock: "this disk cannot lock files"
    case .tooLong: "the calculation is too long"
    case .ioError: "the disk reports an error"
    }
  }
}
