import SystemCalls

/// How keeping a picture of the screen ended.
package enum PictureOutcome: Hashable, Sendable {
  /// It is in a file of this name.
  case kept(name: String)
  case failed(FileError.Kind)

  /// Whether it is reported as a mistake.
  package var isMistake: Bool {
    switch self {
    case .kept: false
    case .failed: true
    }
  }
}
