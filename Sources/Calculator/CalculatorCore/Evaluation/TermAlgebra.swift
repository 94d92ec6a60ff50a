import ExactNumbers
import Quantities

protocol KnownTerm {
  /// The value; nil if it has an unknown.
  var known: Quantity? { get }
  var isPercentage: Bool { get set }

  init(_ value: Quantity, isPercentage: Bool)
}

/// Arithmetic on values with unknowns; nil where the result has no such form.
protocol TermAlgebra {
  associatedtype Term: KnownTerm

  static var unsolvable: EvaluationError.Kind { get }

  var arithmetic: Arithmetic { get set }

  mutating func sum(_ left: Term, _ right: Term, subtracting: Bool) throws(QuantityError) -> Term

  mutating func multiplied(_ left: Term, by right: Term) throws(QuantityError) -> Term?

  mutating func inverse(of term: Term) throws(QuantityError) -> Term?

  /// The result of an operator other than the four basic ones and those of percentages.
  mutating func further(_ binary: BinaryOperator, _ left: Term, _ right: Term) throws(QuantityError)
    -> Term?

  mutating func further(_ function: Function, _ arguments: [Term]) throws(QuantityError) -> Term?

  mutating func degrees(_ operand: Term) throws(QuantityError) -> Term?

  mutating func conversion(of operand: Term, to unit: Unit) throws(QuantityError) -> Term?

  /// A variable that is independent of the unknowns, and equal to a value; in the unit of both ends.
  mutating func variable(boundTo value: Term, upTo end: Term?) throws(QuantityError) -> Term?

  mutating func slope(of term: Term, by variable: Term) throws(QuantityError) -> Term?

  /// The integral from the value of a variable to an end.
  mutating func integral(of term: Term, by variable: Term, to end: Term) throws(QuantityError)
    -> Term?
}

extension TermAlgebra {
  mutating func term(
    of kind: SyntaxTree.Kind, _ arguments: [Term], at place: Range<Int>
  ) throws(EvaluationError) -> Term {
    var first = arguments[0]
    let result = try blaming(place) { () throws(QuantityError) -> Term? in
      switch kind {
      case .parentheses:
        first.isPercentage = false
        return first
      case .sign(.plus): return first
      case .sign(.minus): return try scaled(first, by: -1)
      case .root: return try value(of: .sqrt, arguments)
      case .postfix(let postfix): return try self.result(of: postfix, first)
      case .measure(let unit): return try scaled(first, by: Quantity(1, unit))
      case .conversion(let unit): return try conversion(of: first, to: unit)
      case .binary(let binary, _): return try self.result(of: binary, first, arguments[1])
      case .call(let function, _): return try value(of: function, arguments)
      default: return nil
      }
    }
    guard let result else { throw EvaluationError(Self.unsolvable, at: place) }
    return result
  }

  private mutating func scaled(_ term: Term, by factor: Quantity) throws(QuantityError) -> Term? {
    try multiplied(Term(factor, isPercentage: false), by: term)
  }

  private mutating func result(
    of binary: BinaryOperator, _ left: Term, _ right: Term
  ) throws(QuantityError) -> Term? {
    switch binary {
    case .add, .subtract:
      let part = right.isPercentage ? try multiplied(left, by: right) : right
      guard let part else { return nil }
      return try sum(left, part, subtracting: binary == .subtract)
    case .multiply, .of: return try multiplied(left, by: right)
    case .divide:
      if let divisor = right.known {
        return try scaled(left, by: arithmetic.quantities.divided(1, by: divisor))
      }
      guard let inverse = try inverse(of: right) else { return nil }
      return try multiplied(left, by: inverse)
    case .off:
      guard let part = try multiplied(right, by: left) else { return nil }
      return try sum(right, part, subtracting: true)
    case .wholeQuotient, .modulo, .power, .plusMinus, .choose, .arrange, .share, .and, .or, .xor,
      .shiftLeft, .shiftRight:
      return try further(binary, left, right)
    }
  }

  private mutating func result(
    of postfix: PostfixOperator, _ operand: Term
  ) throws(QuantityError) -> Term? {
    switch postfix {
    case .percent:
      var part = try scaled(operand, by: Quantity(Real(Rational(numerator: 1, denominator: 100))))
      part?.isPercentage = true
      return part
    case .degree: return try degrees(operand)
    case .factorial, .doubleFactorial: return nil
    }
  }

  private mutating func value(
    of function: Function, _ arguments: [Term]
  ) throws(QuantityError) -> Term? {
    var value = arguments[0]
    switch function {
    case .sum, .mean:
      for term in arguments.dropFirst() { value = try sum(value, term, subtracting: false) }
      guard function == .mean else { return value }
      let part = Real(Rational(numerator: 1, denominator: arguments.count))
      return try scaled(value, by: Quantity(part))
    case .product:
      for factor in arguments.dropFirst() {
        guard let product = try multiplied(value, by: factor) else { return nil }
        value = product
      }
      return value
    default: return try further(function, arguments)
    }
  }
}
