import ExactNumbers
import Quantities

protocol KnownTerm {
  /// The value; nil if it has an unknown.
  var known: Quantity? { get }
  var isPercentage: Bool { get set }

  init(_ value: Quantity, isPercentage: Bool)
}

/// Arithmetic on values with unknowns; nil for results without such a form.
protocol TermAlgebra {
  associatedtype Term: KnownTerm

  static var unsolvable: EvaluationError.Kind { get }

  var arithmetic: Arithmetic { get set }

  mutating func sum(_ left: Term, _ right: Term, subtracting: Bool) throws(QuantityError) -> Term

  mutating func multiplied(_ left: Term, by right: Term) throws(QuantityError) -> Term?

  mutating func inverse(of term: Term) throws(QuantityError) -> Term?

  /// The result of a node other than basic arithmetic; the arguments of a derivative or an integral
  /// are its value, variable and end.
  mutating func further(_ kind: SyntaxTree.Kind, _ arguments: [Term]) throws(QuantityError) -> Term?

  /// A variable independent of the unknowns, equal to a value; in the unit of both ends.
  mutating func variable(boundTo value: Term, upTo end: Term?) throws(QuantityError) -> Term?
}

extension TermAlgebra {
  mutating func term(
    of kind: SyntaxTree.Kind, _ arguments: [Term], at place: Range<Int>
  ) throws(EvaluationError) -> Term {
    let result = try blaming(at: place) { () throws(QuantityError) -> Term? in
      var first = arguments[0]
      switch kind {
      case .parentheses:
        first.isPercentage = false
        return first
      case .sign(.plus): return first
      case .sign(.minus): return try scaled(first, by: -1)
      case .postfix(.percent):
        var part = try scaled(first, by: Quantity(Real(Rational(numerator: 1, denominator: 100))))
        part?.isPercentage = true
        return part
      case .quantity(let unit): return try scaled(first, by: Quantity(1, unit))
      case .binary(let binary, _): return try self.result(of: binary, first, arguments[1], kind)
      case .call(.sum, _), .call(.mean, _):
        for term in arguments.dropFirst() { first = try sum(first, term, subtracting: false) }
        guard case .call(.mean, _) = kind else { return first }
        return try scaled(
          first, by: Quantity(Real(Rational(numerator: 1, denominator: arguments.count))))
      case .call(.product, _):
        for factor in arguments.dropFirst() {
          guard let product = try multiplied(first, by: factor) else { return nil }
          first = product
        }
        return first
      default: return try further(kind, arguments)
      }
    }
    guard let result else { throw EvaluationError(Self.unsolvable, at: place) }
    return result
  }

  private mutating func scaled(_ term: Term, by factor: Quantity) throws(QuantityError) -> Term? {
    try multiplied(Term(factor, isPercentage: false), by: term)
  }

  private mutating func result(
    of binary: BinaryOperator, _ left: Term, _ right: Term, _ kind: SyntaxTree.Kind
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
    default: return try further(kind, [left, right])
    }
  }
}
