extension Parser {
  var innermostCall: (function: Function, separators: Int)? {
    for operation in pending.reversed() {
      switch operation.kind {
      case .parentheses(let function, _): return function.map { ($0, operation.separators) }
      case .range, .solve, .system, .userCall: return nil
      default: continue
      }
    }
    return nil
  }

  mutating func open(
    _ function: Function?, _ bracket: Bracket, at place: Range<Int>
  ) throws(EvaluationError) {
    if let function, function.hasUnknown {
      try nest(.solve(function, unknown: nodes.count), at: place)
      setPart(function == .solve ? .left : .curve)
      append(.unknown(""), at: place)
      parameters.append("")
      return
    }
    try nest(.parentheses(function, bracket), at: place)
  }

  mutating func nest(_ kind: Pending.Kind, at place: Range<Int>) throws(EvaluationError) {
    guard openings.count < limits.nesting else { throw EvaluationError(.tooLong, at: place) }
    openings.append(pending.count)
    pending.append(Pending(kind: kind, place: place))
  }

  /// Ends an argument; a separator makes `mod` with parentheses a function: `2 mod(7;3)`.
  mutating func separate(at place: Range<Int>) throws(EvaluationError) {
    try requireOperand(before: place.upperBound)
    applyPending()
    let last = pending.count - 1
    if case .system = pending.last?.kind { return try endPartOfSystem(at: place.upperBound) }
    guard hasRangeOfEquation || !isOutsideParentheses else {
      throw EvaluationError(.straySeparator, at: place)
    }
    switch (pending[last].kind, pending[last].part) {
    case (.range(_, let name), .upper):
      append(.binding(name), at: place)
      parameters.append(name)
      setPart(.curve)
    case (.solve, .curve): break
    case (.solve, .right): setPart(.name)
    case (.range(let function, _), _), (.solve(let function, _), _):
      throw malformed(function, to: place.upperBound)
    case (.userCall, _), (.parentheses(.some, .round), _): pending[last].separators += 1
    case (.parentheses(nil, .round), _):
      guard last > 0, case .binary(.modulo, _) = pending[last - 1].kind else { fallthrough }
      pending[last].kind = .parentheses(.mod, .round)
      pending[last].place = pending[last - 1].start..<pending[last].place.upperBound
      pending[last].separators += 1
      pending[last - 1].kind = .binary(.multiply, isImplied: true)
    default: throw EvaluationError(.straySeparator, at: place)
    }
  }

  /// Ends the innermost parentheses; `bracket` is nil at the end of the expression.
  mutating func close(_ bracket: Bracket?, at place: Range<Int>) throws(EvaluationError) {
    guard bracket == nil || !isOutsideParentheses else {
      throw EvaluationError(.noOpenParenthesis, at: place)
    }
    let end = place.upperBound
    if bracket != nil { try requireOperand(before: end) }
    applyPending()
    let opening = pending.last?.kind.parentheses?.bracket ?? .round
    let count = (pending.last?.separators ?? 0) + 1
    guard bracket == nil || bracket == opening else {
      throw EvaluationError(.noOpenParenthesis, at: place)
    }
    switch pending.last?.kind {
    case .range(let function, _):
      guard pending.last?.part == .curve else { throw malformed(function, to: end) }
      parameters.removeLast()
      appendCall(.range(function), 4, at: popOpening().start..<end)
    case .solve(let function, let unknown): try endEquation(function, unknown, end: end)
    case .system(let unknowns, _):
      try endPartOfSystem(at: end)
      parameters.removeLast(unknowns.count)
      append(.system, first: unknowns.lowerBound, at: popOpening().start..<end)
    case .userCall(let origin):
      appendCall(.userCall(origin, arguments: count), count, at: popOpening().start..<end)
    case .parentheses(let function?, _):
      let last = popOpening()
      guard function.takes(count) else {
        throw EvaluationError(.wrongArguments(function), at: last.start..<end)
      }
      appendCall(.call(function, arguments: count), count, at: last.start..<end)
      appendPower(of: last)
    default: appendUnary(.parentheses, start: popOpening().start, end: end)
    }
  }

  private mutating func appendCall(_ kind: SyntaxTree.Kind, _ count: Int, at place: Range<Int>) {
    var first = nodes.count
    for _ in 0..<count { first = nodes[first - 1].first }
    append(kind, first: first, at: place)
  }

  /// Whether a variable can be bound here: after the head of a sum or product, or for an unknown.
  var canBind: Bool {
    if namesUnknown || mayEndCurves { return true }
    guard case .function(let function) = previous, function.hasRanges,
      case .parentheses = pending.last?.kind
    else { return false }
    return true
  }

  var awaitsUpperBound: Bool { innermost?.part == .lower }

  mutating func bind(_ name: String, at place: Range<Int>) throws(EvaluationError) {
    if namesUnknown || mayEndCurves, case .solve(let function, _) = pending.last?.kind {
      setPart(.name)
      try take(parameter: name, at: place)
      setPart(function == .derivative ? .point : .lower)
      // The unknown has no meaning in its bounds, and no value while they are calculated.
      parameters.removeLast()
      return
    }
    guard canBind, case .parentheses(let function?, _) = pending.last?.kind else {
      throw EvaluationError(.misplacedEquals, at: place)
    }
    pending[pending.count - 1].kind = .range(function, parameter: name)
    setPart(.lower)
  }

  mutating func endLowerBound(at place: Range<Int>) throws(EvaluationError) {
    try requireOperand(at: place)
    applyPending()
    guard pending.last?.part == .lower else { throw EvaluationError(.missingOperator, at: place) }
    setPart(.upper)
  }

  /// The unknown of the innermost equation; empty while not known, nil outside of equations.
  var unknown: String? {
    for element in pending.reversed() {
      if case .solve(_, let unknown) = element.kind,
        case .unknown(let name) = nodes[unknown].kind
      {
        return name
      }
    }
    return nil
  }

  mutating func takeInfinity(at place: Range<Int>) throws(EvaluationError) {
    let isAfterBinding = if case .binding = previous { true } else { false }
    let hasSign = if case .sign = pending.last?.kind { true } else { false }
    let outer = hasSign ? pending.dropLast().last : pending.last
    let isFirst = [Token.bound, .sign(.minus), .sign(.plus)].contains(previous) || isAfterBinding
    guard case .solve(.integral, _) = outer?.kind, outer?.isInBounds == true, isFirst else {
      switch innermost?.kind {
      case .range: throw EvaluationError(.rangeBound, at: place)
      case .solve(let function, _) where innermost?.isInBounds == true:
        throw EvaluationError(malformed(function), at: place)
      default: throw EvaluationError(.misplacedInfinity, at: place)
      }
    }
    append(.constant(.infinity), at: place)
  }

  private func malformed(_ function: Function) -> EvaluationError.Kind {
    switch function {
    case .solve: .malformedEquation
    case .plot: .malformedPlot
    case .sum, .product: .malformedRange(function)
    default: .wrongArguments(function)
    }
  }

  var awaitsEquals: Bool { innermost?.part == .left }

  var namesUnknown: Bool { previous == .separator && pending.last?.part == .name }

  private var mayEndCurves: Bool {
    guard previous == .separator, case .solve = pending.last?.kind else { return false }
    return pending.last?.part == .curve
  }

  private mutating func setPart(_ part: Part) { pending[pending.count - 1].part = part }

  var awaitsPoint: Bool {
    if mayEndCurves, case .solve(.derivative, _) = pending.last?.kind { true } else { false }
  }

  mutating func name(unknown name: String) {
    guard case .solve(_, let unknown) = pending.last?.kind else { return }
    nodes[unknown].kind = .unknown(name)
    parameters[parameters.count - 1] = name
  }

  mutating func beginEquation(of unknown: String, at place: Range<Int>) throws(EvaluationError) {
    try take(.function(.solve), at: place)
    name(unknown: unknown)
    isEquation = true
  }

  mutating func endLeftSide(at place: Range<Int>) throws(EvaluationError) {
    try requireOperand(before: place.upperBound)
    applyPending()
    guard pending.last?.part == .left else { throw EvaluationError(.misplacedEquals, at: place) }
    setPart(.right)
  }

  mutating func take(parameter name: String, at place: Range<Int>) throws(EvaluationError) {
    if namesUnknown {
      if parameters.last == "" { self.name(unknown: name) }
      guard parameters.last == name else {
        throw EvaluationError(.severalUnknowns(parameters.last ?? "", name), at: place)
      }
      return setPart(.end)
    }
    if let depth = parameters.lastIndex(of: name) {
      return append(.parameter(name, depth: depth), at: place)
    }
    guard let depth = parameters.lastIndex(of: ""),
      let unknown = nodes.lastIndex(where: { $0.kind == .unknown("") })
    else {
      let kind: EvaluationError.Kind =
        self.unknown.map { .severalUnknowns($0, name) } ?? .unknownName(name, nearest: nil)
      throw EvaluationError(kind, at: place)
    }
    parameters[depth] = name
    nodes[unknown].kind = .unknown(name)
    append(.parameter(name, depth: depth), at: place)
  }

  private mutating func endEquation(
    _ function: Function, _ unknown: Int, end: Int
  ) throws(EvaluationError) {
    var part = pending.last?.part
    let isBound = part.map { [.lower, .upper, .point].contains($0) } ?? false
    if !isBound { parameters.removeLast() }
    if part == .curve, function == .plot, case .unknown(let name) = nodes[unknown].kind {
      if name.isEmpty { return try endPoints(unknown, end) }
      append(.number(NumberLiteral(text: Self.endOfUsualRange)), at: end..<end)
      appendUnary(.sign(.minus))
      append(.number(NumberLiteral(text: Self.endOfUsualRange)), at: end..<end)
      plotsWithoutRange.append((name, (innermost?.start ?? 0)..<end))
      part = .upper
    }
    let isComplete =
      part == .point || part == .upper || function == .solve && (part == .right || part == .end)
    guard isComplete else { throw malformed(function, to: end) }
    let start = popOpening().start
    guard nodes[unknown].kind != .unknown("") else {
      throw EvaluationError(.noUnknown, at: start..<end)
    }
    append(
      function == .solve ? .solve(hasRange: part == .upper) : .curve(function), first: unknown,
      at: start..<end)
  }

  mutating func beginSystem(of names: [String], at place: Range<Int>) {
    guard case .solve(_, let unknown) = pending.last?.kind else { return }
    name(unknown: names[0])
    for name in names.dropFirst() { append(.unknown(name), at: place) }
    parameters += names.dropFirst()
    pending[pending.count - 1].kind = .system(unknowns: unknown..<nodes.count, start: nodes.count)
  }

  private mutating func endPartOfSystem(at end: Int) throws(EvaluationError) {
    guard case .system(let unknowns, let start) = pending.last?.kind else { return }
    if pending.last?.part != .right {
      guard start == nodes.count - 1, case .parameter(let name, _) = nodes[start].kind,
        nodes[unknowns].contains(where: { $0.kind == .unknown(name) })
      else { throw malformed(.solve, to: end) }
      nodes.removeLast()
    }
    setPart(pending.last?.part == .right ? .left : .end)
    pending[pending.count - 1].kind = .system(unknowns: unknowns, start: nodes.count)
  }

  /// Adds a plot of constants: `plot(3; 1; 4)`.
  private mutating func endPoints(_ unknown: Int, _ end: Int) throws(EvaluationError) {
    var (count, operand) = (0, nodes.count - 1)
    while operand > unknown { (count, operand) = (count + 1, nodes[operand].first - 1) }
    guard Function.plot.takes(count) else { throw malformed(.plot, to: end) }
    let start = popOpening().start
    let level = parameters.count
    nodes.remove(at: unknown)
    for index in unknown..<nodes.count {
      nodes[index].first -= 1
      if case .parameter(let name, let depth) = nodes[index].kind, depth > level {
        nodes[index].kind = .parameter(name, depth: depth - 1)
      }
    }
    appendCall(.call(.plot, arguments: count), count, at: start..<end)
  }

  private func malformed(_ function: Function, to end: Int) -> EvaluationError {
    let start = innermost?.start ?? 0
    return EvaluationError(malformed(function), at: start..<end)
  }
}
