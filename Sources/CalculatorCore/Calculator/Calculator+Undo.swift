/// Undoing.
extension Calculator {
  /// Undoes the last step, whatever it was; false if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let step = history.goBack() else { return false }
    if case .change(let change) = step { _ = apply(change.undo) }
    moment = history.moment(within: limits)
    keepShowing()
    return true
  }

  /// Does the step again that was undone last; false if there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let step = history.goForward() else { return false }
    if case .change(let change) = step { _ = apply(change.redo) }
    moment = history.moment(within: limits)
    keepShowing()
    return true
  }
}
