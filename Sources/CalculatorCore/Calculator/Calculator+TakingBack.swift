/// Taking back what was not meant, so that it leaves no trace.
extension Calculator {
  /// The number of steps that are not undone: a place for `takeBack(to:)`.
  package var stepCount: Int { history.position }

  /// Reverses what was done since there was a number of steps, as if it had not been done: nothing, one
  /// step, or the undoing of one.
  ///
  /// The changes of the tape that reverse it are changes like any other for storage.
  ///
  /// - Complexity: that of `undo()`.
  package mutating func takeBack(to stepCount: Int) {
    if history.position < stepCount {
      redo()
    } else if history.position > stepCount {
      if case .change(let change) = history.removeLast() { _ = apply(change.undo) }
      moment = history.moment(within: limits)
      keepShowing()
    }
  }
}
