import ExactNumbers

extension Expression {
  /// The exact value of a complete expression.
  ///
  /// Operands and pending operators wait on two stacks until an operator that binds less tightly
  /// ends their wait (Dijkstra's shunting-yard algorithm, 1961), so the depth of an expression
  /// costs no stack of the machine. The time grows in proportion to the number of tokens, for
  /// numbers of bounded size.
  ///
  /// - Throws: an error with its place in this expression.
  package func value(within limits: Limits = .standard) throws(EvaluationError) -> Rational {
    precondition(isComplete, "only a complete expression has a value")
    var evaluation = Evaluation(limits: limits)
    for (index, token) in tokens.enumerated() {
      try evaluation.take(token, at: index)
    }
    return try evaluation.finish()
  }
}

/// The stacks of an evaluation under way.
private struct Evaluation {
  /// A value, with the tokens that it came from.
  struct Operand {
    var value: Rational
    var place: Range<Int>
  }

  /// An operator that waits for its right operand.
  enum Pending {
    case binary(BinaryOperator)
    case sign(index: Int)

    var precedence: Precedence {
      switch self {
      case .binary(let binary): binary.precedence
      case .sign: .sign
      }
    }
  }

  let limits: Limits
  var operands: [Operand] = []
  var pending: [Pending] = []

  init(limits: Limits) {
    self.limits = limits
  }

  mutating func take(_ token: Token, at index: Int) throws(EvaluationError) {
    switch token {
    case .number(let number):
      operands.append(Operand(value: number.value, place: index..<index + 1))
    case .answer(let value):
      operands.append(Operand(value: value, place: index..<index + 1))
    case .sign:
      pending.append(.sign(index: index))
    case .binary(let binary):
      while let waiting = pending.last, waiting.precedence >= binary.precedence {
        try apply(pending.removeLast())
      }
      pending.append(.binary(binary))
    }
  }

  mutating func finish() throws(EvaluationError) -> Rational {
    while let waiting = pending.popLast() {
      try apply(waiting)
    }
    return operands.removeLast().value
  }

  private mutating func apply(_ waiting: Pending) throws(EvaluationError) {
    let right = operands.removeLast()
    switch waiting {
    case .sign(let index):
      operands.append(Operand(value: -right.value, place: index..<right.place.upperBound))
    case .binary(let binary):
      let left = operands.removeLast()
      operands.append(try result(of: binary, left, right))
    }
  }

  /// The result of one operation.
  ///
  /// Its operands are within the limits, so the result is at most
  /// twice as long and can be calculated before its length is checked.
  private func result(
    of binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    let value: Rational
    switch binary {
    case .add: value = left.value + right.value
    case .subtract: value = left.value - right.value
    case .multiply: value = left.value * right.value
    case .divide:
      guard let quotient = left.value.divided(by: right.value) else {
        // The operator stands just before its right operand and is to blame with it.
        throw EvaluationError(
          .divisionByZero, at: right.place.lowerBound - 1..<right.place.upperBound)
      }
      value = quotient
    }
    let place = left.place.lowerBound..<right.place.upperBound
    guard value.numeratorBits <= limits.bits, value.denominatorBits <= limits.bits else {
      throw EvaluationError(.tooLarge, at: place)
    }
    return Operand(value: value, place: place)
  }
}
