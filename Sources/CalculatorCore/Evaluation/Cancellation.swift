/// A way to cancel a calculation while it runs.
///
/// An evaluation calls `isRequested` every few milliseconds of work and ends with the error
/// `cancelled` as soon as it returns true. A single function at very many digits may take longer
/// between two calls.
package struct Cancellation {
  /// Whether the calculation has been cancelled.
  package let isRequested: () -> Bool

  package init(isRequested: @escaping () -> Bool) {
    self.isRequested = isRequested
  }

  /// No cancellation: the calculation runs to its end.
  package static var never: Cancellation { Cancellation { false } }
}
