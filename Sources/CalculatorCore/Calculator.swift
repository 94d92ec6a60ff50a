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
/// `Calculator+Entering.swift`, `Calculator+Showing.swift` and `Calculator+Failed.swift`.
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

  package internal(set) var phase: Phase
  let limits: Limits

  /// Creates a calculator that shows `0`.
  package init(limits: Limits = .standard) {
    phase = .entering(Expression())
    self.limits = limits
  }

  /// Applies one press.
  ///
  /// - Throws: why the press was refused; the calculator is then unchanged.
  package mutating func apply(_ press: Press) throws(Refusal) {
    if press == .allClear {
      phase = .entering(Expression())
      return
    }
    phase =
      switch phase {
      case .entering(let expression): try entering(expression, press)
      case .showing(let calculation): try showing(calculation, press)
      case .failed(let expression, let error): try failed(expression, error, press)
      }
  }

  /// The expression on the screen, in any phase.
  package var expression: Expression {
    switch phase {
    case .entering(let expression): expression
    case .showing(let calculation): calculation.expression
    case .failed(let expression, _): expression
    }
  }

  /// The value of the expression that is being typed, once it is a calculation that has one.
  package var liveValue: Rational? {
    guard case .entering(let expression) = phase, expression.hasOperation,
      expression.isComplete
    else { return nil }
    return try? expression.value(within: limits)
  }

  /// The phase after a complete expression was calculated.
  func evaluating(_ expression: Expression) -> Phase {
    do throws(EvaluationError) {
      let result = try expression.value(within: limits)
      return .showing(Calculation(expression: expression, result: result))
    } catch {
      return .failed(expression, error)
    }
  }
}
