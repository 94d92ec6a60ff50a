import ExactNumbers
import Quantities

extension Parser {
  /// Whether the last operand is a number in parentheses directly after a number, as in `2(3)`.
  var isFactorOfNumber: Bool {
    guard case .binary(.multiply, isImplied: true) = pending.last?.kind,
      case .parentheses = nodes.last?.kind, nodes.count > 2,
      case .number = nodes[nodes.count - 2].kind, case .number = nodes[nodes.count - 3].kind
    else { return false }
    return true
  }

  mutating func take(_ binary: BinaryOperator, at place: Range<Int>) throws(EvaluationError) {
    try requireOperand(at: place)
    // `off` belongs to the percentage before it: `2 * 15% off 80` is twice `15% off 80`.
    if binary != .off {
      applyPending(before: binary.precedence)
    } else {
      switch nodes.last?.kind {
      case .postfix(.percent), .tie, .parameter: break
      default: throw EvaluationError(.offWithoutPercentage, at: place)
      }
    }
    push(.binary(binary, isImplied: false), binary.precedence, at: place)
  }

  /// Takes a unit of a number or fraction: in `1/2 cup`, half a cup.
  mutating func take(_ unit: Unit, at place: Range<Int>) throws(EvaluationError) {
    guard isAfterOperand else { return append(.one(unit), at: place) }
    try requireNoConversion()
    if case .time = previous { throw EvaluationError(.missingOperator, at: place) }
    let isSign = { (element: Pending) in if case .sign = element.kind { true } else { false } }
    while case .binary(.power, _) = pending.last(where: { !isSign($0) })?.kind { applyLast() }
    // The root includes the unit of a number, but not one after parentheses or a name: `√(9) m²`.
    let isNumber = if case .number = nodes.last?.kind { true } else { false }
    while !isNumber, pending.last?.precedence == .root { applyLast() }
    if isStrict ? isFraction : endsInFraction {
      separateFraction()
      applyLast()
      if case .mixedUnits = pending.last?.kind { try foldFraction(at: place) }
    }
    isFraction = false
    if isStrict, let before = unitOfPartBefore, !unit.isPart(of: before) {
      throw EvaluationError(.missingOperator, at: nodes[nodes[nodes.count - 1].first].place)
    }
    appendUnary(.quantity(unit), end: place.upperBound)
  }

  /// Replaces a fraction in a compound quantity by its decimal; an error if it is not finite.
  private mutating func foldFraction(at place: Range<Int>) throws(EvaluationError) {
    let (bottom, top) = (nodes.count - 2, nodes.count - 3)
    guard case .number(let numerator) = nodes[top].kind,
      case .number(let denominator) = nodes[bottom].kind,
      let above = Int(numerator.text), let below = Int(denominator.text), below > 0,
      let decimal = Rational(numerator: above, denominator: below).exactDecimal(
        atMost: Real.shortWidth)
    else { throw EvaluationError(.missingOperator, at: nodes[nodes.count - 1].place) }
    let node = nodes.removeLast()
    nodes.removeLast(2)
    append(.number(NumberLiteral(decimal)), at: node.place)
  }

  /// Whether the last operand is the denominator of a fraction of numbers.
  private var endsInFraction: Bool {
    guard case .binary(.divide, _) = pending.last?.kind, nodes.count > 1,
      case .number = nodes[nodes.count - 1].kind
    else { return false }
    return nodes.endsInNumber(nodes.count - 2)
  }

  /// Makes an operation pending again for a fraction: `2 * 1/2 cup` is twice `1/2 cup`.
  private mutating func separateFraction() {
    let operation = nodes.count - 2
    let kind: Pending.Kind
    switch nodes[operation].kind {
    case .binary(let binary, let isImplied) where binary.precedence == .product:
      kind = .binary(binary, isImplied: isImplied)
    case .mixedUnits: kind = .mixedUnits
    default: return
    }
    let sign = nodes.remove(at: operation).sign
    nodes[operation].first = operation
    let precedence: Precedence = if case .mixedUnits = kind { .mixedUnits } else { .product }
    pending.insert(
      Pending(kind: kind, place: sign..<sign + 1, precedence: precedence), at: pending.count - 1)
  }
}
