import ExactNumbers

extension Budget {
  /// Creates a budget for operations on numbers within limits.
  package convenience init(limits: Limits, cancellation: Cancellation) {
    self.init(
      bits: limits.bits, digits: limits.decidingDigits, isCancelled: cancellation.isRequested)
  }
}
