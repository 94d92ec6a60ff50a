import ExactNumbers
import Quantities

/// Evaluates trees node by node with a stack of values; exchange rates are read once.
package struct Evaluator: ~Copyable {
  struct Operand {
    var value: Quantity
    var percentage: Int?
    var isTiedPercentage = false
    /// Whether this is infinity with the value's sign.
    var isInfinite = false

    var isPercentage: Bool { percentage != nil || isTiedPercentage }
  }

  let context: EvaluationContext
  var arithmetic: Arithmetic
  var operands: [Operand] = []
  private var ranges: [RangeUnderWay] = []
  private(set) var calls: [Call] = []
  private(set) var parameters: [Quantity] = []
  var percentages: [Quantity] = []
  /// The values of named percentages in sums, by node.
  private(set) var shares: [(node: Int, value: Quantity)] = []
  package internal(set) var solved: Solutions?
  var rolls = 0
  /// The terms of sums in the equation so far, and the current nesting of sums and definitions.
  var (termsOfSums, depthOfTerm) = (0, 0)
  var measured: [MeasuredSource] = []
  /// The source shifted by a part of its uncertainty, to find its effect.
  var shifted: (source: MeasuredSource, part: Rational)?
  /// Whether a function that jumps was called.
  var hasSteps = false
  /// The value of each node, and the base of a percentage in a sum; nil unless kept.
  var trace: [(value: Quantity, whole: Quantity?)]?

  package init(_ context: EvaluationContext = EvaluationContext(), keepsTrace: Bool = false) {
    self.context = context
    arithmetic = Arithmetic(context)
    operands.reserveCapacity(4)
    if keepsTrace { trace = [] }
  }

  package var rates: ExchangeRates? { arithmetic.quantities.ratesInUse }

  package var remark: QuantityArithmetic.Remark? { arithmetic.quantities.remark }

  /// The value of a tree; errors have the place of a node.
  mutating func value(of tree: SyntaxTree) throws(EvaluationError) -> Quantity {
    measured.removeAll()
    do throws(EvaluationError) {
      let value = try calculatedValue(of: tree)
      return measured.isEmpty ? value : try uncertain(value, of: tree)
    } catch { throw error.placed(at: tree.nodes[tree.root].place) }
  }

  mutating func calculatedValue(of tree: SyntaxTree) throws(EvaluationError) -> Quantity {
    // Errors may leave values.
    operands.removeAll(keepingCapacity: true)
    (ranges, calls, parameters, percentages, shares) = ([], [], [], [], [])
    (arithmetic.quantities.remark, solved) = (nil, nil)
    (rolls, termsOfSums, depthOfTerm) = (0, 0, 0)
    guard tree.parameters.isEmpty else {
      throw EvaluationError(.usage(Definition.heading("f", tree.parameters)))
    }
    try calculate(tree)
    var whole = operands.removeLast()
    if whole.isPercentage, whole.value.unit == nil {
      whole.value.unit = Unit([], form: .percentage)
    }
    return whole.value
  }

  private mutating func calculate(_ whole: SyntaxTree) throws(EvaluationError) {
    var (tree, index) = (whole, 0)
    do throws(EvaluationError) {
      repeat {
        while index < tree.nodes.count {
          switch tree.nodes[index].kind {
          case .binding: index = try beginRange(index, of: tree)
          case .range(let function): index = try advanceRange(function, index, of: tree)
          case .unknown: index = skipEquation(index, of: tree)
          case .userCall(let origin, let count):
            guard let definition = context.definitions(origin) else { fallthrough }
            try begin(definition, count, at: index, of: tree)
            (tree, index) = (definition.tree, 0)
          default:
            let operand = try operand(at: index, of: tree)
            operands.append(operand)
            note(operand.value, at: index)
            index += 1
          }
        }
        guard let call = calls.popLast() else { return }
        parameters.removeLast(tree.parameters.count)
        percentages.removeLast(percentages.count - call.percentages)
        (tree, index) = (call.tree, call.node)
        let result = operands.removeLast()
        operands.append(
          result.isPercentage
            ? Operand(value: result.value, isTiedPercentage: true)
            : named(result.value, isWhole: index == tree.root) ?? result)
        note(operands[operands.count - 1].value, at: index)
        index += 1
      } while true
    } catch {
      var error = error.placed(at: tree.nodes[index].place(of: error.kind))
      while let call = calls.popLast() {
        error = call.definition.error(error, at: call.tree.nodes[call.node].place)
      }
      throw error
    }
  }

  private mutating func note(_ value: Quantity, at index: Int) {
    guard let count = trace?.count, calls.isEmpty else { return }
    if index < count { trace?[index] = (value, nil) } else { trace?.append((value, nil)) }
  }

  /// The value of a node whose operands are on top of the stack; its own errors have no place yet.
  mutating func operand(at index: Int, of tree: SyntaxTree) throws(EvaluationError) -> Operand {
    switch tree.nodes[index].kind {
    case .number(let number):
      let value = try arithmetic.value(of: number)
      guard value.uncertainty != nil else { return Operand(value: value) }
      let definition = calls.last?.definition.name
      return Operand(
        value: measured(value, .number(node: index, definition: definition, entry: nil)))
    case .tie(let origin):
      guard let value = context.ties(origin) else { throw EvaluationError(.brokenTie) }
      if let result = value.unit?.result {
        try requireWholeLine(
          at: index, of: tree, result.solutions != nil ? .severalSolutions : .calculatedResult)
      }
      return named(value, isWhole: index == tree.root)
        ?? Operand(value: measured(value, .entry(origin.rawValue), of: origin))
    case .pick(let origin, let name):
      guard let value = context.ties(origin)?.unit?.result?.system?[name] else {
        throw EvaluationError(.brokenTie)
      }
      return Operand(value: measured(value, .entry(origin.rawValue), of: origin))
    case .constant(.infinity): return Operand(value: 1, isInfinite: true)
    case .constant(let constant):
      let budget = arithmetic.budget
      let value = try blaming(constant.value(budget))
      return Operand(value: measured(value, .constant(constant.name)))
    case .time(let time): return Operand(value: time)
    case .one(let unit): return Operand(value: Quantity(1, unit))
    case .parentheses:
      let operand = operands.removeLast()
      if index == tree.root || operand.isPercentage && tree.isArgument(index) { return operand }
      switch tree.nodes[index - 1].kind {
      case .binary, .userCall:
        return Operand(value: operand.value, isTiedPercentage: operand.isTiedPercentage)
      default: return Operand(value: operand.value)
      }
    case .sign(let sign): return try signed(operands.removeLast(), sign)
    case .root:
      return Operand(value: try arithmetic.value(of: .sqrt, [operands.removeLast().value]))
    case .postfix(let postfix): return try result(of: postfix)
    case .quantity(let unit):
      return Operand(value: try arithmetic.applying(unit, to: operands.removeLast().value))
    case .conversion(let unit):
      let value = operands.removeLast().value
      try refuseTurns(value, to: unit, at: index, of: tree)
      try refuseDifference(value, to: unit, at: index, of: tree)
      return Operand(
        value: try arithmetic.converted(value, to: unit, from: tree.stroke(before: index)))
    case .mixedUnits: return try compound(index, of: tree)
    case .binary(let binary, _):
      return try result(of: binary, at: index, of: tree)
    case .parameter(_, let depth):
      let value = parameters[(calls.last?.parameters ?? 0) + depth]
      return named(value, isWhole: false) ?? Operand(value: value)
    case .solve: return Operand(value: try solution(at: index, of: tree))
    case .system: return Operand(value: try systemSolution(at: index, of: tree))
    case .curve(.plot): return Operand(value: try plot(at: index, of: tree))
    case .curve(.integral): return Operand(value: try integral(at: index, of: tree))
    case .curve: return Operand(value: try derivative(at: index, of: tree))
    case .userCall(let origin, let count):
      let arguments = operands.popLast(count).map(\.value)
      return Operand(value: try solution(arguments, of: context.ties(origin)))
    case .binding, .range, .unknown:
      preconditionFailure("ranges and equations are gone through in a loop")
    case .call(let function, let count):
      let arguments = operands.popLast(count).map(\.value)
      if function.hasSteps { hasSteps = true }
      if function.isWholeLine { try requireWholeLine(at: index, of: tree) }
      if function.takesTerm, let term = arguments[2].plain?.rational?.wholeValue, term > 0 {
        let operand = tree.nodes[tree.operands(of: index)[2]]
        throw EvaluationError(.ambiguous("\(term) months", "\(term) years"), at: operand.place)
      }
      return Operand(
        value: try function.isRandom
          ? rolled(function, arguments) : arithmetic.value(of: function, arguments))
    }
  }

  /// A percentage of a name, a parameter or a call, which stays one; nil for other values.
  private func named(_ value: Quantity, isWhole: Bool) -> Operand? {
    guard value.isPercentage else { return nil }
    let isAlone = isWhole && value.unit?.form == .percent
    return Operand(value: isAlone ? value : Quantity(value.number), isTiedPercentage: !isAlone)
  }

  func requireWholeLine(
    at index: Int, of tree: SyntaxTree, _ error: EvaluationError.Kind = .calculatedResult
  ) throws(EvaluationError) {
    guard index == tree.root, calls.isEmpty else { throw EvaluationError(error) }
  }

  private mutating func signed(
    _ operand: Operand, _ sign: Sign
  ) throws(EvaluationError) -> Operand {
    var operand = operand
    switch sign {
    case .plus: break
    case .minus where operand.value.unit?.isTimePoint == true:
      throw EvaluationError(.scaledPoint(operand.value.unit ?? .weekday))
    case .minus: operand.value.number = try arithmetic.negative(of: operand.value.number)
    case .not: operand = Operand(value: try arithmetic.complement(of: operand.value))
    }
    return operand
  }

  private mutating func result(of postfix: PostfixOperator) throws(EvaluationError) -> Operand {
    let operand = operands.removeLast().value
    let value = try arithmetic.result(of: postfix, operand)
    guard postfix == .percent else { return Operand(value: value) }
    percentages.append(value)
    return Operand(value: value, percentage: percentages.count - 1)
  }

  /// Applies an operator; percentages refer to the left operand in sums, the right before `off`.
  ///
  /// Sums and parts of named percentages are percentages: `rate + 0.5%`, `rate/2`.
  private mutating func result(
    of binary: BinaryOperator, at index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) -> Operand {
    var right = operands.removeLast()
    let left = operands.removeLast()
    if binary == .modulo || binary == .wholeQuotient { hasSteps = true }
    if binary == .off, !left.isPercentage {
      throw EvaluationError(.offWithoutPercentage)
    }
    if binary == .off, let percentage = left.percentage {
      percentages[percentage] = try value(of: .multiply, left.value, right.value)
    }
    if binary.precedence == .sum,
      left.isTiedPercentage && right.isPercentage
        || left.isPercentage && right.isTiedPercentage
    {
      return Operand(value: try value(of: binary, left.value, right.value), isTiedPercentage: true)
    }
    if right.isPercentage, binary.precedence == .sum || binary == .plusMinus {
      right.value = try value(of: .multiply, left.value, right.value)
      if let percentage = right.percentage { percentages[percentage] = right.value }
      if right.isTiedPercentage, calls.isEmpty { shares.append((index - 1, right.value)) }
      if calls.isEmpty { trace?[index - 1] = (right.value, left.value) }
    }
    if binary == .plusMinus {
      return Operand(value: try measured(left.value, right.value, at: index))
    }
    // `5%/12` is a percentage as a line, as an argument or in parentheses.
    let isShare =
      left.isTiedPercentage
      || left.percentage != nil
        && (index == tree.root || tree.nodes[index + 1].kind == .parentheses
          || tree.isArgument(index))
    let isPart = binary == .divide && isShare && right.value.plain != nil
    return Operand(
      value: try value(of: binary, left.value, right.value),
      isTiedPercentage: isPart && !right.isPercentage)
  }

  private mutating func value(
    of binary: BinaryOperator, _ left: Quantity, _ right: Quantity
  ) throws(EvaluationError) -> Quantity {
    let value = try arithmetic.result(of: binary, left, right)
    return binary == .share ? try arithmetic.converted(value, to: Unit([], form: .percent)) : value
  }

  private mutating func compound(
    _ index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) -> Operand {
    let right = operands.removeLast().value
    let left = operands.removeLast().value
    guard let first = left.unit, let next = right.unit, first.dimension == next.dimension,
      !first.isPoint, first.parts.count < Unit.mostFactors
    else {
      let second = tree.nodes[tree.nodes[index - 1].first]
      throw EvaluationError(.missingOperator, at: second.place)
    }
    var sum = try arithmetic.result(of: .add, left, right)
    sum.unit = Unit(parts: (first.parts.isEmpty ? [first] : first.parts) + [next])
    return Operand(value: sum)
  }
}

extension Evaluator {
  struct Call {
    let definition: Definition
    let tree: SyntaxTree
    let node: Int
    let parameters: Int
    let percentages: Int
  }

  func solution(_ arguments: [Quantity], of value: Quantity?) throws(EvaluationError) -> Quantity {
    guard let value else { throw EvaluationError(.brokenTie) }
    guard let solutions = value.unit?.result?.solutions else { throw EvaluationError(.notSeveral) }
    guard arguments.count == 1, let number = arguments[0].plain?.rational?.wholeValue,
      let solution = solutions[number]
    else { throw EvaluationError(.noSuchSolution(solutions.numbers.roots.count)) }
    return solution
  }

  private static let costOfCall = 1_024

  /// Charges a call, or definitions that use each other could run almost forever.
  func spendCall(of definition: Definition, _ count: Int) throws(EvaluationError) {
    guard definition.parameters.count == count else {
      throw EvaluationError(.usage(definition.heading))
    }
    let budget = arithmetic.budget
    try blaming(budget.spend(Self.costOfCall))
  }

  private mutating func begin(
    _ definition: Definition, _ count: Int, at index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) {
    try spendCall(of: definition, count)
    calls.append(
      Call(
        definition: definition, tree: tree, node: index, parameters: parameters.count,
        percentages: percentages.count))
    parameters += operands.popLast(count).map { operand in
      guard operand.isPercentage, operand.value.unit == nil else { return operand.value }
      return Quantity(operand.value.number, Unit([], form: .percentage))
    }
  }

  /// The first node of the range after an equation or a plot, or the solution node.
  private mutating func skipEquation(_ index: Int, of tree: SyntaxTree) -> Int {
    let solution = tree.range(of: index)
    var end = solution
    for _ in 0..<tree.nodes[solution].kind.bounds { end = tree.nodes[end - 1].first }
    for skipped in index..<end { note(0, at: skipped) }
    return end
  }

  private struct RangeUnderWay {
    var number: Rational
    let last: Rational
    let body: Int
    let percentages: Int
    /// Results of 2^level neighbours, smaller levels last, for fractions of equal length.
    var partial: [(level: Int, value: Quantity)] = []
  }

  /// Begins a range with the two bounds on the stack, and returns the next node.
  private mutating func beginRange(
    _ index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) -> Int {
    let upper = index - 1
    let lower = tree.operand(before: upper)
    let last = try bound(operands.removeLast().value, at: tree.nodes[upper].place)
    let first = try bound(operands.removeLast().value, at: tree.nodes[lower].place)
    guard last - first < Rational(Limits.longestRange) else {
      throw EvaluationError(.rangeBound, at: tree.nodes[upper].place)
    }
    ranges.append(
      RangeUnderWay(number: first, last: last, body: index + 1, percentages: percentages.count))
    parameters.append(Quantity(Real(first)))
    guard first > last else {
      note(Quantity(Real(first)), at: index)
      return index + 1
    }
    let end = tree.range(of: index)
    for skipped in index..<end { note(Quantity(Real(first)), at: skipped) }
    return end
  }

  private mutating func bound(
    _ value: Quantity, at place: Range<Int>
  ) throws(EvaluationError) -> Rational {
    guard let number = value.plain else { throw EvaluationError(.rangeBound, at: place) }
    return try blaming(at: place, outsideDomain: .rangeBound, arithmetic.whole(number))
  }

  /// Adds the value for a number in a range, and returns the next node.
  private mutating func advanceRange(
    _ function: Function, _ index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) -> Int {
    let depth = ranges.count - 1
    let operation = function == .sum ? BinaryOperator.add : .multiply
    if ranges[depth].number <= ranges[depth].last {
      percentages.removeLast(percentages.count - ranges[depth].percentages)
      var value = operands.removeLast().value
      var level = 0
      while let before = ranges[depth].partial.last, before.level == level {
        value = try self.value(of: operation, before.value, value)
        ranges[depth].partial.removeLast()
        level += 1
      }
      ranges[depth].partial.append((level, value))
      ranges[depth].number = ranges[depth].number + 1
      if ranges[depth].number <= ranges[depth].last {
        parameters[parameters.count - 1] = Quantity(Real(ranges[depth].number))
        return ranges[depth].body
      }
    }
    parameters.removeLast()
    var partial = ranges.removeLast().partial
    var value = partial.popLast()?.value ?? (function == .sum ? 0 : 1)
    while let before = partial.popLast() {
      value = try self.value(of: operation, before.value, value)
    }
    operands.append(Operand(value: value))
    note(value, at: index)
    return index + 1
  }
}

extension Array {
  mutating func popLast(_ count: Int) -> [Element] {
    defer { removeLast(count) }
    return Array(suffix(count))
  }
}

extension SyntaxTree {
  /// Whether a node is a whole argument of a function of one's own.
  fileprivate func isArgument(_ node: Int) -> Bool {
    var next = node + 1
    while next < nodes.count, nodes[next].first > node { next += 1 }
    guard next < nodes.count, case .userCall = nodes[next].kind else { return false }
    return true
  }
}

extension SyntaxTree.Node {
  /// The part at fault: for a division its divisor with the sign, otherwise the node.
  func place(of error: EvaluationError.Kind) -> Range<Int> {
    guard case .binary(let binary, _) = kind, binary.hasDivisor else { return place }
    switch error {
    case .divisionByZero, .unknownDivisor: return sign..<end
    default: return place
    }
  }
}
