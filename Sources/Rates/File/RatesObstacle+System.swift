import Quantities
import Storage
import SystemCalls

extension RatesObstacle {
  init(_ error: SystemError) {
    self =
      switch error.kind {
      case .missing: .missing
      case .notPermitted: .notPermitted
      case .readOnly: .readOnly
      case .full: .diskFull
      case .quota: .quotaExceeded
      case .tooLarge: .tooLarge
      case .isFolder: .isFolder
      case .notFolder: .notAFile
      case .loop: .brokenLink
      case .inputOutput: .ioError
      case .exists, .nameTooLong, .unsupported, .other: .other
      }
  }

  init(_ reason: StorageProblem.Reason) {
    self =
      switch reason {
      case .homeUnknown, .homeMissing: .noHome
      case .notPermitted: .notPermitted
      case .readOnly: .readOnly
      case .diskFull: .diskFull
      case .quotaExceeded: .quotaExceeded
      case .fileTooLarge: .tooLarge
      case .isFolder, .notFile, .notFolder: .notAFile
      case .brokenLink: .brokenLink
      case .inputOutput: .ioError
      case .cannotLock, .locked, .replaced, .notJournal, .newerVersion, .unwritable: .other
      case .other(let error): RatesObstacle(error)
      }
  }
}
