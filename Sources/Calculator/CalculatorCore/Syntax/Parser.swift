import Quantities

/// Parses tokens with their places from left to right into a tree.
///
/// It is an operator-precedence parser (Floyd, 1963) with an explicit stack, so nesting uses no
/// recursion. `Precedence` has the order; conversions bind most loosely, postfix operators most
/// tightly. Open parentheses close at the end.
struct Parser {
  /// An operator or parenthesis that is not complete yet.
  struct Pending {
    enum Kind {
      case binary(BinaryOperator, isImplied: Bool)
      case mixedUnits
      case sign(Sign)
      case root
      case function(Function)
      /// A root sign that is a function: `∛` and `∜`.
      case rootFunction(Function)
      case parentheses(Function?, Bracket)
      case userCall(EntryID)
      case range(Function, parameter: String)
      /// An equation, a plot or a derivative, with the node of its unknown.
      case solve(Function, unknown: Int)
      /// A linear system, with the nodes of its unknowns and the first node of the current part.
      case system(unknowns: Range<Int>, start: Int)

      var parentheses: (function: Function?, bracket: Bracket)? {
        guard case .parentheses(let function, let bracket) = self else { return nil }
        return (function, bracket)
      }
    }

    var kind: Kind
    var place: Range<Int>
    /// Nil for parentheses, which are applied only when they close.
    var precedence: Precedence?
    /// The exponent between a function and its operand, as in `sin²(x)`.
    var power: NumberLiteral?
    /// The current part of a range, an equation or a system; at the end of a system are its names.
    var part: Part?
    var separators = 0

    var isInBounds: Bool { part == .lower || part == .upper }

    var start: Int { place.lowerBound }
  }

  enum Part: Hashable { case curve, left, right, name, end, lower, upper, point }

  enum Bracket: Hashable {
    case round, square, curly
    case bar
  }

  var nodes: [SyntaxTree.Node] = []
  var pending: [Pending] = []
  let limits: Limits
  /// Whether ambiguous input is refused; expressions and saved tapes keep their meaning.
  let isStrict: Bool
  var isGlued = false
  /// Whether the next unit belongs to the preceding fraction, not its denominator.
  var isFraction = false
  /// The places of the open parentheses among the pending elements.
  var openings: [Int] = []
  /// For each parenthesis with pending bare functions, the outermost of those.
  private var bareFunctions: [Int] = []
  var isEquation = false
  /// Whether a line that is an equation ends in a range: `sin x = 0.5; x = 0 to 10`.
  var hasRangeOfEquation = false
  private(set) var previous: Token?
  /// The parameters, then bound variables and unknowns, innermost last; empty if unnamed.
  var parameters: [String] = []
  private var definedParameters = 0
  var plotsWithoutRange: [(unknown: String, place: Range<Int>)] = []
  static let endOfUsualRange = "10"
  private var previousPlace = 0..<1

  init(limits: Limits = .standard, capacity: Int = 8, isStrict: Bool = false) {
    (self.limits, self.isStrict) = (limits, isStrict)
    nodes.reserveCapacity(capacity)
    pending.reserveCapacity(4)
  }

  var isAfterOperand: Bool { previous?.endsOperand ?? false }

  /// The unit of the part before the last number in a compound quantity, as in `3 h 20`.
  var unitOfPartBefore: Unit? {
    guard case .mixedUnits = pending.last?.kind, case .number = nodes.last?.kind, nodes.count > 1
    else { return nil }
    var part = nodes.count - 2
    if case .mixedUnits = nodes[part].kind { part -= 1 }
    return if case .quantity(let unit) = nodes[part].kind { unit } else { nil }
  }

  /// Takes the next token, in amortized constant time.
  mutating func take(_ token: Token, at place: Range<Int>) throws(EvaluationError) {
    if previous == .constant(.infinity), token != .bound, token != .close {
      throw EvaluationError(.misplacedInfinity, at: place)
    }
    if case .parameters(let names) = token, previous == .function(.solve) {
      return beginSystem(of: names, at: place)
    }
    if isAfterOperand, token.beginsOperand { try juxtapose(token, at: place) }
    switch token {
    case .number(let number): append(.number(number), at: place)
    case .tie(let origin): append(.tie(origin), at: place)
    case .pick(let origin, let name): append(.pick(origin, name), at: place)
    case .constant(.infinity): try takeInfinity(at: place)
    case .constant(let constant): append(.constant(constant), at: place)
    case .time(let time): append(.time(time), at: place)
    case .open: try open(nil, .round, at: place)
    case .function(let function): try open(function, .round, at: place)
    case .userCall(let origin): try nest(.userCall(origin), at: place)
    case .parameters(let names): (parameters, definedParameters) = (names, names.count)
    case .separator: try separate(at: place)
    case .sign(let sign):
      if isAfterOperand { throw EvaluationError(.missingOperator, at: place) }
      push(.sign(sign), .sign, at: place)
    case .root: push(.root, .root, at: place)
    case .binary(let binary): try take(binary, at: place)
    case .postfix(let postfix):
      try requireOperand(at: place)
      appendUnary(.postfix(postfix), end: place.upperBound)
    case .unit(let unit): try take(unit, at: place)
    case .conversion(let unit):
      try requireOperand(at: place)
      applyPending()
      appendUnary(.conversion(unit), end: place.upperBound)
      nodes[nodes.count - 1].sign = place.lowerBound
    case .close: try close(.round, at: place)
    case .binding(let name): try bind(name, at: place)
    case .bound: try endLowerBound(at: place)
    case .equals: try endLeftSide(at: place)
    case .parameter(let name): try take(parameter: name, at: place)
    }
    (previous, previousPlace) = (token, place)
  }

  mutating func take(
    _ bracket: Bracket, isOpening: Bool, at place: Range<Int>
  ) throws(EvaluationError) {
    if isOpening, isAfterOperand { try juxtapose(.open, at: place) }
    try isOpening
      ? open(bracket == .bar ? .abs : nil, bracket, at: place) : close(bracket, at: place)
    (previous, previousPlace) = (isOpening ? .open : .close, place)
  }

  var innermost: Pending? { openings.last.map { pending[$0] } }

  var isInsideArguments: Bool {
    switch innermost?.kind {
    case .userCall: true
    case .solve, .system: !isOutsideParentheses
    case .parentheses(let function, _): function != nil
    default: false
    }
  }

  var isOutsideParentheses: Bool { openings.count == (isEquation ? 1 : 0) }

  var calledFunction: Function? { innermost?.kind.parentheses?.function }

  var endOfInnermostOpening: Int { innermost?.place.upperBound ?? 0 }

  var isInsideBars: Bool { innermost?.kind.parentheses?.bracket == .bar }

  /// - Parameter isRoot: whether the function is a root sign, whose operand is a power.
  mutating func take(
    bare function: Function, isRoot: Bool = false, at place: Range<Int>
  ) throws(EvaluationError) {
    if isAfterOperand { try juxtapose(.function(function), at: place) }
    if !isRoot, bareFunctions.last ?? -1 <= openings.last ?? -1 {
      bareFunctions.append(pending.count)
    }
    push(
      isRoot ? .rootFunction(function) : .function(function), isRoot ? .root : .function, at: place)
    (previous, previousPlace) = (.function(function), place)
  }

  mutating func setPower(_ number: NumberLiteral?) {
    if let number { pending[pending.count - 1].power = number }
  }

  var hasBareFunction: Bool {
    guard let last = bareFunctions.last else { return false }
    return last > openings.last ?? -1
  }

  var isAfterBareFunction: Bool {
    if case .function = pending.last?.kind { true } else { false }
  }

  mutating func applyBareFunctions() {
    guard hasBareFunction, let first = bareFunctions.last else { return }
    while pending.count > first { applyLast() }
  }

  /// Takes a superscript exponent, which binds to its base like a postfix operator.
  mutating func take(
    superscript number: NumberLiteral, _ sign: Sign?, at place: Range<Int>
  ) throws(EvaluationError) {
    try requireOperand(at: place)
    append(.number(number), at: place)
    if let sign { appendUnary(.sign(sign), start: place.lowerBound, end: place.upperBound) }
    appendBinary(.binary(.power, isImplied: false), sign: place.lowerBound)
    (previous, previousPlace) = (.number(number), place)
  }

  mutating func finish(emptyPlace: Range<Int> = 0..<1) throws(EvaluationError) -> SyntaxTree {
    if previous == nil { previousPlace = emptyPlace }
    try requireOperand(before: nil)
    let end = previousPlace.upperBound
    while !openings.isEmpty { try close(nil, at: end..<end) }
    applyPending()
    return SyntaxTree(nodes: nodes, parameters: Array(parameters.prefix(definedParameters)))
  }

  mutating func append(_ kind: SyntaxTree.Kind, first: Int? = nil, at place: Range<Int>) {
    nodes.append(
      SyntaxTree.Node(
        kind: kind, first: first ?? nodes.count, start: place.lowerBound, end: place.upperBound,
        sign: place.lowerBound))
  }

  mutating func appendUnary(_ kind: SyntaxTree.Kind, start: Int? = nil, end: Int? = nil) {
    // Copying the node would cost more than copying fields.
    let operand = nodes.count - 1
    nodes.append(
      SyntaxTree.Node(
        kind: kind, first: nodes[operand].first, start: start ?? nodes[operand].start,
        end: end ?? nodes[operand].end, sign: nodes[operand].start))
  }

  mutating func appendBinary(_ kind: SyntaxTree.Kind, sign: Int) {
    let right = nodes.count - 1
    let left = nodes[right].first - 1
    nodes.append(
      SyntaxTree.Node(
        kind: kind, first: nodes[left].first, start: nodes[left].start, end: nodes[right].end,
        sign: sign))
  }

  mutating func push(_ kind: Pending.Kind, _ precedence: Precedence, at place: Range<Int>) {
    pending.append(Pending(kind: kind, place: place, precedence: precedence))
  }

  mutating func popOpening() -> Pending {
    openings.removeLast()
    return pending.removeLast()
  }

  mutating func applyLast() {
    let last = pending.removeLast()
    switch last.kind {
    case .binary(let binary, let isImplied):
      appendBinary(.binary(binary, isImplied: isImplied), sign: last.start)
    case .mixedUnits: appendBinary(.mixedUnits, sign: last.start)
    case .sign(let sign): appendUnary(.sign(sign), start: last.start)
    case .root: appendUnary(.root, start: last.start)
    case .function(let function), .rootFunction(let function):
      if bareFunctions.last == pending.count { bareFunctions.removeLast() }
      let operand = nodes[nodes.count - 1]
      if function == .root { append(.number(NumberLiteral(.four)), at: operand.end..<operand.end) }
      append(
        .call(function, arguments: function == .root ? 2 : 1), first: operand.first,
        at: last.start..<operand.end)
      appendPower(of: last)
    case .parentheses, .userCall, .range, .solve, .system:
      preconditionFailure("parentheses end at their end")
    }
  }

  mutating func appendPower(of function: Pending) {
    guard let power = function.power else { return }
    append(.number(power), at: function.place)
    appendBinary(.binary(.power, isImplied: false), sign: function.start)
    nodes[nodes.count - 1].end = nodes[nodes.count - 3].end
  }

  mutating func applyPending() { while pending.last?.precedence != nil { applyLast() } }

  mutating func applyPending(before next: Precedence) {
    while let precedence = pending.last?.precedence, precedence.precedes(next) { applyLast() }
  }

  /// - Parameter end: the end of the token that requires an operand; nil at the end.
  func requireOperand(before end: Int?) throws(EvaluationError) {
    guard !isAfterOperand else { return }
    let empty = previousPlace.lowerBound..<(end ?? previousPlace.upperBound)
    switch previous {
    case nil: break
    case .open: throw EvaluationError(.emptyParentheses, at: empty)
    case .userCall: throw EvaluationError(.missingOperand, at: empty)
    default:
      try requireOperandOfFunction()
      if case .function(let function) = previous {
        throw EvaluationError(.wrongArguments(function), at: empty)
      }
    }
    throw EvaluationError(.missingOperand, at: previousPlace)
  }

  private func requireOperandOfFunction() throws(EvaluationError) {
    for element in pending.reversed() {
      switch element.kind {
      case .sign: continue
      case .function(let function):
        throw EvaluationError(.wrongArguments(function), at: element.place)
      case .rootFunction: throw EvaluationError(.missingOperand, at: element.place)
      case .binary, .mixedUnits, .root, .parentheses, .userCall, .range, .solve, .system: return
      }
    }
  }

  func requireOperand(at place: Range<Int>) throws(EvaluationError) {
    guard isAfterOperand else {
      if previous != nil { try requireOperandOfFunction() }
      throw EvaluationError(.missingLeftOperand, at: place)
    }
    try requireNoConversion()
  }

  func requireNoConversion() throws(EvaluationError) {
    guard case .conversion = previous else { return }
    throw EvaluationError(.misplacedConversion, at: previousPlace)
  }

  /// Inserts a multiplication, or extends a quantity such as `3 h 20 min`; numbers are refused.
  private mutating func juxtapose(_ token: Token, at place: Range<Int>) throws(EvaluationError) {
    try requireNoConversion()
    switch (previous, token) {
    case (.time, .number), (.time, .time), (_, .time):
      throw EvaluationError(.missingOperator, at: place)
    default: break
    }
    if case .number = token {
      switch previous {
      case .number, .postfix(.percent): throw EvaluationError(.missingOperator, at: place)
      case .close where isFactorOfNumber: throw EvaluationError(.missingOperator, at: place)
      case .close: break
      case .unit:
        // A unit alone has no further part: `ft 5 in` is not one foot and five inches.
        if case .one = nodes.last?.kind { throw EvaluationError(.missingOperator, at: place) }
        applyPending(before: .mixedUnits)
        return push(.mixedUnits, .mixedUnits, at: place)
      default: if isStrict { throw EvaluationError(.missingOperator, at: place) }
      }
    }
    // A factor glued to the operand of a bare function is part of the operand.
    let precedence: Precedence = isGlued && hasBareFunction ? .gluedProduct : .product
    applyPending(before: precedence)
    push(.binary(.multiply, isImplied: true), precedence, at: place)
  }
}
