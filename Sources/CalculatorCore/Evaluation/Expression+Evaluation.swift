import Quantities

extension Expression {
  /// Evaluates the expression.
  ///
  /// The grammar is
  ///
  /// ```text
  /// expression  = operation [ conversion ]
  /// operation   = exclusive { "or" exclusive }
  /// exclusive   = union { "xor" union }
  /// union       = shift { "and" shift }
  /// shift       = sum { ("<<" | ">>") sum }
  /// sum         = term { ("+" | "-") term }
  /// term        = factor { ("*" | "/" | "mod" | "of") factor | juxtaposed factor }
  /// factor      = { "-" | "+" } quantity | postfix "%" "off" factor
  /// quantity    = power [ unit { number unit } ] | unit
  /// power       = postfix [ "^" factor ]
  /// postfix     = primary { "!" | "%" | "°" }
  /// primary     = number | constant | tie | "√" { "-" | "+" } power | "(" expression ")"
  ///             | function "(" expression { ";" expression } ")"
  /// ```
  ///
  /// A juxtaposed factor does not begin with a sign, nor with a number directly after a number or a
  /// percentage. Parentheses that are open at the end are closed there. In a sum, `a + b%` and
  /// `a − b%` take the percentage of `a`. A unit behind a quotient of plain numbers belongs to the
  /// quotient. `Grouping` adds what a text may leave out.
  ///
  /// - Parameters:
  ///   - ties: the values of entries that the expression is tied to; nil where there is none.
  ///   - rates: where exchange rates are found, if a currency is converted.
  ///   - limits: the bounds on the expression and on all numbers of the calculation.
  ///   - cancellation: the way to cancel the evaluation.
  /// - Throws: an error whose place counts the tokens of this expression.
  /// - Complexity: O(*n*) operations on numbers for *n* tokens. Nesting uses no recursion.
  package func evaluated(
    ties: (EntryID) -> Quantity? = { _ in nil }, rates: RateSource = .none,
    within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) throws(EvaluationError) -> Evaluation {
    try evaluated(
      ties: ties, rates: rates, within: limits, unless: cancellation, recordedBy: nil)
  }

  /// Evaluates the expression and records its operations.
  func evaluated(
    ties: (EntryID) -> Quantity?, rates: RateSource, within limits: Limits,
    unless cancellation: Cancellation, recordedBy recorder: StepRecorder?
  ) throws(EvaluationError) -> Evaluation {
    guard tokens.count <= limits.tokens else {
      throw EvaluationError(.tooLong, at: limits.tokens..<tokens.count)
    }
    var yard = ShuntingYard(
      Arithmetic(limits: limits, cancellation: cancellation, rates: rates), recorder: recorder)
    for (index, token) in tokens.enumerated() {
      try yard.take(token, at: index, ties)
    }
    let (value, percentages) = try yard.finish()
    return Evaluation(
      expression: self, value: value, percentages: percentages, ratesDay: yard.ratesDay)
  }
}
