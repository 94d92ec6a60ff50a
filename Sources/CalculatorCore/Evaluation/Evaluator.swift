import ExactNumbers
import Quantities

/// The calculation of trees, node by node, with a stack of values.
///
///     var evaluator = Evaluator(limits: .standard, cancellation: .never, rates: .none)
///     try Formula("2 + 3 * 4").value(by: &evaluator) { _ in nil }  // 14
///
/// One evaluator can calculate any number of trees, one after the other; exchange rates are read once.
package struct Evaluator: ~Copyable {
  /// A value that waits for the operation that uses it.
  private struct Operand {
    var value: Quantity
    /// The index among `percentages` if the value is a percentage.
    var percentage: Int?
  }

  private var arithmetic: Arithmetic
  private var operands: [Operand] = []
  /// The values of the percentages of the last tree, in the order of their nodes.
  private(set) var percentages: [Quantity] = []
  /// The values of the nodes of all trees, and what a percentage in a sum is a part of; nil unless they are kept.
  private(set) var trace: [(value: Quantity, whole: Quantity?)]?

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - limits: the bounds on all numbers of the calculations.
  ///   - cancellation: the way to cancel a calculation.
  ///   - rates: where exchange rates are found, if a currency is converted.
  ///   - keepsTrace: whether the values of all nodes are kept.
  package init(
    limits: Limits, cancellation: Cancellation, rates: RateSource, keepsTrace: Bool = false
  ) {
    arithmetic = Arithmetic(limits: limits, cancellation: cancellation, rates: rates)
    operands.reserveCapacity(4)
    if keepsTrace { trace = [] }
  }

  /// The day of the exchange rates that were used; nil if none were.
  package var ratesDay: Day? { arithmetic.quantities.ratesDay }

  /// Whether in the last tree a day that a month does not have became its last one.
  package var hasClampedDay: Bool { arithmetic.quantities.hasClampedDay }

  /// The value of a tree.
  ///
  /// - Parameter ties: the values of entries that operands are tied to.
  /// - Throws: an error whose place is that of a node.
  /// - Complexity: O(*n*) operations on numbers, where *n* is the number of nodes.
  mutating func value(
    of tree: SyntaxTree, ties: (EntryID) -> Quantity?
  ) throws(EvaluationError) -> Quantity {
    // An error may have left some.
    operands.removeAll(keepingCapacity: true)
    percentages.removeAll()
    arithmetic.quantities.hasClampedDay = false
    for index in tree.nodes.indices {
      let operand = try operand(at: index, of: tree, ties)
      operands.append(operand)
      trace?.append((operand.value, nil))
    }
    return operands.removeLast().value
  }

  /// The value of a node, whose operands are the last ones on the stack.
  private mutating func operand(
    at index: Int, of tree: SyntaxTree, _ ties: (EntryID) -> Quantity?
  ) throws(EvaluationError) -> Operand {
    let place = tree.nodes[index].place
    switch tree.nodes[index].kind {
    case .number(let number):
      return Operand(value: Quantity(try arithmetic.value(of: number, at: place)))
    case .tie(let origin):
      guard let value = ties(origin) else { throw EvaluationError(.brokenTie, at: place) }
      return Operand(value: value)
    case .constant(let constant):
      return Operand(value: Quantity(try arithmetic.value(of: constant, at: place)))
    case .time(let time): return Operand(value: time)
    case .one(let unit): return Operand(value: Quantity(1, unit))
    case .parentheses: return Operand(value: operands.removeLast().value)
    case .sign(let sign): return try signed(operands.removeLast(), sign, at: place)
    case .root:
      return Operand(value: try value(of: .sqrt, [operands.removeLast().value], at: place))
    case .postfix(let postfix): return try result(of: postfix, at: place)
    case .measure(let unit):
      return Operand(
        value: try arithmetic.applying(unit, to: operands.removeLast().value, at: place))
    case .conversion(let unit):
      return Operand(
        value: try arithmetic.converted(operands.removeLast().value, to: unit, at: place))
    case .compound: return try compound(index, of: tree)
    case .binary(let binary, _):
      return try result(of: binary, at: index, place, tree.nodes[index].divisor)
    case .call(let function, let count):
      let arguments = operands.suffix(count).map(\.value)
      operands.removeLast(count)
      return Operand(value: try value(of: function, arguments, at: place))
    }
  }

  private mutating func value(
    of function: Function, _ arguments: [Quantity], at place: Range<Int>
  ) throws(EvaluationError) -> Quantity {
    guard arguments.allSatisfy({ $0.plain != nil }) else {
      return try arithmetic.value(ofUnits: function, arguments, at: place)
    }
    return Quantity(try arithmetic.value(of: function, arguments.map(\.number), at: place))
  }

  /// A percentage with a sign is one, too.
  private mutating func signed(
    _ operand: Operand, _ sign: Sign, at place: Range<Int>
  ) throws(EvaluationError) -> Operand {
    var operand = operand
    switch sign {
    case .plus: break
    case .minus where operand.value.unit?.isTimePoint == true:
      throw EvaluationError(.scaledPoint(operand.value.unit ?? .weekday), at: place)
    case .minus:
      operand.value.number = try arithmetic.negative(of: operand.value.number, at: place)
    case .not:
      operand = Operand(value: try arithmetic.complement(of: operand.value, at: place))
    }
    return operand
  }

  private mutating func result(
    of postfix: PostfixOperator, at place: Range<Int>
  ) throws(EvaluationError) -> Operand {
    let operand = operands.removeLast().value
    let value =
      if let number = operand.plain {
        Quantity(try arithmetic.result(of: postfix, number, at: place))
      } else {
        try arithmetic.result(ofUnits: postfix, operand, at: place)
      }
    guard postfix == .percent else { return Operand(value: value) }
    percentages.append(value)
    return Operand(value: value, percentage: percentages.count - 1)
  }

  /// The result of an operator between two operands.
  ///
  /// A percentage that is taken off is that part of the right operand, and in a sum one is that part of
  /// the left operand.
  private mutating func result(
    of binary: BinaryOperator, at index: Int, _ place: Range<Int>, _ divisor: Range<Int>
  ) throws(EvaluationError) -> Operand {
    var right = operands.removeLast()
    let left = operands.removeLast()
    if binary == .off, let percentage = left.percentage {
      percentages[percentage] = try value(
        of: .multiply, left.value, right.value, at: place, divisor)
    }
    if let percentage = right.percentage, binary.precedence == .sum {
      right.value = try value(of: .multiply, left.value, right.value, at: place, divisor)
      percentages[percentage] = right.value
      trace?[index - 1] = (right.value, left.value)
    }
    return Operand(value: try value(of: binary, left.value, right.value, at: place, divisor))
  }

  private mutating func value(
    of binary: BinaryOperator, _ left: Quantity, _ right: Quantity,
    at place: Range<Int>, _ divisor: Range<Int>
  ) throws(EvaluationError) -> Quantity {
    let value =
      if let left = left.plain, let right = right.plain {
        Quantity(try arithmetic.result(of: binary, left, right, at: place, divisor))
      } else {
        try arithmetic.result(ofUnits: binary, left, right, at: place, divisor)
      }
    guard binary == .share else { return value }
    return try arithmetic.converted(value, to: Unit([], form: .percent), at: place)
  }

  /// The sum of the parts of a quantity such as `3 h 20 min`, whose unit has the same parts.
  private mutating func compound(
    _ index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) -> Operand {
    let right = operands.removeLast().value
    let left = operands.removeLast().value
    guard let first = left.unit, let next = right.unit, first.dimension == next.dimension,
      !first.isPoint, first.parts.count < Unit.mostFactors
    else {
      let second = tree.nodes[tree.nodes[tree.lastOperand(of: index)].first]
      throw EvaluationError(.missingOperator, at: second.place)
    }
    let node = tree.nodes[index]
    var sum = try arithmetic.result(ofUnits: .add, left, right, at: node.place, node.divisor)
    sum.unit = Unit(parts: (first.parts.isEmpty ? [first] : first.parts) + [next])
    return Operand(value: sum)
  }
}

extension SyntaxTree.Node {
  /// The place of the right operand with its operator.
  fileprivate var divisor: Range<Int> { sign..<end }
}
