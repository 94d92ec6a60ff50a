/// What is said about an update of the exchange rates.
package enum RatesMessage: Hashable, Sendable {
  /// One is under way already.
  case underWay
  case cancelled
  /// There are new rates.
  case updated(Sentence)
  /// The rates are the same as before.
  case failed(Sentence)

  /// Whether the message reports a mistake.
  package var isMistake: Bool {
    switch self {
    case .underWay, .cancelled, .updated: false
    case .failed: true
    }
  }
}
