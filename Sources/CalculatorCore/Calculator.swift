import ExactNumbers

/// The calculator: a value that one press at a time leads from phase to phase.
///
///     var calculator = Calculator()
///     for press in [.digit(.two), .binary(.add), .digit(.three), .equals] as [Press] {
///       try calculator.apply(press)
///     }
///     // calculator.phase is .showing, with the result 5
///
/// It knows no keys, no sentences and no clock. What a press means in each phase is in
/// `Expression+Presses.swift`, `Calculator+Equals.swift`, `Calculator+Showing.swift` and
/// `Calculator+Failed.swift`.
package struct Calculator: Hashable, Sendable {
  /// What the calculator is doing.
  package enum Phase: Hashable, Sendable {
    /// An expression is being typed.
    case entering(Expression)
    /// A result is shown.
    case showing(Calculation)
    /// The expression has no value; it can be corrected.
    case failed(Expression, EvaluationError)
  }

  package private(set) var phase: Phase
  /// The previous result, which `ans` stands for; nil before there was one.
  package private(set) var answer: Real?
  package let limits: Limits

  /// Creates a calculator that shows `0`.
  package init(limits: Limits = .standard) {
    phase = .entering(Expression())
    self.limits = limits
  }

  /// Applies one press.
  ///
  /// - Parameter interruption: what may stop a calculation; it is refused then.
  /// - Throws: why the press was refused; the calculator is then unchanged.
  package mutating func apply(
    _ press: Press, unless interruption: Interruption = .never
  ) throws(Refusal) {
    switch phase {
    case _ where press == .allClear:
      phase = .entering(Expression())
    case .entering(let expression) where press == .equals:
      phase = try equals(expression, interruption)
    case .entering(var expression):
      // Given up by the phase, the expression is changed in its place and not copied.
      phase = .entering(Expression())
      defer { phase = .entering(expression) }
      try expression.apply(press, within: limits)
    case .showing(let calculation):
      phase = try showing(calculation, press, interruption)
    case .failed(let expression, let error):
      phase = try failed(expression, error, press, interruption)
    }
    if case .showing(let calculation) = phase { answer = calculation.result }
  }

  /// Shows a calculation that was made from a text.
  package mutating func show(_ formula: Formula, _ evaluation: Evaluation) {
    let calculation = Calculation(
      expression: formula.expression.closed, evaluation: evaluation)
    phase = .showing(calculation)
    answer = calculation.result
  }

  /// The expression on the screen, in any phase.
  package var expression: Expression {
    switch phase {
    case .entering(let expression): expression
    case .showing(let calculation): calculation.expression
    case .failed(let expression, _): expression
    }
  }

  /// What comes out of the expression that is being typed, once it is a calculation that has a
  /// value.
  package func liveEvaluation(unless interruption: Interruption = .never) -> Evaluation? {
    guard case .entering(let expression) = phase, expression.hasOperation,
      expression.isComplete
    else { return nil }
    return try? expression.evaluated(within: limits, unless: interruption)
  }
}
