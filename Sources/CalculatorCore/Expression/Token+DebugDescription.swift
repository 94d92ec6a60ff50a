extension Token: CustomDebugStringConvertible {
  /// The token as text.
  ///
  /// A sign is `~` or `±`, so that it differs from an operator; a tie is in braces.
  package var debugDescription: String {
    switch self {
    case .sign(.minus): "~"
    case .sign(.plus): "±"
    case .binary(.multiply): "×"
    case .binary(.divide): "÷"
    default: source { "{\($0)}" }
    }
  }
}
