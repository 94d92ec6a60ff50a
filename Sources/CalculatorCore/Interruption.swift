/// A way to stop a calculation that is under way.
///
/// The evaluation asks now and then, after some milliseconds of work at most, and ends with the
/// error `interrupted` when the answer is yes.
package struct Interruption {
  /// Whether the calculation shall stop.
  package let isRequested: () -> Bool

  package init(isRequested: @escaping () -> Bool) {
    self.isRequested = isRequested
  }

  /// No way: the calculation goes on to its end.
  package static var never: Interruption { Interruption { false } }
}
