import Storage
import SystemCalls

extension StorageProblem.Reason {
  /// The reason as the end of a sentence.
  var phrase: String {
    switch self {
    case .homeUnknown, .homeMissing: "there is no home folder"
    case .notPermitted: "that is not permitted"
    case .readOnly: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "the disk quota is used up"
    case .fileTooLarge: "the file would be too large"
    case .isFolder, .notFile, .notFolder: "there is no plain file in its place"
    case .brokenLink: "its link leads nowhere"
    case .locked: "another program is saving it"
    case .cannotLock, .inputOutput, .replaced, .notJournal, .newerVersion, .unwritable:
      "the disk reports an error"
    case .other(let error): error.reason
    }
  }
}
