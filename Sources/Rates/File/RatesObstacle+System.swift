import Quantities
import SystemCalls

extension RatesObstacle {
  init(_ kind: FileError.Kind) {
    self =
      switch kind {
      case .missing, .folderMissing: .missing
      case .homeUnknown, .homeMissing: .noHome
      case .notPermitted: .notPermitted
      case .readOnly: .readOnly
      case .diskFull: .diskFull
      case .quotaExceeded: .quotaExceeded
      case .tooLarge: .tooLarge
      case .isFolder: .isFolder
      case .notFile, .notFolder: .notAFile
      case .brokenLink: .brokenLink
      case .inputOutput: .ioError
      case .exists, .nameTooLong, .unsupported, .locked, .replaced, .notJournal, .newerVersion,
        .unwritable, .other:
        .other
      }
  }
}
