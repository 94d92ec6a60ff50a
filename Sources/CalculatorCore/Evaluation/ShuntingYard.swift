import ExactNumbers

/// The state of an evaluation by the shunting-yard algorithm (Dijkstra, 1961).
///
/// Tokens are taken from left to right. Values wait on one stack; operators and open parentheses
/// wait on another. An operator is applied as soon as the next operator binds no more tightly, or a
/// parenthesis, an argument or the expression ends.
struct ShuntingYard {
  /// A value with the tokens that it comes from.
  struct Operand {
    var value: Real
    var place: Range<Int>
    /// The index among `percentages` if the value is a percentage.
    var percentage: Int?
  }

  /// An operator that waits for the end of its right operand.
  enum Operator {
    case binary(BinaryOperator)
    case sign(Sign, index: Int)
    case root(index: Int)

    var precedence: Precedence {
      switch self {
      case .binary(let binary): binary.precedence
      case .sign: .sign
      case .root: .root
      }
    }
  }

  /// An open parenthesis.
  struct Parenthesis {
    var index: Int
    /// The function whose arguments it encloses, if there is one.
    var function: Function?
    /// The number of its separators so far.
    var separators = 0
  }

  /// An element of the stack of operators.
  enum Pending {
    case operation(Operator)
    case parenthesis(Parenthesis)
  }

  private let arithmetic: Arithmetic
  /// What the operations are recorded by; nil where no explanation is asked for.
  private let recorder: StepRecorder?
  private var operands: [Operand] = []
  private var pending: [Pending] = []
  /// The values of percentages, in the order of their tokens.
  private var percentages: [Evaluation.Percentage] = []
  /// The previous token, and its index.
  private var previous: Token?
  private var previousIndex = 0
  /// The number of open parentheses.
  private var depth = 0

  init(limits: Limits, cancellation: Cancellation, recorder: StepRecorder?) {
    arithmetic = Arithmetic(limits: limits, cancellation: cancellation)
    self.recorder = recorder
    operands.reserveCapacity(4)
    pending.reserveCapacity(4)
  }

  /// Takes the next token.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - index: its index.
  ///   - ties: the values of entries that operands are tied to.
  /// - Complexity: amortized O(1) operations on numbers.
  mutating func take(
    _ token: Token, at index: Int, _ ties: (EntryID) -> Real?
  ) throws(EvaluationError) {
    let place = index..<index + 1
    let isAfterOperand = previous?.endsOperand ?? false
    if token.beginsOperand, isAfterOperand {
      try requireOperator(before: token, at: index)
      try push(.multiply)
    }
    switch token {
    case .number(let number):
      operands.append(Operand(value: try arithmetic.value(of: number, at: place), place: place))
    case .tie(let origin):
      guard let value = ties(origin) else { throw EvaluationError(.brokenTie, at: place) }
      recorder?.record(.tie, at: place, value)
      operands.append(Operand(value: value, place: place))
    case .constant(let constant):
      operands.append(
        Operand(value: try arithmetic.value(of: constant, at: place), place: place))
    case .open:
      try open(nil, at: index)
    case .function(let function):
      try open(function, at: index)
    case .separator:
      try separate(at: index)
    case .sign(let sign):
      pending.append(.operation(.sign(sign, index: index)))
    case .root:
      pending.append(.operation(.root(index: index)))
    case .binary(let binary):
      guard isAfterOperand else { throw EvaluationError(.missingOperand, at: place) }
      if binary == .off { try pushOff(at: index) } else { try push(binary) }
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

  /// Ends the expression and returns its value and those of its percentages.
  mutating func finish() throws(EvaluationError) -> (Real, [Evaluation.Percentage]) {
    try requireOperand(before: nil)
    while depth > 0 { try closeParenthesis(at: previousIndex) }
    try applyPending { _ in true }
    return (operands.removeLast().value, percentages)
  }

  /// Throws unless the previous token ends an operand.
  ///
  /// - Parameter end: the index of the token that ends the operand; nil at the end of the expression.
  private func requireOperand(before end: Int?) throws(EvaluationError) {
    guard let previous else {
      throw EvaluationError(.missingOperand, at: 0..<1)
    }
    let empty = previousIndex..<(end ?? previousIndex) + 1
    switch previous {
    case .open: throw EvaluationError(.emptyParentheses, at: empty)
    case .function(let function): throw EvaluationError(.wrongArguments(function), at: empty)
    case .binary, .sign, .root, .separator:
      throw EvaluationError(.missingOperand, at: previousIndex..<previousIndex + 1)
    case .number, .tie, .constant, .postfix, .close: return
    }
  }

  /// Throws if a number directly follows a number or a percentage.
  private func requireOperator(before token: Token, at index: Int) throws(EvaluationError) {
    guard case .number = token else { return }
    switch previous {
    case .number: throw EvaluationError(.missingOperator, at: index..<index + 1)
    case .postfix(.percent): throw EvaluationError(.numberAfterPercent, at: index - 1..<index)
    default: return
    }
  }

  /// Lets `off` wait for its right operand.
  ///
  /// Together with the percentage to its left it is a prefix, so that nothing is applied yet:
  /// `2 * 15% off 80` is twice `15% off 80`.
  private mutating func pushOff(at index: Int) throws(EvaluationError) {
    guard let percentage = operands.last, percentage.percentage != nil else {
      throw EvaluationError(.offWithoutPercentage, at: index..<index + 1)
    }
    pending.append(.operation(.binary(.off)))
  }

  /// Applies the operators that precede a binary operator, and pushes that.
  private mutating func push(_ binary: BinaryOperator) throws(EvaluationError) {
    try applyPending { $0.precedes(binary.precedence) }
    pending.append(.operation(.binary(binary)))
  }

  /// Applies pending operators down to the innermost parenthesis, as long as they are due.
  private mutating func applyPending(
    while isDue: (Precedence) -> Bool
  ) throws(EvaluationError) {
    while case .operation(let operation) = pending.last, isDue(operation.precedence) {
      pending.removeLast()
      let right = operands.removeLast()
      switch operation {
      case .sign(let sign, let index):
        operands.append(try signed(right, sign, at: index))
      case .root(let index):
        let place = index..<right.place.upperBound
        operands.append(
          Operand(value: try arithmetic.value(of: .sqrt, [right.value], at: place), place: place))
      case .binary(let binary):
        let left = operands.removeLast()
        operands.append(try result(of: binary, left, right))
      }
      if let recorder, let result = operands.last {
        recorder.record(operation.kind, at: result.place, result.value)
      }
    }
  }

  private mutating func open(_ function: Function?, at index: Int) throws(EvaluationError) {
    depth += 1
    guard depth <= arithmetic.limits.nesting else {
      throw EvaluationError(.tooLong, at: index..<index + 1)
    }
    pending.append(.parenthesis(Parenthesis(index: index, function: function)))
  }

  /// Ends an argument of a function.
  private mutating func separate(at index: Int) throws(EvaluationError) {
    try requireOperand(before: index)
    try applyPending { _ in true }
    guard case .parenthesis(var parenthesis) = pending.popLast(), parenthesis.function != nil else {
      throw EvaluationError(.straySeparator, at: index..<index + 1)
    }
    parenthesis.separators += 1
    pending.append(.parenthesis(parenthesis))
  }

  /// Ends the innermost parenthesis; its last token is at `index`.
  private mutating func closeParenthesis(at index: Int) throws(EvaluationError) {
    try applyPending { _ in true }
    let last = pending.removeLast()
    guard case .parenthesis(let closed) = last else { preconditionFailure("none is open") }
    depth -= 1
    let place = closed.index..<index + 1
    guard let function = closed.function else {
      operands.append(Operand(value: operands.removeLast().value, place: place))
      return
    }
    let count = closed.separators + 1
    guard function.takes(count) else {
      throw EvaluationError(.wrongArguments(function), at: place)
    }
    let values = operands.suffix(count).map(\.value)
    operands.removeLast(count)
    let value = try arithmetic.value(of: function, values, at: place)
    operands.append(Operand(value: value, place: place))
    recorder?.record(.function, at: place, value)
  }

  private func signed(
    _ operand: Operand, _ sign: Sign, at index: Int
  ) throws(EvaluationError) -> Operand {
    var operand = operand
    operand.place = index..<operand.place.upperBound
    switch sign {
    case .plus: break
    case .minus: operand.value = try arithmetic.negative(of: operand.value, at: operand.place)
    }
    return operand
  }

  private mutating func apply(_ postfix: PostfixOperator, at index: Int) throws(EvaluationError) {
    let operand = operands.removeLast()
    let place = operand.place.lowerBound..<index + 1
    let value = try arithmetic.result(of: postfix, operand.value, at: place)
    recorder?.record(.postfix, at: place, value)
    guard postfix == .percent else {
      operands.append(Operand(value: value, place: place))
      return
    }
    operands.append(Operand(value: value, place: place, percentage: percentages.count))
    percentages.append(Evaluation.Percentage(token: index, value: value))
  }

  private mutating func result(
    of binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    if left.percentage != nil || right.percentage != nil {
      return try resultOfPercentages(binary, left, right)
    }
    return try plainResult(of: binary, left, right)
  }

  private func plainResult(
    of binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    Operand(
      value: try arithmetic.result(
        of: binary, left.value, right.value, at: left.place, right.place),
      place: left.place.lowerBound..<right.place.upperBound)
  }

  /// The result of operands of which at least one is a percentage.
  ///
  /// One that is taken off is that part of the right operand, and in a sum one is that part of the
  /// left operand.
  private mutating func resultOfPercentages(
    _ binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    var right = right
    if binary == .off, let percentage = left.percentage {
      percentages[percentage].value = try arithmetic.result(
        of: .multiply, left.value, right.value, at: left.place, right.place)
    }
    if let percentage = right.percentage, binary.precedence == .sum {
      right.value = try arithmetic.result(
        of: .multiply, left.value, right.value, at: left.place, right.place)
      percentages[percentage].value = right.value
      recorder?.record(.share(of: left.value), at: right.place, right.value)
    }
    return try plainResult(of: binary, left, right)
  }
}
