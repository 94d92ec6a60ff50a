import ExactNumbers
import Quantities

/// The state of an evaluation by the shunting-yard algorithm (Dijkstra, 1961).
///
/// Tokens are taken from left to right. Values wait on one stack; operators and open parentheses
/// wait on another. An operator is applied as soon as the next operator binds no more tightly, or a
/// parenthesis, an argument or the expression ends.
struct ShuntingYard {
  /// A value with the tokens that it comes from.
  struct Operand {
    var value: Quantity
    var place: Range<Int>
    /// The index among `percentages` if the value is a percentage.
    var percentage: Int?
  }

  /// An operator that waits for the end of its right operand.
  enum Operator {
    case binary(BinaryOperator)
    /// Adds the next part of a quantity such as `3 h 20 min`.
    case compound
    case sign(Sign, index: Int)
    case root(index: Int)

    var precedence: Precedence {
      switch self {
      case .binary(let binary): binary.precedence
      case .compound: .compound
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

  var arithmetic: Arithmetic
  /// What the operations are recorded by; nil where no explanation is asked for.
  let recorder: StepRecorder?
  var operands: [Operand] = []
  private(set) var pending: [Pending] = []
  /// The values of percentages, in the order of their tokens.
  var percentages: [Evaluation.Percentage] = []
  /// The previous token, and its index.
  private var previous: Token?
  private var previousIndex = 0
  /// The number of open parentheses.
  private var depth = 0

  init(_ arithmetic: Arithmetic, recorder: StepRecorder?) {
    self.arithmetic = arithmetic
    self.recorder = recorder
    operands.reserveCapacity(4)
    pending.reserveCapacity(4)
  }

  /// The day of the exchange rates that were used; nil if none were.
  var ratesDay: ExchangeRates.Day? { arithmetic.quantities.ratesDay }

  /// Takes the next token.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - index: its index.
  ///   - ties: the values of entries that operands are tied to.
  /// - Complexity: amortized O(1) operations on numbers.
  mutating func take(
    _ token: Token, at index: Int, _ ties: (EntryID) -> Quantity?
  ) throws(EvaluationError) {
    let place = index..<index + 1
    let isAfterOperand = previous?.endsOperand ?? false
    if token.beginsOperand, isAfterOperand { try juxtapose(token, at: index) }
    switch token {
    case .number(let number):
      operands.append(
        Operand(
          value: Quantity(try arithmetic.value(of: number, at: place)), place: place))
    case .tie(let origin):
      guard let value = ties(origin) else { throw EvaluationError(.brokenTie, at: place) }
      recorder?.record(.tie, at: place, value)
      operands.append(Operand(value: value, place: place))
    case .constant(let constant):
      operands.append(
        Operand(
          value: Quantity(try arithmetic.value(of: constant, at: place)), place: place))
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
      try requireOperand(isAfterOperand, at: index)
      if binary == .off { try pushOff(at: index) } else { try push(binary) }
    case .postfix(let postfix):
      try requireOperand(isAfterOperand, at: index)
      try apply(postfix, at: index)
    case .unit(let unit):
      try take(unit, at: index, isAfterOperand: isAfterOperand)
    case .conversion(let unit):
      try requireOperand(isAfterOperand, at: index)
      try applyPending { _ in true }
      try convert(to: unit, at: index)
    case .close:
      guard depth > 0 else { throw EvaluationError(.noOpenParenthesis, at: place) }
      try requireOperand(before: index)
      try closeParenthesis(at: index)
    }
    previous = token
    previousIndex = index
  }

  /// Ends the expression and returns its value and those of its percentages.
  mutating func finish() throws(EvaluationError) -> (Quantity, [Evaluation.Percentage]) {
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
    case .number, .tie, .constant, .postfix, .unit, .conversion, .close: return
    }
  }

  /// Throws unless an operator has an operand before it, to which no conversion puts an end.
  private func requireOperand(
    _ isAfterOperand: Bool, at index: Int
  ) throws(EvaluationError) {
    guard isAfterOperand else { throw EvaluationError(.missingOperand, at: index..<index + 1) }
    try requireNoConversion(before: index)
  }

  /// Throws if the previous token is a conversion, which ends an expression or a parenthesis.
  private func requireNoConversion(before index: Int) throws(EvaluationError) {
    guard case .conversion = previous else { return }
    throw EvaluationError(.misplacedConversion, at: index - 1..<index)
  }

  /// Lets an operand that directly follows another one multiply it, or be the next part of a
  /// quantity such as `3 h 20 min`.
  ///
  /// - Throws: an error for a number that directly follows a number or a percentage.
  private mutating func juxtapose(_ token: Token, at index: Int) throws(EvaluationError) {
    try requireNoConversion(before: index)
    if case .number = token {
      switch previous {
      case .number: throw EvaluationError(.missingOperator, at: index..<index + 1)
      case .postfix(.percent): throw EvaluationError(.numberAfterPercent, at: index - 1..<index)
      case .unit: return try push(.compound)
      default: break
      }
    }
    try push(.multiply)
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

  private mutating func push(_ operation: Operator) throws(EvaluationError) {
    try applyPending { $0.precedes(operation.precedence) }
    pending.append(.operation(operation))
  }

  /// Takes a unit, which belongs to the number before it with its exponents, as in `10^-3 m`, and to a
  /// quotient if the dividend has no unit: `1/2 cup` is half a cup, `6 m / 2 s` is 3 m/s.
  private mutating func take(
    _ unit: Unit, at index: Int, isAfterOperand: Bool
  ) throws(EvaluationError) {
    guard isAfterOperand else {
      operands.append(Operand(value: Quantity(1, unit), place: index..<index + 1))
      return
    }
    try requireNoConversion(before: index)
    while isInExponent || isDivisorOfNumber { try applyLast() }
    try apply(unit, at: index)
  }

  /// Whether the last operand divides a plain number.
  private var isDivisorOfNumber: Bool {
    guard case .operation(.binary(.divide)) = pending.last else { return false }
    return operands.suffix(2).allSatisfy { $0.value.unit == nil }
  }

  /// Whether the last operand, perhaps with signs, is an exponent.
  private var isInExponent: Bool {
    for element in pending.reversed() {
      switch element {
      case .operation(.binary(.power)): return true
      case .operation(.sign): continue
      default: return false
      }
    }
    return false
  }

  /// Applies pending operators down to the innermost parenthesis, as long as they are due.
  private mutating func applyPending(
    while isDue: (Precedence) -> Bool
  ) throws(EvaluationError) {
    while case .operation(let operation) = pending.last, isDue(operation.precedence) {
      pending.removeLast()
      try apply(operation)
    }
  }

  /// Applies the last pending operator.
  private mutating func applyLast() throws(EvaluationError) {
    if case .operation(let operation) = pending.removeLast() { try apply(operation) }
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
    try apply(function, toLast: count, at: place)
  }
}
