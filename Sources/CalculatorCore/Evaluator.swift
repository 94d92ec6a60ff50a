import ExactNumbers

/// The stacks of an evaluation under way, and the rules of the grammar.
struct Evaluator {
  /// A value, with the tokens that it came from.
  struct Operand {
    var value: Real
    var place: Range<Int>
    /// Where it is a percentage, the index of its token `%`.
    var percentage: Int?
  }

  /// An operator whose right operand is not complete.
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
  struct Opening {
    var index: Int
    /// The function that it belongs to, if there is one, and how many of its arguments are complete.
    var function: Function?
    var arguments = 0
  }

  /// What waits for what is behind it.
  enum Pending {
    case operation(Operator)
    /// A parenthesis, which only its end can close.
    case open(Opening)
  }

  private let arithmetic: Arithmetic
  private var operands: [Operand] = []
  private var pending: [Pending] = []
  /// What percentages came to, by the index of their tokens; nil when nobody asks.
  private var percentages: [Int: Real]?
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
      guard !waitsForPower else { throw EvaluationError(.missingOperand, at: place) }
      pending.append(.operation(.sign(sign, index: index)))
    case .root:
      pending.append(.operation(.root(index: index)))
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
    let empty = previousIndex..<(close ?? previousIndex) + 1
    switch previous {
    case .open: throw EvaluationError(.emptyParentheses, at: empty)
    case .function(let function): throw EvaluationError(.wrongArguments(function), at: empty)
    default: throw EvaluationError(.missingOperand, at: previousIndex..<previousIndex + 1)
    }
  }

  /// Whether a sign or a root has just begun, behind which no sign may stand.
  private var waitsForPower: Bool {
    switch previous {
    case .sign, .root: true
    default: false
    }
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
        operands.append(try signed(right, sign, at: index))
      case .root(let index):
        let place = index..<right.place.upperBound
        operands.append(
          Operand(value: try arithmetic.value(of: .sqrt, [right.value], at: place), place: place))
      case .binary(let binary):
        let left = operands.removeLast()
        operands.append(try result(of: binary, left, right))
      }
    }
  }

  private mutating func open(_ function: Function?, at index: Int) throws(EvaluationError) {
    depth += 1
    guard depth <= arithmetic.limits.nesting else {
      throw EvaluationError(.tooLong, at: index..<index + 1)
    }
    pending.append(.open(Opening(index: index, function: function)))
  }

  /// Ends an argument of a function; the next one begins.
  private mutating func separate(at index: Int) throws(EvaluationError) {
    try requireOperand(before: index)
    try applyPending { _ in true }
    guard case .open(var opening) = pending.popLast(), opening.function != nil else {
      throw EvaluationError(.straySeparator, at: index..<index + 1)
    }
    opening.arguments += 1
    pending.append(.open(opening))
  }

  private mutating func closeParenthesis(at index: Int) throws(EvaluationError) {
    try applyPending { _ in true }
    let last = pending.removeLast()
    guard case .open(let opening) = last else { preconditionFailure("a parenthesis is open") }
    depth -= 1
    let place = opening.index..<index + 1
    guard let function = opening.function else {
      operands.append(Operand(value: operands.removeLast().value, place: place))
      return
    }
    let count = opening.arguments + 1
    guard function.takes(count) else {
      throw EvaluationError(.wrongArguments(function), at: place)
    }
    let values = operands.suffix(count).map(\.value)
    operands.removeLast(count)
    operands.append(
      Operand(value: try arithmetic.value(of: function, values, at: place), place: place))
  }

  private func signed(
    _ operand: Operand, _ sign: Sign, at index: Int
  ) throws(EvaluationError) -> Operand {
    var operand = operand
    operand.place = index..<operand.place.upperBound
    if sign == .minus {
      operand.value = try arithmetic.negative(of: operand.value, at: operand.place)
    }
    return operand
  }

  private mutating func apply(_ postfix: PostfixOperator, at index: Int) throws(EvaluationError) {
    let operand = operands.removeLast()
    let place = operand.place.lowerBound..<index + 1
    switch postfix {
    case .factorial:
      let value = try arithmetic.factorial(operand.value, at: place)
      operands.append(Operand(value: value, place: place))
    case .percent:
      let value = try arithmetic.percentage(operand.value, at: place)
      operands.append(Operand(value: value, place: place, percentage: index))
      percentages?[index] = value
    case .degree:
      let value = try arithmetic.radians(operand.value, at: place)
      operands.append(Operand(value: value, place: place))
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
