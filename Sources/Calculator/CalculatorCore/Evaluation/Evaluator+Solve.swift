import ExactNumbers
import Quantities

extension Evaluator {
  private struct EquationInput {
    var equation: UnitEquation
    let name: String
    /// The sides or functions, each with the nodes that must not be zero.
    var terms: [(term: UnitEquation.Term, divisors: [Int])] = []
    /// The ends of the range in ascending order, or the point; empty without a range.
    var ends: [Real] = []
    /// The signs of infinite ends; 0 for those in `ends`.
    var infinities: [Int] = []
    var isReversed = false
  }

  private mutating func given(at index: Int, of tree: SyntaxTree) throws(EvaluationError)
    -> EquationInput
  {
    let sides = tree.operands(of: index)
    guard case .unknown(let name) = tree.nodes[sides[0]].kind
    else { preconditionFailure("only an unknown is solved for") }
    let kind = tree.nodes[index].kind
    let ends = operands.popLast(kind.bounds)
    let infinities = ends.map { $0.isInfinite ? ($0.value == 1 ? 1 : -1) : 0 }
    let finite = ends.first { !$0.isInfinite }?.value ?? 0
    var bounds = ends.map { $0.isInfinite ? finite : $0.value }
    if kind == .curve(.derivative) || kind == .curve(.integral) {
      for number in bounds.indices { bounds[number] = try differentiable(bounds[number]) }
    }
    // Zero needs no unit: `x = 0 to 360°`.
    if let unit = bounds.last?.unit, unit.pointScale == nil, bounds[0] == 0 {
      bounds[0] = Quantity(0, unit)
    }
    let percentages = percentages.count
    var given = EquationInput(equation: UnitEquation(arithmetic, unit: bounds.first), name: name)
    let unknown = given.equation.variable
    let known = parameters[(calls.last?.parameters ?? 0)...].map { UnitEquation.Term($0) }
    for side in sides[1..<sides.count - bounds.count] {
      let before = given.equation.divisors.count
      let term = try term(
        of: tree, tree.nodes[side].first...side, known + [unknown], &given.equation)
      given.terms.append((term, Array(given.equation.divisors[before...])))
    }
    self.percentages.removeLast(self.percentages.count - percentages)
    try blaming { () throws(QuantityError) in
      given.ends = try given.equation.arithmetic.quantities.numbers(of: bounds)
      given.infinities = infinities
      given.isReversed = try QuantityError.numbers { () throws(RealError) in
        guard let first = given.ends.first, let last = given.ends.last else { return false }
        if infinities != [0, 0], bounds.count == 2 { return infinities[0] > infinities[1] }
        return try first.compare(last, arithmetic.budget) > 0
      }
      if given.isReversed {
        given.ends.reverse()
        given.infinities.reverse()
      }
    }
    if case .curve(let function) = kind, function != .plot, given.terms.count > 1 {
      throw EvaluationError(.wrongArguments(function))
    }
    return given
  }

  /// The solutions of an equation; several require a whole line.
  mutating func solution(at index: Int, of tree: SyntaxTree) throws(EvaluationError) -> Quantity {
    var given = try given(at: index, of: tree)
    let solutions: Solutions
    do throws(QuantityError) {
      let numbers = try given.equation.solutions(
        given.terms[0].term, given.terms[1].term, from: given.ends.first, to: given.ends.last)
      solutions = Solutions(numbers, of: given.name, in: given.equation.unknown?.unit)
    } catch { throw EvaluationError(error == .number(.unproven) ? .needsRange : error.kind) }
    arithmetic = given.equation.arithmetic
    solved = solutions
    guard !solutions.isEmpty else {
      throw EvaluationError(.noSolution(complex: solutions.numbers.complexCount))
    }
    if let single = solutions.single { return single }
    try requireWholeLine(at: index, of: tree, .severalSolutions)
    return LineResult.solutions(solutions).quantity
  }

  /// The plot that ends at a node; requires a whole line.
  mutating func plot(at index: Int, of tree: SyntaxTree) throws(EvaluationError) -> Quantity {
    try requireWholeLine(at: index, of: tree)
    var given = try given(at: index, of: tree)
    return try blaming(outsideDomain: .malformedPlot) { () throws(QuantityError) in
      try arithmetic.quantities.requireNoPoint(in: given.equation.unknown.map { [$0] } ?? [])
      guard given.ends[0] != given.ends[1] else { throw .number(.outsideDomain) }
      var curves: [RealCurve] = []
      var unit: Unit?
      for (term, divisors) in given.terms {
        let (node, valueUnit) = try given.equation.curve(
          term, like: curves.isEmpty ? nil : Quantity(1, unit))
        unit = valueUnit
        curves.append(RealCurve(value: node, divisors: divisors))
      }
      arithmetic = given.equation.arithmetic
      let plot = Plot(
        curves, of: given.equation.expression, given.name, from: given.ends[0], to: given.ends[1],
        in: given.equation.unknown?.unit, values: unit)
      return LineResult.plot(plot).quantity
    }
  }

  /// The solution of a linear system; several unknowns require a whole line.
  mutating func systemSolution(
    at index: Int, of tree: SyntaxTree
  ) throws(EvaluationError) -> Quantity {
    let operands = tree.operands(of: index)
    let names = operands.compactMap { node in
      if case .unknown(let name) = tree.nodes[node].kind { name } else { nil }
    }
    var system = LinearSystem(arithmetic, unknowns: names.count)
    let known = parameters[(calls.last?.parameters ?? 0)...].map { LinearForm($0) }
    let percentages = percentages.count
    let sides = try operands.dropFirst(names.count).map { side throws(EvaluationError) in
      try term(of: tree, tree.nodes[side].first...side, known + system.unknowns, &system)
    }
    self.percentages.removeLast(self.percentages.count - percentages)
    let solution = try blaming { () throws(QuantityError) in
      for left in stride(from: 0, to: sides.count, by: 2) {
        try system.add(sides[left], equals: sides[left + 1])
      }
      return try system.solution()
    }
    arithmetic = system.arithmetic
    switch solution {
    case .none: throw EvaluationError(.noSolutionOfSystem)
    case .free(let unknown): throw EvaluationError(.freeUnknown(names[unknown]))
    case .values(let values):
      guard values.count > 1 else { return values[0] }
      try requireWholeLine(at: index, of: tree)
      return LineResult.system(NamedValues(names: names, values: values)).quantity
    }
  }

  mutating func derivative(at index: Int, of tree: SyntaxTree) throws(EvaluationError) -> Quantity {
    var given = try given(at: index, of: tree)
    let slope = try given.equation.slope(of: given.terms[0].term, at: given.ends[0])
    arithmetic = given.equation.arithmetic
    return slope
  }

  mutating func integral(at index: Int, of tree: SyntaxTree) throws(EvaluationError) -> Quantity {
    var given = try given(at: index, of: tree)
    let infinities = given.infinities
    guard infinities != [1, 1], infinities != [-1, -1] else {
      throw EvaluationError(.misplacedInfinity)
    }
    var integral = try given.equation.integral(
      of: given.terms[0].term, from: infinities[0] == 0 ? given.ends[0] : nil,
      to: infinities[1] == 0 ? given.ends[1] : nil)
    arithmetic = given.equation.arithmetic
    if given.isReversed { integral.number = try arithmetic.negative(of: integral.number) }
    return integral
  }

  /// The point of a derivative, or a bound of an integral, with angles in radians.
  private mutating func differentiable(_ point: Quantity) throws(EvaluationError) -> Quantity {
    try blaming { () throws(QuantityError) in
      try arithmetic.quantities.requireNoPoint(in: [point])
      let isAngle = [.none, .angle].contains(point.unit?.dimension ?? .none)
      return isAngle ? Quantity(try arithmetic.quantities.plainNumber(of: point)) : point
    }
  }

  private static let longestSum = 1_000
  private static let mostTermsOfSums = 10_000
  /// The greatest nesting of sums and definitions; each level takes a stack frame.
  private static let deepestTerm = 100

  private mutating func term<Algebra: TermAlgebra>(
    of tree: SyntaxTree, _ nodes: ClosedRange<Int>, _ parameters: [Algebra.Term],
    _ algebra: inout Algebra
  ) throws(EvaluationError) -> Algebra.Term {
    depthOfTerm += 1
    defer { depthOfTerm -= 1 }
    guard depthOfTerm <= Self.deepestTerm else {
      throw EvaluationError(.tooLong, at: tree.nodes[nodes.upperBound].place)
    }
    var stack: [Algebra.Term] = []
    var index = nodes.lowerBound
    do throws(EvaluationError) {
      while index <= nodes.upperBound {
        let node = tree.nodes[index]
        switch node.kind {
        case .parameter(_, let depth): stack.append(parameters[depth])
        case .unknown:
          let end = tree.range(of: index)
          stack.append(try curve(from: index, to: end, of: tree, parameters, &algebra))
          index = end
        case .userCall(let origin, let count):
          let arguments = stack.popLast(count)
          guard let definition = context.definitions(origin) else {
            let value = try solution(arguments.map { $0.known ?? 0 }, of: context.ties(origin))
            stack.append(Algebra.Term(value, isPercentage: false))
            break
          }
          try spendCall(of: definition, count)
          do throws(EvaluationError) {
            stack.append(
              try term(of: definition.tree, 0...definition.tree.root, arguments, &algebra))
          } catch { throw definition.error(error.placed(at: node.place), at: node.place) }
        case .binding:
          let end = tree.range(of: index)
          guard case .range(let function) = tree.nodes[end].kind,
            let last = stack.removeLast().known?.plain?.rational?.wholeValue,
            let first = stack.removeLast().known?.plain?.rational?.wholeValue,
            case let (span, overflows) = last.subtractingReportingOverflow(first), !overflows,
            span < Self.longestSum
          else { throw EvaluationError(.rangeBound) }
          var terms: [Algebra.Term] = []
          for number in stride(from: first, through: last, by: 1) {
            termsOfSums += 1
            guard termsOfSums <= Self.mostTermsOfSums else { throw EvaluationError(.rangeBound) }
            let value = Algebra.Term(Quantity(Real(Rational(number))), isPercentage: false)
            terms.append(try term(of: tree, index + 1...end - 1, parameters + [value], &algebra))
          }
          let empty = Algebra.Term(function == .sum ? 0 : 1, isPercentage: false)
          index = end
          stack.append(
            try algebra.term(
              of: .call(function, arguments: 0), terms.isEmpty ? [empty] : terms,
              at: tree.nodes[end].place))
        default:
          let arguments = stack.popLast(tree.operands(of: index).count)
          if arguments.allSatisfy({ $0.known != nil }) {
            stack.append(try constant(at: index, of: tree, arguments))
          } else {
            stack.append(try algebra.term(of: node.kind, arguments, at: node.place))
          }
        }
        index += 1
      }
    } catch { throw error.placed(at: tree.nodes[index].place(of: error.kind)) }
    return stack.removeLast()
  }

  /// The derivative or integral of an expression whose variable and bounds have unknowns.
  private mutating func curve<Algebra: TermAlgebra>(
    from unknown: Int, to end: Int, of tree: SyntaxTree, _ parameters: [Algebra.Term],
    _ algebra: inout Algebra
  ) throws(EvaluationError) -> Algebra.Term {
    let (kind, place) = (tree.nodes[end].kind, tree.nodes[end].place)
    let operands = tree.operands(of: end)
    guard [.curve(.derivative), .curve(.integral)].contains(kind),
      operands.count == 2 + kind.bounds,
      !tree.nodes[operands[1]...end].contains(where: { $0.kind == .constant(.infinity) })
    else { throw EvaluationError(Algebra.unsolvable, at: place) }
    let body = operands[1]
    let bounds = try operands[2...].map { bound throws(EvaluationError) in
      try term(of: tree, tree.nodes[bound].first...bound, parameters, &algebra)
    }
    let variable = try blaming(at: place) { () throws(QuantityError) in
      try algebra.variable(boundTo: bounds[0], upTo: bounds.last)
    }
    guard let variable else { throw EvaluationError(Algebra.unsolvable, at: place) }
    let value = try term(of: tree, unknown + 1...body, parameters + [variable], &algebra)
    return try algebra.term(of: kind, [value, variable] + bounds.dropFirst(), at: place)
  }

  private mutating func constant<Term: KnownTerm>(
    at index: Int, of tree: SyntaxTree, _ arguments: [Term]
  ) throws(EvaluationError) -> Term {
    for argument in arguments {
      operands.append(
        Operand(value: argument.known ?? 0, isTiedPercentage: argument.isPercentage))
    }
    let operand = try operand(at: index, of: tree)
    return Term(operand.value, isPercentage: operand.isPercentage)
  }
}
