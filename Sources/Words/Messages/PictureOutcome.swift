/// How keeping a picture of the screen ended.
package enum PictureOutcome: Hashable, Sendable {
  /// It is in a file of this name.
  case kept(name: String)
  case failed(PictureProblem)

  /// Whether it is reported as a mistake.
  package var isMistake: Bool {
    switch self {
    case .kept: false
    case .failed: true
    }
  }
}

/// Why a picture cannot be kept.
package enum PictureProblem: Hashable, Sendable, CaseIterable {
  case folderMissing
  /// A part of the path that should be a folder is something else.
  case notAFolder
  case notPermitted
  case readOnly
  case diskFull
  case quotaExceeded
  case fileTooLarge
  case nameTooLong
  /// There is a file, a folder or a link of that name.
  case exists
  /// The path leads through symbolic links in a circle.
  case linksInCircle
  case ioError
}
