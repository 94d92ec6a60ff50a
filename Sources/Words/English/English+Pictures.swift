extension English {
  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name):
      Sentence("Kept \(name).", brief: "picture …\(name.suffix(11))")
    case .failed(let problem):
      Sentence("No picture: \(reason(problem)).", brief: "not kept: \(brief(problem))")
    }
  }

  package func reason(_ problem: PictureProblem) -> String {
    switch problem {
    case .folderMissing: "its folder does not exist"
    case .notAFolder: "its folder is a file"
    case .notPermitted: "that is not permitted"
    case .readOnly: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "the disk quota is used up"
    case .fileTooLarge: "the file would be too large"
    case .nameTooLong: "the name is too long"
    case .exists: "there is a file of that name already"
    case .linksInCircle: "its links lead in a circle"
    case .ioError: "the disk reports an error"
    }
  }

  /// The problem in at most ten columns.
  private func brief(_ problem: PictureProblem) -> String {
    switch problem {
    case .folderMissing: "no folder"
    case .notAFolder: "bad folder"
    case .notPermitted: "forbidden"
    case .readOnly: "read-only"
    case .diskFull: "disk full"
    case .quotaExceeded: "quota"
    case .fileTooLarge: "too large"
    case .nameTooLong: "long name"
    case .exists: "name taken"
    case .linksInCircle: "bad link"
    case .ioError: "I/O error"
    }
  }
}
