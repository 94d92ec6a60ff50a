/// Results that exchange rates decide.
extension Calculator {
  /// Makes the results unknown that came from exchange rates or from their absence, because there are
  /// other rates now.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package mutating func forgetExchange() {
    tapeVersion += 1
    for id in tape.ids where tape.outcome(of: id)?.isFromRates == true { tape.invalidate(id) }
  }
}

extension Outcome {
  fileprivate var isFromRates: Bool {
    switch self {
    case .value(let evaluation): evaluation.ratesDay != nil
    case .failure(let error): error.kind.isAboutRates
    }
  }
}

extension EvaluationError.Kind {
  /// Whether other exchange rates may leave no error.
  package var isAboutRates: Bool {
    switch self {
    case .noRates, .noRate: true
    default: false
    }
  }
}
