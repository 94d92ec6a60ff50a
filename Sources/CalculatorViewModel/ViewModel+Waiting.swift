import CalculatorCore

/// What is left to somebody else to calculate, because it may take long.
extension ViewModel {
  /// Whether an action calculates a result.
  package func calculates(_ action: Action) -> Bool {
    switch action {
    case .press(let button): button == .equals
    case .enter: formula != nil || !highlight.isShown || highlight.button == .equals
    case .pressHighlighted: highlight.isShown && highlight.button == .equals
    default: false
    }
  }

  /// Shows that an action is being done that calculates a result.
  ///
  /// What `send` makes of the model as it was before takes the place of this one, unless
  /// `Action.stop` comes first.
  package mutating func awaitResult(of action: Action) {
    awaitsResult = true
    message = nil
    place = nil
    if case .press(let button) = action { highlight.hide(on: button) }
    guard formula == nil else { return }
    pressed = .equals
    helpOffset = nil
  }

  /// Whether the values that are to be seen are those of another model, too.
  package func showsSameValues(as other: ViewModel) -> Bool {
    formula?.characters == other.formula?.characters && calculator == other.calculator
      && place == other.place && isStopped == other.isStopped
      && isResultStopped == other.isResultStopped
  }

  /// Whether a value is to be seen, or may be, once it is calculated.
  var showsValue: Bool {
    if awaitsResult { return true }
    if let formula { return !isStopped && !formula.characters.allSatisfy(\.isWhitespace) }
    return switch calculator.phase {
    case .entering(let expression):
      !isStopped && expression.hasOperation && expression.isComplete
    case .showing: !isResultStopped
    case .failed: false
    }
  }
}
