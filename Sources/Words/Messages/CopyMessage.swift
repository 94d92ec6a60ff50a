/// What is said about copying.
package enum CopyMessage: Hashable, Sendable {
  /// The text was sent; no terminal says whether it was taken.
  case sent(String)
  case nothing
  /// The text is longer than the clipboards of terminals take.
  case tooLong
  /// The terminal has no clipboard.
  case impossible
}

extension CopyMessage {
  /// Whether the message reports a mistake.
  package var isMistake: Bool {
    switch self {
    case .sent: false
    case .nothing, .tooLong, .impossible: true
    }
  }
}
