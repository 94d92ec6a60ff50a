import ExactNumbers

/// The stacks of an evaluation under way, and the rules of the grammar.
struct Evaluator {
  /// A value, with the tokens that it came from.
  struct Operand {
    var value: Rational
    var place: Range<Int>
    /// Where it is a percentage, the index of its token `%`.
    var percentage: Int?
  }

  /// An operator whose right operand is not complete.
  enum Operator {
    case binary(BinaryOperator)
    case sign(Sign, index: Int)

    var precedence: Precedence {
      switch self {
      case .binary(let binary): binary.precedence
      case .sign: .sign
      }
    }
  }

  /// What waits for what is behind it.
  enum Pending {
    case operation(Operator)
    /// A parenthesis, which only its end can close.
    case open(index: Int)
  }

  var arithmetic: Arithmetic
  private var operands: [Operand] = []
  private var pending: [Pending] = []
  /// What percentages came to, by the index of their tokens; nil when nobody asks.
  private var percentages: [Int: Rational]?
  /// The token before, and its index.
  private var previous: Token?
  private var previousIndex = 0
  private var depth = 0

  init(limits: Limits, interruption: Interruption, notesPercentages: Bool) {
    arithmetic = Arithmetic(limits: limits, interruption: interruption)
    percentages = notesPercentages ? [:] : nil
    operands.reserveCapacity(4)
    pending.reserveCapacity(4)
  }

  /// Takes the next token.
  mutating func take(_ token: Token, at index: Int) throws(EvaluationError) {
    let place = index..<index + 1
    let isAfterOperand = previous?.endsOperand ?? false
    if token.beginsOperand, isAfterOperand {
      if case .number = token, case .number = previous {
        throw EvaluationError(.missingOperator, at: place)
      }
      try push(.multiply)
    }
    switch token {
    case .number(let number):
      operands.append(Operand(value: try arithmetic.value(of: number, at: place), place: place))
    case .answer(let value):
      operands.append(Operand(value: value, place: place))
    case .open:
      depth += 1
      guard depth <= arithmetic.limits.nesting else { throw EvaluationError(.tooLong, at: place) }
      pending.append(.open(index: index))
    case .sign(let sign):
      if case .sign = previous { throw EvaluationError(.missingOperand, at: place) }
      pending.append(.operation(.sign(sign, index: index)))
    case .binary(let binary):
      guard isAfterOperand else { throw EvaluationError(.missingOperand, at: place) }
      try push(binary)
    case .postfix(let postfix):
      guard isAfterOperand else { throw EvaluationError(.missingOperand, at: place) }
      try apply(postfix, at: index)
    case .close:
      guard depth > 0 else { throw EvaluationError(.noOpenParenthesis, at: place) }
      try requireOperand(before: index)
      try closeParenthesis(at: index)
    }
    previous = token
    previousIndex = index
  }

  /// The value of all that was taken.
  mutating func finish() throws(EvaluationError) -> Evaluation {
    try requireOperand(before: nil)
    while depth > 0 { try closeParenthesis(at: previousIndex) }
    try applyPending { _ in true }
    return Evaluation(value: operands.removeLast().value, percentages: percentages ?? [:])
  }

  /// Requires that an operand has just ended, at a closing parenthesis or at the end.
  private func requireOperand(before close: Int?) throws(EvaluationError) {
    guard let previous else {
      throw EvaluationError(.missingOperand, at: 0..<1)
    }
    guard !previous.endsOperand else { return }
    guard previous == .open else {
      throw EvaluationError(.missingOperand, at: previousIndex..<previousIndex + 1)
    }
    throw EvaluationError(.emptyParentheses, at: previousIndex..<(close ?? previousIndex) + 1)
  }

  private mutating func push(_ binary: BinaryOperator) throws(EvaluationError) {
    try applyPending { $0.precedes(binary.precedence) }
    pending.append(.operation(.binary(binary)))
  }

  /// Applies what waits, down to the nearest parenthesis, as long as its precedence says so.
  private mutating func applyPending(
    while isDue: (Precedence) -> Bool
  ) throws(EvaluationError) {
    while case .operation(let waiting) = pending.last, isDue(waiting.precedence) {
      pending.removeLast()
      let right = operands.removeLast()
      switch waiting {
      case .sign(let sign, let index):
        operands.append(signed(right, sign, at: index))
      case .binary(let binary):
        let left = operands.removeLast()
        operands.append(try result(of: binary, left, right))
      }
    }
  }

  private mutating func closeParenthesis(at index: Int) throws(EvaluationError) {
    try applyPending { _ in true }
    guard case .open(let start) = pending.removeLast() else { preconditionFailure("it is open") }
    depth -= 1
    let inner = operands.removeLast()
    operands.append(Operand(value: inner.value, place: start..<index + 1))
  }

  private func signed(_ operand: Operand, _ sign: Sign, at index: Int) -> Operand {
    var operand = operand
    if sign == .minus { operand.value = -operand.value }
    operand.place = index..<operand.place.upperBound
    return operand
  }

  private mutating func apply(_ postfix: PostfixOperator, at index: Int) throws(EvaluationError) {
    let operand = operands.removeLast()
    let place = operand.place.lowerBound..<index + 1
    switch postfix {
    case .factorial:
      operands.append(
        Operand(value: try arithmetic.factorial(operand.value, at: place), place: place))
    case .percent:
      let hundredth = operand.value * Rational(numerator: 1, denominator: 100)
      let value = try arithmetic.limited(hundredth, at: place)
      operands.append(Operand(value: value, place: place, percentage: index))
      percentages?[index] = value
    }
  }

  private mutating func result(
    of binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    var right = right
    // In a sum a percentage is that part of what stands before it.
    if let percentage = right.percentage, binary.precedence == .sum {
      right.value = try arithmetic.result(
        of: .multiply, left.value, right.value, at: left.place, right.place)
      percentages?[percentage] = right.value
    }
    return Operand(
      value: try arithmetic.result(
        of: binary, left.value, right.value, at: left.place, right.place),
      place: left.place.lowerBound..<right.place.upperBound)
  }
}
